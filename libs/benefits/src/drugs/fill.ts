// What is paid for one fill, in cents, and what it takes of the deductible and the cap (docs/facts/sources.md#drug-plan-files).
import { toCents } from '../costs/cost-line';
import { partOf } from './cents';
import type { ShareTerm } from './drug-plan';
import type { Bound, FillTerms } from './fill-terms';

export interface CountedDrug extends FillTerms {
  index: number;
  /** Months from one fill to the next. */
  every: number;
  /** Cents; null = not published. */
  price: number | null;
  /** Nothing about it is unknown. */
  isExact: boolean;
  /** Cents, added up over its fills. */
  own: {
    least: number;
    /** If it were dear and everything else cheap. */
    most: number;
    /** What it would then have taken of the deductible beyond the low sum. */
    deductible: number;
  };
}

/** Cents: what is left of the deductible, and what was paid. */
export interface State {
  deductible: number;
  paid: number;
}

export interface Range {
  min: number;
  max: number;
}

/** Cents of one term, of a known price, or at the end of what is possible of an unknown one: Infinity where nothing limits it. */
function termCents({ kind, amount, least, most }: ShareTerm, price: number | null, bound: Bound): number {
  if (kind === 'copay') return toCents(amount);
  const part = Math.max(toCents(least ?? 0), partOf(price ?? (bound === 'low' ? 0 : Infinity), amount));
  return most ? Math.min(toCents(most), part) : part;
}

/** The least of the terms, and never more than the price. A copay after the deductible is taken to be below an unknown price. */
function leastOf(terms: readonly ShareTerm[], price: number | null, bound: Bound): number {
  let least = price ?? Infinity;
  for (const term of terms) least = Math.min(least, termCents(term, price, bound));
  return least;
}

/** @param left of the deductible @returns what is paid, and how much of it counts towards the deductible */
function fillOf(drug: CountedDrug, left: number, bound: Bound): { pays: number; used: number } {
  const { price, before, after } = drug;
  if (!drug.isDeductibleApplied || left === 0) {
    const terms = left === 0 ? after : before;
    return { pays: leastOf(terms[bound], price, bound), used: 0 };
  }
  if (price !== null) {
    const used = Math.min(left, price);
    return { pays: used + leastOf(after[bound], price - used, bound), used };
  }
  // It may cost nearly nothing, and then the deductible is never met by it.
  return bound === 'low' ? { pays: 0, used: 0 } : { pays: left + leastOf(after[bound], null, bound), used: left };
}

/** @returns what is paid below the cap, and what it took of the deductible */
function pay(drug: CountedDrug, state: State, bound: Bound, cap: number): { pays: number; used: number } {
  const { pays, used } = fillOf(drug, state.deductible, bound);
  const paid = Math.min(pays, cap - state.paid);
  state.deductible -= used;
  state.paid += paid;
  return { pays: paid, used };
}

/** One fill in both sums. @returns the ends of what is paid for it, wherever between the two states the truth is */
export function payFill(drug: CountedDrug, { low, high }: Record<Bound, State>, cap: number): Range {
  const { own } = drug;
  if (drug.isExact && low.deductible === high.deductible && low.paid === high.paid) {
    const { pays } = pay(drug, low, 'low', cap);
    Object.assign(high, low);
    own.least += pays;
    own.most += pays;
    return { min: pays, max: pays };
  }
  const leasts = [low, high].map(({ deductible }) => fillOf(drug, deductible, 'low').pays);
  const min = Math.min(...leasts, cap - high.paid);
  const max = Math.min(fillOf(drug, low.deductible, 'high').pays, cap - low.paid);
  const alone = fillOf(drug, Math.max(0, low.deductible - own.deductible), 'high');
  const { used } = pay(drug, low, 'low', cap);
  pay(drug, high, 'high', cap);
  own.deductible += alone.used - used;
  own.most += Math.min(alone.pays, cap - own.most);
  own.least += Math.min(min, max);
  return min <= max ? { min, max } : { min: max, max: min };
}
