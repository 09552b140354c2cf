// What becomes of a plan, from CMS's crosswalk and the plans of both years. Pure.
import type { PlanFate, PlanNextYearResponse, PlanSuccessor } from '@app/contracts/http/plan-next-year';
import type { InsurancePlanResponse } from '@app/contracts/http/plans';
import type { CrosswalkColumns } from '@app/database/tables/plan-crosswalk';

export type CrosswalkRow = Pick<CrosswalkColumns, 'name' | 'nextNumber' | 'nextName' | 'status'>;
type Plan = Pick<InsurancePlanResponse, 'name' | 'counties' | 'isStatewide' | 'segmentId'>;

type FateOf = Pick<PlanNextYearResponse, 'name' | 'fate' | 'successors' | 'serviceArea'>;

const isSameName = (one: string, other: string): boolean =>
  one.replace(/\s+/g, ' ').trim().toLowerCase() === other.replace(/\s+/g, ' ').trim().toLowerCase();

const named = (before: string, after: string): PlanFate => (isSameName(before, after) ? 'goes-on' : 'renamed');

/**
 * The crosswalk decides. Where it is silent, a plan whose number is sold next year goes on; a number that is missing there may
 * have been merged or ended, which the list of plans cannot tell.
 * @param rows of the plan; several where its members are split
 * @param plans of the year, @param next of the next year with the plan's own number
 */
export function fateOf(
  number: string,
  rows: readonly CrosswalkRow[],
  plans: readonly Plan[],
  next: readonly Plan[],
): FateOf {
  const name = plans[0]?.name ?? rows[0]?.name ?? null;
  const base = { name, successors: [], serviceArea: null };
  if (rows.length === 0) {
    const later = next[0]?.name;
    if (later === undefined) return { ...base, fate: 'unknown' };
    return { ...base, name: name ?? later, fate: named(name ?? later, later) };
  }
  const successors = rows.flatMap(({ nextNumber, nextName }): PlanSuccessor[] =>
    nextNumber === null ? [] : [{ number: nextNumber, name: nextName ?? nextNumber }],
  );
  const others = successors.filter((one) => one.number !== number);
  const itself = rows.find(({ nextNumber }) => nextNumber === number);
  if (!itself) return { ...base, fate: others.length > 0 ? 'merged' : 'ends', successors: others };
  const { status } = itself;
  return {
    ...base,
    fate: named(name ?? itself.name, next[0]?.name ?? itself.nextName ?? itself.name),
    successors: others,
    serviceArea: status === 'expanded' || status === 'reduced' ? status : null,
  };
}

const isSoldIn = (plans: readonly Plan[], county: string): boolean =>
  plans.some(({ counties, isStatewide }) => isStatewide || counties.includes(county));

const countiesOf = (plans: readonly Plan[]): string[] => [...new Set(plans.flatMap(({ counties }) => counties))].sort();

/** @param next of every plan that it becomes @param zipCounties of the visitor's ZIP */
export function areaChange(
  plans: readonly Plan[],
  next: readonly Plan[],
  zipCounties: readonly string[],
): Pick<PlanNextYearResponse, 'counties' | 'here'> {
  if (plans.length === 0 || next.length === 0) return { counties: { gained: [], lost: [] }, here: [] };
  return {
    counties: {
      gained: countiesOf(next).filter((county) => !isSoldIn(plans, county)),
      lost: countiesOf(plans).filter((county) => !isSoldIn(next, county)),
    },
    here: zipCounties.map((county) => ({
      county,
      isSoldNow: isSoldIn(plans, county),
      isSoldNext: isSoldIn(next, county),
    })),
  };
}

/** Those sold in a county of the ZIP, if any is. */
export function soldHere<P extends Plan>(plans: readonly P[], zipCounties: readonly string[]): P[] {
  const here = plans.filter((plan) => zipCounties.some((county) => isSoldIn([plan], county)));
  return here.length > 0 ? here : [...plans];
}

/** Both lists are of one number. */
export function hasNewSegments(plans: readonly Plan[], next: readonly Plan[]): boolean {
  const segments = (list: readonly Plan[]) =>
    [...new Set(list.map(({ segmentId }) => Number(segmentId)))].sort().join();
  return plans.length > 0 && next.length > 0 && segments(plans) !== segments(next);
}
