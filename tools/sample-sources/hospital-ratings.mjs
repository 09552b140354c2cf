// @ts-check
// data.cms.gov under /pdc: the Provider Data Catalog's table of hospitals with their stars, as pages of JSON and as
// CSV (docs/facts/sources.md#provider-data-catalog). California's hospitals are those of sample-facilities.mjs; the
// other states' fill the pages.
import { csvAnswer, jsonAnswer, missingPage } from './answers.mjs';
import { formatted } from './community-care.mjs';
import { columns } from './data.mjs';
import { hash, pick } from './hash.mjs';
import { facilitiesOf } from './sample-facilities.mjs';
import { changedTable, csvText, JSON_TABLE_FAULTS, TABLE_FAULTS, tableOf } from './table.mjs';

/** @typedef {import('./answers.mjs').Asked} Asked */
/** @typedef {import('./answers.mjs').Answer} Answer */
/** @typedef {import('./sample-facilities.mjs').Facility} Facility */

const SOURCES = ['hospitals'];
const MEASURES = columns.hospitalMeasures;
/** The header of the download, 38 names. */
export const HOSPITAL_COLUMNS = [...columns.hospitals, ...MEASURES];
/** The API's name of a column: "City/Town" is `citytown`. @param {string} column */
export const apiName = (column) =>
  column
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, '')
    .replaceAll(' ', '_');

/** State, a city with its ZIP and area code, and the first two digits of a CCN there. */
const STATES = [
  { state: 'NV', city: 'RENO', zip: '89501', areaCode: '775', ccn: '29' },
  { state: 'TX', city: 'AUSTIN', zip: '78701', areaCode: '512', ccn: '45' },
  { state: 'OR', city: 'PORTLAND', zip: '97201', areaCode: '503', ccn: '38' },
  { state: 'NY', city: 'ALBANY', zip: '12207', areaCode: '518', ccn: '33' },
  { state: 'PR', city: 'PONCE', zip: '00716', areaCode: '787', ccn: '40' },
];
/** With California's more than one page of 500. */
const COUNT_ELSEWHERE = 480;
const PAGE_MAX = 500;

/** @param {Facility} facility */
function californiaCells({ place, rating, ...hospital }) {
  return {
    'Facility ID': hospital.ccn,
    'Facility Name': hospital.name.toUpperCase(),
    State: 'CA',
    Address: hospital.street.toUpperCase(),
    'City/Town': place.city.toUpperCase(),
    'ZIP Code': place.zip,
    'County/Parish': place.county.toUpperCase(),
    'Telephone Number': hospital.phone && formatted(hospital.phone),
    'Hospital Type': 'Acute Care Hospitals',
    'Hospital Ownership': 'Voluntary non-profit - Private',
    'Emergency Services': hospital.hasEmergency ? 'Yes' : 'No',
    ...ratingCells(rating),
  };
}

/** @param {string} rating */
const ratingCells = (rating) => ({
  'Hospital overall rating': rating,
  // 16: too few measures to rate.
  'Hospital overall rating footnote': rating === 'Not Available' ? '16' : '',
  ...Object.fromEntries(MEASURES.map((name) => [name, name.endsWith('Footnote') ? '' : '7'])),
});

/** @param {number} index */
function cellsElsewhere(index) {
  const { state, city, zip, areaCode, ccn } = pick(STATES, index);
  const seed = hash(`hospital elsewhere ${index}`);
  return {
    'Facility ID': `${ccn}09${String(Math.floor(index / STATES.length)).padStart(2, '0')}`,
    'Facility Name': `SAMPLE HOSPITAL OF ${city} ${index}`,
    Address: `${100 + (seed % 900)} SAMPLE ST`,
    'City/Town': city,
    State: state,
    'ZIP Code': zip,
    'County/Parish': 'SAMPLE',
    'Telephone Number': `(${areaCode}) 555-01${String(seed % 100).padStart(2, '0')}`,
    'Hospital Type': 'Critical Access Hospitals',
    'Hospital Ownership': 'Proprietary',
    'Emergency Services': 'Yes',
    ...ratingCells(pick(['2', '3', '4', 'Not Available'], seed)),
  };
}

/** Certified hospitals: one in nine of California's is too new for CMS. @param {number} revision */
export function hospitalTable(revision) {
  const certified = facilitiesOf(revision).filter(({ ccn, key }) => ccn !== '' && key % 9 !== 4);
  const elsewhere = Array.from({ length: COUNT_ELSEWHERE }, (_, index) => ({
    key: 5000 + index,
    values: cellsElsewhere(index),
  }));
  const california = certified.map((facility) => ({ key: facility.key, values: californiaCells(facility) }));
  return tableOf(HOSPITAL_COLUMNS, 'Facility Name', [...california, ...elsewhere]);
}

/** Only equality, which is what readers ask. @param {URLSearchParams} query @param {Record<string, string>[]} results */
function conditioned(query, results) {
  const property = query.get('conditions[0][property]');
  const value = query.get('conditions[0][value]');
  return property === null ? results : results.filter((row) => row[property] === value);
}

/** @param {Asked} asked @returns {Answer} */
function queryAnswer({ query, settings }) {
  return jsonAnswer(SOURCES, [...JSON_TABLE_FAULTS, 'old-shape', 'error-in-200'], (fault) => {
    if (fault?.fault === 'error-in-200') return { value: { message: 'Service unavailable', status: 503 } };
    const { columns, rows } = changedTable(hospitalTable(settings.revision), fault);
    const names = columns.map(apiName);
    const all = rows.map(({ cells }) => Object.fromEntries(names.map((name, place) => [name, cells[place] ?? ''])));
    const found = conditioned(query, all);
    const offset = Number(query.get('offset') ?? 0);
    const limit = Math.min(Number(query.get('limit') ?? PAGE_MAX), PAGE_MAX);
    const page = found.slice(offset, offset + limit);
    const fields = Object.fromEntries(
      names.map((name, place) => [name, { type: 'text', description: columns[place] }]),
    );
    const rest = { count: found.length, schema: { 'sample-distribution': { fields } }, query: { limit, offset } };
    return { value: fault?.fault === 'old-shape' ? { data: page, ...rest } : { results: page, ...rest } };
  });
}

/** @param {Asked} asked @returns {Answer | null} */
export function providerDataCatalog(asked) {
  const { path, query, settings } = asked;
  const base = '/pdc/provider-data/api/1/datastore/query/xubh-q36u/0';
  if (path === base) return queryAnswer(asked);
  if (path === `${base}/download` && query.get('format') === 'csv') {
    return csvAnswer(SOURCES, TABLE_FAULTS, (fault) =>
      csvText(changedTable(hospitalTable(settings.revision), fault), { newline: '\r\n' }),
    );
  }
  return path.startsWith('/pdc/') ? missingPage(SOURCES) : null;
}
