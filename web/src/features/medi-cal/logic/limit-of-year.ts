// A group's income limit in a calendar year, as the county and as published tables print it. Facts:
// docs/facts/policy.md#federal-poverty-level.
import type { FigureRow } from '@app/benefits/figures/figure';
import { yearlyShare } from '@app/benefits/programs/poverty';
import { publishedLimit } from '@app/benefits/programs/published-limit';
import type { ShareId } from '@app/benefits/programs/poverty';
import type { Figures } from '@app/benefits/programs/rule';

export interface LimitOfYear {
  /** US dollars a month before deductions, rounded as DHCS does. */
  gross: number;
  /** US dollars a month that the county takes off an income first; 0 in groups that count income as the tax return does. */
  off: number;
  /** US dollars a year, rounded once, as published tables print it; a few dollars from twelve months. */
  yearly: number;
  /** The poverty level and the share. */
  rows: readonly [FigureRow, FigureRow];
}

const lastDayOf = (year: number): string => `${year}-12-31`;

/**
 * `not-loaded`: that year's poverty level is not known yet; null: the tables do not reach so far back.
 * @param size people, from 1
 */
export function limitOfYear(
  figures: Figures,
  share: ShareId,
  size: number,
  year: number,
): LimitOfYear | 'not-loaded' | null {
  const limit = publishedLimit(figures, share, size, lastDayOf(year));
  if (!limit) return null;
  if (limit.level.isOld || limit.share.isOld) return 'not-loaded';
  return {
    gross: limit.gross,
    off: limit.off,
    yearly: yearlyShare(limit.level.value, limit.share.value),
    rows: [limit.level.row, limit.share.row],
  };
}
