// @ts-check
// The one source of chance here: numbers that depend on a text alone, so that every start invents the same records.

/** A number from 0 up to 2^32 that depends on the text alone (FNV-1a with a final mix). @param {string} text */
export function hash(text) {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 15), 0x85ebca6b);
  return (value ^ (value >>> 13)) >>> 0;
}

/** One of the list. @template T @param {readonly T[]} list not empty @param {number} seed @returns {T} */
export const pick = (list, seed) => /** @type {T} */ (list[seed % list.length]);
