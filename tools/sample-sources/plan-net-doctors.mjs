// @ts-check
// Which of the invented doctors of this server's NPI Registry stand in which invented directory: plans, medical groups and languages, the
// same in every start. So the chain plan -> group -> doctor -> language is whole, and none of it is real.
import { hash, pick } from './hash.mjs';
import { recordsOf } from './nppes-records.mjs';

/** @typedef {import('./nppes-records.mjs').NppesRecord} NppesRecord */
/**
 * @typedef {object} Doctor
 * @property {string} npi
 * @property {string} zip
 * @property {Record<string, string>} basic as the registry has it
 * @property {Record<string, string>} address
 * @property {{ code: string, desc: string }} taxonomy
 * @property {number} seed
 */

/** ZIPs whose doctors stand in directories. */
export const LISTED_ZIPS = ['90006', '90005', '90020', '92833', '92841', '94109'];
export const COUNTY_OF = /** @type {Record<string, string>} */ ({
  90006: 'Los Angeles',
  90005: 'Los Angeles',
  90020: 'Los Angeles',
  92833: 'Orange',
  92841: 'Orange',
  94109: 'San Francisco',
});
export const GROUPS = [
  'Sample Koreatown Medical Group',
  'Sample Olympic Physicians IPA',
  'Sample Wilshire Health Partners',
];
/** What `communication` holds; null = it is absent. @type {(object[] | null)[]} */
const COMMUNICATION = [
  [{ coding: [{ system: 'urn:ietf:bcp:47', code: 'ko', display: 'Korean' }], text: 'Korean' }],
  [{ coding: [{ system: 'urn:ietf:bcp:47', code: 'ko-KR' }] }, { coding: [{ system: 'urn:ietf:bcp:47', code: 'en' }] }],
  [{ text: 'KOREAN' }],
  null,
  [{ coding: [{ system: 'urn:ietf:bcp:47', code: 'es' }] }],
  null,
  [{ coding: [{ code: 'zh-yue' }] }, { text: 'Dialect of a small village' }],
];

/** @type {Map<string, Doctor[]>} */
const known = new Map();

/** Doctors with a practice in the ZIP, as the registry knows them in its first release. @param {string} zip @returns {Doctor[]} */
export function doctorsIn(zip) {
  const kept = known.get(zip);
  if (kept) return kept;
  const doctors = [...recordsOf(zip, 0)].filter(isDoctor(zip)).map((record) => ({
    npi: String(record.number),
    zip,
    basic: record.basic,
    address: /** @type {Record<string, string>} */ (record.addresses[0]),
    taxonomy: /** @type {{ code: string, desc: string }} */ (record.taxonomies.find(({ primary }) => primary)),
    seed: hash(`directory ${record.number}`),
  }));
  known.set(zip, doctors);
  return doctors;
}

/** @param {string} zip @returns {(record: NppesRecord) => boolean} */
const isDoctor = (zip) => (record) =>
  record.enumeration_type === 'NPI-1' &&
  record.basic.status === 'A' &&
  /^20/.test(record.taxonomies.find(({ primary }) => primary)?.code ?? '') &&
  record.addresses[0]?.address_purpose === 'LOCATION' &&
  (record.addresses[0]?.postal_code ?? '').startsWith(zip);

/** @param {Doctor} doctor */
export const communicationOf = ({ seed }) => COMMUNICATION[seed % COMMUNICATION.length] ?? null;

/** @param {Doctor} doctor */
export const groupOf = ({ seed }) => pick(GROUPS, seed >>> 5);
