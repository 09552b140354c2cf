// What the form holds, what is wrong with it, and the request it becomes. Pure; nothing of it is kept anywhere.
import { dollarsOfText } from '@app/contracts/http/dollar-text';
import { AGE_BANDS, ELIGIBILITY_LIMITS, INCOME_BANDS } from '@app/contracts/http/eligibility';
import type {
  AssetBand,
  CitizenshipStatus,
  CurrentInsurance,
  EligibilityRequest,
} from '@app/contracts/http/eligibility';
import { FIELD_MESSAGES } from '@app/contracts/http/errors';
import type { FieldMessage } from '@app/contracts/http/errors';

/** Texts as typed. A band chosen and an exact figure typed are one field: the figure wins. */
export interface CheckForm {
  age: string;
  annualIncome: string;
  citizenshipStatus: CitizenshipStatus | '';
  currentInsurance: CurrentInsurance | '';
}

/** Answers to the optional questions after the first result. */
export interface FurtherAnswers {
  householdSize?: number;
  assetsBand?: AssetBand;
  yearsAsResident?: number;
  workCredits?: number;
}

export type FormField = keyof CheckForm;
export type FormFaults = Partial<Record<FormField, FieldMessage>>;

export const EMPTY_FORM: CheckForm = {
  age: String(ELIGIBILITY_LIMITS.age.initial),
  annualIncome: '',
  citizenshipStatus: '',
  currentInsurance: '',
};

export const FIELD_ORDER: readonly FormField[] = ['age', 'annualIncome', 'citizenshipStatus', 'currentInsurance'];

/** Dollars of a typed text, or null when it is no amount; people leave room behind the dollar sign. */
export const dollarsOf = (text: string): number | null => dollarsOfText(text.replace(/\$\s+/, '$'));

function ageFault(text: string): FieldMessage | undefined {
  if (!text.trim()) return FIELD_MESSAGES.required;
  const age = Number(text);
  const { min, max } = ELIGIBILITY_LIMITS.age;
  return Number.isInteger(age) && age >= min && age <= max ? undefined : FIELD_MESSAGES.invalid;
}

function incomeFault(text: string): FieldMessage | undefined {
  if (!text.trim()) return FIELD_MESSAGES.required;
  const dollars = dollarsOf(text);
  return dollars !== null && dollars <= ELIGIBILITY_LIMITS.annualIncome.max ? undefined : FIELD_MESSAGES.invalid;
}

/** Empty when the form may be sent. */
export function formFaults(form: CheckForm): FormFaults {
  const faults: FormFaults = {
    age: ageFault(form.age),
    annualIncome: incomeFault(form.annualIncome),
    citizenshipStatus: form.citizenshipStatus ? undefined : FIELD_MESSAGES.required,
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault));
}

/** The body of POST /api/eligibility-check; the income goes as text, as the specification's form sends it. */
export function requestOf(form: CheckForm, further: FurtherAnswers = {}): EligibilityRequest {
  return {
    age: Number(form.age),
    annualIncome: String(dollarsOf(form.annualIncome) ?? form.annualIncome),
    // formFaults lets nothing empty through; the server would answer "Required".
    citizenshipStatus: form.citizenshipStatus as CitizenshipStatus,
    ...(form.currentInsurance && { currentInsurance: form.currentInsurance }),
    ...further,
  };
}

export const bandOfAge = (age: string): string => AGE_BANDS.find((band) => String(band.age) === age)?.id ?? '';
export const bandOfIncome = (income: string): string =>
  INCOME_BANDS.find((band) => band.annualIncome === dollarsOf(income))?.id ?? '';
