// What a form's record states, and how it says where it comes from.
import type { FormRecord } from '@app/content/records/forms';
import type { Provenance } from '@app/contracts/http/provenance';
import { hostOf } from '@web/base/formats/host';

/** A source says so; fields from memory are not stated. */
export const isConfirmed = (form: FormRecord, field: keyof FormRecord): boolean =>
  !form.unconfirmedFields.includes(field);

/** null: nobody can say where the record comes from. */
export function provenanceOf(form: FormRecord): Provenance | null {
  const sourceUrl = form.sourceUrl ?? form.confirmAt;
  if (!sourceUrl) return null;
  const host = hostOf(sourceUrl);
  return {
    source: 'starter',
    sourceName: { ko: host, en: host },
    sourceUrl,
    retrievedAt: `${form.checkedOn}T00:00:00Z`,
    sourceUpdatedAt: form.sourceDate,
    checkedOn: form.checkedOn,
    origin: 'starter',
    confidence: form.confidence,
    isStale: form.isStale,
  };
}
