// The seven months around the 65th birthday of somebody who is younger, as far as the age alone tells.
import { figureOn } from '../figures/figure';
import { initialWindow } from '../programs/medicare/initial-window';
import type { InitialWindow } from '../programs/medicare/initial-window';
import { isStatusOpen } from './situation';
import type { Judging } from './situation';

/** Null from 65 on, with Medicare, and where the status is open. */
export function firstWindow({ facts, figures, answers }: Judging): InitialWindow | null {
  const age = figureOn(figures, 'medicareAge', facts.asOf)?.value ?? 0;
  const before = figureOn(figures, 'iepMonthsBefore', facts.asOf);
  if (!before || answers.medicare || !facts.isAgeKnown || facts.age >= age || isStatusOpen(facts)) return null;
  return initialWindow(facts.asOf, facts.age, { medicareAge: age, monthsBefore: before.value });
}
