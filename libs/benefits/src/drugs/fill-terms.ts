// Where a medicine is filled, and the terms of which the member pays the least (docs/facts/sources.md#drug-plan-files).
import type { DaysSupply, PharmacyKind } from '@app/contracts/http/drug-costs';
import { DAYS_SUPPLIES } from '@app/contracts/http/drug-costs';
import type { DrugPlan, DrugYearRules, ShareTerm, TakenDrug, TierShares } from './drug-plan';

/** Low and high are the ends of what is possible; they differ where a price, or whether a medicine is a brand, is unknown. */
export type Bound = 'low' | 'high';

export interface FillTerms {
  /** null = the plan offers it nowhere. */
  filled: { pharmacy: PharmacyKind; days: DaysSupply } | null;
  /** What the plan states after the deductible. */
  share: ShareTerm | null;
  isDeductibleApplied: boolean;
  /** The least of these is paid while the deductible is not met, in a tier without one. */
  before: Readonly<Record<Bound, readonly ShareTerm[]>>;
  /** The least of these is paid after it. */
  after: Readonly<Record<Bound, readonly ShareTerm[]>>;
}

/** The other pharmacies of the same way come first: a plan without a preferred network has standard ones only. */
const OTHERS: Readonly<Record<PharmacyKind, readonly PharmacyKind[]>> = {
  preferred: ['preferred', 'standard'],
  standard: ['standard', 'preferred'],
  'mail-preferred': ['mail-preferred', 'mail-standard'],
  'mail-standard': ['mail-standard', 'mail-preferred'],
};
const STORES = OTHERS.preferred;
const MONTH_DAYS = 30;
/** The member pays at most this part of the price of an insulin that Medicare has negotiated. */
const SELECTED_INSULIN_PART = 0.25;

/** As requested, else at the other pharmacies of the same way, else for fewer days, else in a store in place of the mail. */
function findOffer(
  isOffered: (kind: PharmacyKind, days: DaysSupply) => boolean,
  pharmacy: PharmacyKind,
  wanted: DaysSupply,
): FillTerms['filled'] {
  const lengths = DAYS_SUPPLIES.filter((days) => days <= wanted).reverse();
  for (const kinds of [OTHERS[pharmacy], STORES]) {
    for (const days of lengths) {
      const found = kinds.find((kind) => isOffered(kind, days));
      if (found) return { pharmacy: found, days };
    }
  }
  return null;
}

const copay = (amount: number): ShareTerm => ({ kind: 'copay', amount, least: null, most: null });
const same = (terms: readonly ShareTerm[]): FillTerms['after'] => ({ low: terms, high: terms });
/** Nothing is known of what is paid: between nothing and the whole price. */
const UNKNOWN: FillTerms['after'] = { low: [copay(0)], high: [] };

function withHelp(terms: FillTerms['after'], { isBrand }: TakenDrug, { extraHelp }: DrugYearRules): FillTerms['after'] {
  if (!extraHelp) return terms;
  const { generic, brand } = extraHelp;
  if (isBrand !== null && terms.low === terms.high) return same([...terms.low, copay(isBrand ? brand : generic)]);
  return {
    low: [...terms.low, copay(isBrand === true ? brand : generic)],
    high: [...terms.high, copay(isBrand === false ? generic : brand)],
  };
}

/** @param drug on the list of the plan @param pharmacy as requested */
export function fillTerms(
  plan: DrugPlan,
  drug: TakenDrug & { listed: NonNullable<TakenDrug['listed']> },
  pharmacy: PharmacyKind,
  rules: DrugYearRules,
): FillTerms {
  const { tier, isSelected } = drug.listed;
  const shares = plan.shares.filter((row) => row.tier === tier);
  // A line for the medicine's own tier comes before the line for every tier.
  const insulin = [tier, null].flatMap((each) => plan.insulin.filter((row) => drug.isInsulin && row.tier === each));
  const insulinTerms = (kind: PharmacyKind, of: DaysSupply): readonly ShareTerm[] =>
    insulin.find(({ days }) => days === of)?.terms[kind] ?? [];
  const filled = findOffer(
    (kind, days) =>
      insulinTerms(kind, days).length > 0 || shares.some((row) => row.days === days && row.terms[kind] !== null),
    pharmacy,
    drug.daysSupply,
  );
  const rowOf = (level: 0 | 1) => shares.find((row) => row.level === level && row.days === filled?.days);
  const termOf = (row: TierShares | undefined) => (filled && row?.terms[filled.pharmacy]) ?? null;
  const [row0, row1] = [rowOf(0), rowOf(1)];
  const share = termOf(row1) ?? termOf(row0);

  if (drug.isInsulin) {
    const { pharmacy: kind, days } = filled ?? { pharmacy, days: drug.daysSupply };
    const stated = insulinTerms(kind, days);
    const terms = [
      ...(stated.length > 0 || !share ? stated : [share]),
      ...(isSelected ? [{ ...copay(SELECTED_INSULIN_PART), kind: 'share' as const }] : []),
      copay((rules.insulinMonthlyCap * days) / MONTH_DAYS),
    ];
    const paid = withHelp(same(terms), drug, rules);
    return { filled, share: terms[0] ?? null, isDeductibleApplied: false, before: paid, after: paid };
  }
  const early = termOf(row0) ?? share;
  const before = withHelp(early ? same([early]) : UNKNOWN, drug, rules);
  // With Extra Help there is no deductible: what a plan takes before it may be less, and is never more than is paid then.
  const late = share && early && rules.extraHelp ? [share, early] : share && [share];
  return {
    filled,
    share,
    isDeductibleApplied: (row1 ?? row0)?.isDeductibleApplied ?? false,
    before,
    after: withHelp(late ? same(late) : UNKNOWN, drug, rules),
  };
}
