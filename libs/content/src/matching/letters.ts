// Which letters a word has, in 32 bits: tells most words apart without comparing them.

export function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1) letters |= 1 << (word.charCodeAt(index) & 31);
  return letters;
}

/** Whether so many slips may lie between two words: a slip takes one letter away, brings one in, or both. @param most slips */
export const mayBeNear = (one: number, other: number, most: number): boolean =>
  bitsOf(one & ~other) <= most && bitsOf(other & ~one) <= most;

/** How many bits are set, counted side by side in pairs, fours and eights: each word of the dictionary is asked for it. */
function bitsOf(value: number): number {
  const pairs = value - ((value >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
