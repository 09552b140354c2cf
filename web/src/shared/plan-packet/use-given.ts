// "71세 · 90020 · 한 달 소득 1,789달러 · 2명 · 당뇨": what was typed, for a sheet of paper and for who opens a link.
import { useTranslation } from 'react-i18next';
import { formatDollarsInText } from '@web/base/formats/numbers';
import { useLanguage } from '@web/base/i18n/use-language';
import type { TypedFigures } from './packet';

export function useGiven(): (figures: TypedFigures) => string {
  const { t } = useTranslation('years');
  const language = useLanguage();
  return ({ age, zipCode, income, incomePer, householdSize, conditions, medications }) =>
    [
      t('given.age', { age }),
      zipCode,
      t(`given.${incomePer}`, { sum: formatDollarsInText(Number(income.replace(/\D/g, '')), language) }),
      t('given.people', { count: Number(householdSize) }),
      ...conditions.map((id) => t(`conditions.${id}`)),
      ...medications.map((id) => t(`medications.${id}`)),
    ].join(' · ');
}
