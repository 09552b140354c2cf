// What changes for somebody who leaves one plan for another, from what both state. Codes and figures; words: locale namespace
// `comparison`, below `switch`. Pure.
import { servicesOf } from '@app/content/plan-costs/services';
import type { InsurancePlanResponse, PlanBenefit } from '@app/contracts/http/plans';
import { YEAR_KINDS } from '@app/contracts/http/year-costs';
import type { YearCost, YearKind } from '@app/contracts/http/year-costs';
import type { UiLanguage } from '@web/base/i18n/language';
import { benefitState, networkKind } from '@web/shared/plans/plan-facts';
import type { NetworkKind } from '@web/shared/plans/plan-facts';
import { yearOfKind } from '@web/shared/plan-years/compared-years';
import type { ComparedYears } from '@web/shared/plan-years/compared-years';
import { drugDeductibleRow, EXTRAS, isDifferent, serviceRow } from './compare-rows';
import type { CompareRow } from './compare-rows';

/** A plan of the comparison and its years. */
export interface SwitchSide {
  plan: InsurancePlanResponse;
  years: ComparedYears;
}

export interface MoneyChange {
  kind: YearKind;
  from: YearCost | null;
  to: YearCost | null;
  /** Dollars a year more (below zero: less); null where a part of either could not be counted. */
  difference: number | null;
}

/** How doctors are reached before and after; null = the source does not say. */
export interface DoctorsChange {
  from: NetworkKind | null;
  to: NetworkKind | null;
}

export interface ExtrasChange {
  gained: PlanBenefit[];
  lost: PlanBenefit[];
  /** Of at least one of the two no one says. */
  unknown: PlanBenefit[];
}

export interface PlanSwitch {
  money: MoneyChange[];
  doctors: DoctorsChange;
  /** Rows that differ: the deductible and each tier. */
  drugs: CompareRow[];
  extras: ExtrasChange;
}

const cents = (year: YearCost | null): number | null =>
  year?.isComplete && year.annual !== null ? Math.round(year.annual * 100) : null;

function moneyOf(from: ComparedYears, to: ComparedYears): MoneyChange[] {
  return YEAR_KINDS.map((kind) => {
    const [before, after] = [yearOfKind(from, kind), yearOfKind(to, kind)];
    const [one, other] = [cents(before), cents(after)];
    return { kind, from: before, to: after, difference: one === null || other === null ? null : (other - one) / 100 };
  });
}

function extrasOf(from: InsurancePlanResponse, to: InsurancePlanResponse): ExtrasChange {
  const states = EXTRAS.map((benefit) => ({
    benefit,
    before: benefitState(from, benefit),
    after: benefitState(to, benefit),
  }));
  const named = (isSo: (state: (typeof states)[number]) => boolean) =>
    states.filter(isSo).map(({ benefit }) => benefit);
  return {
    gained: named(({ before, after }) => before === 'not-covered' && after === 'covered'),
    lost: named(({ before, after }) => before === 'covered' && after === 'not-covered'),
    unknown: named(({ before, after }) => before === 'unknown' || after === 'unknown'),
  };
}

export function switchOf(from: SwitchSide, to: SwitchSide, language: UiLanguage): PlanSwitch {
  const plans = [from.plan, to.plan];
  const tiers = servicesOf('drugs').map((service) => serviceRow(plans, service, 'drugs', language));
  return {
    money: moneyOf(from.years, to.years),
    doctors: { from: networkKind(from.plan), to: networkKind(to.plan) },
    drugs: [drugDeductibleRow(plans, language), ...tiers].filter(isDifferent),
    extras: extrasOf(from.plan, to.plan),
  };
}
