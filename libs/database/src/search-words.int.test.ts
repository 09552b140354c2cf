// The words of a record are made in a quicker way than before, and are the same.
import { createTestDatabase, withClient, type TestDatabase } from '@app/testing/database';
import { WORDS } from './migrations/1795920000000-add-search-words';

const COUNT = 4_000;
const SIGNS = [
  ' ',
  '  ',
  ' |',
  '|',
  ' | ',
  "'",
  ':',
  '\\',
  '\t',
  '@',
  '=',
  '#',
  '~',
  '-',
  '.',
  '"',
  '&',
  'é',
  '가',
  'ㄱ',
  'ㅏ',
];
const WORDS_OF_TEXTS = [
  'lee',
  'clinic',
  '213',
  '2135550101',
  'ave',
  'a41151',
  'leeclinic',
  'o',
  '',
  'ㅅㅓㅇㅜㄹ',
  'ㅎㅏㄴㅂㅣㅊ',
  'ㅅㅇㅁㄷ',
  'ㄱㅏ',
  '서울',
  'ñ',
  '😀',
];

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** The same numbers each time (mulberry32). */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * sides);
  };
}

function invented(): { text: string; type: string; specialties: string[]; languages: string[] }[] {
  const roll = dice(20261123);
  const of = <T>(list: readonly T[]): T => list[roll(list.length)] as T;
  const some = (list: readonly string[]) => list.filter(() => roll(3) === 0);
  return Array.from({ length: COUNT }, (_, index) => {
    const isTidy = roll(2) === 0;
    const length = index % 100 === 0 ? 600 : roll(25);
    const parts = Array.from({ length }, () => `${of(WORDS_OF_TEXTS)}${isTidy ? ' ' : of(SIGNS)}`);
    const text = isTidy ? ` ${parts.join('').trim()} | rest${index} ` : parts.join('');
    const specialties = some(['internal-medicine', 'family', "it's", 'a:b']);
    return {
      text,
      type: of(['doctor', 'adultDayCare', 'clinic']),
      specialties,
      languages: some(['Korean', 'Chinese (Mandarin)', "O'odham"]),
    };
  });
}

it('makes the same words as before', async () => {
  await withClient(database.adminUrl, async (client) => {
    await client.query(WORDS.replace('guide.search_words', 'guide.search_words_before'));
    const asked = `FROM jsonb_to_recordset($1::jsonb) AS i(text text, type text, specialties text[], languages text[])`;
    const words = (name: string) => `${name}(i.text, i.type, i.specialties, i.languages)`;
    const records = JSON.stringify(invented());
    const { rows } = await client.query(
      `SELECT i.text, ${words('guide.search_words_before')}::text AS before, ${words('guide.search_words')}::text AS now ${asked}
        WHERE ${words('guide.search_words')} IS DISTINCT FROM ${words('guide.search_words_before')} LIMIT 3`,
      [records],
    );
    expect(rows).toEqual([]);
    const { rows: told } = await client.query<{ all: number; different: number }>(
      `SELECT count(w)::int AS all, count(DISTINCT w)::int AS different FROM (SELECT ${words('guide.search_words')} AS w ${asked}) made`,
      [records],
    );
    expect(told[0]?.all).toBe(COUNT);
    expect(told[0]?.different).toBeGreaterThan(COUNT / 2);
  });
});
