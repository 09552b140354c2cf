// What a link to plans carries: in the fragment of the address, which no browser sends to a server. Plans by default, nothing of a
// person; the plan somebody has and what was typed go along only where the sender says so. Everything read from it is checked:
// anybody can write an address.
import { ANALYSIS_LIMITS, ANALYSIS_PRIORITIES } from '@app/contracts/http/analysis';
import type { AnalysisPriority } from '@app/contracts/http/analysis';
import { HEALTH_CONDITIONS, MEDICATIONS } from '@app/contracts/http/year-costs';
import type { HealthCondition, Medication } from '@app/contracts/http/year-costs';
import { isWholeZip } from '@web/base/zip-digits';

/** As many as are side by side. */
export const MAX_CHOSEN = 4;
export const PLAN_ID = /^\d{4}-[HRSE]\d{4}-\d{3}-\d{1,3}$/;

/** What the form of the analysis holds, as typed. */
export interface TypedFigures {
  age: string;
  zipCode: string;
  income: string;
  incomePer: 'month' | 'year';
  householdSize: string;
  insurance: '' | 'medicare' | 'medicaid';
  conditions: readonly HealthCondition[];
  medications: readonly Medication[];
  priorities: readonly AnalysisPriority[];
}

export interface PlanPacket {
  /** In the order of their letters; none where the fragment names none. */
  plans: readonly string[];
  /** The plan somebody has now. */
  mine: string | null;
  figures: TypedFigures | null;
}

export const NO_PACKET: PlanPacket = { plans: [], mine: null, figures: null };

const figureParams = (figures: TypedFigures): [name: string, value: string][] => [
  ['age', figures.age],
  ['zip', figures.zipCode],
  [figures.incomePer, figures.income.replace(/\D/g, '')],
  ['people', figures.householdSize],
  ['has', figures.insurance],
  ['ill', figures.conditions.join(',')],
  ['takes', figures.medications.join(',')],
  ['wish', figures.priorities.join(',')],
];

/** "#plans=2026-H0524-003-0,...&mine=..."; '' for an empty packet. */
export function fragmentOf({ plans, mine, figures }: PlanPacket): string {
  const params = new URLSearchParams();
  const all: [string, string][] = [
    ['plans', plans.join(',')],
    ['mine', mine ?? ''],
    ...(figures ? figureParams(figures) : []),
  ];
  for (const [name, value] of all) if (value !== '') params.set(name, value);
  const text = params.toString().replaceAll('%2C', ',');
  return text && `#${text}`;
}

const chosenOf = <T extends string>(known: readonly T[], text: string | null): T[] => {
  const requested = new Set<string>((text ?? '').split(','));
  return known.filter((each) => requested.has(each));
};

const numberWithin = (text: string | null, { min, max }: { min: number; max: number }): string | null =>
  text !== null && /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max ? text : null;

/** Null unless age, ZIP and income are all there and possible. */
function figuresOf(params: URLSearchParams): TypedFigures | null {
  const incomePer = params.has('year') ? 'year' : 'month';
  const limits = incomePer === 'year' ? ANALYSIS_LIMITS.income : ANALYSIS_LIMITS.monthlyIncome;
  const age = numberWithin(params.get('age'), ANALYSIS_LIMITS.age);
  const income = numberWithin(params.get(incomePer), limits);
  const zipCode = params.get('zip') ?? '';
  if (age === null || income === null || !isWholeZip(zipCode)) return null;
  return {
    age,
    zipCode,
    income,
    incomePer,
    householdSize: numberWithin(params.get('people'), ANALYSIS_LIMITS.householdSize) ?? '1',
    insurance: (['medicare', 'medicaid'] as const).find((each) => each === params.get('has')) ?? '',
    conditions: chosenOf(HEALTH_CONDITIONS, params.get('ill')),
    medications: chosenOf(MEDICATIONS, params.get('takes')),
    priorities: chosenOf(ANALYSIS_PRIORITIES, params.get('wish')),
  };
}

/** @param hash of any address; what it does not name, or names wrongly, is not there */
export function packetOf(hash: string): PlanPacket {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const ids = (params.get('plans') ?? '').split(',').filter((id) => PLAN_ID.test(id));
  const mine = params.get('mine') ?? '';
  return {
    plans: [...new Set(ids)].slice(0, MAX_CHOSEN),
    mine: PLAN_ID.test(mine) ? mine : null,
    figures: figuresOf(params),
  };
}
