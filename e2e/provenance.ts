// The date that a record's source line shows.
import type { Provenance } from '../libs/contracts/src/http/provenance';
import { formatMonth } from '../web/src/shared/formats/dates';
import type { Language } from './phrases';

type Texts = (key: string, values?: Record<string, string | number>) => string;

/** The month of a shipped record's data; the day any other was last checked. */
export function dateWords(provenance: Provenance, language: Language, t: Texts): string {
  const { origin, sourceUpdatedAt, checkedOn } = provenance;
  if (origin !== 'snapshot') return t('ui:provenance.checked', { date: checkedOn.slice(0, 10) });
  return t('ui:provenance.snapshot', { month: formatMonth(sourceUpdatedAt ?? checkedOn, language) });
}
