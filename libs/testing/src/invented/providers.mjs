// Invented providers for measuring: as many as requested, the same every time, spread like the real directory: most are doctors, names by
// their frequency in California with a long tail, one in forty with a Korean name, ZIPs of the state with more in the big counties.
// Nothing here is shown to anybody.
import fs from 'node:fs';
import path from 'node:path';
import { dice, koreanPerson, koreanStem, personName, PLACES, rareFamily } from './names.mjs';

const AREA_CODES = ['213', '310', '323', '408', '415', '510', '619', '626', '714', '818', '858', '916', '949'];
const KINDS = {
  clinic: 'Medical Clinic',
  pharmacy: 'Pharmacy',
  hospital: 'Hospital',
  nursingHome: 'Care Center',
  adultDayCare: 'Adult Day Health Care',
  assistant: 'Home Health Services',
};
const KINDS_KO = {
  clinic: '클리닉',
  pharmacy: '약국',
  hospital: '병원',
  nursingHome: '양로병원',
  adultDayCare: '양로보건센터',
  assistant: '홈헬스',
};
const FIELDS = [
  ['internal-medicine', 'Internal Medicine', '내과'],
  ['family-medicine', 'Family Medicine', '가정의학과'],
  ['cardiology', 'Cardiovascular Disease', '심장내과'],
  ['ophthalmology', 'Ophthalmology', '안과'],
  ['dermatology', 'Dermatology', '피부과'],
  ['neurology', 'Neurology', '신경과'],
  ['urology', 'Urology', '비뇨기과'],
  ['orthopedics', 'Orthopaedic Surgery', '정형외과'],
  ['psychiatry', 'Psychiatry', '정신과'],
  ['pediatrics', 'Pediatrics', '소아과'],
];
const BIG_COUNTIES = new Map(
  Object.entries({
    'Los Angeles': 4,
    Orange: 5,
    'San Diego': 4,
    'Santa Clara': 4,
    Alameda: 4,
    Sacramento: 3,
    'San Francisco': 4,
  }),
);
const STREETS = [
  'S Western Ave',
  'W Olympic Blvd',
  'Wilshire Blvd',
  'Garden Grove Blvd',
  'Beach Blvd',
  'N Vermont Ave',
];

/** ZIPs of California with their middle; those of big counties as often as more people live there. */
const PLACES_BY_ZIP = fs
  .readFileSync(path.resolve(import.meta.dirname, '../../../content/data/california-zips.csv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(','))
  .filter(([, place, latitude]) => place && latitude)
  .map(([zip, city, latitude, longitude, , counties]) => ({
    zip,
    city,
    latitude: Number(latitude),
    longitude: Number(longitude),
    county: counties.split(':')[0],
  }));
const WHERE = PLACES_BY_ZIP.flatMap((place) =>
  Array.from({ length: BIG_COUNTIES.get(place.county) ?? 1 }, () => place),
);

/** Name, Korean name and specialty of one doctor or place. */
function named(kind, chance) {
  const { next, pick } = chance;
  const [id, english, korean] = pick(FIELDS);
  const isKorean = next() < 1 / 40;
  if (kind === 'doctor') {
    const field = { specialty: english, specialties: [id] };
    if (!isKorean) return { name: `${personName(chance)} MD`, nameKo: null, ...field };
    const person = koreanPerson(chance);
    const nameKo = next() < 0.5 ? person.nameKo : next() < 0.5 ? person.nameKo + korean : koreanStem(chance) + korean;
    return { name: `${person.name} MD`, nameKo, ...field };
  }
  const first = next() < 0.5 ? pick(PLACES) : rareFamily(chance);
  const second = next() < 0.5 ? `${pick(PLACES)} ` : '';
  const nameKo = isKorean ? koreanStem(chance) + KINDS_KO[kind] : null;
  return { name: `${first} ${second}${KINDS[kind]}`, nameKo, specialty: null, specialties: [] };
}

function invent(index, chance) {
  const { next, pick } = chance;
  const kind = next() < 0.7 ? 'doctor' : pick(Object.keys(KINDS));
  const names = named(kind, chance);
  const { zip, city, county, latitude, longitude } = pick(WHERE);
  return {
    key: `bench:${index}`,
    type: kind,
    ...names,
    zip,
    city,
    county,
    address: `${100 + Math.floor(next() * 9_000)} ${pick(STREETS)}`,
    phone: `(${pick(AREA_CODES)}) 555-${String(Math.floor(next() * 10_000)).padStart(4, '0')}`,
    languages: names.nameKo ? ['Korean', 'English'] : [],
    latitude: latitude + (next() - 0.5) / 30,
    longitude: longitude + (next() - 0.5) / 30,
  };
}

/** @param {number} count */
export function inventedProviders(count) {
  const chance = dice(20261120);
  return Array.from({ length: count }, (_, index) => invent(index, chance));
}

const INSERT = `
  INSERT INTO guide.providers (type, natural_key, name, name_ko, specialty, specialties, address, city, state, zip_code, county,
    latitude, longitude, phone, languages, search_text, source, source_url, retrieved_at, checked_on, origin, content_hash)
  SELECT type, key, name, "nameKo", specialty, specialties, address, city, 'CA', zip, county, latitude, longitude, phone,
         languages, "searchText", 'bench', 'https://example.org/', now(), current_date, 'sample', key
    FROM jsonb_to_recordset($1::jsonb) AS r(type text, key text, name text, "nameKo" text, specialty text, specialties text[],
      address text, city text, county text, zip text, latitude float8, longitude float8, phone text, languages text[], "searchText" text)`;

/**
 * Fills guide.zip_codes and guide.providers and lets the planner look at them.
 * @param {{ query(sql: string, values?: unknown[]): Promise<unknown> }} client of a role that may write
 * @param {(record: ReturnType<typeof inventedProviders>[number] & { zipCode: string, other: string[] }) => string} providerSearchText of libs/content
 * @param {number} count
 */
export async function fillProviders(client, providerSearchText, count) {
  await client.query(
    `INSERT INTO guide.zip_codes (zip, place, latitude, longitude, source)
     SELECT zip, city, latitude, longitude, 'bench'
       FROM jsonb_to_recordset($1::jsonb) AS z(zip text, city text, latitude float8, longitude float8) ON CONFLICT DO NOTHING`,
    [JSON.stringify(PLACES_BY_ZIP)],
  );
  await client.query(
    `INSERT INTO guide.zip_counties (zip, county, ratio, is_primary)
     SELECT zip, county, 1, true FROM jsonb_to_recordset($1::jsonb) AS z(zip text, county text) ON CONFLICT DO NOTHING`,
    [JSON.stringify(PLACES_BY_ZIP)],
  );
  const providers = inventedProviders(count).map((record) => ({
    ...record,
    searchText: providerSearchText({ ...record, zipCode: record.zip, other: record.specialties }),
  }));
  for (let start = 0; start < providers.length; start += 5_000) {
    await client.query(INSERT, [JSON.stringify(providers.slice(start, start + 5_000))]);
  }
  await client.query('VACUUM ANALYZE guide.providers');
}
