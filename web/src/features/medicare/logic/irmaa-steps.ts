// The rows of the high-income surcharge on a day. Facts: docs/facts/policy.md#irmaa.
import { figureOn } from '@app/benefits/figures/figure';
import type { FigureRow } from '@app/benefits/figures/figure';
import { partBPremiumId } from '@app/benefits/programs/irmaa/rule';
import type { Figures } from '@app/benefits/programs/rule';

const STEPS = [0, 1, 2, 3, 4, 5] as const;
export type IrmaaStepNumber = (typeof STEPS)[number];

export interface IrmaaStep {
  step: IrmaaStepNumber;
  /** US dollars a year above which the step begins (the last one: from which); null for the first. */
  single: number | null;
  joint: number | null;
  /** US dollars a month: Part B in total, Part D on top of the plan's premium. */
  partB: number;
  partD: number;
}

export interface IrmaaSteps {
  steps: readonly IrmaaStep[];
  year: number;
  rows: readonly FigureRow[];
}

/** null when one of the figures is not loaded at all: a table with holes would mislead. @param on ISO date in California */
export function irmaaSteps(figures: Figures, on: string): IrmaaSteps | null {
  const rows: FigureRow[] = [];
  const steps: IrmaaStep[] = [];
  for (const step of STEPS) {
    const partB = figureOn(figures, partBPremiumId(step), on);
    const partD = figureOn(figures, `irmaaPartD${step}`, on);
    const single = step === 0 ? null : figureOn(figures, `irmaaSingle${step}`, on);
    const joint = step === 0 ? null : figureOn(figures, `irmaaJoint${step}`, on);
    if (!partB || !partD || (step !== 0 && (!single || !joint))) return null;
    rows.push(partB.row);
    steps.push({
      step,
      single: single?.value ?? null,
      joint: joint?.value ?? null,
      partB: partB.value,
      partD: partD.value,
    });
  }
  const year = rows[0]?.year;
  return year === undefined ? null : { steps, year, rows };
}
