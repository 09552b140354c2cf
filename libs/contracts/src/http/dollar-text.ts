/** `$15,000.50`: commas only between groups of three, so that "15,00" is refused instead of guessed. */
const DOLLARS = /^\$?(\d+|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/;

/** US dollars of a text as people write it, blanks around it left aside; null when it is no amount. */
export function dollarsOfText(text: string): number | null {
  const trimmed = text.trim();
  return DOLLARS.test(trimmed) ? Number(trimmed.replace(/[$,]/g, '')) : null;
}
