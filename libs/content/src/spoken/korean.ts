// A Korean sentence as it is to be said: sums, days, telephone numbers, forms and English names written out in Hangul, so that
// every voice says them alike. Pure; the order of the rules matters: what is written out has no digits left for the next.
import { englishInKorean, letterByLetter } from './korean-letters';
import { chineseNumber, digitByDigit, nativeNumber } from './korean-numbers';
import { applyRules, NUMBER, PLAIN_SPACES, QUIET_SIGNS } from './rules';
import type { Rule } from './rules';

const DAY = String.raw`(?:\d{4}년 ?)?\d{1,2}월(?: ?\d{1,2}일)?(?: [월화수목금토일]요일)?`;
const CLOCK = String.raw`(?:오[전후] ?)?\d{1,2}(?:시(?!간)|:\d{2})`;

/** The particle behind a range, after "까지". */
const AFTER_UNTIL = new Map([
  ['에는', '까지는'],
  ['은', '까지는'],
  ['는', '까지는'],
  ['이', '까지가'],
]);
const until = (particle = ''): string => AFTER_UNTIL.get(particle) ?? '까지';
const MONTHS = new Map([
  ['6', '유'],
  ['10', '시'],
]);
const ENDINGS = new Map([
  ['gov', '거브'],
  ['com', '컴'],
  ['org', '오알지'],
]);
const month = (written: string): string => `${MONTHS.get(String(Number(written))) ?? chineseNumber(written)}월`;
const clock = (hour: string, minute?: string): string =>
  `${nativeNumber(hour)} 시${minute === undefined || minute === '00' ? '' : ` ${chineseNumber(minute)} 분`}`;
const dollars = (whole: string, cents?: string): string =>
  `${chineseNumber(whole)} 달러${cents && Number(cents) > 0 ? ` ${chineseNumber(cents)} 센트` : ''}`;
/** "ssa.gov": short parts of an address are letters. */
const host = (written: string): string =>
  written
    .replace(/^www\./, '')
    .split('.')
    .map((part) => ENDINGS.get(part.toLowerCase()) ?? (part.length <= 4 ? part.toUpperCase() : part))
    .join(' 닷 ');

