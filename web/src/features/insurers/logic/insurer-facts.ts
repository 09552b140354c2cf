// What a curated insurer is in the plan records.
import type { InsurerRecord } from '@app/content/records/insurers';

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
