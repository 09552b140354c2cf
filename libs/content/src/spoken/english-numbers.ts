// Numbers as American English says them.
const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const SCALES = ['', ' thousand', ' million', ' billion', ' trillion'];
const ORDINALS = new Map([
  ['one', 'first'],
  ['two', 'second'],
  ['three', 'third'],
  ['five', 'fifth'],
  ['eight', 'eighth'],
  ['nine', 'ninth'],
  ['twelve', 'twelfth'],
]);

function belowHundred(value: number): string {
  if (value < 20) return ONES[value] ?? '';
  const rest = value % 10;
  return `${TENS[Math.floor(value / 10)]}${rest > 0 ? `-${ONES[rest]}` : ''}`;
}

function belowThousand(value: number): string {
  const hundreds = Math.floor(value / 100);
  const rest = value % 100;
  if (hundreds === 0) return belowHundred(rest);
  return `${ONES[hundreds]} hundred${rest > 0 ? ` ${belowHundred(rest)}` : ''}`;
}

/** "1,836" -> "one thousand eight hundred thirty-six", "1.6" -> "one point six"; longer than 15 digits is read digit by digit. */
export function numberWords(written: string): string {
  const [before = '', after] = written.replaceAll(',', '').split('.');
  if (before.length > 15) return digitWords(before);
  let rest = Number(before);
  const groups: string[] = [];
  for (const scale of SCALES) {
    if (rest % 1000 > 0) groups.unshift(`${belowThousand(rest % 1000)}${scale}`);
    rest = Math.floor(rest / 1000);
  }
  return `${groups.join(' ') || 'zero'}${after ? ` point ${digitWords(after)}` : ''}`;
}

/** "8" -> "eighth", "21" -> "twenty-first". */
export function ordinalWords(written: string): string {
  const words = numberWords(written);
  const last = words.split(/[^a-z]/).at(-1) ?? '';
  const ordinal = ORDINALS.get(last) ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`);
  return `${words.slice(0, words.length - last.length)}${ordinal}`;
}

/** "2026" -> "twenty twenty-six", "2004" -> "two thousand four", "1961" -> "nineteen sixty-one". */
export function yearWords(written: string): string {
  const century = Number(written.slice(0, 2));
  const rest = Number(written.slice(2));
  if (rest === 0) return century % 10 === 0 ? numberWords(written) : `${belowHundred(century)} hundred`;
  if (rest >= 10) return `${belowHundred(century)} ${belowHundred(rest)}`;
  return century === 20 ? numberWords(written) : `${belowHundred(century)} oh ${ONES[rest]}`;
}

/** Telephone numbers, ZIP codes and forms. */
export const digitWords = (written: string): string => [...written].map((digit) => ONES[Number(digit)]).join(' ');
