// How people write 60 medicines, by somebody who had seen neither the list nor the matcher: the bound is no target to tune to.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchMedicines } from './match';

const LEAST_SHARE = 0.95;
const MOST_PLACES = 3;

const WAYS = readFileSync(join(__dirname, '../testing/unseen-medicine-ways.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'))
  .map(([typed = '', generic = '']) => ({ typed, generic }));

/** Salts may follow an ingredient ("metoprolol succinate"); the number of ingredients is the same. */
function isOf(generic: string, listed: string): boolean {
  const parts = generic.split(' / ');
  const others = listed.toLowerCase().split(/\s*[/-]\s*/u);
  return parts.length === others.length && parts.every((part) => others.some((other) => other.startsWith(part)));
}

test('200 unseen ways of writing 60 medicines find them among the first three', () => {
  const missed = WAYS.filter(
    ({ typed, generic }) =>
      !matchMedicines(typed)
        .slice(0, MOST_PLACES)
        .some(({ medicine }) => isOf(generic, medicine.generic)),
  );
  expect(WAYS).toHaveLength(200);
  expect(new Set(WAYS.map(({ generic }) => generic)).size).toBe(60);
  if (missed.length > WAYS.length * (1 - LEAST_SHARE)) expect(missed).toEqual([]);
});
