// Which three plans are shown as examples: the best stars first, no company twice. They are recommended to no one.
import type { InsurancePlanResponse } from '@app/contracts/http/plans';

const SHOWN = 3;

type Known = Pick<InsurancePlanResponse, 'carrier' | 'starRating' | 'monthlyPremium'>;

const stars = ({ starRating }: Known): number => starRating ?? 0;
const premium = ({ monthlyPremium }: Known): number => monthlyPremium ?? Infinity;

/** One plan of each company, most stars first, of equal stars the lower premium; fewer companies leave fewer plans. */
export function threePlans<Plan extends Known>(plans: readonly Plan[]): Plan[] {
  const ordered = [...plans].sort(
    (one, other) => stars(other) - stars(one) || Math.sign(premium(one) - premium(other)) || 0,
  );
  const first = ordered.filter(
    ({ carrier }, index) => ordered.findIndex((other) => other.carrier === carrier) === index,
  );
  return first.slice(0, SHOWN);
}
