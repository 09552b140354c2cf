// @ts-check
// Answers one NPI Registry API v2.1 query as the registry does: its rules, its errors in HTTP 200, its page limits.
import { readNpiNumber } from './npi-number.mjs';
import { recordsOf } from './nppes-records.mjs';
import { sampleZips, zipsStarting } from './places.mjs';
import { HOSPITALIST, STUDENT, termsOf } from './taxonomies.mjs';

/** @typedef {import('./nppes-records.mjs').NppesRecord} NppesRecord */
/** @typedef {{ description: string, field: string, number: string }} NppesError */

const PAGE = { default: 10, max: 200 };
/** Documented: skip at most 1,000, so a query never gives more than 1,200 records. */
const MAX_REACHABLE = 1200;
const TEXT_FIELDS = ['first_name', 'last_name', 'organization_name', 'taxonomy_description', 'city', 'postal_code'];
const CRITERIA = [...TEXT_FIELDS, 'number', 'state', 'enumeration_type'];

/** The registry's words for each error number, as public readers of the live API recorded them. @type {Record<string, NppesError>} */
export const ERRORS = {
  '03': {
    description: 'Wildcards require at least two leading characters',
    field: 'taxonomy_description',
    number: '03',
  },
  '04': { description: 'No valid search criteria provided', field: 'number', number: '04' },
  '05': {
    description: 'Field contains special character(s) or wrong number of characters',
    field: 'enumeration_type',
    number: '05',
  },
  '06': { description: 'NPI must be 10 digits', field: 'number', number: '06' },
  '07': { description: 'Field state requires additional search criteria', field: 'state', number: '07' },
  '09': {
    description: 'Enumeration_type requires additional search criteria',
    field: 'enumeration_type',
    number: '09',
  },
  17: { description: 'Unsupported Version', field: 'version', number: '17' },
};

/** The body as the registry spaces it. @param {unknown} value */
export const registryJson = (value) => JSON.stringify(value, null, 1);

/** @param {Map<string, string>} parameters @returns {NppesError[]} */
function errorsOf(parameters) {
  const error = (/** @type {string} */ number, /** @type {string} */ field) => ({ ...ERRORS[number], field });
  /** @type {(NppesError | undefined)[]} */
  const errors = [];
  if (parameters.get('version') !== '2.1') return [/** @type {NppesError} */ (ERRORS['17'])];
  const number = parameters.get('number');
  if (number !== undefined && !/^\d{10}$/.test(number)) errors.push(ERRORS['06']);
  const kind = parameters.get('enumeration_type');
  if (kind !== undefined && kind !== 'NPI-1' && kind !== 'NPI-2') errors.push(ERRORS['05']);
  const purpose = parameters.get('address_purpose');
  if (purpose !== undefined && !['LOCATION', 'MAILING', 'PRIMARY', 'SECONDARY'].includes(purpose.toUpperCase())) {
    errors.push(/** @type {NppesError} */ (error('05', 'address_purpose')));
  }
  for (const field of TEXT_FIELDS) {
    const value = parameters.get(field);
    if (value?.endsWith('*') && value.length < 3) errors.push(/** @type {NppesError} */ (error('03', field)));
  }
  const given = CRITERIA.filter((field) => parameters.has(field));
  if (given.length === 0) errors.push(ERRORS['04']);
  if (errors.length === 0 && given.every((field) => field === 'state' || field === 'enumeration_type')) {
    if (parameters.has('state')) errors.push(ERRORS['07']);
    if (parameters.has('enumeration_type')) errors.push(ERRORS['09']);
  }
  return errors.filter((entry) => entry !== undefined);
}

/** Equal, or starting with the text before a trailing `*`; without regard to case. @param {string | undefined} value @param {string} pattern */
function matches(value, pattern) {
  const wanted = pattern.toLowerCase();
  const text = (value ?? '').toLowerCase();
  return wanted.endsWith('*') ? text.startsWith(wanted.slice(0, -1)) : text === wanted;
}

