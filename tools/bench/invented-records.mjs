// Invented providers for measuring: as many as asked, the same every time, spread like the real directory (most are doctors,
// most names Latin, one in twelve has a Korean name). Nothing here is shown to anybody.
const FAMILY = [
  'Kim',
  'Lee',
  'Park',
  'Choi',
  'Garcia',
  'Nguyen',
  'Smith',
  'Chen',
  'Lopez',
  'Patel',
  'Johnson',
  'Kang',
  'Tran',
  'Wong',
  'Brown',
];
const GIVEN = [
  'Maria',
  'Chul Soo',
  'Young Hee',
  'James',
  'Linda',
  'Minh',
  'Wei',
  'Ana',
  'Robert',
  'Grace',
  'Daniel',
  'Susan',
  'Joon',
  'Esther',
];
const PLACES = [
  'Olympic',
  'Wilshire',
  'Western',
  'Vermont',
  'Garden',
  'Harbor',
  'Valley',
  'Sunset',
  'Pacific',
  'Crenshaw',
  'Beverly',
  'Magnolia',
  'Brookhurst',
];
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
const NAMES_KO = [
  '한빛',
  '새한',
  '서울',
  '나성',
  '동아',
  '중앙',
  '효사랑',
  '늘푸른',
  '가람',
  '백세',
  '한마음',
  '소망',
  '은혜',
  '샛별',
  '무궁화',
];
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
const CITIES = [
  'Los Angeles',
  'Garden Grove',
  'Fullerton',
  'Irvine',
  'San Jose',
  'San Diego',
  'Torrance',
  'Buena Park',
  'Glendale',
  'Sacramento',
];
const STREETS = [
  'S Western Ave',
  'W Olympic Blvd',
  'Wilshire Blvd',
  'Garden Grove Blvd',
  'Beach Blvd',
  'N Vermont Ave',
];

/** A small generator of fixed "random" numbers (mulberry32). */
function dice(seed) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return { next, pick: (list) => list[Math.floor(next() * list.length)] };
}

export const ZIPS = Array.from({ length: 1_700 }, (_, index) => String(90_001 + index * 3));

function invent(index, { next, pick }) {
  const kind = next() < 0.6 ? 'doctor' : pick(Object.keys(KINDS));
  const [id, english, korean] = pick(FIELDS);
  const isKorean = next() < 1 / 12;
  const name =
    kind === 'doctor' ? `${pick(GIVEN)} ${pick(FAMILY)} MD` : `${pick(PLACES)} ${pick(FAMILY)} ${KINDS[kind]}`;
  const nameKo = isKorean ? `${pick(NAMES_KO)}${kind === 'doctor' ? korean : KINDS_KO[kind]}` : null;
  const zip = pick(ZIPS);
  return {
    key: `bench:${index}`,
    type: kind,
    name,
    nameKo,
    zip,
    city: pick(CITIES),
    specialty: kind === 'doctor' ? english : null,
    specialties: kind === 'doctor' ? [id] : [],
    address: `${100 + Math.floor(next() * 9_000)} ${pick(STREETS)}`,
    phone: `(213) 555-01${String(index % 100).padStart(2, '0')}`,
    languages: isKorean ? ['Korean', 'English'] : [],
    latitude: 33.6 + next() * 1.2,
    longitude: -118.7 + next() * 1.6,
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
  SELECT type, key, name, "nameKo", specialty, specialties, address, city, 'CA', zip, 'Los Angeles', latitude, longitude, phone,
         languages, "searchText", 'bench', 'https://example.org/', now(), current_date, 'sample', key
    FROM jsonb_to_recordset($1::jsonb) AS r(type text, key text, name text, "nameKo" text, specialty text, specialties text[],
      address text, city text, zip text, latitude float8, longitude float8, phone text, languages text[], "searchText" text)`;

/**
 * Fills guide.zip_codes and guide.providers and lets the planner look at them.
 * @param {{ query(sql: string, values?: unknown[]): Promise<unknown> }} client of a role that may write
 * @param {(record: ReturnType<typeof inventedProviders>[number] & { zipCode: string, other: string[] }) => string} providerSearchText of libs/content
 * @param {number} count
 */
export async function fillProviders(client, providerSearchText, count) {
  await client.query(
    `INSERT INTO guide.zip_codes (zip, place, latitude, longitude, source)
     SELECT zip, 'Los Angeles', 34.05, -118.3, 'bench' FROM unnest($1::text[]) AS zip ON CONFLICT DO NOTHING`,
    [ZIPS],
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
