import { useTranslation } from 'react-i18next';
import type { YearCost } from '@app/contracts/http/year-costs';
import { formatDollarsInText } from '@web/base/formats/numbers';
import { useLanguage } from '@web/base/i18n/use-language';

/** "2,435달러", "2,435달러 이상" where a part could not be counted, or that it is not known. */
export function useYearSum(): (year: YearCost | null) => string {
  const { t } = useTranslation('years');
  const language = useLanguage();
  return (year) => {
    if (!year || year.annual === null) return t('unknown');
    const amount = formatDollarsInText(Math.round(year.annual), language);
    return year.isComplete ? amount : t('atLeast', { amount });
  };
}
