// The worked example of a share of cost: one person of 70 whose pension is just above the free limit.
import { figureOn } from '@app/benefits/figures/figure';
import type { FigureRow } from '@app/benefits/figures/figure';
import { factsOf } from '@app/benefits/programs/facts';
import { incomeLimit } from '@app/benefits/programs/poverty';
import type { Figures } from '@app/benefits/programs/rule';
import { shareOfCost } from '@app/benefits/programs/share-of-cost/rule';

const AGE = 70;
const MONTHS = 12;
/** The pension is a round number, the next one above what would still be free. */
const STEP = 100;

/** US dollars a month. */
export interface ShareExample {
  age: number;
  pension: number;
  takenOff: number;
  countable: number;
  need: number;
  share: number;
  rows: readonly FigureRow[];
}

/** null while a figure of the day is not loaded. @param on ISO date in California */
export function shareExample(figures: Figures, on: string): ShareExample | null {
  const limit = incomeLimit(figures, 'mediCalAgedShare', 1, on);
  const off = figureOn(figures, 'unearnedDisregard', on);
  if (!limit || !off) return null;
  const pension = (Math.floor((limit.monthly + off.value) / STEP) + 1) * STEP;
  const found = shareOfCost(
    factsOf({ asOf: on, age: AGE, annualIncome: pension * MONTHS, status: 'citizen' }),
    figures,
  );
  if (!found) return null;
  const { share, countable, need } = found;
  return {
    age: AGE,
    pension,
    takenOff: pension - countable,
    countable,
    need: need.value,
    share,
    rows: [off.row, need.row],
  };
}
