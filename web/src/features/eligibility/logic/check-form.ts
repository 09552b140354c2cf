// What the form holds, what is wrong with it, and the request it becomes. Pure; nothing of it is kept anywhere.
import { dollarsOfText } from '@app/contracts/http/dollar-text';
import { ELIGIBILITY_LIMITS } from '@app/contracts/http/eligibility';
import type {
  AssetBand,
  CitizenshipStatus,
  CurrentInsurance,
  EligibilityRequest,
  EligibilitySituation,
} from '@app/contracts/http/eligibility';
import type { EligibilityFlip } from '@app/contracts/http/eligibility-answer';
import { FIELD_MESSAGES } from '@app/contracts/http/errors';
import type { FieldMessage } from '@app/contracts/http/errors';

export type IncomePeriod = 'month' | 'year';

/** Drawn at the limit of Extra Help and at Medi-Cal's, for the household of the form. */
export const ASSET_ANSWERS = [
  'withinExtraHelp',
  'aboveExtraHelp',
  'aboveLimit',
] as const satisfies readonly AssetBand[];
export type AssetAnswer = (typeof ASSET_ANSWERS)[number];

/** Texts as typed; '' = not answered yet. */
export interface CheckForm {
  situation: EligibilitySituation | '';
  age: string;
  isAgeUnknown: boolean;
  period: IncomePeriod;
  income: string;
  isIncomeUnknown: boolean;
  hasSpouse: boolean;
  children: number;
  isHouseholdUnknown: boolean;
  citizenshipStatus: CitizenshipStatus | '';
  currentInsurance: CurrentInsurance | 'unknown' | '';
  /** Years in the US without a break: asked of a new green card only. */
  years: string;
  assets: AssetAnswer | 'unknown' | '';
}

/** Answers to the optional questions after the first result. */
export interface FurtherAnswers {
  age?: number;
  householdSize?: number;
  assetsBand?: AssetBand;
  yearsAsResident?: number;
  workCredits?: number;
}

/** One question a step, in this order. */
export const STEPS = [
  'situation',
  'age',
  'income',
  'household',
  'citizenshipStatus',
  'years',
  'currentInsurance',
  'assets',
] as const;
export type FormStep = (typeof STEPS)[number];
export type FormFaults = Partial<Record<FormStep, FieldMessage>>;

export const EMPTY_FORM: CheckForm = {
  situation: '',
  age: '',
  isAgeUnknown: false,
  period: 'month',
  income: '',
  isIncomeUnknown: false,
  hasSpouse: false,
  children: 0,
  isHouseholdUnknown: false,
  citizenshipStatus: '',
  currentInsurance: '',
  years: '',
  assets: '',
};

type SetBySituation = Partial<Pick<CheckForm, 'citizenshipStatus' | 'currentInsurance'>>;

/** What a situation answers by itself, so that its question is left out. */
const ANSWERED: Readonly<Partial<Record<EligibilitySituation, SetBySituation>>> = {
  working: { currentInsurance: 'employer' },
  'medi-cal': { currentInsurance: 'medicaid' },
  'covered-california': { currentInsurance: 'private' },
  'new-green-card': { citizenshipStatus: 'resident' },
  'status-open': { citizenshipStatus: 'other' },
  dual: { currentInsurance: 'medicare' },
  'lost-cover': { currentInsurance: 'none' },
};

const answeredBy = ({ situation }: Pick<CheckForm, 'situation'>): SetBySituation =>
  (situation && ANSWERED[situation]) || {};

/** The form in another situation: what the one before answered is open again. */
export function inSituation(form: CheckForm, situation: EligibilitySituation): CheckForm {
  const open = Object.fromEntries(Object.keys(answeredBy(form)).map((field) => [field, '']));
  return { ...form, ...open, situation, ...answeredBy({ situation }) };
}

/** The questions that are left to ask. */
export function stepsOf(form: Pick<CheckForm, 'situation'>): FormStep[] {
  const answered = Object.keys(answeredBy(form));
  return STEPS.filter((step) => (step === 'years' ? form.situation === 'new-green-card' : !answered.includes(step)));
}

const MONTHS = 12;
/** You and a spouse leave room for this many children. */
export const MAX_CHILDREN = ELIGIBILITY_LIMITS.householdSize.max - 2;

export const householdSize = ({ hasSpouse, children }: Pick<CheckForm, 'hasSpouse' | 'children'>): number =>
  1 + (hasSpouse ? 1 : 0) + children;

/** Dollars of a typed text, or null when it is no amount; people leave room behind the dollar sign. */
export const dollarsOf = (text: string): number | null => dollarsOfText(text.replace(/\$\s+/, '$'));

export interface Echo {
  /** The period that was not chosen. */
  period: IncomePeriod;
  dollars: number;
  /** A year's income so small that it is most often a month's. */
  isTiny: boolean;
}

