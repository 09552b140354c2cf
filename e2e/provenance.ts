// The date that a record's source line shows.
import type { Provenance } from '../libs/contracts/src/http/provenance';
import { formatDate, formatMonth } from '../web/src/base/formats/dates';
import type { Language } from './phrases';

type Texts = (key: string, values?: Record<string, string | number>) => string;

/** The month of a shipped record's data; the day a live one was read. */
export function dateWords(provenance: Provenance, language: Language, t: Texts): string {
  const { origin, sourceUpdatedAt, checkedOn } = provenance;
  if (origin === 'live') return t('ui:provenance.live', { date: formatDate(checkedOn.slice(0, 10), language) });
  if (origin !== 'snapshot') throw new Error(`no day is said of a ${origin} record`);
  return t('ui:provenance.snapshot', { month: formatMonth(sourceUpdatedAt ?? checkedOn, language) });
}
