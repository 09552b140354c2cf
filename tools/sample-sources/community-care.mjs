// @ts-check
// CDSS community care licensing: homes for the elderly, adult day programs, home care organisations
// (docs/facts/sources.md#community-care-licensing), as the open data portal's tables and as the licensing site's own
// export with its ragged complaint columns.
import { phoneDigits, PLACES, pointOf, streetOf } from './california.mjs';
import { columns, readData } from './data.mjs';
import { hash, pick } from './hash.mjs';
import { tableOf } from './table.mjs';

/** @typedef {import('./table.mjs').Table} Table */
/** @typedef {'elderly' | 'adults' | 'home-care'} Register */
/** @typedef {Record<string, string>} Row */

const COLUMNS = columns.communityCare;
/** The licensing site writes the same columns as "Facility Type". @param {string} column */
const exportName = (column) =>
  column.replace(/(^|_)([a-z])/g, (_, gap, letter) => (gap ? ' ' : '') + letter.toUpperCase());
const VISIT_COLUMNS = columns.communityCareVisits;
const ELDERLY_COMPLAINTS = columns.elderlyComplaints;
const STANDARD_COMPLAINTS = columns.standardComplaints;

/** Header of an export: 38 names for the homes for the elderly, 31 for the others. @param {Register} register */
export const exportColumns = (register) => [
  ...COLUMNS.map(exportName),
  ...VISIT_COLUMNS,
  ...(register === 'elderly' ? ELDERLY_COMPLAINTS : STANDARD_COMPLAINTS),
];

/** How many, which types (some more than once), which words. @type {Record<Register, { count: number, base: number, types: string[], words: string[] }>} */
const REGISTERS = readData('registers.json').registers;
/** In the shares of 2026: about two thirds licensed. @type {string[]} */
const STATUSES = readData('registers.json').statuses;

/** M/D/YYYY, as the licensing program writes dates. @param {number} seed @param {number} firstYear */
const dateOf = (seed, firstYear) => `${1 + (seed % 12)}/${1 + (seed % 28)}/${firstYear + (seed % 15)}`;

/** @param {number} seed */
const statusOf = (seed) => (seed % 37 === 11 ? 'ON PROBATION' : pick(STATUSES, seed >>> 4));

/** @param {Register} register @param {number} index @param {number} revision @returns {{ key: number, values: Row }} */
function inventRow(register, index, revision) {
  const { base, types, words } = REGISTERS[register];
  const seed = hash(`${register} ${index}`);
  const place = pick(PLACES, seed >>> 2);
  const isChanged = revision > 0 && seed % 10 === 0;
  const status = isChanged && statusOf(seed) === 'LICENSED' ? 'CLOSED' : statusOf(seed);
  const isSmall = seed % 3 !== 0;
  const isHidden = isSmall && seed % 7 === 2;
  const values = {
    // District 00 does not exist: no real licence begins so. The zeros in front are part of the number.
    facility_type: pick(types, index),
    facility_number: `00${7_000_000 + base + index}`,
    facility_name: `${pick(words, seed)} ${base + index}`,
    licensee: 'SAMPLE LICENSEE, INC.',
    facility_administrator: isHidden ? 'Unavailable' : 'SAMPLE ADMINISTRATOR',
    facility_telephone_number: isHidden ? 'Unavailable' : formatted(phoneDigits(place.areaCode, seed)),
    facility_address: streetOf(seed).toUpperCase(),
    facility_city: place.city.toUpperCase(),
    facility_state: 'CA',
    facility_zip: place.zip,
    county_name: place.county.toUpperCase(),
    regional_office: '99',
    facility_capacity: register === 'home-care' ? '0' : String(isSmall ? 6 : 20 + (seed % 180)),
    facility_status: status,
    license_first_date: status === 'PENDING' ? '' : dateOf(seed, 2008),
    closed_date: status === 'CLOSED' ? dateOf(seed, 2023 - 15) : '',
  };
  return { key: base + index, values: shifted(register, index, values) };
}

/** One real row of this register has slipped by two columns, so that a date stands where the status should. @param {Register} register @param {number} index @param {Row} values @returns {Row} */
function shifted(register, index, values) {
  if (register !== 'adults' || index !== 90) return values;
  return { ...values, facility_status: '9/2/1997', license_first_date: '', closed_date: '' };
}

/** "(213) 555-0142". @param {string} digits */
export const formatted = (digits) => `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;

/** @param {Register} register @param {number} revision */
function rowsOf(register, revision) {
  const rows = Array.from({ length: REGISTERS[register].count }, (_, index) => inventRow(register, index, revision));
  return rows.filter((_, index) => revision === 0 || index % 23 !== 8);
}

/** A register as the open data portal has it: 16 lower-case columns. @param {Register} register @param {number} revision @returns {Table} */
export const registerTable = (register, revision) => tableOf(COLUMNS, 'facility_number', rowsOf(register, revision));

/** Where the facilities stand, by number. @param {Register} register @param {number} revision */
export const registerPoints = (register, revision) =>
  rowsOf(register, revision).map(({ key, values }) => {
    const place = PLACES.find(({ zip }) => zip === values.facility_zip);
    return { key, number: values.facility_number, ...(place ? pointOf(place, String(key)) : {}) };
  });

/** Visits, citations and the complaints, which repeat at the end of the row: one row in three is longer than the header. @param {Register} register @param {number} seed */
function visitCells(register, seed) {
  const visits = seed % 4;
  const date = '5/4/2026';
  const complaint = register === 'elderly' ? [date, '1', '0', '2', '0', '1', '0'] : [date, '1', '0', '2', '1', '0'];
  const counted = register === 'elderly' ? ['1', '0', '3', '0', '1', '2', '0'] : [];
  const complaints = Array.from({ length: seed % 3 }, () => complaint).flat();
  return [
    visits > 0 ? date : '',
    String(visits),
    String(seed % 3),
    '1',
    String(visits + (seed % 3) + 1),
    '',
    '',
    visits > 0 ? `${date}, 6/1/2025` : '',
    visits > 0 ? date : '',
    '0',
    '0',
    '',
    '0',
    '0',
    ...counted,
    ...(complaints.length > 0 ? complaints : ['']),
  ];
}

/**
 * A register as the licensing site exports it: ragged by nature, and every fifth number has lost its zeros in front.
 * @param {Register} register @param {number} revision @returns {Table}
 */
export function exportTable(register, revision) {
  const { rows } = registerTable(register, revision);
  return {
    columns: exportColumns(register),
    vital: 'Facility Number',
    rows: rows.map(({ key, cells }) => {
      const own = cells.map((cell, index) => (index === 1 && key % 5 === 2 ? (cell ?? '').replace(/^0+/, '') : cell));
      return { key, cells: [...own, ...visitCells(register, hash(`visits ${key}`))] };
    }),
  };
}
