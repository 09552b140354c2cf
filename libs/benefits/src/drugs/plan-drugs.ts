// The year of one plan in the shape of the answer: each medicine with what the plan wants for it, and a cheaper one where there is one.
import type { DrugShare, DrugStatus, PlanDrug, PlanDrugYear } from '@app/contracts/http/drug-costs';
import { toCents, toDollars } from '../costs/cost-line';
import { dollarRange } from './cents';
import type { DrugPlan, ListEntry, ShareTerm, TakenDrug } from './drug-plan';
import { drugYear, type YearDrug, type YearOptions } from './drug-year';

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

/** The equivalent with which the whole year costs least, if that is less than now. */
function cheaperOf(
  plan: DrugPlan,
  drugs: readonly RequestedDrug[],
  index: number,
  options: YearOptions,
  now: PlanDrugYear['drugsTotal'],
): PlanDrug['cheaper'] {
  const drug = drugs[index] as RequestedDrug;
  const found = drug.equivalents
    .filter((other) => isCandidate(drug, other))
    .map((other) => {
      const { total, drugs: counted } = drugYear(plan, drugs.with(index, { ...drug, ...other }), options);
      const { rxcui, listed } = other;
      return { total, cheaper: { rxcui, tier: listed?.tier ?? 0, pays: (counted[index] as YearDrug).pays } };
    })
    .filter(({ total }) => !drug.listed || (total.max < now.max && total.min <= now.min))
    .sort((a, b) => a.total.max - b.total.max);
  return found[0]?.cheaper ?? null;
}

/** @returns what the medicines and the plan itself cost in the months that are counted */
export function planDrugs(plan: DrugPlan, drugs: readonly RequestedDrug[], options: YearOptions): PlanYear {
  const { drugs: counted, total, ...year } = drugYear(plan, drugs, options);
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
        cheaper: cheaperOf(plan, drugs, index, options, total),
      };
    }),
  };
}
