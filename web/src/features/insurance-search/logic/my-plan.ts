// A plan's next year: the verdict, what changes, and the card. Codes; words: locale namespace `my-plan`. Pure.
import type { PlanNextYearResponse } from '@app/contracts/http/plan-next-year';
import { PLAN_LIMITS } from '@app/contracts/http/plans';
import type { InsurancePlanResponse } from '@app/contracts/http/plans';
import { carrierText } from '@app/content/plans/carrier-names';
import { cardWord } from '@app/content/records/show-cards';
import { defineQuery } from '@web/shared/address/define-query';
import { words, zip } from '@web/shared/address/params';
import { asItIs, cardOf, factOf, sourceOf } from '@web/shared/show-card/card';
import type { Card } from '@web/shared/show-card/card';
import { compareRows, isDifferent } from './compare-rows';
import type { CompareOptions, CompareRow } from './compare-rows';
import { planNumberIn } from './plan-number';

type Plan = InsurancePlanResponse;

export interface MyPlanQuery {
  q: string;
  zip: string;
  /** `H0543-204`, or ''. */
  plan: string;
}

export const MY_PLAN_QUERY = defineQuery<MyPlanQuery>({
  q: words(PLAN_LIMITS.maxText),
  zip,
  plan: { empty: '', parse: (text) => planNumberIn(text) ?? undefined, print: (number) => number },
});

const MY_PLAN_PATH = '/my-plan';

export const myPlanAddress = (query: MyPlanQuery): string => `${MY_PLAN_PATH}?${MY_PLAN_QUERY.write(query).toString()}`;

/**
 * `leaves` = goes on, but not where the visitor lives; `notLoaded` = no file of the next year is there yet; `notFound` = no file
 * has the number.
 */
export type Verdict = 'ends' | 'leaves' | 'merged' | 'renamed' | 'goesOn' | 'notLoaded' | 'notFound' | 'unknown';

/** Counties of the visitor's ZIP where the plan is sold this year and not in the next. */
export const lostHere = ({ here }: PlanNextYearResponse) =>
  here.filter(({ isSoldNow, isSoldNext }) => isSoldNow && !isSoldNext);

export function verdictOf(answer: PlanNextYearResponse): Verdict {
  const { fate, name, isNextLoaded, here } = answer;
  if (fate === 'ends') return 'ends';
  if (fate === 'unknown') return name === null ? 'notFound' : isNextLoaded ? 'unknown' : 'notLoaded';
  const lost = lostHere(answer);
  if (lost.length > 0 && lost.length === here.filter(({ isSoldNow }) => isSoldNow).length) return 'leaves';
  return fate === 'goes-on' ? 'goesOn' : fate;
}

/** The member has to choose a plan; everybody else may. */
export const mustChoose = (verdict: Verdict): boolean => verdict === 'ends' || verdict === 'leaves';

export const isKnown = (verdict: Verdict): boolean =>
  verdict !== 'notLoaded' && verdict !== 'notFound' && verdict !== 'unknown';

/** A plan of this year and what its member would have next year. */
export interface PlanPair {
  from: Plan;
  to: Plan;
}

const overlaps = (one: Plan, other: Plan): boolean =>
  one.isStatewide || other.isStatewide || one.counties.some((county) => other.counties.includes(county));

/** Members of a plan that is split are moved to one of several. */
export const isSplit = ({ fate, successors }: PlanNextYearResponse): boolean =>
  fate === 'merged' && successors.length > 1;

/** A segment goes on as itself where it is still sold in its counties, else as the first that is; one that is split, as each. */
export function pairsOf(answer: PlanNextYearResponse): PlanPair[] {
  const { plans, next } = answer;
  return plans.flatMap((from) => {
    const near = next.filter((to) => overlaps(from, to));
    if (isSplit(answer)) return near.map((to) => ({ from, to }));
    const to = near.find(({ segmentId }) => Number(segmentId) === Number(from.segmentId)) ?? near[0] ?? next[0];
    return to ? [{ from, to }] : [];
  });
}

/** Shown also when they stay the same: what everybody looks for first. */
const ALWAYS = ['premium', 'maximum', 'drugDeductible'];

export interface PlanChanges {
  /** The rows that everybody looks for, and those that both years state differently. */
  rows: CompareRow[];
  /** How many others stay the same. */
  sameCount: number;
  /** Rows that only one of the years states. */
  unknown: CompareRow[];
}

export function changesOf({ from, to }: PlanPair, options: CompareOptions): PlanChanges {
  const all = compareRows([from, to], options);
  const others = all.filter(({ id }) => !ALWAYS.includes(id));
  const stated = others.filter(({ cells }) => cells.every((cell) => cell !== null));
  const changed = new Set(stated.filter(isDifferent));
  return {
    rows: all.filter((row) => ALWAYS.includes(row.id) || changed.has(row)),
    sameCount: stated.length - changed.size,
    unknown: others.filter((row) => !stated.includes(row)),
  };
}

const FATE_WORDS = {
  goesOn: 'planGoesOn',
  renamed: 'planRenamed',
  merged: 'planMerged',
  ends: 'planEnds',
  leaves: 'planLeaves',
} as const;

/** The name that the plan has next year, or the plans its members are moved to. */
export const laterNames = ({ fate, successors, next }: PlanNextYearResponse): string =>
  fate === 'merged' ? successors.map(({ name, number }) => `${name} (${number})`).join(', ') : (next[0]?.name ?? '');

/** For the person who helps at a counter or on the telephone. */
export function myPlanCard(answer: PlanNextYearResponse): Card {
  const { number, name, year, nextYear, plans, provenance } = answer;
  const verdict = verdictOf(answer);
  const carrier = plans[0]?.carrier;
  const word = verdict in FATE_WORDS ? FATE_WORDS[verdict as keyof typeof FATE_WORDS] : null;
  const label = cardWord('nextYear', { year: String(nextYear) });
  const facts = [
    ...factOf('plan', name),
    ...factOf('company', carrier && { ko: carrierText(carrier, 'ko'), en: carrier }),
    ...factOf('planNumber', number),
    ...factOf('year', String(year)),
    ...(word ? [{ label, value: cardWord(word, { name: asItIs(laterNames(answer)) }) }] : []),
  ];
  return cardOf('planNextYear', facts, provenance && sourceOf(provenance));
}
