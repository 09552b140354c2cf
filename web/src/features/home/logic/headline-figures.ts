// The amount next to each of the two big programs, worked out of the dated figures on a given day.
import type { EligibilitySource } from '@app/contracts/http/eligibility-answer';
import { figureOn } from '@app/benefits/figures/figure';
import type { FoundFigure } from '@app/benefits/figures/figure';
import { HEADLINE_SOURCES } from '@app/benefits/figures/sources/headline.sources';
import { agedLevelDay, monthlyLimit } from '@app/benefits/programs/poverty';
import type { HeadlineFigures } from '@web/shared/benefits/use-headline-figures';

export type ServiceId = 'medicare' | 'mediCal';

export interface Headline {
  /** US dollars a month. */
  amount: number;
  /** Year the amount is of. */
  year: number;
  /** The year of today has no amount yet. */
  isOld: boolean;
  /** Percent of the poverty level the amount was worked out with; null = printed in the source as it is. */
  percent: number | null;
  source: EligibilitySource | null;
  checkedOn: string;
}

const sourceOf = ({ row }: FoundFigure): EligibilitySource | null => {
  const known: Readonly<Record<string, EligibilitySource>> = HEADLINE_SOURCES;
  const id = row.sources.find((sourceId) => sourceId in known);
  return id ? (known[id] ?? null) : null;
};

/**
 * Null = no year of the figure is loaded for that day or an earlier one.
 * @param today ISO date in California
 */
export function headlinesOn(figures: HeadlineFigures, today: string): Record<ServiceId, Headline | null> {
  const premium = figureOn(figures, 'partBPremium', today);
  const level = figureOn(figures, 'povertyLevel1', agedLevelDay(figures, today));
  const share = figureOn(figures, 'mediCalAgedShare', today);
  // Income limits are shown before deductions everywhere (programs/published-limit.ts).
  const off = figureOn(figures, 'unearnedDisregard', today);
  const shown = (of: FoundFigure, amount: number, percent: number | null, source: FoundFigure): Headline => ({
    amount,
    year: of.row.year,
    isOld: of.isOld,
    percent,
    source: sourceOf(source),
    checkedOn: of.row.checkedOn,
  });
  return {
    medicare: premium && shown(premium, premium.value, null, premium),
    mediCal:
      level && share && off && shown(level, monthlyLimit(level.value, share.value) + off.value, share.value, share),
  };
}
