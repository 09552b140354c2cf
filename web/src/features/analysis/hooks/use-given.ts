// "71세 · 90020 · 한 달 소득 1,789달러 · 2명 · 당뇨": what was typed, for the sheet of paper alone.
import { useTranslation } from 'react-i18next';
import { formatDollarsInText } from '@web/base/formats/numbers';
import { useLanguage } from '@web/base/i18n/use-language';
import { wholeNumber } from '../logic/analysis-form';
import type { AnalysisDraft } from '../logic/analysis-form';

export function useGiven(): (draft: AnalysisDraft) => string {
  const { t } = useTranslation(['analysis', 'years']);
  const language = useLanguage();
  return ({ age, zipCode, income, incomePer, householdSize, conditions, medications }) =>
    [
      t('given.age', { age }),
      zipCode,
      t(`given.${incomePer}`, { sum: formatDollarsInText(wholeNumber(income) ?? 0, language) }),
      t('form.people', { count: Number(householdSize) }),
      ...conditions.map((id) => t(`conditions.${id}`)),
      ...medications.map((id) => t(`years:medications.${id}`)),
    ].join(' · ');
}
