// Today's amounts inside curated texts. A text names them: `{{partBPremium}}` is the figure, `{{partBPremiumYear}}` the year it
// is of, `{{partDOutOfPocketCap2027}}` the figure of that year, `{{mediCalAgedOneMonth}}` a limit worked out of two figures.
import { figureOn } from '@app/benefits/figures/figure';
import type { FoundFigure } from '@app/benefits/figures/figure';
import { FIGURES, type FigureId } from '@app/benefits/figures/figures';
import { dollars } from '@app/benefits/programs/amount-texts';
import { type ShareId, yearlyShare } from '@app/benefits/programs/poverty';
import { publishedLimit } from '@app/benefits/programs/published-limit';
import type { Figures } from '@app/benefits/programs/rule';
import type { BilingualText } from '@app/contracts/http/errors';
import { cutAtPlaceholders, fillPlaceholders } from '@app/contracts/http/placeholders';

interface Limit {
  share: ShareId;
  size: number;
  by: 'monthly' | 'yearly';
}

const LIMITS = new Map<string, Limit>([
  ['mediCalAgedOneMonth', { share: 'mediCalAgedShare', size: 1, by: 'monthly' }],
  ['mediCalAgedCoupleMonth', { share: 'mediCalAgedShare', size: 2, by: 'monthly' }],
  ['mediCalAdultOneMonth', { share: 'mediCalAdultShare', size: 1, by: 'monthly' }],
  ['mediCalAdultCoupleMonth', { share: 'mediCalAdultShare', size: 2, by: 'monthly' }],
  ['extraHelpOneYear', { share: 'extraHelpShare', size: 1, by: 'yearly' }],
  ['extraHelpCoupleYear', { share: 'extraHelpShare', size: 2, by: 'yearly' }],
]);

const YEAR_OF = 'Year';
const OF_YEAR = /^(\D+)(20\d\d)$/;
const UNKNOWN: BilingualText = { ko: '확인하고 있는 금액', en: 'an amount we are still checking' };

const isFigure = (name: string): name is FigureId => Object.hasOwn(FIGURES, name);

interface Amount {
  text: BilingualText;
  year: number;
}

function figureText({ value, unit, row, isOld }: FoundFigure): BilingualText {
  const text = unit.startsWith('usd')
    ? dollars(value)
    : unit === 'percent'
      ? { ko: `${value}%`, en: `${value}%` }
      : { ko: String(value), en: String(value) };
  return isOld ? { ko: `${text.ko}(${row.year}년)`, en: `${text.en} (${row.year})` } : text;
}

/** Undefined for a name nobody knows; null where no usable figure is loaded for the day. */
function amountOf(name: string, on: string, figures: Figures): Amount | null | undefined {
  const limit = LIMITS.get(name);
  if (limit) {
    const found = publishedLimit(figures, limit.share, limit.size, on);
    if (!found) return null;
    const { gross, level, share } = found;
    // Yearly limits are printed as their agency publishes them: rounded once, not twelve times the month.
    const value = limit.by === 'monthly' ? gross : yearlyShare(level.value, share.value);
    return { text: dollars(value), year: level.row.year };
  }
  const [, base = name, year] = OF_YEAR.exec(name) ?? [];
  if (!isFigure(base)) return undefined;
  const found = figureOn(figures, base, year ? `${year}-01-01` : on);
  return found && { text: figureText(found), year: found.row.year };
}

function valueOf(name: string, on: string, figures: Figures): BilingualText | undefined {
  const amount = amountOf(name, on, figures);
  if (amount !== undefined) return amount?.text ?? UNKNOWN;
  if (!name.endsWith(YEAR_OF)) return undefined;
  const year = amountOf(name.slice(0, -YEAR_OF.length), on, figures)?.year;
  return year === undefined ? undefined : { ko: String(year), en: String(year) };
}

/**
 * A curated text with the amounts of a day in it. A name nobody knows stays as it is, so that it is seen.
 * @param on ISO date in California
 */
export function withAmounts(text: BilingualText, on: string, figures: Figures = FIGURES): BilingualText {
  const into = (language: 'ko' | 'en'): string =>
    fillPlaceholders(text[language], (name) => valueOf(name, on, figures)?.[language]);
  return { ko: into('ko'), en: into('en') };
}

/** Names of the amounts a text uses, sorted. */
export const amountNames = (text: string): string[] =>
  cutAtPlaceholders(text)
    .filter((_, at) => at % 2 === 1)
    .sort();