/** The same income said the other way; null while no amount is typed. */
export function echoOf({ income, period }: Pick<CheckForm, 'income' | 'period'>): Echo | null {
  const typed = dollarsOf(income);
  if (typed === null) return null;
  if (period === 'month') return { period: 'year', dollars: Math.round(typed * MONTHS * 100) / 100, isTiny: false };
  const isTiny = typed > 0 && typed <= ELIGIBILITY_LIMITS.tinyAnnualIncome;
  return { period: 'month', dollars: Math.round((typed * 100) / MONTHS) / 100, isTiny };
}

/** Whether a typed text is an age of the check. */
function isAge(text: string): boolean {
  const { min, max } = ELIGIBILITY_LIMITS.age;
  const age = Number(text);
  return text.trim() !== '' && Number.isInteger(age) && age >= min && age <= max;
}

function ageFault({ age, isAgeUnknown }: CheckForm): FieldMessage | undefined {
  if (isAgeUnknown) return undefined;
  if (!age.trim()) return FIELD_MESSAGES.required;
  return isAge(age) ? undefined : FIELD_MESSAGES.invalid;
}

function incomeFault({ income, period, isIncomeUnknown }: CheckForm): FieldMessage | undefined {
  if (isIncomeUnknown) return undefined;
  if (!income.trim()) return FIELD_MESSAGES.required;
  const dollars = dollarsOf(income);
  const { max } = period === 'month' ? ELIGIBILITY_LIMITS.monthlyIncome : ELIGIBILITY_LIMITS.annualIncome;
  return dollars !== null && dollars <= max ? undefined : FIELD_MESSAGES.invalid;
}

/** Years may stay blank; credits can open Medicare without them. */
function yearsFault({ years, situation }: CheckForm): FieldMessage | undefined {
  if (situation !== 'new-green-card' || !years.trim()) return undefined;
  const { min, max } = ELIGIBILITY_LIMITS.yearsAsResident;
  const number = Number(years);
  return Number.isInteger(number) && number >= min && number <= max ? undefined : FIELD_MESSAGES.invalid;
}

/** Empty when the form may be sent; what is not known may stay blank. */
export function formFaults(form: CheckForm): FormFaults {
  const faults: FormFaults = {
    age: ageFault(form),
    income: incomeFault(form),
    years: yearsFault(form),
    citizenshipStatus: form.citizenshipStatus ? undefined : FIELD_MESSAGES.required,
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault));
}

type SaidIncome = Pick<EligibilityRequest, 'annualIncome' | 'monthlyIncome' | 'isIncomeUnknown'>;

function incomeOf({ income, period, isIncomeUnknown }: CheckForm): SaidIncome {
  if (isIncomeUnknown) return { isIncomeUnknown: true };
  const text = String(dollarsOf(income) ?? income);
  return period === 'month' ? { monthlyIncome: text } : { annualIncome: text };
}

/** Without a household the form names the limit of one person, so the answer says only that. */
function assetsBandOf({ assets, isHouseholdUnknown }: CheckForm): AssetBand | undefined {
  if (!assets || assets === 'unknown') return undefined;
  // Within the lower limit of one person is within that of every household.
  if (!isHouseholdUnknown || assets === 'withinExtraHelp') return assets;
  return assets === 'aboveExtraHelp' ? 'upToOne' : 'aboveOne';
}

/** The body of POST /api/eligibility-check. */
export function requestOf(form: CheckForm): EligibilityRequest {
  const { currentInsurance, hasSpouse } = form;
  const assetsBand = assetsBandOf(form);
  const asksYears = form.situation === 'new-green-card' && form.years.trim() !== '';
  return {
    ...(form.situation && { situation: form.situation }),
    ...(asksYears && { yearsAsResident: Number(form.years) }),
    ...(form.isAgeUnknown ? { isAgeUnknown: true } : { age: Number(form.age) }),
    ...incomeOf(form),
    // formFaults lets nothing empty through; the server would answer "Required".
    citizenshipStatus: form.citizenshipStatus as CitizenshipStatus,
    ...(currentInsurance && currentInsurance !== 'unknown' && { currentInsurance }),
    ...(form.isHouseholdUnknown ? { isHouseholdUnknown: true } : { householdSize: householdSize(form), hasSpouse }),
    ...(assetsBand && { assetsBand }),
  };
}

/** Ways to say the same answer: one that is said again takes the place of the old one. */
const SAID_ONCE: readonly (readonly (keyof EligibilityRequest)[])[] = [
  ['annualIncome', 'monthlyIncome', 'isIncomeUnknown'],
  ['age', 'isAgeUnknown'],
  ['householdSize', 'isHouseholdUnknown'],
];

/** The same person with something changed. */
export function withChange(request: EligibilityRequest, change: EligibilityFlip['change']): EligibilityRequest {
  const replaced = SAID_ONCE.filter((ways) => ways.some((way) => way in change)).flat();
  const kept = Object.entries(request).filter(([field]) => !replaced.includes(field as keyof EligibilityRequest));
  return { ...Object.fromEntries(kept), ...change } as EligibilityRequest;
}
