// Income limits as a share of the federal poverty level, rounded as each program rounds. Facts:
// docs/facts/policy.md#federal-poverty-level.
import type { FigureId } from '../figures/figures';
import type { FigureSet, FoundFigure } from '../figures/figure';
import { figureOn } from '../figures/figure';

/** Sizes with a row of their own; each further person adds `povertyLevelMore`. */
const LARGEST_ROW = 8;

type LevelId = `povertyLevel${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`;

export type ShareId = Extract<FigureId, `${string}Share`>;

const FEDERAL_TABLES: readonly ShareId[] = ['qmbShare', 'slmbShare', 'qiShare'];

/** A limit and the two dated figures it was worked out from. */
export interface IncomeLimit {
  /** US dollars a month, rounded up as the program's table is. */
  monthly: number;
  /** Twelve times `monthly`: what a yearly income is held against. */
  yearly: number;
  level: FoundFigure;
  share: FoundFigure;
}

/**
 * The rounding of the DHCS letters: the month of the poverty level is rounded up first, its share again.
 * @param level US dollars a year
 * @param percent whole percent, 138 for 138%
 */
export const monthlyLimit = (level: number, percent: number): number =>
  Math.ceil((percent * Math.ceil(level / 12)) / 100);

/**
 * The rounding of the federal tables of the Medicare Savings Programs: rounded up once, from the year.
 * @param level US dollars a year
 */
const federalMonthlyLimit = (level: number, percent: number): number => Math.ceil((percent * level) / (100 * 12));

/** The share of a yearly poverty level as published yearly limits print it: rounded up once. */
export const yearlyShare = (level: number, percent: number): number => Math.ceil((percent * level) / 100);

/**
 * The poverty level of a household; null when no year's level is loaded.
 * @param size people, from 1
 * @param on ISO date in California
 */
export function povertyLevel(figures: FigureSet<FigureId>, size: number, on: string): FoundFigure | null {
  const level = figureOn(figures, `povertyLevel${Math.min(size, LARGEST_ROW)}` as LevelId, on);
  if (!level || size <= LARGEST_ROW) return level;
  const more = figureOn(figures, 'povertyLevelMore', on);
  if (!more) return null;
  return { ...level, value: level.value + more.value * (size - LARGEST_ROW), isOld: level.isOld || more.isOld };
}

/**
 * The day whose poverty level the aged and disabled limit goes by: until April that of the year before (docs/facts/policy.md#medi-cal-groups).
 * @param on ISO date in California
 */
export function agedLevelDay(figures: FigureSet<'mediCalAgedLimitMonth'>, on: string): string {
  const first = figureOn(figures, 'mediCalAgedLimitMonth', on)?.value ?? 1;
  return Number(on.slice(5, 7)) < first ? `${Number(on.slice(0, 4)) - 1}-12-31` : on;
}

/**
 * A program's income limit for a household; null when the level or the share is not loaded.
 * @param shareId figure that holds the program's percent
 */
export function incomeLimit(
  figures: FigureSet<FigureId>,
  shareId: ShareId,
  size: number,
  on: string,
): IncomeLimit | null {
  const level = povertyLevel(figures, size, shareId === 'mediCalAgedShare' ? agedLevelDay(figures, on) : on);
  const share = figureOn(figures, shareId, on);
  if (!level || !share) return null;
  const round = FEDERAL_TABLES.includes(shareId) ? federalMonthlyLimit : monthlyLimit;
  const monthly = round(level.value, share.value);
  return { monthly, yearly: monthly * 12, level, share };
}
