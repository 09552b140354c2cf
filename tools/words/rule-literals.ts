// Dates and amounts of rules have one record each in libs/benefits/src/figures; a sentence names the record. This module finds
// sentences that state one by themselves.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Data files whose texts state rules; the others describe places, plans and things to pack. */
const RULE_TEXTS =
  /^libs\/content\/data\/(?:before-signing|benefit-coverage|call-scripts|faqs|letters|policy-updates|programs|show-cards|terms|worksheets)\.json$/;
/** Sentences of the rules, of the windows, of the assistant and of the pages. */
const WORDS = /^(?:libs|services)\/.*(?<!record-)words\.json$|figures\/windows\.json$|^web\/src\/locales\/.*\.json$/;
/** Fields that nobody reads on a screen. */
const NOT_SHOWN = new Set([
  'about',
  'aliases',
  'also',
  'checkedOn',
  'codes',
  'fact',
  'facts',
  'id',
  'note',
  'rule',
  'sourceDate',
  'sourceTitle',
  'sourceUrl',
  'url',
]);

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';
const LITERALS: readonly RegExp[] = [
  /20\d\d년 \d{1,2}월(?: \d{1,2}일)?|(?<!년 )\b\d{1,2}월 \d{1,2}일/g,
  new RegExp(`\\b(?:${MONTHS}) (?:\\d{1,2}(?:, 20\\d\\d)?|20\\d\\d)\\b`, 'g'),
  /\$\d+(?:,\d{3})*(?:\.\d\d)?|\d[\d,]*(?:\.\d+)?달러/g,
  // Special enrollment after work ends, the gap in drug coverage, and hearings and late renewals of Medi-Cal.
  /\b(?:8개월|63일|90일)(?! \d)|\b(?:8 months|63 days|90 days)\b/g,
];
/** The first and the last day of any year are no rule, and a price of nothing is no amount. */
const ALWAYS_FINE = /^(?:1월 1일|12월 31일|January 1|December 31|\$0|0달러)$/;

/** `file: literal` of every date and amount that a text states by itself. */
export const literalsIn = (file: string, text: string): string[] =>
  LITERALS.flatMap((pattern) => text.match(pattern) ?? [])
    .filter((literal) => !ALWAYS_FINE.test(literal))
    .map((literal) => `${file}: ${literal}`);

/** Every text of a JSON value that may be shown. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, below]: [string, unknown]) => (NOT_SHOWN.has(key) ? [] : textsOf(below)));
}

function filesBelow(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));
}

/** `file: literal` of every sentence in the repository below `root`. */
export function literalsBelow(root: string): string[] {
  const files = ['libs', 'services', 'web/src/locales'].flatMap((folder) => filesBelow(root, folder));
  return files
    .filter((file) => RULE_TEXTS.test(file) || WORDS.test(file))
    .flatMap((file) =>
      textsOf(JSON.parse(readFileSync(join(root, file), 'utf8'))).flatMap((text) => literalsIn(file, text)),
    );
}

const SOURCE_FOLDERS = ['libs/benefits/src', 'libs/content/src', 'services/eligibility/src', 'web/src'];
const ISO_DAY = /'(20\d\d-\d\d-\d\d)'/g;

/** `file: day` of every ISO day in the code that is a day of a rule. The first and the last day of a year are left out. */
export function ruleDaysInCode(root: string, days: ReadonlySet<string>): string[] {
  const files = SOURCE_FOLDERS.flatMap((folder) => filesBelow(root, folder));
  return files
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|int\.test|scenarios|fixture)\.tsx?$|\/testing\//.test(file))
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(ISO_DAY)]
        .map(([, day = '']) => day)
        .filter((day) => days.has(day) && !/-(?:01-01|12-31)$/.test(day))
        .map((day) => `${file}: ${day}`),
    );
}
