// How often somebody uses care in a year. No public source states it for one person, so every row is our own assumption and the
// pages say so; the numbers of a year without an illness are those of the plan comparison's design (docs/plan-costs.md).
import type { EligibilitySource } from '@app/contracts/http/eligibility-answer';
import type { PlanServiceId } from '@app/contracts/http/plan-costs';
import type { CostUsage, HealthCondition, UsageReason, YearKind } from '@app/contracts/http/year-costs';

/** Years in which visits are counted; a very ill year is the plan's maximum. */
export type CountedYear = Exclude<YearKind, 'very-ill'>;

type Times = Partial<Record<PlanServiceId, number>>;

const EVERYBODY: Readonly<Record<CountedYear, Times>> = {
  healthy: { 'primary-care': 2 },
  normal: { 'primary-care': 4, specialist: 6, emergency: 1 },
};

/** What an illness adds, in a healthy year too: it is looked after then as well. Dialysis and infusions are never assumed. */
const OF_CONDITION: Readonly<Record<HealthCondition, Times>> = {
  diabetes: { 'primary-care': 2, specialist: 1, lab: 4 },
  hypertension: { 'primary-care': 1, lab: 1 },
  'heart-disease': { specialist: 4, 'diagnostic-test': 2, lab: 2 },
  arthritis: { specialist: 2, 'x-ray': 1, 'physical-therapy': 8 },
  depression: { 'psychiatrist-individual': 2, 'therapist-individual': 12 },
  copd: { specialist: 2, 'urgent-care': 1, 'diagnostic-test': 1 },
  cancer: { specialist: 8, lab: 6, imaging: 2 },
  'kidney-disease': { specialist: 3, lab: 4 },
};

/** In the order in which the lines stand. */
const SERVICES = [
  'primary-care',
  'specialist',
  'emergency',
  'urgent-care',
  'lab',
  'diagnostic-test',
  'x-ray',
  'imaging',
  'physical-therapy',
  'psychiatrist-individual',
  'therapist-individual',
] as const satisfies readonly PlanServiceId[];

/** Services whose costs the sums need; besides them the premium's parts and the drug tiers. */
export const COUNTED_SERVICES: readonly PlanServiceId[] = SERVICES;

/** Months of a filled medicine, a premium. */
export const MONTHS = 12;
/** Brand-name medicines of a very ill year with Extra Help, each filled every month. */
export const BRAND_MEDICINES = 3;
/** Hospital stays of a very ill year in Original Medicare, each in a benefit period of its own. */
export const HOSPITAL_STAYS = 2;

/** Nobody states it: ours. */
const OURS: EligibilitySource | null = null;

export interface ServiceUse {
  service: PlanServiceId;
  count: number;
  because: UsageReason[];
}

/** By list and year: the same person is counted with hundreds of plans. */
const REMEMBERED = new WeakMap<readonly HealthCondition[], Partial<Record<CountedYear, ServiceUse[]>>>();

/** What is used in a year, in a fixed order. @param conditions in any order; the list is never changed afterwards */
export function usesOf(year: CountedYear, conditions: readonly HealthCondition[]): readonly ServiceUse[] {
  const known = REMEMBERED.get(conditions) ?? {};
  REMEMBERED.set(conditions, known);
  return (known[year] ??= workOut(year, conditions));
}

function workOut(year: CountedYear, conditions: readonly HealthCondition[]): ServiceUse[] {
  const sorted = (Object.keys(OF_CONDITION) as HealthCondition[]).filter((each) => conditions.includes(each));
  return SERVICES.flatMap((service) => {
    const because = [
      ...reason('everybody', EVERYBODY[year][service]),
      ...sorted.flatMap((condition) => reason(condition, OF_CONDITION[condition][service])),
    ];
    const count = because.reduce((sum, { count: times }) => sum + times, 0);
    return count > 0 ? [{ service, count, because }] : [];
  });
}

const reason = (from: UsageReason['from'], count: number | undefined): UsageReason[] =>
  count ? [{ from, count }] : [];

/** The assumptions as rows, for a screen to list. */
export function usageRows(conditions: readonly HealthCondition[]): CostUsage[] {
  return (['healthy', 'normal'] as const).flatMap((year) =>
    usesOf(year, conditions).flatMap(({ service, because }) =>
      because.map(({ from, count }): CostUsage => ({ year, service, from, count, source: OURS })),
    ),
  );
}
