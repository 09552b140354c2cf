// @ts-check
// Invents the registry's records of one ZIP: the same ZIP gives the same records for ever, and nothing in them is real.
import { hash } from './hash.mjs';
import { npiNumber } from './npi-number.mjs';
import { ELSEWHERE, placeOf } from './places.mjs';
import { HOSPITALIST, STUDENT, TAXONOMIES } from './taxonomies.mjs';

/** @typedef {import('./taxonomies.mjs').Taxonomy} Taxonomy */
/** @typedef {{ city: string, state: string, zip: string, areaCode: string }} Place */
/** @typedef {Record<string, string>} Address */
/**
 * @typedef {object} NppesRecord
 * @property {string | number} created_epoch
 * @property {string} enumeration_type
 * @property {string | number} last_updated_epoch
 * @property {string | number} number
 * @property {Address[]} addresses
 * @property {Address[]} practiceLocations
 * @property {Record<string, string>} basic
 * @property {{ code: string, taxonomy_group: string, desc: string, state: string | null, license: string | null, primary: boolean }[]} taxonomies
 * @property {object[]} identifiers
 * @property {object[]} endpoints
 * @property {object[]} other_names
 */

/** Fewer (or none) of a family in these ZIPs, so that "nothing found" can be seen. @type {Record<string, string[]>} */
const LACKING = {
  90077: ['pharmacy', 'clinic'],
  92328: ['pharmacy', 'doctor', 'hospital', 'nursingHome', 'adultDayCare', 'assistant', 'seniorHousing', 'other'],
  93042: TAXONOMIES.map((taxonomy) => taxonomy.group),
  95721: ['pharmacy'],
};

/** More than one page (90006) and more than the registry ever gives out for one query (90033). @type {Record<string, number>} */
const CROWDED = { '90006 207R00000X': 230, '90033 207R00000X': 1350 };

const FIRST_NAMES = 'RIVER MEADOW HARBOR CANYON PRAIRIE VALLEY HARVEST LANTERN COPPER SUMMER AUTUMN WINTER'.split(' ');
const LAST_NAMES = 'CEDAR MAPLE WILLOW ASPEN JUNIPER LAUREL POPLAR SEQUOIA CYPRESS HAZEL ALDER BIRCH ACACIA'.split(' ');
const STREETS = ['SAMPLE ST', 'EXAMPLE AVE', 'SPECIMEN BLVD', 'PLACEHOLDER RD', 'FICTION WAY'];

/** @param {string} zip @param {Taxonomy} taxonomy */
function countOf(zip, taxonomy) {
  if (LACKING[zip]?.includes(taxonomy.group)) return 0;
  const crowd = CROWDED[`${zip} ${taxonomy.code}`];
  return crowd ?? taxonomy.least + (hash(`${zip} ${taxonomy.code}`) % (taxonomy.most - taxonomy.least + 1));
}

/** @param {Place} place @param {'LOCATION' | 'MAILING'} purpose @param {number} seed @returns {Address} */
function addressIn(place, purpose, seed) {
  /** @type {Address} */
  const address = {
    country_code: 'US',
    country_name: 'United States',
    address_purpose: purpose,
    address_type: 'DOM',
    address_1: `${100 + (seed % 88) * 10} ${STREETS[seed % STREETS.length]}`,
  };
  if (seed % 4 === 1) address.address_2 = `STE ${100 + (seed % 29)}`;
  address.city = place.city;
  address.state = place.state;
  // Two of three carry ZIP+4, without a hyphen, as in the registry.
  address.postal_code = seed % 3 === 0 ? place.zip : `${place.zip}${String(1000 + (seed % 9000))}`;
  if (seed % 13 !== 6) address.telephone_number = `${place.areaCode}-555-01${String(seed % 100).padStart(2, '0')}`;
  if (seed % 5 === 2) address.fax_number = `${place.areaCode}-555-01${String((seed + 50) % 100).padStart(2, '0')}`;
  return address;
}

/** Where a record is: most in the ZIP; some only by mail, some with a second room. @param {Place} place @param {number} index @param {number} seed */
function addressesOf(place, index, seed) {
  const here = addressIn(place, 'LOCATION', seed);
  if (index % 23 === 7) {
    return {
      addresses: [addressIn(ELSEWHERE, 'LOCATION', seed), addressIn(place, 'MAILING', seed + 1)],
      practiceLocations: [],
    };
  }
  const mail = addressIn(index % 3 === 0 ? ELSEWHERE : place, 'MAILING', seed + 1);
  if (index % 29 === 11) {
    return {
      addresses: [addressIn(ELSEWHERE, 'LOCATION', seed), mail],
      practiceLocations: [addressIn(place, 'LOCATION', seed + 2)],
    };
  }
  if (index % 19 === 5) {
    const second = [addressIn(place, 'LOCATION', seed + 3), addressIn(ELSEWHERE, 'LOCATION', seed + 4)];
    return { addresses: [here, mail], practiceLocations: second };
  }
  return { addresses: [here, mail], practiceLocations: [] };
}

