// @ts-check
// Where the invented facilities and offices stand: true ZIPs with their city, county and middle point (Census gazetteer
// 2021 and the county crosswalk), so that counties and distances come out right. Streets and numbers are invented.
import { hash, pick } from './hash.mjs';
import { placeOf } from './places.mjs';

/** @typedef {{ zip: string, city: string, county: string, fips: string, latitude: number, longitude: number, areaCode: string }} Place */

/** @type {[zip: string, city: string, county: string, fips: string, latitude: number, longitude: number][]} */
const ROWS = [
  ['90006', 'Los Angeles', 'Los Angeles', '06037', 34.0481, -118.294],
  ['90005', 'Los Angeles', 'Los Angeles', '06037', 34.0594, -118.309],
  ['90020', 'Los Angeles', 'Los Angeles', '06037', 34.0664, -118.3098],
  ['90034', 'Los Angeles', 'Los Angeles', '06037', 34.0306, -118.3996],
  ['90210', 'Beverly Hills', 'Los Angeles', '06037', 34.1005, -118.4146],
  ['90027', 'Los Angeles', 'Los Angeles', '06037', 34.1276, -118.2964],
  ['90301', 'Inglewood', 'Los Angeles', '06037', 33.9565, -118.3587],
  ['90404', 'Santa Monica', 'Los Angeles', '06037', 34.0266, -118.4738],
  ['90501', 'Torrance', 'Los Angeles', '06037', 33.8337, -118.314],
  ['90638', 'La Mirada', 'Los Angeles', '06037', 33.902, -118.009],
  ['90802', 'Long Beach', 'Los Angeles', '06037', 33.7514, -118.2068],
  ['91007', 'Arcadia', 'Los Angeles', '06037', 34.1283, -118.0477],
  ['91101', 'Pasadena', 'Los Angeles', '06037', 34.1468, -118.1389],
  ['91405', 'Van Nuys', 'Los Angeles', '06037', 34.2025, -118.448],
  ['92833', 'Fullerton', 'Orange', '06059', 33.8805, -117.9611],
  ['92841', 'Garden Grove', 'Orange', '06059', 33.7868, -117.982],
  ['92620', 'Irvine', 'Orange', '06059', 33.7066, -117.7569],
  ['92701', 'Santa Ana', 'Orange', '06059', 33.7486, -117.8587],
  ['92801', 'Anaheim', 'Orange', '06059', 33.845, -117.9522],
  ['92111', 'San Diego', 'San Diego', '06073', 32.8065, -117.169],
  ['92025', 'Escondido', 'San Diego', '06073', 33.0778, -117.0331],
  ['91910', 'Chula Vista', 'San Diego', '06073', 32.6371, -117.0618],
  ['94109', 'San Francisco', 'San Francisco', '06075', 37.7945, -122.4223],
  ['94601', 'Oakland', 'Alameda', '06001', 37.7769, -122.2179],
  ['94536', 'Fremont', 'Alameda', '06001', 37.5705, -121.9813],
  ['94806', 'San Pablo', 'Contra Costa', '06013', 37.9784, -122.3364],
  ['95051', 'Santa Clara', 'Santa Clara', '06085', 37.3483, -121.9844],
  ['95112', 'San Jose', 'Santa Clara', '06085', 37.3446, -121.8834],
  ['94015', 'Daly City', 'San Mateo', '06081', 37.6813, -122.4809],
  ['95670', 'Rancho Cordova', 'Sacramento', '06067', 38.6043, -121.2803],
  ['95814', 'Sacramento', 'Sacramento', '06067', 38.5806, -121.4956],
  ['93711', 'Fresno', 'Fresno', '06019', 36.8366, -119.8338],
  ['93301', 'Bakersfield', 'Kern', '06029', 35.3843, -119.0206],
  ['91730', 'Rancho Cucamonga', 'San Bernardino', '06071', 34.1004, -117.5813],
  ['92880', 'Corona', 'Riverside', '06065', 33.9254, -117.6073],
  ['92501', 'Riverside', 'Riverside', '06065', 33.9965, -117.3742],
  ['93003', 'Ventura', 'Ventura', '06111', 34.2837, -119.2232],
  ['95376', 'Tracy', 'San Joaquin', '06077', 37.7368, -121.434],
  ['95350', 'Modesto', 'Stanislaus', '06099', 37.6717, -121.0073],
  ['93101', 'Santa Barbara', 'Santa Barbara', '06083', 34.4193, -119.708],
  ['93401', 'San Luis Obispo', 'San Luis Obispo', '06079', 35.2359, -120.6159],
  ['93901', 'Salinas', 'Monterey', '06053', 36.6479, -121.6303],
  ['95401', 'Santa Rosa', 'Sonoma', '06097', 38.4491, -122.7938],
  ['94559', 'Napa', 'Napa', '06055', 38.2511, -122.2961],
  ['94901', 'San Rafael', 'Marin', '06041', 37.9807, -122.5006],
  ['95060', 'Santa Cruz', 'Santa Cruz', '06087', 36.9932, -122.0984],
  ['95340', 'Merced', 'Merced', '06047', 37.3401, -120.4064],
  ['93277', 'Visalia', 'Tulare', '06107', 36.3013, -119.3726],
  ['95926', 'Chico', 'Butte', '06007', 39.7458, -121.8439],
  ['96001', 'Redding', 'Shasta', '06089', 40.5772, -122.4547],
  ['95501', 'Eureka', 'Humboldt', '06023', 40.802, -124.1448],
  ['92243', 'El Centro', 'Imperial', '06025', 32.7702, -115.5986],
];

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
