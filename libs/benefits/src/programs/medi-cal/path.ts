// Which group of Medi-Cal a person is looked at in (docs/facts/policy.md#medi-cal-groups).
import { addDays, lastOfMonth } from '../../days/calendar-day';
import { figureOn } from '../../figures/figure';
import type { FoundFigure } from '../../figures/figure';
import type { Facts } from '../facts';
import { hasMedicare, isFrom } from '../facts';
import type { Figures } from '../rule';

/** `magi` = adults 19-64 without Medicare, by tax income; `aged-disabled` counts as SSI does and looks at savings. */
export type MediCalPath = 'child' | 'pregnant' | 'magi' | 'aged-disabled';

/** @returns null when the ages of the day are not loaded */
export function mediCalPath(facts: Facts, figures: Figures): MediCalPath | null {
  const adult = figureOn(figures, 'mediCalAdultAge', facts.asOf);
  const aged = figureOn(figures, 'mediCalAgedAge', facts.asOf);
  if (!adult || !aged) return null;
  if (!isFrom(facts, adult.value)) return 'child';
  if (facts.isPregnant) return 'pregnant';
  return isFrom(facts, aged.value) || hasMedicare(facts) ? 'aged-disabled' : 'magi';
}

export interface AfterPregnancy {
  /** ISO date, last day of the cover. */
  until: string;
  days: FoundFigure;
}

/** Cover after a pregnancy, to the end of the month of its last day; null when there is none on the asked day. */
export function afterPregnancy({ asOf, pregnancyEndedOn }: Facts, figures: Figures): AfterPregnancy | null {
  const days = figureOn(figures, 'afterPregnancyDays', asOf);
  if (!pregnancyEndedOn || !days || pregnancyEndedOn > asOf) return null;
  const until = lastOfMonth(addDays(pregnancyEndedOn, days.value));
  return asOf <= until ? { until, days } : null;
}
