// @ts-check
// The registry's monthly file with invented providers: the true header of 330 columns, every cell quoted, and the same rows for the
// same seed. Numbers begin with 2, which the registry has never issued. For tests and benches; nothing here is shown to anybody.
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { npiNumber } from '../../../../tools/sample-sources/npi-number.mjs';

const numbered = (/** @type {number} */ count, /** @type {(n: number) => string[]} */ columns) =>
  Array.from({ length: count }, (_, index) => columns(index + 1)).flat();
const address = (/** @type {string} */ kind) => {
  const each = `Provider Business ${kind} Address`;
  return [
    `Provider First Line Business ${kind} Address`,
    `Provider Second Line Business ${kind} Address`,
    ...[
      'City Name',
      'State Name',
      'Postal Code',
      'Country Code (If outside U.S.)',
      'Telephone Number',
      'Fax Number',
    ].map((name) => `${each} ${name}`),
  ];
};
const otherName = ['Last Name', 'First Name', 'Middle Name', 'Name Prefix Text', 'Name Suffix Text', 'Credential Text'];

export const COLUMNS = [
  'NPI',
  'Entity Type Code',
  'Replacement NPI',
  'Employer Identification Number (EIN)',
  'Provider Organization Name (Legal Business Name)',
  'Provider Last Name (Legal Name)',
  ...['First Name', 'Middle Name', 'Name Prefix Text', 'Name Suffix Text', 'Credential Text'].map(
    (name) => `Provider ${name}`,
  ),
  'Provider Other Organization Name',
  'Provider Other Organization Name Type Code',
  ...otherName.map((name) => `Provider Other ${name}`),
  'Provider Other Last Name Type Code',
  ...address('Mailing'),
  ...address('Practice Location'),
  'Provider Enumeration Date',
  'Last Update Date',
  'NPI Deactivation Reason Code',
  'NPI Deactivation Date',
  'NPI Reactivation Date',
  'Provider Sex Code',
  ...['Last Name', 'First Name', 'Middle Name', 'Title or Position', 'Telephone Number'].map(
    (name) => `Authorized Official ${name}`,
  ),
  ...numbered(15, (n) => [
    `Healthcare Provider Taxonomy Code_${n}`,
    `Provider License Number_${n}`,
    `Provider License Number State Code_${n}`,
    `Healthcare Provider Primary Taxonomy Switch_${n}`,
  ]),
  ...numbered(50, (n) =>
    ['', ' Type Code', ' State', ' Issuer'].map((part) => `Other Provider Identifier${part}_${n}`),
  ),
  'Is Sole Proprietor',
  'Is Organization Subpart',
  'Parent Organization LBN',
  'Parent Organization TIN',
  ...['Name Prefix Text', 'Name Suffix Text', 'Credential Text'].map((name) => `Authorized Official ${name}`),
  ...numbered(15, (n) => [`Healthcare Provider Taxonomy Group_${n}`]),
  'Certification Date',
];

/** Of the archive's second file, which holds further practice places. */
const PLACE_COLUMNS = [
  'NPI',
  'Provider Secondary Practice Location Address- Address Line 1',
  'Provider Secondary Practice Location Address-  Address Line 2',
  ...[
    'City Name',
    'State Name',
    'Postal Code',
    'Country Code (If outside U.S.)',
    'Telephone Number',
    'Telephone Extension',
  ].map((name) => `Provider Secondary Practice Location Address - ${name}`),
  'Provider Practice Location Address - Fax Number',
];

const FAMILY = 'KIM LEE PARK CHOI GARCIA NGUYEN SMITH CHEN LOPEZ PATEL JOHNSON KANG TRAN WONG BROWN REYES JUNG'.split(
  ' ',
);
const GIVEN = 'MARIA YOUNG JAMES LINDA MINH WEI ANA ROBERT GRACE DANIEL SUSAN JOON ESTHER PAUL SOON HELEN'.split(' ');
const PLACES = 'OLYMPIC WILSHIRE WESTERN VERMONT GARDEN HARBOR VALLEY SUNSET PACIFIC CRENSHAW BEVERLY'.split(' ');
const TOWNS = ['LOS ANGELES', 'GARDEN GROVE', 'FULLERTON', 'IRVINE', 'SAN JOSE', 'SAN DIEGO', 'TORRANCE', 'SACRAMENTO'];
const PEOPLE = '207R00000X 207Q00000X 208D00000X 207RC0000X 2084P0800X 208000000X 207V00000X 207W00000X'.split(' ');
const HOUSES = [
  ['3336C0003X', 'PHARMACY'],
  ['261QP2300X', 'MEDICAL CLINIC'],
  ['251E00000X', 'HOME HEALTH CARE INC'],
  ['314000000X', 'CARE CENTER'],
];

