import { useTranslation } from 'react-i18next';
import type { DollarRange } from '@app/contracts/http/drug-costs';
import type { YearCost } from '@app/contracts/http/year-costs';
import { formatDollarsInText } from '@web/base/formats/numbers';
import { useLanguage } from '@web/base/i18n/use-language';

/** "2,435달러", or "2,435달러 이상" where the sum is a range or a part of it could not be counted. */
export function useSumText(): (sum: DollarRange, isComplete: boolean) => string {
  const { t } = useTranslation('years');
  const language = useLanguage();
  return ({ min, max }, isComplete) => {
    const amount = formatDollarsInText(Math.round(min), language);
    return isComplete && min === max ? amount : t('atLeast', { amount });
  };
}

/** The sum of a year, or that it is not known. */
export function useYearSum(): (year: YearCost | null) => string {
  const { t } = useTranslation('years');
  const sumText = useSumText();
  return (year) => {
    if (!year || year.annual === null) return t('unknown');
    return sumText({ min: year.annual, max: year.annual }, year.isComplete);
  };
}