/** @param {Taxonomy} taxonomy @param {Place} place @param {number} index @param {Dates} dates */
function organisation(taxonomy, place, index, dates) {
  return {
    organization_name: `SAMPLE ${taxonomy.label} OF ${place.city} ${index + 1}`,
    organizational_subpart: index % 6 === 4 ? 'YES' : 'NO',
    enumeration_date: dates.enumerated,
    last_updated: dates.updated,
    status: 'A',
    authorized_official_first_name: 'SAMPLE',
    authorized_official_last_name: 'OFFICIAL',
    authorized_official_name_prefix: '--',
    authorized_official_name_suffix: '--',
    authorized_official_title_or_position: 'Administrator',
    authorized_official_telephone_number: `${place.areaCode}5550100`,
  };
}

/** @param {number} index @param {number} seed @param {Dates} dates */
function person(index, seed, dates) {
  return {
    first_name: String(FIRST_NAMES[seed % FIRST_NAMES.length]),
    last_name: `SAMPLE-${LAST_NAMES[(seed >>> 4) % LAST_NAMES.length]}`,
    middle_name: String.fromCharCode(65 + (index % 26)),
    credential: ['M.D.', 'MD', 'D.O.'][seed % 3] ?? 'M.D.',
    sole_proprietor: index % 2 === 0 ? 'NO' : 'YES',
    sex: seed % 2 === 0 ? 'F' : 'M',
    enumeration_date: dates.enumerated,
    last_updated: dates.updated,
    ...(index % 3 === 1 ? { certification_date: dates.updated } : {}),
    status: 'A',
    name_prefix: index % 4 === 2 ? 'Dr.' : '--',
    name_suffix: '--',
  };
}

/** @typedef {{ enumerated: string, updated: string, createdEpoch: string, updatedEpoch: string }} Dates */
/** @param {number} seed @param {boolean} isChanged @returns {Dates} */
function datesOf(seed, isChanged) {
  const day = 86_400_000;
  const created = Date.UTC(2005, 4, 23) + (seed % 6000) * day;
  const updated = isChanged ? Date.UTC(2026, 9, 1) : created + (seed % 1500) * day;
  const date = (/** @type {number} */ at) => new Date(at).toISOString().slice(0, 10);
  return {
    enumerated: date(created),
    updated: date(updated),
    createdEpoch: String(created),
    updatedEpoch: String(updated),
  };
}

/** @param {Taxonomy} taxonomy @param {number} index @param {number} seed */
function taxonomiesOf(taxonomy, index, seed) {
  const license = taxonomy.isPerson ? `SAMPLE${String(seed % 100_000).padStart(5, '0')}` : null;
  const own = {
    code: taxonomy.code,
    taxonomy_group: '',
    desc: taxonomy.desc,
    state: license && 'CA',
    license,
    primary: true,
  };
  if (!taxonomy.isPerson) return [own];
  if (index % 17 === 3) {
    return [
      { ...STUDENT, taxonomy_group: '', state: null, license: null, primary: true },
      { ...own, primary: false },
    ].map(inRegistryOrder);
  }
  if (index % 5 === 4) {
    return [own, inRegistryOrder({ ...HOSPITALIST, taxonomy_group: '', state: null, license: null, primary: false })];
  }
  return [own];
}

/** @param {{ code: string, taxonomy_group: string, desc: string, state: string | null, license: string | null, primary: boolean }} row */
function inRegistryOrder({ code, taxonomy_group, desc, state, license, primary }) {
  return { code, taxonomy_group, desc, state, license, primary };
}

/**
 * One invented record.
 * @param {Place} place @param {Taxonomy} taxonomy @param {number} index inside the ZIP and taxonomy @param {number} sequence inside the ZIP
 * @param {number} revision @returns {NppesRecord}
 */
function inventRecord(place, taxonomy, index, sequence, revision) {
  const seed = hash(`${place.zip} ${taxonomy.code} ${index}`);
  const isChanged = revision > 0 && seed % 10 === 0;
  const dates = datesOf(seed, isChanged);
  const basic = taxonomy.isPerson ? person(index, seed, dates) : organisation(taxonomy, place, index, dates);
  if (index % 31 === 13) basic.status = 'D';
  return {
    created_epoch: dates.createdEpoch,
    enumeration_type: taxonomy.isPerson ? 'NPI-1' : 'NPI-2',
    last_updated_epoch: dates.updatedEpoch,
    number: npiNumber(place.zip, sequence),
    ...addressesOf(place, index, isChanged ? seed + 7 : seed),
    basic,
    taxonomies: taxonomiesOf(taxonomy, index, seed),
    identifiers: [],
    endpoints: [],
    other_names:
      !taxonomy.isPerson && index % 9 === 8
        ? [{ type: 'Doing Business As', code: '3', organization_name: `SAMPLE ${taxonomy.label} ${index + 1}` }]
        : [],
  };
}

/**
 * The records of one ZIP in a fixed order. From revision 1 on, about one in ten has moved and one in seventeen is gone
 * (the numbers of the others stay), so that a second read of the same ZIP finds something to do.
 * @param {string} zip @param {number} revision
 */
export function* recordsOf(zip, revision) {
  const place = placeOf(zip);
  if (!place) return;
  let sequence = 0;
  for (const taxonomy of TAXONOMIES) {
    const count = countOf(zip, taxonomy);
    for (let index = 0; index < count; index += 1, sequence += 1) {
      const isGone = revision > 0 && hash(`gone ${zip} ${taxonomy.code} ${index}`) % 17 === 0;
      if (!isGone) yield inventRecord(place, taxonomy, index, sequence, revision);
    }
  }
}
