// Where and how often the state's list of doctors in Medi-Cal plans is read. Facts: docs/facts/sources.md#medi-cal-managed-care-list.
import type { CkanTable } from '../ckan/read';
import type { DirectoryFacts } from '../directory-source';

/** Published four times a year. */
export const MANAGED_CARE = {
  id: 'dhcs-managed-care',
  schedule: { patterns: ['5 3 5 1,4,7,10 *'], shown: { code: 'quarterly', params: { day: 5 } } },
} as const satisfies DirectoryFacts;

/** One row for each plan, subnetwork and place: 3.3 million. */
export const TABLE: CkanTable = {
  slug: 'medi-cal-managed-care-provider-listing',
  name: /managed care provider/i,
  columns: [
    'managedcareplan',
    'subnetwork',
    'npi',
    'lastname',
    'firstname',
    'taxonomy',
    'address',
    'city',
    'zip',
    'county',
  ],
};
