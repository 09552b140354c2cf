// An English sentence as it is to be said: sums, days, telephone numbers and forms in words, abbreviations letter by letter.
import { digitWords, numberWords, ordinalWords, yearWords } from './english-numbers';
import { applyRules, NUMBER, PLAIN_SPACES, QUIET_SIGNS } from './rules';
import type { Rule } from './rules';

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const MONTH = String.raw`(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec)(?:uary|ruary|ch|il|e|y|ust|tember|ober|ember)?\.?`;
const monthOf = (written: string): string => MONTHS.find((name) => name.startsWith(written.slice(0, 3))) ?? written;
const WEEKDAYS = new Map(
  'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ').map((day) => [day.slice(0, 3), day] as const),
);
/** Abbreviations that are said as words. */
const WORDS = new Set(['HICAP', 'PACE', 'COBRA', 'ZIP', 'MEDICARE', 'SHIP', 'AIDS', 'NOT', 'AND', 'OR', 'NO']);
const letters = (written: string): string =>
  WORDS.has(written) ? written : [...written.replaceAll('-', '')].join(' ');

const dollars = (whole: string, cents?: string): string => {
  const said = `${numberWords(whole)} ${whole === '1' ? 'dollar' : 'dollars'}`;
  return cents && Number(cents) > 0
    ? `${said} and ${numberWords(String(Number(cents)))} ${cents === '01' ? 'cent' : 'cents'}`
    : said;
};
/** 800 is "eight hundred", 877 is digit by digit. */
const area = (written: string): string =>
  written === '800' || written === '900' ? numberWords(written) : digitWords(written);

const TIDY: readonly Rule[] = [
  [/[“”"]/g, ''],
  [/[‘’]/g, "'"],
  [/ ?[–—] ?(?=[\d$A-Z])/g, ' to '],
];

const DAYS: readonly Rule[] = [
  [
    /(\d{4})-(\d{2})-(\d{2})/g,
    (_, year = '', month = '', day = '') => `${MONTHS[Number(month) - 1]} ${ordinalWords(day)}, ${yearWords(year)}`,
  ],
  [/\b(Sun|Mon|Tue|Wed|Thu|Fri|Sat)(?=,)/g, (_, day = '') => WEEKDAYS.get(day) ?? day],
  [
    new RegExp(String.raw`\b${MONTH} (\d{1,2})(?:st|nd|rd|th)?(?!\d|,\d)(?:, (\d{4}))?`, 'g'),
    (_, month = '', day = '', year = '') =>
      `${monthOf(month)} ${ordinalWords(day)}${year ? `, ${yearWords(year)}` : ''}`,
  ],
  [/(?<![\d.,$-])((?:19|20)\d{2})(?![\d,%-]|\.\d| dollars)/g, (_, year = '') => yearWords(year)],
  [
    /(\d{1,2}):(\d{2}) ?([ap])\.?m\b\.?/gi,
    (_, hour = '', minute = '', half = '') =>
      `${numberWords(hour)}${minute === '00' ? '' : ` ${numberWords(minute)}`} ${half.toUpperCase()} M`,
  ],
  [/(\d{1,2}) ?([ap])\.?m\b\.?/gi, (_, hour = '', half = '') => `${numberWords(hour)} ${half.toUpperCase()} M`],
];

const CODES: readonly Rule[] = [
  [/(?<![\w-])1-(8\d\d)-([A-Z]{4,})/g, (_, code = '', name = '') => `one, ${area(code)}, ${name}`],
  [
    /(?<![\d-])(1[- .])?\(?(\d{3})\)?[- .](\d{3})[-.](\d{4})(?!\d)/g,
    (_, one = '', code = '', next = '', last = '') =>
      `${one ? 'one, ' : ''}${area(code)}, ${digitWords(next)}, ${digitWords(last)}`,
  ],
  [/(?<![\d.,$-])(211|311|511|711|811|911|988)(?![\d,%]|\.\d)/g, (_, line = '') => digitWords(line)],
  [/(?<![\w.@-])((?:[\w-]{1,63}\.){1,4}(?:gov|com|org))(?![\w.]*\w)/g, (_, name = '') => name.replaceAll('.', ' dot ')],
  [
    /(?<![A-Za-z])([A-Z]{1,6})[- ]?(\d{1,6})(?:-(\d{1,4}))?([A-Z]?)(?![\w])/g,
    (_, code = '', digits = '', more = '', last = '') =>
      [letters(code), digitWords(digits), more && digitWords(more), last].filter(Boolean).join(' '),
  ],
];

const NUMBERS: readonly Rule[] = [
  [new RegExp(String.raw`\$ ?(${NUMBER})(?:\.(\d{2}))?`, 'g'), (_, whole = '', cents = '') => dollars(whole, cents)],
  [new RegExp(String.raw`(${NUMBER}(?:\.\d{1,4})?) ?%`, 'g'), (_, value = '') => `${numberWords(value)} percent`],
  [
    /(?<![\d.,])(\d{5})(?:-(\d{4}))?(?![\d,]|\.\d)/g,
    (_, zip = '', more = '') => [zip, more].filter(Boolean).map(digitWords).join(' '),
  ],
  [/(?<![\d.,])(\d{1,4})(?:st|nd|rd|th)\b/g, (_, value = '') => ordinalWords(value)],
  [/(?<=\d) ?- ?(?=\d)/g, ' to '],
  [new RegExp(String.raw`${NUMBER}(?:\.\d{1,6})?`, 'g'), (value = '') => numberWords(value)],
];

const SIGNS: readonly Rule[] = [
  [/(?<![A-Za-z-])[A-Z]{1,5}(?:-[A-Z]{1,5})+(?![A-Za-z-])|(?<![A-Za-z-])[A-Z]{2,6}(?![A-Za-z])/g, letters],
  [/ ?& ?/g, ' and '],
  [/ ?\+ ?/g, ' plus '],
  ...QUIET_SIGNS,
];

/** "$202.90 by Dec 7" -> "two hundred two dollars and ninety cents by December seventh". @param text one sentence of the page */
export const spokenEnglish = (text: string): string =>
  applyRules(text, [...PLAIN_SPACES, ...TIDY, ...DAYS, ...CODES, ...NUMBERS, ...SIGNS]).trim();
