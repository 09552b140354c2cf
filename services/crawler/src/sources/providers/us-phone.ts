/** No telephone number is longer, its extension included; what a source sends may be. */
const LONGEST = 60;

/**
 * "2135550101", "213-555-0101", "1 (213) 555-0101 x12" -> "(213) 555-0101" (with " ext. 12").
 * @returns null for what no telephone could dial: an unknown number is said to be unknown, never shown wrong
 */
export function usPhone(text: string | null): string | null {
  if (text === null || text.length > LONGEST) return null;
  const [, main = '', extension] = /^([\d\s().+/-]+?)\s*(?:(?:x|ext\.?|extension)\s*(\d{1,6}))?$/i.exec(text) ?? [];
  const digits = main.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  // Area codes and exchanges begin with 2 to 9.
  const [, area, exchange, line] = /^([2-9]\d{2})([2-9]\d{2})(\d{4})$/.exec(digits) ?? [];
  if (!area || /^(\d)\1{9}$/.test(digits)) return null;
  return `(${area}) ${exchange}-${line}${extension ? ` ext. ${extension}` : ''}`;
}
