// Which amounts of next year are known and which are not, worked out of the tables: what a screen says of next year comes from here.
import type { BilingualText } from '@app/contracts/http/errors';
import { dollars } from '../programs/amount-texts';
import { fill } from '../programs/later-texts';
import { figureOn } from './figure';
import type { FigureSet, FoundFigure } from './figure';
import type { FigureId } from './figures';
import { amountOfYear, groups as names, known as knownWords, missing as missingWords } from './next-year.words.json';

type Figures = FigureSet<FigureId>;
type GroupId = keyof typeof names;

/** Amounts that are announced together, in the order a person would ask for them. */
const GROUPS: readonly { id: GroupId; figures: readonly FigureId[] }[] = [
  { id: 'partD', figures: ['partDDeductibleMax', 'partDOutOfPocketCap'] },
  {
    id: 'extraHelpCopays',
    figures: ['extraHelpCopayGeneric', 'extraHelpCopayBrand', 'extraHelpCopayGenericLow', 'extraHelpCopayBrandLow'],
  },
  { id: 'premiumCredit', figures: ['contributionBandStart1', 'aptcMaxShare', 'employerOfferShare'] },
  { id: 'partsAB', figures: ['partBPremium', 'partBDeductible', 'partADeductible', 'partAPremiumFull'] },
  { id: 'irmaa', figures: ['irmaaSingle1', 'irmaaPartB1'] },
  { id: 'ssi', figures: ['ssiOne', 'ssiCouple'] },
  { id: 'incomeLimits', figures: ['povertyLevel1'] },
  { id: 'extraHelpResources', figures: ['extraHelpResourcesOne'] },
];

/** The row of the year itself; null where the year has none. */
function ofYear(figures: Figures, id: FigureId, year: number): FoundFigure | null {
  const found = figureOn(figures, id, `${year}-01-01`);
  return found && !found.isOld ? found : null;
}

const isKnown = (figures: Figures, year: number, ids: readonly FigureId[]): boolean =>
  ids.every((id) => ofYear(figures, id, year) !== null);

const list = (texts: readonly BilingualText[]): BilingualText => ({
  ko: texts.map(({ ko }) => ko).join(', '),
  en: texts.map(({ en }) => en).join(', '),
});

function groupText({ id, figures: ids }: (typeof GROUPS)[number], figures: Figures, year: number): BilingualText {
  const amounts = ids.flatMap((figure): [string, BilingualText][] => {
    const found = ofYear(figures, figure, year);
    return found ? [[figure, dollars(found.value)]] : [];
  });
  return fill(names[id].known, Object.fromEntries(amounts));
}

/** "Part D deductible $700, ...": what is known of a year; null where nothing is. */
export function knownAmountsText(figures: Figures, year: number): BilingualText | null {
  const known = GROUPS.filter(({ figures: ids }) => isKnown(figures, year, ids));
  if (known.length === 0) return null;
  return fill(knownWords, { year: String(year), list: list(known.map((group) => groupText(group, figures, year))) });
}

/** "Part A and B amounts, IRMAA, ...": what is missing of a year; null where nothing is. */
export function missingAmountsText(figures: Figures, year: number): BilingualText | null {
  const missing = GROUPS.filter(({ figures: ids }) => !isKnown(figures, year, ids));
  if (missing.length === 0) return null;
  return fill(missingWords, { year: String(year), list: list(missing.map(({ id }) => names[id].name)) });
}

/** From this month on people choose for next year. */
const FIRST_MONTH_OF_CHOICE = 10;

/** The year people choose for beside the current one; null outside the season. @param on ISO date in California */
const yearOfChoice = (on: string): number | null =>
  Number(on.slice(5, 7)) >= FIRST_MONTH_OF_CHOICE ? Number(on.slice(0, 4)) + 1 : null;

/** "$5.10 in 2026 ($5.80 in 2027)": an amount never stands without its year; next year's beside it where it is known. */
export function amountWithYear(figures: Figures, id: FigureId, on: string): BilingualText | null {
  const now = figureOn(figures, id, on);
  if (!now) return null;
  const next = yearOfChoice(on);
  const later = next === null ? null : ofYear(figures, id, next);
  const parts = { year: String(now.row.year), amount: dollars(now.value) };
  if (!later) return fill(amountOfYear.one, parts);
  return fill(amountOfYear.both, { ...parts, next: String(next), later: dollars(later.value) });
}