/** @param {NppesRecord} record @param {string | undefined} purpose */
function addressesFor(record, purpose) {
  const [primary, mailing] = [record.addresses.slice(0, 1), record.addresses.slice(1)];
  if (purpose === 'MAILING') return mailing;
  if (purpose === 'PRIMARY') return primary;
  if (purpose === 'SECONDARY') return record.practiceLocations;
  const places = [...primary, ...record.practiceLocations];
  // Without a purpose the registry matches any address, a mailing address too.
  return purpose === 'LOCATION' ? places : [...places, ...mailing];
}

/** Any taxonomy of the record counts, by its whole text, its classification or its specialization. @param {NppesRecord} record @param {string} pattern */
function hasTaxonomy(record, pattern) {
  return record.taxonomies.some(({ code, desc }) => {
    const terms = code === STUDENT.code || code === HOSPITALIST.code ? [desc] : termsOf(code);
    return terms.some((term) => matches(term, pattern));
  });
}

/** @param {NppesRecord} record @param {Map<string, string>} parameters */
function isMatch(record, parameters) {
  const purpose = parameters.get('address_purpose')?.toUpperCase();
  const placed = ['postal_code', 'city', 'state', 'country_code'].filter((field) => parameters.has(field));
  const isThere = (/** @type {Record<string, string>} */ address) =>
    placed.every((field) => matches(address[field], String(parameters.get(field))));
  if (placed.length > 0 && !addressesFor(record, purpose).some(isThere)) return false;

  const taxonomy = parameters.get('taxonomy_description');
  if (taxonomy && !hasTaxonomy(record, taxonomy)) return false;
  const kind = parameters.get('enumeration_type');
  if (kind && record.enumeration_type !== kind) return false;
  const number = parameters.get('number');
  if (number && record.number !== number) return false;
  return ['first_name', 'last_name', 'organization_name'].every(
    (field) => !parameters.has(field) || matches(record.basic[field], String(parameters.get(field))),
  );
}

/** The ZIPs whose records can match at all. @param {Map<string, string>} parameters @returns {Iterable<string>} */
function zipsFor(parameters) {
  const number = parameters.get('number');
  if (number) {
    const read = readNpiNumber(number);
    return read ? [read.zip] : [];
  }
  const postal = parameters.get('postal_code')?.replace('*', '').slice(0, 5);
  return postal ? zipsStarting(postal) : sampleZips(parameters.get('city')?.replace('*', '').toUpperCase());
}

/** @param {string | undefined} text @param {number} fallback */
function whole(text, fallback) {
  const value = Number(text);
  return text !== undefined && Number.isInteger(value) && value > 0 ? value : fallback;
}

/**
 * The answer to one query: records of the page, or the errors; always HTTP 200.
 * @param {URLSearchParams} params @param {number} revision see recordsOf
 * @returns {{ result_count: number, results: NppesRecord[] } | { Errors: NppesError[] }}
 */
export function answerQuery(params, revision = 0) {
  const parameters = new Map([...params].map(([name, value]) => [name, value.trim()]));
  for (const [name, value] of parameters) if (value === '') parameters.delete(name);
  const errors = errorsOf(parameters);
  if (errors.length > 0) return { Errors: errors };

  const skip = whole(parameters.get('skip'), 0);
  const limit = Math.min(whole(parameters.get('limit'), PAGE.default), PAGE.max);
  const end = Math.min(skip + limit, MAX_REACHABLE);
  /** @type {NppesRecord[]} */
  const results = [];
  let seen = 0;
  for (const zip of zipsFor(parameters)) {
    for (const record of recordsOf(zip, revision)) {
      if (seen >= end) return { result_count: results.length, results };
      if (!isMatch(record, parameters)) continue;
      if (seen >= skip) results.push(record);
      seen += 1;
    }
  }
  return { result_count: results.length, results };
}

/** The shape of older answers: numbers instead of text, epochs in seconds, `gender`. @param {NppesRecord} record @returns {NppesRecord} */
export function inOldShape(record) {
  const { sex, ...basic } = record.basic;
  return {
    ...record,
    created_epoch: Math.floor(Number(record.created_epoch) / 1000),
    last_updated_epoch: Math.floor(Number(record.last_updated_epoch) / 1000),
    number: Number(record.number),
    basic: sex === undefined ? basic : { ...basic, gender: sex },
  };
}
