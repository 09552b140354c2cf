// What the form of the analysis holds and what of it is sent. In memory only: never stored, never in the address.
import { ANALYSIS_LIMITS } from '@app/contracts/http/analysis';
import type { AnalysisProfile } from '@app/contracts/http/analysis';
import { isWholeZip } from '@web/base/zip-digits';
import type { UiLanguage } from '@web/base/i18n/language';
import type { TypedFigures } from '@web/shared/plan-packet/packet';

export const HOUSEHOLD_SIZES = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;

export const emptyDraft = (zipCode = ''): TypedFigures => ({
  age: '',
  zipCode,
  income: '',
  incomePer: 'month',
  householdSize: '1',
  insurance: '',
  conditions: [],
  medications: [],
  priorities: [],
});

/** "15,000" -> 15000; null = no whole number. */
export function wholeNumber(text: string): number | null {
  const digits = text.replace(/[,\s$달러]/g, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}

export const isAgeFine = (age: string): boolean => {
  const years = wholeNumber(age);
  return years !== null && years >= ANALYSIS_LIMITS.age.min && years <= ANALYSIS_LIMITS.age.max;
};

/** Everything the analysis needs is there. */
export const isReady = ({ age, zipCode, income, householdSize }: TypedFigures): boolean =>
  wholeNumber(age) !== null && isWholeZip(zipCode) && wholeNumber(income) !== null && householdSize !== '';

/** @param county one of the counties of an earlier answer, for a ZIP that lies in two */
export function profileOf(draft: TypedFigures, language: UiLanguage, county?: string): AnalysisProfile {
  const income = wholeNumber(draft.income) ?? 0;
  return {
    age: wholeNumber(draft.age) ?? 0,
    zipCode: draft.zipCode,
    ...(draft.incomePer === 'month' ? { monthlyIncome: income } : { income }),
    householdSize: Number(draft.householdSize),
    healthConditions: [...draft.conditions],
    medications: [...draft.medications],
    priorities: [...draft.priorities],
    preferredLanguage: language,
    ...(draft.insurance && { currentInsurance: draft.insurance }),
    ...(county && { county }),
  };
}
