// Text that no visitor should ever read: keys of the locale files, placeholders without a value, values without a text.
const LEAKS = [
  /\{\{.*?\}\}/,
  /\bundefined\b/,
  /\bNaN\b/,
  /\[object \w+\]/,
  /\b[a-z]+[A-Za-z-]*:[a-z][A-Za-z]*\.[a-z]\w+/,
  /&(?:amp|nbsp|lt|gt);/,
];

/** The lines of a page's text that leaked from the code. */
export function leakedText(text: string): string[] {
  return text.split('\n').filter((line) => LEAKS.some((leak) => leak.test(line)));
}
