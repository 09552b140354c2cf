// What a curated insurer is in the plan records, and how its own record says where it comes from.
import type { InsurerRecord } from '@app/content/records/insurers';
import type { Provenance } from '@app/contracts/http/provenance';
import { hostOf } from '@web/base/formats/host';

/**
 * What the call is asked for each company (docs/facts/sources.md#insurers). A brand given in full means that brand; other words
 * mean every insurer with them in its brand, parent or contract: "Anthem" has three brands, "Health Net" sells as Wellcare.
 */
const CARRIERS = new Map(
  Object.entries({
    kaiser: 'Kaiser Permanente',
    anthem: 'Anthem',
    'uhc-aarp': 'UnitedHealthcare',
    'health-net': 'Health Net',
    'la-care': 'L.A. Care Health Plan',
    'blue-shield': 'Blue Shield of California',
  }),
);

export function carrierOf({ id }: Pick<InsurerRecord, 'id'>): string {
  const carrier = CARRIERS.get(id);
  if (!carrier) throw new Error(`no carrier of the plan records is named for insurer ${id}`);
  return carrier;
}

/** A curated record in the shape every provenance line prints; a memory-only record names where to confirm it. */
export function provenanceOf(insurer: InsurerRecord): Provenance | null {
  const sourceUrl = insurer.sourceUrl ?? insurer.confirmAt;
  if (!sourceUrl) return null;
  const host = hostOf(sourceUrl);
  return {
    source: 'starter',
    sourceName: { ko: host, en: host },
    sourceUrl,
    retrievedAt: `${insurer.checkedOn}T00:00:00Z`,
    sourceUpdatedAt: insurer.sourceDate,
    checkedOn: insurer.checkedOn,
    origin: 'starter',
    confidence: insurer.confidence,
    isStale: insurer.isStale,
  };
}

export const isUnconfirmed = (insurer: InsurerRecord, field: keyof InsurerRecord): boolean =>
  insurer.unconfirmedFields.includes(field);
