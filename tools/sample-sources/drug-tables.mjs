// @ts-check
// The tables of CMS's drug-plan files in their true form: a zip of zips, `|` between cells, CRLF, no quotes.
// Facts: docs/facts/sources.md#drug-plan-files.
import { csvText } from './table.mjs';
import { zipArchive } from './zip-archive.mjs';

/** @typedef {import('./table.mjs').Table} Table */
/** @typedef {Record<string, string | number>} DrugRow */

const KEY = ['CONTRACT_ID', 'PLAN_ID', 'SEGMENT_ID'];
const PLACES = ['PREF', 'NONPREF', 'MAIL_PREF', 'MAIL_NONPREF'];
const ofPlaces = (/** @type {(place: string) => string[]} */ columns) => PLACES.flatMap(columns);

/** Columns by the beginning of a table's file name, which has capitals in places. */
export const DRUG_COLUMNS = {
  'geographic locator file': 'COUNTY_CODE STATENAME COUNTY MA_REGION_CODE MA_REGION PDP_REGION_CODE PDP_REGION'.split(
    ' ',
  ),
  'plan information': [
    ...KEY,
    ...'CONTRACT_NAME PLAN_NAME FORMULARY_ID PREMIUM DEDUCTIBLE MA_REGION_CODE PDP_REGION_CODE'.split(' '),
    ...'STATE COUNTY_CODE SNP PLAN_SUPPRESSED_YN'.split(' '),
  ],
  'basic drugs formulary file': [
    ...'FORMULARY_ID FORMULARY_VERSION CONTRACT_YEAR RXCUI NDC TIER_LEVEL_VALUE QUANTITY_LIMIT_YN'.split(' '),
    ...'QUANTITY_LIMIT_AMOUNT QUANTITY_LIMIT_DAYS PRIOR_AUTHORIZATION_YN STEP_THERAPY_YN SELECTED_DRUG_YN'.split(' '),
  ],
  'beneficiary cost file': [
    ...KEY,
    'COVERAGE_LEVEL',
    'TIER',
    'DAYS_SUPPLY',
    ...ofPlaces((place) => ['TYPE', 'AMT', 'MIN_AMT', 'MAX_AMT'].map((part) => `COST_${part}_${place}`)),
    'TIER_SPECIALTY_YN',
    'DED_APPLIES_YN',
  ],
  'insulin beneficiary cost file': [
    ...KEY,
    'TIER',
    'DAYS_SUPPLY',
    ...ofPlaces((place) => [`copay_amt_${place.toLowerCase()}_insln`]),
    ...ofPlaces((place) => [`coin_amt_${place.toLowerCase()}_insln`]),
  ],
  'Pricing file': [...KEY, 'NDC', 'DAYS_SUPPLY', 'UNIT_COST'],
  'pharmacy networks file': [
    ...KEY,
    'PHARMACY_NUMBER',
    'PHARMACY_ZIPCODE',
    'PREFERRED_STATUS_RETAIL',
    'PREFERRED_STATUS_MAIL',
    'PHARMACY_RETAIL',
    'PHARMACY_MAIL',
    'IN_AREA_FLAG',
  ],
};

/** The cells of a cost share. @param {string} place @param {(string | number)[]} share kind, amount, least, most */
export const placeCells = (place, [kind = 0, amount = 0, least = 0, most = 0]) => ({
  [`COST_TYPE_${place}`]: kind,
  [`COST_AMT_${place}`]: amount,
  [`COST_MIN_AMT_${place}`]: least,
  [`COST_MAX_AMT_${place}`]: most,
});

/** Windows-1252 equals Latin-1 for the letters that occur. @param {Table} table */
const bytesOf = (table) =>
  Buffer.from(csvText(table, { delimiter: '\t', newline: '\r\n' }).replaceAll('\t', '|'), 'latin1');

/**
 * A release as one archive.
 * @param {{ name: string, table: Table, part?: number }[]} tables with `part`: one of several files of a table
 * @param {{ isStored?: boolean }} [style] how the inner zips lie in the outer one
 */
export function releaseArchive(tables, { isStored = true } = {}) {
  return zipArchive(
    tables.map(({ name, table, part }) => {
      const stem = `${name}  PPUF_2026Q2${part === undefined ? '' : ` part ${part}`}`;
      const content = zipArchive([{ name: `${stem}.txt`, content: bytesOf(table) }]);
      return { name: `${stem}.zip`, content, isStored };
    }),
  );
}
