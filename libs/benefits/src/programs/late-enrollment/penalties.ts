// Late-enrolment penalties as arithmetic (docs/facts/policy.md#medicare-windows-and-penalties), for the rules and the
// Medicare page.
import { figureOn } from '../../figures/figure';
import type { FoundFigure } from '../../figures/figure';
import type { Figures } from '../rule';

const MONTHS = 12;
const YEARS_PAID_PER_YEAR_MISSED = 2;

export interface Penalty {
  /** US dollars added to each month's premium, to the cent. */
  monthly: number;
  /** Years it is paid; null = as long as the cover lasts. */
  years: number | null;
  figures: readonly FoundFigure[];
}

const share = (amount: number, percent: number): number => Math.round(amount * percent) / 100;

/** Part A, for people who pay its premium. @param monthsLate full months @param premium monthly, in dollars */
export function partAPenalty(monthsLate: number, premium: FoundFigure, figures: Figures, on: string): Penalty | null {
  const percent = figureOn(figures, 'partAPenaltyPercent', on);
  if (!percent) return null;
  const yearsMissed = Math.floor(monthsLate / MONTHS);
  const monthly = yearsMissed > 0 ? share(premium.value, percent.value) : 0;
  return { monthly, years: yearsMissed * YEARS_PAID_PER_YEAR_MISSED, figures: [percent, premium] };
}

/** Part B: a tenth of the standard premium for each full twelve months, for life. */
export function partBPenalty(monthsLate: number, figures: Figures, on: string): Penalty | null {
  const percent = figureOn(figures, 'partBPenaltyPercent', on);
  const premium = figureOn(figures, 'partBPremium', on);
  if (!percent || !premium) return null;
  const times = Math.floor(monthsLate / MONTHS);
  return { monthly: share(premium.value, percent.value * times), years: null, figures: [percent, premium] };
}

/**
 * Part D: one percent of the base premium for each full month without creditable cover.
 * @param daysWithout days without cover; up to the grace there is no penalty
 */
export function partDPenalty(monthsWithout: number, daysWithout: number, figures: Figures, on: string): Penalty | null {
  const percent = figureOn(figures, 'partDPenaltyPercent', on);
  const premium = figureOn(figures, 'partDBasePremium', on);
  const grace = figureOn(figures, 'partDPenaltyGraceDays', on);
  if (!percent || !premium || !grace) return null;
  const months = daysWithout > grace.value ? monthsWithout : 0;
  return { monthly: share(premium.value, percent.value * months), years: null, figures: [percent, premium, grace] };
}
