// @ts-check
// data.hrsa.gov under /hrsa: the sites of community health centres, one CSV for the whole country
// (docs/facts/sources.md#hrsa-clinics). The header is the live file's of 2026, with its comma at the end; "BPHC
// Assigned Number" alone is unique for each site.
import { fileAnswer, missingPage } from './answers.mjs';
import { phoneDigits, PLACES, pointOf, streetOf } from './california.mjs';
import { columns } from './data.mjs';
import { hash, pick } from './hash.mjs';
import { npiNumber } from './npi-number.mjs';
import { facilitiesOf } from './sample-facilities.mjs';
import { changedTable, csvText, TABLE_FAULTS, tableOf } from './table.mjs';

/** @typedef {import('./answers.mjs').Asked} Asked */
/** @typedef {import('./answers.mjs').Answer} Answer */

const SOURCES = ['clinics'];
export const SITE_COLUMNS = columns.healthCenterSites;

const COUNT = 230;
/** One in eight stands in Nevada. */
const OTHER_STATE = { city: 'Reno', county: 'Washoe', fips: '32031', zip: '89501', areaCode: '775' };
const TYPES = [
  ...Array.from({ length: 3 }, () => 'Service Delivery Site'),
  'Administrative/Service Delivery Site',
  'Administrative',
];
const PLACES_OF_CARE = [...Array.from({ length: 8 }, () => 'Permanent'), 'Seasonal', 'Mobile Van'];
const IDENTIFIERS = { Permanent: '1', Seasonal: '2', 'Mobile Van': '3' };

/** The first sites are the state's clinics under their operator's name: the same place in two sources. @param {number} revision */
const stateClinics = (revision) =>
  facilitiesOf(revision)
    .filter(({ kind, npi }) => kind === 'PRIMARY CARE CLINIC' && npi !== '')
    .slice(0, 20);

/** @param {number} index @param {number} revision @param {import('./sample-facilities.mjs').Facility | undefined} clinic */
function siteCells(index, revision, clinic) {
  const seed = hash(`site ${index}`);
  const isElsewhere = !clinic && index % 8 === 5;
  const place = clinic?.place ?? { ...pick(PLACES, seed), ...(isElsewhere ? OTHER_STATE : {}) };
  const { latitude, longitude } = clinic ?? pointOf(place, `site ${index}`);
  const digits = clinic?.phone || phoneDigits(place.areaCode, seed + (revision > 0 && seed % 10 === 0 ? 7 : 0));
  const location = clinic ? 'Permanent' : pick(PLACES_OF_CARE, seed >>> 4);
  const state = isElsewhere ? 'NV' : 'CA';
  return {
    'Health Center Type': 'Federally Qualified Health Center (FQHC)',
    'Health Center Number': `H80CS9${String(index % 40).padStart(4, '0')}`,
    'BHCMIS Organization Identification Number': `99${String(index % 40).padStart(4, '0')}`,
    'BPHC Assigned Number': `BPS-H80-99${String(index).padStart(4, '0')}`,
    'Site Name': clinic?.name ?? `Sample Health Center ${place.city} ${index}`,
    'Site Address': clinic?.street ?? streetOf(seed),
    'Site City': place.city,
    'Site State Abbreviation': state,
    'Site Postal Code': seed % 3 === 0 ? place.zip : `${place.zip}-0${100 + (seed % 900)}`,
    'Site Telephone Number': `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`,
    'Site Web Address': seed % 4 === 0 ? 'https://clinic.example' : '',
    'Operating Hours per Week': '40.00',
    'Health Center Service Delivery Site Location Setting Description': 'All Other Clinic Types',
    'Health Center Status Identification Number': '1',
    'Site Status Description': !clinic && seed % 17 === 6 ? 'Inactive' : 'Active',
    'FQHC Site NPI Number': clinic?.npi ?? (seed % 3 === 1 ? npiNumber('90001', 5000 + index) : ''),
    'Health Center Location Identification Number': IDENTIFIERS[/** @type {keyof typeof IDENTIFIERS} */ (location)],
    'Health Center Location Type Description': location,
    'Health Center Type Description': clinic ? 'Service Delivery Site' : pick(TYPES, seed >>> 6),
    'Health Center Operating Calendar': 'Year-Round',
    'Site Added to Scope this Date': '01/01/2012',
    'Health Center Name': `Sample Health Network ${index % 40}`,
    'Health Center Organization State': state,
    'Geocoding Artifact Address Primary X Coordinate': longitude,
    'Geocoding Artifact Address Primary Y Coordinate': latitude,
    'State and County Federal Information Processing Standard Code': place.fips,
    'Complete County Name': `${place.county} County`,
    'County Equivalent Name': place.county,
    'State FIPS Code': place.fips.slice(0, 2),
    'State Name': isElsewhere ? 'Nevada' : 'California',
    'Data Warehouse Record Create Date': `${revision > 0 ? '11' : '10'}/14/2026`,
  };
}

/** From revision 1 on one site in nineteen is gone. @param {number} revision */
export function siteTable(revision) {
  const indexes = Array.from({ length: COUNT }, (_, index) => index);
  const kept = indexes.filter((index) => revision === 0 || index % 19 !== 11);
  const clinics = stateClinics(revision);
  return tableOf(
    SITE_COLUMNS,
    'Site Name',
    kept.map((index) => ({ key: index, values: siteCells(index, revision, clinics[index]) })),
  );
}

/** @param {Asked} asked @returns {Answer | null} */
export function healthCenters({ path, settings: { revision } }) {
  if (path !== '/hrsa/DataDownload/DD_Files/Health_Center_Service_Delivery_and_LookAlike_Sites.csv') {
    return path.startsWith('/hrsa/') ? missingPage(SOURCES) : null;
  }
  return fileAnswer({
    sources: SOURCES,
    kind: 'csv',
    type: 'text/csv',
    faults: TABLE_FAULTS,
    revision,
    render: (fault) => {
      const style = { newline: '\r\n', isQuoted: true, trailingComma: true };
      return csvText(changedTable(siteTable(revision), fault), style);
    },
  });
}
