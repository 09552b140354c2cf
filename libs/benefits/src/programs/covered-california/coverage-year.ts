// The year a plan bought on a given day is for, and the poverty level that year goes by
// (docs/facts/policy.md#federal-poverty-level and #covered-california).
import type { FoundFigure } from '../../figures/figure';
import { coverageYearOn } from '../../figures/windows';
import type { Facts } from '../facts';
import { povertyLevel } from '../poverty';
import type { Figures } from '../rule';

export interface CoverageYear {
  year: number;
  /** ISO date at which the year's rows are looked up. */
  on: string;
  /** Poverty level of the year before; null when not loaded. */
  level: FoundFigure | null;
}

/** While the window of next year is open its cover is meant, else this year's. */
export function coverageYear({ asOf, householdSize }: Facts, figures: Figures): CoverageYear {
  const year = coverageYearOn(asOf);
  const level = povertyLevel(figures, householdSize, `${year - 1}-12-31`);
  return { year, on: `${year}-01-01`, level };
}
