// The income bands of the Medicare Savings Programs: two unit sizes only, one person or a couple
// (docs/facts/policy.md#medicare-savings-programs and #decision-logic).
import { countableIncome } from '../countable-income';
import type { CountableIncome } from '../countable-income';
import type { Facts } from '../facts';
import { unitSize } from '../facts';
import { publishedLimit } from '../published-limit';
import type { PublishedLimit } from '../published-limit';
import type { Figures } from '../rule';

export type SavingsBandName = 'QMB' | 'SLMB' | 'QI';

/** QMB holds at its limit, the two others only below theirs. From the widest help to the narrowest. */
export const SAVINGS_BANDS = [
  { name: 'QMB', program: 'qmb', share: 'qmbShare' },
  { name: 'SLMB', program: 'slmb', share: 'slmbShare' },
  { name: 'QI', program: 'qi', share: 'qiShare' },
] as const;

export type SavingsProgram = (typeof SAVINGS_BANDS)[number]['program'];

export interface BandTest {
  name: SavingsBandName;
  /** Whether the income fits; a wider help may fit as well. */
  fits: boolean;
  countable: CountableIncome;
  limit: PublishedLimit;
}

/** One program's income test, by the month rounded as the federal tables are; null when a figure of the day is not loaded. */
export function bandTest(facts: Facts, figures: Figures, program: SavingsProgram): BandTest | null {
  const band = SAVINGS_BANDS.find((each) => each.program === program);
  const limit = band && publishedLimit(figures, band.share, unitSize(facts), facts.asOf);
  const countable = countableIncome(facts, figures);
  if (!limit || !countable) return null;
  const { name } = band;
  const fits = limit.comparison === 'at-most' ? countable.yearly <= limit.yearly : countable.yearly < limit.yearly;
  return { name, fits, countable, limit };
}

/** The widest help whose income test fits; null above the bands, or when a figure is not loaded. */
export const savingsBand = (facts: Facts, figures: Figures): SavingsBandName | null =>
  SAVINGS_BANDS.find(({ program }) => bandTest(facts, figures, program)?.fits)?.name ?? null;
