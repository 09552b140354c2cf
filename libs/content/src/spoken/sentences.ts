// Where one sentence ends and the next begins: each is said, marked and repeated on its own.

/** A dot behind these ends nothing. */
const NO_END =
  /(?:^|[\s(])(?:[ap]\.m|St|Dr|Mr|Mrs|Ms|No|Inc|vs|e\.g|i\.e|U\.S|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.$|^\s*\d{1,2}\.$/;
const END = /[.?!。][)\]"'”’]{0,3}(?=\s)/g;

export interface Piece {
  text: string;
  /** Offsets in the whole, without the spaces around. */
  start: number;
  end: number;
}

function piece(whole: string, from: number, to: number): Piece[] {
  const text = whole.slice(from, to);
  const trimmed = text.trim();
  if (trimmed === '') return [];
  const start = from + text.indexOf(trimmed);
  return [{ text: trimmed, start, end: start + trimmed.length }];
}

/** The sentences of one paragraph, in order. */
export function sentencesOf(whole: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const { index, 0: mark } of whole.matchAll(END)) {
    const to = index + mark.length;
    if (NO_END.test(whole.slice(Math.max(from, to - 12), to))) continue;
    found.push(...piece(whole, from, to));
    from = to;
  }
  return [...found, ...piece(whole, from, whole.length)];
}
