// The income bands of the Medicare Savings Programs: two unit sizes only, one person or a couple (policy.md 4 and 8).
import type { FoundFigure } from '../../figures/figure';
import { figureOn } from '../../figures/figure';
import { countableIncome } from '../countable-income';
import type { CountableIncome } from '../countable-income';
import type { Facts } from '../facts';
import { povertyLevel } from '../poverty';
import type { Figures } from '../rule';

export type SavingsBandName = 'QMB' | 'SLMB' | 'QI';

/** QMB holds at its limit, the two others only below theirs. */
const BANDS = [
  { name: 'QMB', share: 'qmbShare', comparison: 'at-most' },
  { name: 'SLMB', share: 'slmbShare', comparison: 'below' },
  { name: 'QI', share: 'qiShare', comparison: 'below' },
] as const;

const COUPLE = 2;

export interface SavingsBand {
  /** null: the income is above the highest band. */
  name: SavingsBandName | null;
  countable: CountableIncome;
  /** US dollars a year: the limit of the band, or of the highest band when none fits. */
  limit: number;
  comparison: 'at-most' | 'below';
  level: FoundFigure;
  share: FoundFigure;
}

/** @returns null when a figure of the day is not loaded */
export function savingsBand(facts: Facts, figures: Figures): SavingsBand | null {
  const level = povertyLevel(figures, Math.min(facts.householdSize, COUPLE), facts.asOf);
  const countable = countableIncome(facts, figures);
  if (!level || !countable) return null;
  let last: SavingsBand | null = null;
  for (const { name, share: id, comparison } of BANDS) {
    const share = figureOn(figures, id, facts.asOf);
    if (!share) return null;
    const limit = (level.value * share.value) / 100;
    const fits = comparison === 'at-most' ? countable.yearly <= limit : countable.yearly < limit;
    last = { name: fits ? name : null, countable, limit, comparison, level, share };
    if (fits) return last;
  }
  return last;
}
