// Amounts as people write them: "연 2만 달러", "월 천이백불", "$20,000 a year", "30k", "12개월", "60 days".

export type Per = 'month' | 'year';

export interface Amount {
  value: number;
  unit: 'usd' | 'days' | 'months' | 'years' | 'percent';
  /** How often, where the words before or after it say so. */
  per: Per | null;
  /** Where it stands in the text. */
  at: number;
  end: number;
}

const KOREAN_DIGITS = new Map([...'영일이삼사오육칠팔구'].map((digit, value) => [digit, value]));
const TENS = new Map([
  ['십', 10],
  ['백', 100],
  ['천', 1_000],
]);
const MAN = 10_000;

/** Below ten thousand: 천이백, 5천, 오백. */
function small(text: string): number {
  let sum = 0;
  let digits = '';
  for (const character of text) {
    const ten = TENS.get(character);
    if (ten === undefined) {
      digits += String(KOREAN_DIGITS.get(character) ?? character);
      continue;
    }
    sum += (digits === '' ? 1 : Number(digits)) * ten;
    digits = '';
  }
  return sum + (digits === '' ? 0 : Number(digits));
}

/** 2만 5천 -> 25000, 이만오천 -> 25000, 천이백 -> 1200, 15만 -> 150000. Digits with commas are plain. */
function koreanNumber(written: string): number {
  const text = written.replaceAll(/[\s,]/g, '');
  const [before, after] = text.includes('만')
    ? [text.slice(0, text.indexOf('만')), text.slice(text.indexOf('만') + 1)]
    : ['', text];
  const high = text.includes('만')
    ? (before === '' ? 1 : before.includes('.') ? Number(before) : small(before)) * MAN
    : 0;
  return Math.round((high + (after.includes('.') ? Number(after) : small(after))) * 100) / 100;
}

const DIGITS = String.raw`\d{1,9}(?:,\d{3}){0,3}(?:\.\d{1,2})?`;
const KOREAN = String.raw`(?:\d|(?<![가-힣])[영일이삼사오육칠팔구십백천만]|(?<=[월연약] ?)[영일이삼사오육칠팔구십백천만])(?:[\d,.영일이삼사오육칠팔구십백천만]|(?<=[십백천만]) (?=[\d일이삼사오육칠팔구십백천])){0,20}`;
const PATTERNS: readonly { pattern: RegExp; unit: Amount['unit']; isKorean?: boolean }[] = [
  { pattern: new RegExp(String.raw`\$\s?(${DIGITS})\s?(k\b)?`, 'giu'), unit: 'usd' },
  { pattern: new RegExp(String.raw`(?<![\d,.])(${DIGITS})\s?(k\b|k?\s?dollars?\b|k?\s?bucks\b)`, 'giu'), unit: 'usd' },
  {
    pattern: new RegExp(
      String.raw`(?<![\d,.])(${KOREAN})\s?(?:달러|불(?=[이을로은도에정쯤씩인만밖]|[^가-힣]|$))`,
      'gu',
    ),
    unit: 'usd',
    isKorean: true,
  },
  {
    // "연수입 4만 8천이면": tens of thousands without a currency are dollars here; 원 says that they are not.
    pattern: new RegExp(
      String.raw`(?<=(?:수입|소득|연봉|인컴|통장에|은행에|예금|저축)[^\d.?!]{0,8})(\d{1,3}\s?만(?:\s?\d{1,4}천?)?)(?!\s?(?:원|불|달러|\d))`,
      'gu',
    ),
    unit: 'usd',
    isKorean: true,
  },
  { pattern: new RegExp(String.raw`(?<![\d,.])(${DIGITS})\s?(?:일(?![가-힣]*\s?년)|days?\b)`, 'giu'), unit: 'days' },
  { pattern: new RegExp(String.raw`(?<![\d,.])(${DIGITS})\s?(?:개월|달(?!러)|months?\b)`, 'giu'), unit: 'months' },
  {
    pattern: new RegExp(
      String.raw`(?<![\d,.])(${DIGITS})\s?(?:년(?!에|\s?(?:도|보험|파트))|years?\b(?!\s?old))`,
      'giu',
    ),
    unit: 'years',
  },
];
/** A bare number beside a rhythm: "1500/mo", "월 1700", "1,500 a month". */
const BARE = new RegExp(
  String.raw`(?<![\d,.$-])(${DIGITS})\s?(?=(?:\/|a|per|each|every|this|next)?\s?(?:mo\b|month|yr\b|year\b))|\b(?:pension|check|benefit|income)s?\s(?:of|is|was)\s(?:about\s|around\s|only\s)?(${DIGITS})(?!\s?(?:%|years?|yrs?|days?))|(?:월|매달|한 달에|연|1년에|연금|소셜|ssa)\s?(?:소득\s?)?(${DIGITS})(?=만|천|\s|불|$)`,
  'giu',
);

const MONTHLY = /(?:월\s?(?:소득|수입|연금)?|한\s?달(?:에|에\s?한\s?번)?|매달|매월|다달이|월소득)[^\d.?!]{0,12}$/u;
const YEARLY = /(?:연(?!금)\s?(?:소득|수입)?|연소득|일\s?년(?:에)?|1년(?:에)?|한\s?해(?:에)?|매년)[^\d.?!]{0,12}$/u;
const MONTHLY_AFTER = /^\s?(?:\/|a |per |each |every )?\s?(?:mo\b|month)/iu;
const YEARLY_AFTER = /^\s?(?:\/|a |per |each |every |in |this |next )?\s?(?:yr\b|year|annual)/iu;
const LOOK = 24;

function perOf(text: string, at: number, end: number): Per | null {
  const before = text.slice(Math.max(0, at - LOOK), at);
  const after = text.slice(end, end + LOOK);
  if (MONTHLY_AFTER.test(after)) return 'month';
  if (YEARLY_AFTER.test(after)) return 'year';
  if (MONTHLY.test(before)) return 'month';
  return YEARLY.test(before) ? 'year' : null;
}

const numberOf = (digits: string): number => Number(digits.replaceAll(',', ''));

/** Every amount of a text in order; overlapping readings are one. */
export function amountsIn(text: string): Amount[] {
  const found: Amount[] = [];
  const add = (value: number, unit: Amount['unit'], at: number, end: number): void => {
    const isThere = found.some((other) => at < other.end && other.at < end);
    if (!isThere && Number.isFinite(value))
      found.push({ value, unit, per: unit === 'usd' ? perOf(text, at, end) : null, at, end });
  };
  for (const { pattern, unit, isKorean } of PATTERNS) {
    for (const match of text.matchAll(pattern)) {
      const digits = match[1] ?? '';
      const times = /^k/i.test(match[2] ?? '') ? 1_000 : 1;
      add(
        (isKorean ? koreanNumber(digits) : numberOf(digits)) * times,
        unit,
        match.index,
        match.index + match[0].length,
      );
    }
  }
  for (const match of text.matchAll(BARE)) {
    const digits = match.slice(1).find(Boolean) ?? '';
    const at = match.index + match[0].indexOf(digits);
    if (numberOf(digits) >= 100) add(numberOf(digits), 'usd', at, at + digits.length);
  }
  return found.sort((one, other) => one.at - other.at);
}
