// @ts-check
// Where the invented facilities and offices stand: true ZIPs with their city, county and middle point (Census gazetteer
// 2021 and the county crosswalk), so that counties and distances come out right. Streets and numbers are invented.
import { readData } from './data.mjs';
import { hash, pick } from './hash.mjs';
import { placeOf } from './places.mjs';

/** @typedef {{ zip: string, city: string, county: string, fips: string, latitude: number, longitude: number, areaCode: string }} Place */

/** @type {[zip: string, city: string, county: string, fips: string, latitude: number, longitude: number][]} */
const ROWS = readData('places.json').standing;

/** @type {readonly Place[]} */
export const PLACES = ROWS.map(([zip, city, county, fips, latitude, longitude]) => ({
  zip,
  city,
  county,
  fips,
  latitude,
  longitude,
  areaCode: placeOf(zip)?.areaCode ?? '213',
}));

/** County names without "County", as CMS writes them. */
export const COUNTIES = [...new Set(PLACES.map(({ county }) => county))];

const STREETS = ['Sample St', 'Example Ave', 'Specimen Blvd', 'Placeholder Rd', 'Fiction Way'];

/** "100 Sample St". @param {number} seed */
export const streetOf = (seed) => `${100 + (seed % 88) * 10} ${pick(STREETS, seed)}`;

/** "2135550142". @param {string} areaCode @param {number} seed */
export const phoneDigits = (areaCode, seed) => `${areaCode}55501${String(seed % 100).padStart(2, '0')}`;

/** The middle of the ZIP, moved by less than half a mile so that no two stand on one point. @param {Place} place @param {string} key */
export function pointOf({ latitude, longitude }, key) {
  const shift = (/** @type {string} */ axis) => ((hash(`${axis} ${key}`) % 1000) - 500) / 100_000;
  return { latitude: (latitude + shift('y')).toFixed(6), longitude: (longitude + shift('x')).toFixed(6) };
}
