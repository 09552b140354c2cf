// @ts-check
// City and telephone area of a California ZIP, coarse on purpose: the records are invented, only the shape is real.
import { readData } from './data.mjs';

const places = readData('places.json');

/** First three digits -> city and area code. @type {Record<string, [city: string, areaCode: string]>} */
const BY_PREFIX = places.byPrefix;

/** ZIPs that screens and tests name. @type {Record<string, [city: string, areaCode: string]>} */
const BY_ZIP = places.byZip;

/** Outside the stand-in's ground: where a record is whose mailing address only is in the requested ZIP. */
export const ELSEWHERE = { city: 'RENO', state: 'NV', zip: '89501', areaCode: '775' };

/** City and area code of a ZIP, or null when the stand-in has no such ZIP. @param {string} zip */
export function placeOf(zip) {
  if (!/^9\d{4}$/.test(zip) || zip.endsWith('00')) return null;
  const place = BY_ZIP[zip] ?? BY_PREFIX[zip.slice(0, 3)];
  return place ? { city: place[0], state: 'CA', zip, areaCode: place[1] } : null;
}

/** Every ZIP of the stand-in that starts with these digits, in order. @param {string} digits */
export function* zipsStarting(digits) {
  const width = 10 ** (5 - digits.length);
  const first = Number(digits) * width;
  for (let zip = first; zip < first + width; zip += 1) {
    const text = String(zip).padStart(5, '0');
    if (placeOf(text)) yield text;
  }
}

/** Some ZIPs of a city (or of the whole state), for the queries that name no ZIP. @param {string | undefined} city in capitals */
export function* sampleZips(city) {
  for (const zip of Object.keys(BY_ZIP)) if (!city || BY_ZIP[zip]?.[0] === city) yield zip;
  for (const [prefix, [name]] of Object.entries(BY_PREFIX)) if (!city || name === city) yield `${prefix}06`;
}
