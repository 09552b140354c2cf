// Income up to which the federal premium credit reaches, by coverage year and household. Facts:
// docs/facts/policy.md#covered-california: a coverage year uses the poverty level of the year before.
import { figureOn } from '@app/benefits/figures/figure';
import type { FoundFigure } from '@app/benefits/figures/figure';
import { povertyLevel, yearlyShare } from '@app/benefits/programs/poverty';
import type { ShareId } from '@app/benefits/programs/poverty';
import type { Figures } from '@app/benefits/programs/rule';

export interface CreditLimit {
  /** US dollars a year. */
  income: number;
  level: FoundFigure;
  share: FoundFigure;
}

const firstDay = (year: number): string => `${year}-01-01`;

/**
 * The yearly income at a share of the poverty level that a coverage year uses.
 * null: that year had no such limit, or the level of the year before it is not loaded.
 * @param size people in the tax household, from 1
 */
export function creditLimit(
  figures: Figures,
  shareId: ShareId,
  size: number,
  coverageYear: number,
): CreditLimit | null {
  const share = figureOn(figures, shareId, firstDay(coverageYear));
  const level = povertyLevel(figures, size, firstDay(coverageYear - 1));
  if (!share || share.isOld || !level || level.isOld) return null;
  return { income: yearlyShare(level.value, share.value), level, share };
}