/** A small generator of fixed "random" numbers (mulberry32). @param {number} seed */
function dice(seed) {
  let state = seed;
  return (/** @type {number} */ sides) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * sides);
  };
}

/** Four of five are doctors, as in the true file of those kinds that we show. @param {number} index @param {number} seed */
function cellsOf(index, seed) {
  const throwOf = dice(seed * 1_000_003 + index);
  const pick = (/** @type {any[]} */ list) => list[throwOf(list.length)];
  const isPerson = throwOf(5) > 0;
  const zip = 90_001 + ((index * 7) % 6_000);
  const [code, word] = isPerson ? [pick(PEOPLE), ''] : pick(HOUSES);
  const legal = `${pick(PLACES)} ${pick(FAMILY)} ${word}`;
  return {
    NPI: npiNumber(String(90_001 + (index % 9_000)), Math.floor(index / 9_000)),
    'Entity Type Code': isPerson ? '1' : '2',
    'Provider Organization Name (Legal Business Name)': isPerson ? '' : legal,
    'Provider Last Name (Legal Name)': isPerson ? pick(FAMILY) : '',
    'Provider First Name': isPerson ? pick(GIVEN) : '',
    'Provider Middle Name': isPerson && throwOf(3) === 0 ? pick(GIVEN) : '',
    'Provider Credential Text': isPerson ? pick(['M.D.', 'MD', 'D.O.']) : '',
    'Provider First Line Business Practice Location Address': `${100 + throwOf(9_000)} ${pick(PLACES)} AVE`,
    'Provider Second Line Business Practice Location Address': throwOf(3) === 0 ? `STE ${100 + throwOf(900)}` : '',
    'Provider Business Practice Location Address City Name': pick(TOWNS),
    'Provider Business Practice Location Address State Name': 'CA',
    'Provider Business Practice Location Address Postal Code': `${zip}${String(1_000 + throwOf(9_000))}`,
    'Provider Business Practice Location Address Country Code (If outside U.S.)': 'US',
    'Provider Business Practice Location Address Telephone Number': `213555${String(throwOf(10_000)).padStart(4, '0')}`,
    'Provider Enumeration Date': '05/23/2006',
    'Last Update Date': `0${1 + throwOf(9)}/1${throwOf(10)}/2024`,
    'Provider Sex Code': isPerson ? pick(['F', 'M']) : '',
    'Healthcare Provider Taxonomy Code_1': code,
    'Provider License Number_1': isPerson ? `A${10_000 + throwOf(90_000)}` : '',
    'Provider License Number State Code_1': 'CA',
    'Healthcare Provider Primary Taxonomy Switch_1': 'Y',
  };
}

const quoted = (/** @type {string[]} */ cells) =>
  `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\n`;

/**
 * The header, then one row for each provider.
 * @param {{ count: number, seed?: number, change?: (cells: Record<string, string>, index: number) => Record<string, string> | null }} wanted
 *   `change` gives a row other cells, or none at all
 */
export function* npiFileLines({ count, seed = 20261122, change = (cells) => cells }) {
  yield quoted(COLUMNS);
  for (let index = 0; index < count; index += 1) {
    const cells = change(cellsOf(index, seed), index);
    if (cells) yield quoted(COLUMNS.map((column) => cells[column] ?? ''));
  }
}

/**
 * The archive's second file.
 * @param {{ npi: string, street: string, city?: string, state?: string, zip: string, phone?: string }[]} places
 */
export const npiPlacesFile = (places) =>
  [
    PLACE_COLUMNS,
    ...places.map(({ npi, street, city = 'IRVINE', state = 'CA', zip, phone = '' }) => [
      npi,
      street,
      '',
      city,
      state,
      zip,
      'US',
      phone,
      '',
      '',
    ]),
  ]
    .map(quoted)
    .join('');

/** @param {string} path @param {Parameters<typeof npiFileLines>[0]} wanted */
export async function writeNpiFile(path, wanted) {
  const file = createWriteStream(path);
  let text = '';
  for (const line of npiFileLines(wanted)) {
    text += line;
    if (text.length < 1_000_000) continue;
    if (!file.write(text)) await once(file, 'drain');
    text = '';
  }
  file.end(text);
  await once(file, 'finish');
}
