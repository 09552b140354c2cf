// How and when a record was seen, said as it is: a live read is one, a shipped or curated record is a stored copy, and of what
// was invented, or of what no one saw, no day is said.
import { useTranslation } from 'react-i18next';
import type { Provenance } from '@app/contracts/http/provenance';
import { useLanguage } from '../i18n/use-language';
import { formatDate, formatMonth } from './dates';
import { useCheckedDate } from './use-checked-date';

type Seen = Pick<Provenance, 'origin' | 'confidence' | 'sourceUpdatedAt' | 'checkedOn'>;

/** @returns null where there is nothing true to say */
export function useSeen(): (provenance: Seen) => string | null {
  const { t } = useTranslation('ui');
  const language = useLanguage();
  const checkedDate = useCheckedDate();
  return ({ origin, confidence, sourceUpdatedAt, checkedOn }) => {
    if (origin === 'sample' || confidence === 'memory') return null;
    if (origin === 'live') return t('provenance.live', { date: formatDate(checkedOn.slice(0, 10), language) });
    if (origin === 'snapshot') {
      return t('provenance.snapshot', { month: formatMonth(sourceUpdatedAt ?? checkedOn, language) });
    }
    return t('provenance.checked', { date: checkedDate(checkedOn.slice(0, 10), 'stored-copy') });
  };
}