/** What shows but is not said: spaces that hold lines together, quotes, weekdays in brackets, a name told twice. */
const TIDY: readonly Rule[] = [
  [/[–—−]/g, '-'],
  [/["'“”‘’「」]/g, ''],
  [/\((월|화|수|목|금|토|일)\)/g, ' $1요일'],
  [
    /(메디캘|메디케어|하이캡|메디갭|커버드 캘리포니아)\((?:Medi-Cal|Medicare|HICAP|Medigap|Covered California)\)/g,
    '$1',
  ],
  [/(\d) ?~ ?(?=\d|오[전후])/g, '$1~'],
];

const RANGES: readonly Rule[] = [
  [/(\d{4})-(\d{2})-(\d{2})/g, (_, year = '', m = '', day = '') => `${year}년 ${Number(m)}월 ${Number(day)}일`],
  [/(?<!\d)(\d{1,2})~(\d{1,2})월/g, '$1월~$2월'],
  [
    new RegExp(String.raw`(${DAY}|${CLOCK}) ?~ ?(${DAY}|${CLOCK})(까지|에는|에|은|는|이)?`, 'g'),
    (_, from = '', to = '', particle = '') => `${from}부터 ${to}${until(particle)}`,
  ],
  [/(?<=[\d가-힣%])~(?=[\d$오])/g, '에서 '],
];

const CODES: readonly Rule[] = [
  [/(?<![\w-])1-(8\d\d)-([A-Z]{4,})/g, (_, area = '', name = '') => `일 ${digitByDigit(area)} ${name}`],
  [
    /(?<![\d-])(1[- .])?\(?(\d{3})\)?[- .](\d{3})[-.](\d{4})(?!\d)/g,
    (_, one = '', area = '', next = '', last = '') =>
      `${one ? '일 ' : ''}${digitByDigit(area)} ${digitByDigit(next)} ${digitByDigit(last)}`,
  ],
  [
    /(?<![\d.,$-])(211|311|511|711|811|911|988)(?![\d,%]|\.\d| ?(?:달러|명|곳|개|원|마일|년|가지))/g,
    (_, line = '') => digitByDigit(line),
  ],
  [/(?<![\w.@-])((?:[\w-]{1,63}\.){1,4}(?:gov|com|org))(?![\w.]*\w)/g, (_, name = '') => host(name)],
  [
    /(?<![A-Za-z])([A-Z]{1,6})[- ]?(\d{1,6})(?:-(\d{1,4}))?([A-Z]?)(?![\w])/g,
    (_, letters = '', digits = '', more = '', last = '') =>
      [letterByLetter(letters), digitByDigit(digits), more && digitByDigit(more)].filter(Boolean).join(' ') +
      letterByLetter(last),
  ],
];

const SUMS: readonly Rule[] = [
  [
    new RegExp(String.raw`\$ ?(${NUMBER})(?:\.(\d{2}))?(만|억)?`, 'g'),
    (_, whole = '', cents = '', myriad = '') =>
      myriad ? `${chineseNumber(whole)}${myriad} 달러` : dollars(whole, cents),
  ],
  [
    new RegExp(String.raw`(?<![\d,])(${NUMBER})\.(\d{2}) ?달러`, 'g'),
    (_, whole = '', cents = '') => dollars(whole, cents),
  ],
  [
    new RegExp(String.raw`(${NUMBER}(?:\.\d{1,4})?) ?%p?`, 'g'),
    (_, value = '') => [chineseNumber(value), '퍼센트'].join(' '),
  ],
  [
    /(?<![\d.,])(\d)\/(\d)(?![\d/])/g,
    (_, above = '', below = '') => `${chineseNumber(below)}분의 ${chineseNumber(above)}`,
  ],
];

const TIMES: readonly Rule[] = [
  [/(\d{1,2}):(\d{2})/g, (_, hour = '', minute = '') => clock(hour, minute)],
  [/(\d{1,2})시(?!간)/g, (_, hour = '') => clock(hour)],
  [/(?<!\d)(\d|1[0-2])시간/g, (_, hours = '') => `${nativeNumber(hours)} 시간`],
  [/(\d{4})년/g, (_, year = '') => `${chineseNumber(year)}년`],
  [/(?<!\d)(\d{1,2})월/g, (_, written = '') => month(written)],
  [/(?<!\d)(\d{1,2})일(?!당)/g, (_, day = '') => `${chineseNumber(day)}일`],
];

const COUNTS: readonly Rule[] = [
  // A sum has its comma; five bare digits are a ZIP code.
  [
    /(?<![\d.,])(\d{5})(?:-(\d{4}))?(?![\d,]|\.\d| ?(?:달러|명|곳|개|원|마일|만))/g,
    (_, zip = '', more = '') => [zip, more].filter(Boolean).map(digitByDigit).join(' '),
  ],
  [/(?<![\d.,])1번째/g, '첫 번째'],
  [
    /(?<![\d.,])(\d{1,2}) ?(번째|번(?!호)|명|곳|가지|개(?!월|국|년|소)|달(?!러)|배|장(?!기)|사람|군데|통|권|살)/g,
    (_, count = '', noun = '') => `${nativeNumber(count)} ${noun}`,
  ],
  [
    new RegExp(String.raw`(${NUMBER}(?:\.\d{1,6})?) ?(만|억|천|백)(?=[ 달원명]|$)`, 'g'),
    (_, value = '', myriad = '') => `${chineseNumber(value)}${myriad}`,
  ],
  // A space before what is counted, none after "제".
  [
    new RegExp(String.raw`(${NUMBER}(?:\.\d{1,6})?)(?=([가-힣])?)`, 'g'),
    (_, value = '', next = '') => `${chineseNumber(value)}${next ? ' ' : ''}`,
  ],
];

const SIGNS: readonly Rule[] = [
  [/(?<=[가-힣]) ?\/ ?(?=[가-힣])/g, ', '],
  [/ ?\+ ?/g, ' 플러스 '],
  [/ ?& ?/g, ' 앤드 '],
  [/ ?= ?/g, ', '],
  [/~/g, '에서 '],
  ...QUIET_SIGNS,
];

/** "월 $202.90, 1-800-434-0222" -> "월 이백이 달러 구십 센트, 일 팔공공 사삼사 공이이이". @param text one sentence of the page */
export function spokenKorean(text: string): string {
  const numbers = [...PLAIN_SPACES, ...TIDY, ...RANGES, ...CODES, ...SUMS, ...TIMES, ...COUNTS];
  return applyRules(englishInKorean(applyRules(text, numbers)), SIGNS).trim();
}
