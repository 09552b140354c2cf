// @ts-check
// www.ssa.gov under /ssa: addresses and hours of the Social Security offices
// (docs/facts/sources.md#offices-and-senior-housing). The CSV of 2026 writes its names with blanks and has no
// coordinates; fault `old-shape` plays the spelling of the map service's copy.
import { fileAnswer, missingPage } from './answers.mjs';
import { phoneDigits, PLACES, pointOf, streetOf } from './california.mjs';
import { hash, pick } from './hash.mjs';
import { changedTable, csvText, TABLE_FAULTS, tableOf } from './table.mjs';

/** @typedef {import('./answers.mjs').Asked} Asked */
/** @typedef {import('./answers.mjs').Answer} Answer */

const SOURCES = ['social-security'];
const DAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'];
export const OFFICE_COLUMNS = [
  'OFFICE CODE',
  'OFFICE NAME',
  'ADDRESS LINE 1',
  'ADDRESS LINE 2',
  'ADDRESS LINE 3',
  'CITY',
  'STATE',
  'ZIP CODE',
  'PHONE',
  'FAX',
  ...DAYS.flatMap((day) => [`${day} OPEN TIME`, `${day} CLOSE TIME`]),
];
const COUNT = 130;
const OTHER_STATE = { city: 'Reno', zip: '89501', areaCode: '775' };

/** "213-555-0142". @param {string} digits */
const dashed = (digits) => `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`;

/** Wednesdays are short; some offices are open on some days only. @param {number} seed */
const hoursOf = (seed) =>
  Object.fromEntries(
    DAYS.flatMap((day, index) => {
      const isClosed = seed % 12 === 5 && index % 2 === 1;
      return [
        [`${day} OPEN TIME`, isClosed ? '' : '09:00 AM'],
        [`${day} CLOSE TIME`, isClosed ? '' : day === 'WEDNESDAY' && seed % 2 === 0 ? '12:00 PM' : '04:00 PM'],
      ];
    }),
  );

/** The street in line 3 behind a suite, or in line 2, and line 1 is the name of the agency. @param {number} seed @param {number} revision */
function addressLines(seed, revision) {
  const street = streetOf(seed + (revision > 0 && seed % 10 === 0 ? 1 : 0)).toUpperCase();
  if (seed % 4 === 0) return { 'ADDRESS LINE 1': 'SOCIAL SECURITY', 'ADDRESS LINE 2': street };
  const suite = seed % 4 === 1 ? 'SUITE 100' : '';
  return { 'ADDRESS LINE 1': 'SOCIAL SECURITY', 'ADDRESS LINE 2': suite, 'ADDRESS LINE 3': street };
}

/** @param {number} index @param {number} revision */
function officeCells(index, revision) {
  const seed = hash(`office ${index}`);
  const isElsewhere = index % 6 === 4;
  const place = { ...pick(PLACES, index), ...(isElsewhere ? OTHER_STATE : {}) };
  const state = isElsewhere ? 'NV' : 'CA';
  return {
    // Real codes do not begin with Z.
    'OFFICE CODE': `Z${String(index).padStart(2, '0')}`,
    'OFFICE NAME': `SAMPLE ${place.city.toUpperCase()} ${index} ${state}`,
    ...addressLines(seed, revision),
    CITY: place.city.toUpperCase(),
    STATE: state,
    'ZIP CODE': seed % 3 === 0 ? `${place.zip}-0100` : place.zip,
    PHONE: dashed(phoneDigits(place.areaCode, seed)),
    FAX: dashed(phoneDigits(place.areaCode, seed + 1)),
    ...hoursOf(seed),
  };
}

/** From revision 1 on one office in nineteen is gone. @param {number} revision */
export function officeTable(revision) {
  const indexes = Array.from({ length: COUNT }, (_, index) => index);
  const kept = indexes.filter((index) => revision === 0 || index % 19 !== 7);
  return tableOf(
    OFFICE_COLUMNS,
    'OFFICE CODE',
    kept.map((index) => ({ key: index, values: officeCells(index, revision) })),
  );
}

/** The map service's spelling, with coordinates. @param {import('./table.mjs').Table} table @returns {import('./table.mjs').Table} */
function inOldShape({ columns, rows, vital }) {
  return {
    columns: [...columns.map((column) => column.replaceAll(' ', '_')), 'LATITUDE_NUM', 'LONGITUDE_NUM'],
    vital: vital.replaceAll(' ', '_'),
    rows: rows.map(({ key, cells }) => {
      const { latitude, longitude } = pointOf(pick(PLACES, key), `office ${key}`);
      return { key, cells: [...cells, latitude, longitude] };
    }),
  };
}

/** @param {Asked} asked @returns {Answer | null} */
export function fieldOffices({ path, settings: { revision } }) {
  if (path !== '/ssa/data/FO-Address-Open-Close-Times.csv')
    return path.startsWith('/ssa/') ? missingPage(SOURCES) : null;
  return fileAnswer({
    sources: SOURCES,
    kind: 'csv',
    type: 'text/csv',
    faults: [...TABLE_FAULTS, 'old-shape'],
    revision,
    render: (fault) => {
      const table = officeTable(revision);
      const shaped = fault?.fault === 'old-shape' ? inOldShape(table) : changedTable(table, fault);
      return csvText(shaped, { newline: '\r\n' });
    },
  });
}
