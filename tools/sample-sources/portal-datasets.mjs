// @ts-check
// What the state's open data portal holds of the lists we read: their slugs, ids and tables.
import { registerTable } from './community-care.mjs';
import { crosswalkTable, listingTable, locationTable } from './facility-tables.mjs';
import { managedCareTable } from './managed-care-table.mjs';

/** @typedef {{ id: string, name: string, format: string, file: string, table: (revision: number) => import('./table.mjs').Table }} Resource */
/** @typedef {{ slug: string, id: string, title: string, sources: string[], resources: Resource[] }} Dataset */

const CSV = 'CSV';

/** Slugs, ids and names as public readers of the live portal recorded them in 2026. @type {Dataset[]} */
export const DATASETS = [
  {
    slug: 'healthcare-facility-locations',
    id: 'sample-locations-package',
    title: 'Licensed and Certified Healthcare Facility Listing',
    sources: ['hospitals', 'community-care'],
    resources: [
      {
        id: 'f0ae5731-fef8-417f-839d-54a0ed3a126e',
        format: CSV,
        file: 'health_facility_locations.csv',
        name: 'Licensed and Certified Healthcare Facility Locations',
        table: locationTable,
      },
    ],
  },
  {
    slug: 'licensed-healthcare-facility-listing',
    id: 'sample-listing-package',
    title: 'Licensed Healthcare Facility Listing',
    sources: ['hospitals'],
    resources: [
      {
        id: '641c5557-7d65-4379-8fea-6b7dedbda40b',
        format: CSV,
        file: 'current-healthcare-facility-listing.csv',
        name: 'Current California Healthcare Facility Listing',
        table: listingTable,
      },
    ],
  },
  {
    slug: 'licensed-facility-crosswalk',
    id: 'sample-crosswalk-package',
    title: 'Licensed and Certified Healthcare Facility Crosswalk',
    sources: ['hospitals'],
    resources: [
      {
        id: 'e083f267-43bf-427b-9ee3-f53faaff5d7e',
        format: 'XLSX',
        file: 'elms-aspen-oshpd-crosswalk.xlsx',
        name: ' ELMS-ASPEN-OSHPD - Licensed and Certified Healthcare Facility Crosswalk',
        table: crosswalkTable,
      },
    ],
  },
  {
    slug: 'medi-cal-managed-care-provider-listing',
    id: 'sample-managed-care-package',
    title: 'Medi-Cal Managed Care Provider Listing',
    sources: ['dhcs-managed-care'],
    resources: [
      {
        id: 'a7c0ffee-3d2b-4c1a-9e77-5a3b1d9c0a42',
        format: CSV,
        file: 'managed-care-providers.csv',
        name: 'Medi-Cal Managed Care Provider Listing',
        table: managedCareTable,
      },
    ],
  },
  {
    slug: 'ccl-facilities',
    id: '46ffcbdf-4874-4cc1-92c2-fb715e3ad014',
    title: 'Community Care Licensing Facilities',
    sources: ['community-care'],
    resources: [
      {
        id: '744d1583-f9eb-45b6-b0f8-b9a9dab936a6',
        format: CSV,
        file: 'residentialelderlycare.csv',
        name: 'Residential Care Facilities for the Elderly',
        table: (revision) => registerTable('elderly', revision),
      },
      {
        id: '9f5d1d00-6b24-4f44-a158-9cbe4b43f117',
        format: CSV,
        file: 'adultresidential.csv',
        name: 'Adult Residential Facilities',
        table: (revision) => registerTable('adults', revision),
      },
      {
        id: 'b4d78b7f-12df-4b0c-a81a-ff40b949bc75',
        format: CSV,
        file: 'homecare.csv',
        name: 'Home Care Organization',
        table: (revision) => registerTable('home-care', revision),
      },
    ],
  },
];
