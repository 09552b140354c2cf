// @ts-check
// The invented hospitals, nursing homes, clinics and adult day centres that the state's and CMS's tables speak of. One
// facility stands in several tables under several numbers, and the first of each kind in a ZIP is also in the NPI Registry
// of this server: a reader that merges sources has something to merge.
import { phoneDigits, PLACES, pointOf, streetOf } from './california.mjs';
import { hash, pick } from './hash.mjs';
import { npiNumber } from './npi-number.mjs';
import { recordsOf } from './nppes-records.mjs';
import { TAXONOMIES } from './taxonomies.mjs';

/** @typedef {import('./california.mjs').Place} Place */
/**
 * @typedef {object} Facility
 * @property {number} key
 * @property {string} kind CDPH's word (`FAC_FDR`)
 * @property {string} name
 * @property {string} street
 * @property {Place} place
 * @property {string} phone ten digits; empty when unknown
 * @property {string} npi
 * @property {string} ccn empty when not certified
 * @property {string} facid
 * @property {string} hcaiId
 * @property {string} licence
 * @property {number} beds
 * @property {'ACTIVE' | '' | 'INACTIVE - CAPEN DECISION'} licenceStatus
 * @property {'Open' | 'Suspense' | 'Closed'} status HCAI's word
 * @property {string} rating CMS's stars or "Not Available"
 * @property {boolean} hasEmergency
 * @property {string} latitude
 * @property {string} longitude
 */

/** CDPH's kind -> how many, and the kind's name in the NPI Registry of this server. @type {[kind: string, count: number, group: string, words: string[]][]} */
const KINDS = [
  ['GENERAL ACUTE CARE HOSPITAL', 96, 'hospital', ['Sample General Hospital', 'Sample Valley Medical Center']],
  ['ACUTE PSYCHIATRIC HOSPITAL', 6, '', ['Sample Behavioral Hospital']],
  ['SKILLED NURSING FACILITY', 70, 'nursingHome', ['Sample Convalescent Home', 'Sample Post Acute']],
  ['ADULT DAY HEALTH CARE', 60, 'adultDayCare', ['Sample Adult Day Health Care Center', 'Sample CBAS']],
  ['PRIMARY CARE CLINIC', 70, 'clinic', ['Sample Community Clinic', 'Sample Family Health Clinic']],
  ['HOME HEALTH AGENCY', 40, '', ['Sample Home Health']],
  ['HOSPICE', 20, '', ['Sample Hospice Care']],
  ['SURGICAL CLINIC', 10, '', ['Sample Surgery Center']],
];

/** CCNs 050900 to 050999 belong to a retired series (multiple hospitals of one complex): no hospital has one. */
const RETIRED_CCN = 50_900;
const RATINGS = ['1', '2', '3', '3', '4', '4', '5', 'Not Available'];
/** Behind every sequence that the NPI Registry of this server uses inside a ZIP. */
const FREE_SEQUENCE = 9000;

/** @typedef {import('./nppes-records.mjs').NppesRecord} NppesRecord */
/** The organisations of a ZIP in the NPI Registry of this server, once invented. @type {Map<string, NppesRecord[]>} */
const registered = new Map();

/** @param {string} zip */
function organisationsIn(zip) {
  const known = registered.get(zip);
  if (known) return known;
  const found = [...recordsOf(zip, 0)].filter(
    ({ enumeration_type: type, addresses }) => type === 'NPI-2' && addresses[0]?.postal_code?.startsWith(zip),
  );
  registered.set(zip, found);
  return found;
}

/** The first organisation of that kind which the NPI Registry of this server has in the ZIP. @param {string} zip @param {string} group */
function registeredAs(zip, group) {
  const codes = new Set(TAXONOMIES.filter((taxonomy) => taxonomy.group === group).map(({ code }) => code));
  return organisationsIn(zip).find(({ taxonomies }) => codes.has(taxonomies[0]?.code ?? ''));
}

/** Name, street, telephone and NPI: the registry's when it has the facility. @param {string} group @param {Place} place @param {number} key @param {string} ownName */
function identityOf(group, place, key, ownName) {
  const record = group === '' ? undefined : registeredAs(place.zip, group);
  const address = record?.addresses[0];
  if (record && address) {
    return {
      name: String(record.basic.organization_name),
      street: String(address.address_1),
      phone: (address.telephone_number ?? '').replace(/\D/g, ''),
      npi: String(record.number),
    };
  }
  const seed = hash(`facility ${key}`);
  return {
    name: ownName,
    street: streetOf(seed),
    phone: seed % 10 === 9 ? '' : phoneDigits(place.areaCode, seed),
    npi: seed % 5 === 4 ? '' : npiNumber(place.zip, FREE_SEQUENCE + key),
  };
}

/** @param {(typeof KINDS)[number]} kind @param {number} index inside the kind @param {number} key @param {number} revision @returns {Facility} */
function inventFacility([kind, , group, words], index, key, revision) {
  const place = pick(PLACES, index);
  const seed = hash(`${kind} ${index}`);
  const isFirstHere = index < PLACES.length;
  const isHospital = kind === 'GENERAL ACUTE CARE HOSPITAL';
  const isChanged = revision > 0 && seed % 10 === 0;
  const identity = identityOf(isFirstHere ? group : '', place, key, `${pick(words, seed)} of ${place.city} ${key}`);
  const number = String(key).padStart(4, '0');
  return {
    key,
    kind,
    place,
    ...identity,
    ...pointOf(place, `${kind} ${index}`),
    ...(isChanged ? { phone: phoneDigits(place.areaCode, seed + 7) } : {}),
    ccn: isHospital ? String(RETIRED_CCN + index).padStart(6, '0') : '',
    // County 99 and district 99 do not exist: neither number can be a real one.
    facid: `99000${number}`,
    hcaiId: `10699${number}`,
    licence: `99000${number}`,
    beds: (kind.includes('HOSPITAL') ? 40 : 30) + (seed % 300) + (isChanged ? 12 : 0),
    licenceStatus: seed % 23 === 5 ? 'INACTIVE - CAPEN DECISION' : seed % 11 === 7 ? '' : 'ACTIVE',
    status: seed % 23 === 5 ? 'Suspense' : seed % 47 === 9 ? 'Closed' : 'Open',
    rating: pick(RATINGS, seed >>> 3),
    hasEmergency: isHospital && seed % 4 !== 1,
  };
}

/** @type {Map<number, readonly Facility[]>} */
const invented = new Map();

/**
 * Every facility of the state's tables. From revision 1 on some have changed (telephone, beds) and one in nineteen is gone.
 * @param {number} revision @returns {readonly Facility[]}
 */
export function facilitiesOf(revision) {
  const known = invented.get(revision);
  if (known) return known;
  /** @type {Facility[]} */
  const facilities = [];
  let key = 0;
  for (const kind of KINDS) {
    for (let index = 0; index < kind[1]; index += 1, key += 1) {
      const isGone = revision > 0 && key % 19 === 6;
      if (!isGone) facilities.push(inventFacility(kind, index, key, revision));
    }
  }
  invented.set(revision, facilities);
  return facilities;
}
