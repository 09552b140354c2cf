// When a source was last compared, and how: "2026년 11월 20일(저장된 사본)" / "November 20, 2026 (stored copy)".
import { useTranslation } from 'react-i18next';
import type { Verification } from '@app/contracts/http/provenance';
import { useLanguage } from '../i18n/use-language';
import { formatDate } from './dates';

/** @returns words for a `{{date}}`; left without `verified` it says the day alone */
export function useCheckedDate(): (checkedOn: string, verified?: Verification) => string {
  const { t } = useTranslation('ui');
  const language = useLanguage();
  return (checkedOn, verified = 'live') => {
    const date = formatDate(checkedOn, language);
    return verified === 'live' ? date : t(`provenance.verified.${verified}`, { date });
  };
}
