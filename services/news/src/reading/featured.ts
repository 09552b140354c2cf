// Which items stand first: the newest that concern somebody of 65 and over, no agency alone.
import type { NewsRow } from './news.repository';

const MOST = 6;
const MOST_OF_ONE_SOURCE = 3;

type Rated = Pick<NewsRow, 'id' | 'source' | 'category'>;

/** @param rows newest first */
export function featuredIds(rows: readonly Rated[]): ReadonlySet<string> {
  const chosen = new Set<string>();
  const counts = new Map<string, number>();
  const choose = (candidates: readonly Rated[]): void => {
    for (const { id, source } of candidates) {
      const count = counts.get(source) ?? 0;
      if (chosen.size === MOST || chosen.has(id) || count === MOST_OF_ONE_SOURCE) continue;
      chosen.add(id);
      counts.set(source, count + 1);
    }
  };
  // Notices in the register are for lawyers: they come first only where there is nothing else.
  const plain = rows.filter(({ source }) => source !== 'federal-register');
  choose(plain.filter(({ category }) => category !== 'general'));
  choose(plain);
  if (chosen.size === 0) choose(rows);
  return chosen;
}
