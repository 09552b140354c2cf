// The amounts each program goes by, from the dated tables: records carry none, because amounts change every year.
import { figureOn } from '@app/benefits/figures/figure';
import type { FigureRow } from '@app/benefits/figures/figure';
import type { FigureId } from '@app/benefits/figures/figures';
import { assetLimit } from '@app/benefits/programs/assets';
import { povertyLevel, yearlyShare } from '@app/benefits/programs/poverty';
import type { ShareId } from '@app/benefits/programs/poverty';
import { publishedLimit } from '@app/benefits/programs/published-limit';
import type { Figures } from '@app/benefits/programs/rule';

/** Keys of `programs:limits`: what is measured, and how the sentence reads. */
export type LimitKind =
  | 'monthlyIncome'
  | 'monthlyBelow'
  | 'yearlyBelow'
  | 'monthlyHousehold'
  | 'yearlyHousehold'
  | 'assets'
  | 'payment';

export interface ProgramLimit {
  kind: LimitKind;
  /** US dollars: one person, and two. */
  one: number;
  two: number;
  /** The year the amounts are called by. */
  year: number;
  rows: readonly FigureRow[];
}

type Ask = (figures: Figures, on: string) => ProgramLimit | null;

const pair =
  (kind: LimitKind, oneId: FigureId, twoId: FigureId): Ask =>
  (figures, on) => {
    const one = figureOn(figures, oneId, on);
    const two = figureOn(figures, twoId, on);
    if (!one || !two) return null;
    return { kind, one: one.value, two: two.value, year: one.row.year, rows: [one.row, two.row] };
  };

const monthly =
  (share: ShareId): Ask =>
  (figures, on) => {
    const one = publishedLimit(figures, share, 1, on);
    const two = publishedLimit(figures, share, 2, on);
    if (!one || !two) return null;
    const rows = [one.level.row, one.share.row];
    const kind = one.comparison === 'below' ? 'monthlyBelow' : 'monthlyIncome';
    return { kind, one: one.gross, two: two.gross, year: one.level.row.year, rows };
  };

/** docs/facts/policy.md#extra-help: below the share, by the year. */
const extraHelpIncome: Ask = (figures, on) => {
  const one = povertyLevel(figures, 1, on);
  const two = povertyLevel(figures, 2, on);
  const share = figureOn(figures, 'extraHelpShare', on);
  if (!one || !two || !share) return null;
  const limit = (level: number) => yearlyShare(level, share.value);
  return {
    kind: 'yearlyBelow',
    one: limit(one.value),
    two: limit(two.value),
    year: one.row.year,
    rows: [one.row, share.row],
  };
};

const savings: Ask = (figures, on) => {
  const one = assetLimit(figures, 1, on);
  const two = assetLimit(figures, 2, on);
  if (!one || !two) return null;
  const rows = [one.one.row, one.more.row];
  return { kind: 'assets', one: one.value, two: two.value, year: Number(on.slice(0, 4)), rows };
};

/** Id of a program -> its amounts, the income first. Programs that go by Medi-Cal alone have none of their own. */
const ASKS: ReadonlyMap<string, readonly Ask[]> = new Map([
  ['extra-help', [extraHelpIncome, pair('assets', 'extraHelpResourcesOne', 'extraHelpResourcesCouple')]],
  ['msp', [monthly('qiShare'), savings]],
  ['medi-cal-aged', [monthly('mediCalAgedShare'), savings]],
  ['calfresh', [pair('monthlyHousehold', 'calFreshGross1', 'calFreshGross2')]],
  ['ssi-capi', [pair('payment', 'ssiOne', 'ssiCouple'), pair('assets', 'ssiResourcesOne', 'ssiResourcesCouple')]],
  ['energy', [pair('yearlyHousehold', 'careIncome1', 'careIncome2')]],
]);

/** What holds on a day; an amount that no table knows is left out. @param on ISO date in California */
export function limitsOf(programId: string, figures: Figures, on: string): ProgramLimit[] {
  return (ASKS.get(programId) ?? []).flatMap((ask) => ask(figures, on) ?? []);
}
