// The year of one plan in the shape of the answer: each medicine with what the plan wants for it, and a cheaper one where there is one.
import type { DrugShare, DrugStatus, PlanDrug, PlanDrugYear } from '@app/contracts/http/drug-costs';
import { toCents, toDollars } from '../costs/cost-line';
import { dollarRange } from './cents';
import type { DrugPlan, ListEntry, ShareTerm, TakenDrug } from './drug-plan';
import { drugYear, type DrugYear, type YearDrug, type YearOptions } from './drug-year';

interface NamedDrug extends TakenDrug {
  rxcui: string;
  listed: ListEntry | null;
}

export interface RequestedDrug extends NamedDrug {
  /** The same ingredient, form and strength under other names, in the same amount. */
  equivalents: readonly NamedDrug[];
}

type PlanYear = Omit<
  PlanDrugYear,
  | 'id'
  | 'contractId'
  | 'planId'
  | 'segmentId'
  | 'name'
  | 'carrier'
  | 'isDrugPlan'
  | 'snpType'
  | 'premium'
  | 'drugDeductible'
  | 'pharmacies'
>;

const MONTH_DAYS = 30;

function shareOf({ kind, amount, least, most }: ShareTerm): DrugShare {
  if (kind === 'copay') return { kind, amount };
  return { kind, amount, ...(least && { least }), ...(most && { most }) };
}

function statusOf(listed: ListEntry | null, { price, pays }: YearDrug): DrugStatus {
  if (!listed) return 'not-covered';
  return price === null && pays.min < pays.max ? 'no-price' : 'covered';
}

const isOver = (limit: PlanDrug['quantityLimit'] | undefined, unitsPerMonth: number): boolean =>
  !!limit && unitsPerMonth * limit.days > limit.units * MONTH_DAYS;

/** A generic of a brand, or one on a lower tier; in place of a medicine that is not covered each one that is. */
const isCandidate = (drug: NamedDrug, other: NamedDrug): boolean =>
  !!other.listed &&
  (!drug.listed || other.listed.tier < drug.listed.tier || (drug.isBrand === true && other.isBrand === false));

/** A generic before a brand, then the lowest tier: it alone is counted. */
const likelyCheapest = (a: NamedDrug, b: NamedDrug): number =>
  Number(b.isBrand === false) - Number(a.isBrand === false) || (a.listed?.tier ?? 0) - (b.listed?.tier ?? 0);

/** An equivalent with which the whole year costs less than now, or of a medicine that is not covered the one that is. */
function cheaperOf(
  plan: DrugPlan,
  drugs: readonly RequestedDrug[],
  index: number,
  options: YearOptions,
  now: DrugYear,
): PlanDrug['cheaper'] {
  const drug = drugs[index] as RequestedDrug;
  if (drug.listed && now.drugs[index]?.pays.max === 0) return null;
  const [other] = drug.equivalents.filter((each) => isCandidate(drug, each)).sort(likelyCheapest);
  if (!other?.listed) return null;
  const { total, drugs: counted } = drugYear(plan, drugs.with(index, { ...drug, ...other }), options);
  if (drug.listed && !(total.max < now.total.max && total.min <= now.total.min)) return null;
  return { rxcui: other.rxcui, tier: other.listed.tier, pays: (counted[index] as YearDrug).pays };
}

/** @returns what the medicines and the plan itself cost in the months that are counted */
export function planDrugs(plan: DrugPlan, drugs: readonly RequestedDrug[], options: YearOptions): PlanYear {
  const now = drugYear(plan, drugs, options);
  const { drugs: counted, total, ...year } = now;
  const premiums = plan.premium === null ? null : toCents(plan.premium) * year.months.length;
  return {
    ...year,
    drugsTotal: total,
    premiumTotal: premiums === null ? null : toDollars(premiums),
    total: premiums === null ? null : dollarRange(toCents(total.min) + premiums, toCents(total.max) + premiums),
    notCovered: drugs.filter(({ listed }) => !listed).length,
    drugs: drugs.map((drug, index): PlanDrug => {
      const { rxcui, listed, isInsulin, unitsPerMonth } = drug;
      const result = counted[index] as YearDrug;
      const { terms, price, pays } = result;
      return {
        rxcui,
        status: statusOf(listed, result),
        tier: listed?.tier ?? null,
        isDeductibleApplied: terms?.isDeductibleApplied ?? false,
        isInsulin,
        priorAuthorization: listed?.priorAuthorization ?? false,
        stepTherapy: listed?.stepTherapy ?? false,
        quantityLimit: listed?.quantityLimit ?? null,
        isOverLimit: isOver(listed?.quantityLimit, unitsPerMonth),
        filled: terms?.filled ?? null,
        share: terms?.share ? shareOf(terms.share) : null,
        price,
        pays,
        cheaper: cheaperOf(plan, drugs, index, options, now),
      };
    }),
  };
}
