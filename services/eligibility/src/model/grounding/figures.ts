// The figures of a sentence in both languages, so that what a language model wrote can be held against what it was given.
// Every pattern is linear: the text is a stranger's.

/** What a figure counts: 185 dollars are not 185 plans. */
type FigureKind = 'money' | 'percent' | 'plain';

export interface Figure {
  kind: FigureKind;
  value: number;
  /** Where its digits and multipliers stand in the text. */
  start: number;
  end: number;
}

/** "1-800-434-0222", "(213) 555-0100", "1-800-MEDICARE": seven signs at least, so that no amount and no day is taken for one. */
const PHONE =
  /\(?\d{1,4}\)?(?:[-. ]\(?\d{2,4}\)?){1,3}[-. ]\d{4}(?!\d)|\d{10,11}(?!\d)|\b1?-?8\d\d-[A-Z]{4,10}\b|\b\d{3}-\d{4}\b/g;
const DAY = /\b(\d{4})-(\d{2})-(\d{2})\b/g;

const NUMBER = /\d+(?:,\d{3})*(?:\.\d+)?/y;
const MULTIPLIERS = new Map([
  ['십', 10],
  ['백', 100],
  ['천', 1_000],
  ['만', 10_000],
  ['억', 100_000_000],
]);
const ENGLISH = /^ ?(k|thousand|million|billion)\b/i;
const ENGLISH_VALUES = new Map([
  ['k', 1_000],
  ['thousand', 1_000],
  ['million', 1_000_000],
  ['billion', 1_000_000_000],
]);
const MONEY_AFTER = /^ ?(?:달러|불|원|usd\b|dollars?\b|bucks?\b|cents?\b|센트)/i;
const PERCENT_AFTER = /^ ?(?:%|퍼센트|프로(?![가-힣])|percent\b)/i;

/** Of phone numbers, each as its digits and letters. */
export function phonesIn(text: string): string[] {
  return [...text.matchAll(PHONE)].flatMap(([found]) => (isDay(found) ? [] : found.replace(/[^\dA-Z]/g, '')));
}

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Phone numbers blanked out, place for place; the numbers of an ISO day stay, each for itself. */
const withoutPhones = (text: string): string =>
  text.replace(PHONE, (found) => (isDay(found) ? found : ' '.repeat(found.length)));

/** "2만 5천" is one figure: every number with its multipliers, as long as they get smaller. */
function figureAt(text: string, start: number): { value: number; end: number } | null {
  let total = 0;
  let end = start;
  let least = Number.POSITIVE_INFINITY;
  for (let at = start; ;) {
    NUMBER.lastIndex = at;
    const [digits] = NUMBER.exec(text) ?? [];
    if (digits === undefined) break;
    let after = at + digits.length;
    let factor = 1;
    for (let by = MULTIPLIERS.get(text[after] ?? ''); by !== undefined; by = MULTIPLIERS.get(text[after] ?? '')) {
      factor *= by;
      after += 1;
    }
    if (factor >= least) break;
    const english = ENGLISH.exec(text.slice(after, after + 10));
    if (english) {
      factor *= ENGLISH_VALUES.get(english[1]?.toLowerCase() ?? '') ?? 1;
      after += english[0].length;
    }
    total += Number(digits.replaceAll(',', '')) * factor;
    end = after;
    least = factor;
    if (factor === 1) break;
    at = text[after] === ' ' ? after + 1 : after;
  }
  return end === start ? null : { value: total, end };
}

function kindOf(text: string, start: number, end: number): FigureKind {
  const after = text.slice(end, end + 10);
  if (/[$＄] ?$/.test(text.slice(Math.max(0, start - 2), start)) || MONEY_AFTER.test(after)) return 'money';
  return PERCENT_AFTER.test(after) ? 'percent' : 'plain';
}

/** Every figure but phone numbers; the year, month and day of an ISO day each for itself. */
export function figuresIn(given: string): Figure[] {
  const text = withoutPhones(given).replaceAll(DAY, '$1 $2 $3');
  const found: Figure[] = [];
  for (let at = 0; at < text.length;) {
    const figure = /\d/.test(text[at] ?? '') ? figureAt(text, at) : null;
    if (figure) found.push({ ...figure, start: at, kind: kindOf(text, at, figure.end) });
    at = figure ? figure.end : at + 1;
  }
  return found;
}

export const sameFigure = (one: Figure, other: Figure): boolean =>
  one.kind === other.kind && Math.abs(one.value - other.value) < 0.005;
