// @ts-check
// City and telephone area of a California ZIP, coarse on purpose: the records are invented, only the shape is real.

/** First three digits -> city and area code. @type {Record<string, [city: string, areaCode: string]>} */
const BY_PREFIX = {
  900: ['LOS ANGELES', '213'],
  901: ['LOS ANGELES', '213'],
  902: ['INGLEWOOD', '310'],
  903: ['INGLEWOOD', '310'],
  904: ['SANTA MONICA', '310'],
  905: ['TORRANCE', '310'],
  906: ['WHITTIER', '562'],
  907: ['LONG BEACH', '562'],
  908: ['LONG BEACH', '562'],
  910: ['PASADENA', '626'],
  911: ['PASADENA', '626'],
  912: ['GLENDALE', '818'],
  913: ['VAN NUYS', '818'],
  914: ['VAN NUYS', '818'],
  915: ['BURBANK', '818'],
  916: ['NORTH HOLLYWOOD', '818'],
  917: ['POMONA', '909'],
  918: ['ALHAMBRA', '626'],
  919: ['CHULA VISTA', '619'],
  920: ['OCEANSIDE', '760'],
  921: ['SAN DIEGO', '619'],
  922: ['PALM SPRINGS', '760'],
  923: ['VICTORVILLE', '760'],
  924: ['SAN BERNARDINO', '909'],
  925: ['RIVERSIDE', '951'],
  926: ['IRVINE', '949'],
  927: ['SANTA ANA', '714'],
  928: ['ANAHEIM', '714'],
  930: ['OXNARD', '805'],
  931: ['SANTA BARBARA', '805'],
  932: ['VISALIA', '559'],
  933: ['BAKERSFIELD', '661'],
  934: ['SAN LUIS OBISPO', '805'],
  935: ['LANCASTER', '661'],
  936: ['FRESNO', '559'],
  937: ['FRESNO', '559'],
  939: ['SALINAS', '831'],
  940: ['MOUNTAIN VIEW', '650'],
  941: ['SAN FRANCISCO', '415'],
  942: ['SACRAMENTO', '916'],
  943: ['PALO ALTO', '650'],
  944: ['SAN MATEO', '650'],
  945: ['FREMONT', '510'],
  946: ['OAKLAND', '510'],
  947: ['BERKELEY', '510'],
  948: ['RICHMOND', '510'],
  949: ['SAN RAFAEL', '415'],
  950: ['SANTA CLARA', '408'],
  951: ['SAN JOSE', '408'],
  952: ['STOCKTON', '209'],
  953: ['MODESTO', '209'],
  954: ['SANTA ROSA', '707'],
  955: ['EUREKA', '707'],
  956: ['ROSEVILLE', '916'],
  957: ['SACRAMENTO', '916'],
  958: ['SACRAMENTO', '916'],
  959: ['CHICO', '530'],
  960: ['REDDING', '530'],
  961: ['TRUCKEE', '530'],
};

/** ZIPs that screens and tests name. @type {Record<string, [city: string, areaCode: string]>} */
const BY_ZIP = {
  90210: ['BEVERLY HILLS', '310'],
  90034: ['LOS ANGELES', '310'],
  92841: ['GARDEN GROVE', '714'],
  92833: ['FULLERTON', '714'],
  94536: ['FREMONT', '510'],
};

/** Outside the stand-in's ground: where a record is whose mailing address alone lies in the asked ZIP. */
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
