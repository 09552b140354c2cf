// Whether two records of different sources are one place. Pure.

export interface PlaceIdentity {
  name: string;
  otherNames?: readonly string[];
  address: string | null;
  city: string | null;
  zipCode: string | null;
  phone: string | null;
  npi: string | null;
  ccn: string | null;
  licenseNumber: string | null;
}

/** Likeness from which two names at one address are one place: at the very same door, and at nearly the same. */
const SAME_NAME_AT_DOOR = 0.4;
const SAME_NAME = 0.5;
/** With the same telephone number less of the name has to agree. */
const SAME_NAME_WITH_PHONE = 0.3;
/** From here two addresses are one: the same number, and most words of the street. */
const SAME_ADDRESS = 0.7;

/**
 * Name and address, for records without a number in common: the same ZIP, the same house number and street, and a name
 * alike enough. A number that both have and that differs says that they are two.
 */
export function isSamePlace(left: PlaceIdentity, right: PlaceIdentity): boolean {
  if (left.zipCode === null || left.zipCode !== right.zipCode || hasConflict(left, right)) return false;
  const address = addressLikeness(left.address, right.address);
  const hasSamePhone = left.phone !== null && left.phone === right.phone;
  if (address === null) return hasSamePhone && placeNameLikeness(left, right) >= 0.9;
  if (address < SAME_ADDRESS) return false;
  const enough = hasSamePhone ? SAME_NAME_WITH_PHONE : address === 1 ? SAME_NAME_AT_DOOR : SAME_NAME;
  return placeNameLikeness(left, right) >= enough;
}

/** 0 to 2: orders several candidates that a number in common already allows. */
export const likeness = (left: PlaceIdentity, right: PlaceIdentity): number =>
  placeNameLikeness(left, right) + (addressLikeness(left.address, right.address) ?? 0);

function hasConflict(left: PlaceIdentity, right: PlaceIdentity): boolean {
  const differs = (key: 'npi' | 'ccn') => left[key] !== null && right[key] !== null && left[key] !== right[key];
  return differs('npi') || differs('ccn');
}

function placeNameLikeness(left: PlaceIdentity, right: PlaceIdentity): number {
  const town = new Set(wordsOf([left.city, right.city].join(' ')));
  const names = (place: PlaceIdentity) => [place.name, ...(place.otherNames ?? [])];
  return Math.max(...names(left).flatMap((one) => names(right).map((other) => nameLikeness(one, other, town))));
}

const spelled = (table: string): ReadonlyMap<string, string> =>
  new Map(table.split(',').map((pair) => pair.trim().split(' ') as [string, string]));

const NAME_SPELLINGS = spelled(
  `HOSP HOSPITAL, HOSPITALS HOSPITAL, CTR CENTER, CENTRE CENTER, CENTERS CENTER, MED MEDICAL, MEMORIAL MEM, HLTH HEALTH,
  ST SAINT, STE SAINT, MT MOUNT, COMM COMMUNITY, SVCS SERVICES, SERVICE SERVICES, SVC SERVICES,
  REG REGIONAL, GEN GENERAL, UNIV UNIVERSITY, CHILDRENS CHILDREN, HOMES HOME, CLINICS CLINIC, RESIDENCES RESIDENCE,
  CTRS CENTER, DR DOCTOR, FDN FOUNDATION, REHAB REHABILITATION, PSYCH PSYCHIATRIC`,
);
/** Say what a company is, not which place. */
const LEGAL = new Set('INC LLC LP LLP CORP CORPORATION CO COMPANY LTD PC APC THE OF AND AT FOR A AN DBA'.split(' '));
/** So common in names of places for care that two names may share them by chance. */
const COMMON = new Set(
  `HOSPITAL CENTER MEDICAL MEM HEALTH CLINIC CARE HOME SERVICES COMMUNITY FAMILY GENERAL REGIONAL SENIOR SENIORS LIVING ADULT
  DAY ASSISTED ELDERLY RESIDENTIAL RESIDENCE FACILITY GUEST BOARD MANOR HOUSE VILLA FOUNDATION SYSTEM NETWORK PRIMARY NURSING
  HOMECARE PROGRAM DISTRICT COUNTY UNIVERSITY REHABILITATION CAMPUS SAINT NORTH SOUTH EAST WEST`.split(/\s+/),
);
const COMMON_WEIGHT = 0.3;
/** Without a word of its own in common, names say nothing. */
const MAX_BY_CHANCE = 0.25;
/** Houses of one owner are counted in either way. */
const ROMAN = 'I II III IV V VI VII VIII IX X'.split(' ');
/** Whole phrases that names shorten. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\bADHC\b/g, 'ADULT DAY HEALTH CARE'],
  [/\bSNF\b/g, 'SKILLED NURSING FACILITY'],
  [/\bHEALTHCARE\b/g, 'HEALTH CARE'],
];

/**
 * 0 to 1: words in common, weighed by how much they say. House two of a row of houses is another place than house one,
 * so a number in one name that the other lacks makes it 0.
 * @param town words that say only where the place is
 */
export function nameLikeness(one: string, other: string, town: ReadonlySet<string> = new Set()): number {
  const [left, right] = [nameWords(one), nameWords(other)];
  if (left.length === 0 || right.length === 0) return 0;
  if (numbersIn(left) !== numbersIn(right)) return 0;
  if (left.join('') === right.join('')) return 1;
  const weight = (word: string) => (COMMON.has(word) || town.has(word) ? COMMON_WEIGHT : 1);
  const shared = left.filter((word) => right.some((twin) => isSameWord(word, twin)));
  const sum = (words: string[]) => words.reduce((total, word) => total + weight(word), 0);
  const result = (2 * sum(shared)) / (sum(left) + sum(right));
  return shared.some((word) => weight(word) === 1) ? Math.min(result, 1) : Math.min(result, MAX_BY_CHANCE);
}

const numbersIn = (words: string[]): string =>
  words
    .filter((word) => /^\d+$/.test(word))
    .sort()
    .join();

function nameWords(name: string): string[] {
  const written = PHRASES.reduce((text, [short, long]) => text.replace(short, long), wordsOf(name).join(' '));
  const words = joinInitials(written.split(' ')).map((word) => {
    const number = ROMAN.indexOf(word) + 1;
    return number > 0 ? String(number) : (NAME_SPELLINGS.get(word) ?? word);
  });
  return [...new Set(words.filter((word) => !LEGAL.has(word)))];
}

/** "L A DOWNTOWN" -> "LA DOWNTOWN"; a lone letter at the end ("HOUSE I") stays. */
function joinInitials(words: string[]): string[] {
  return words
    .join(' ')
    .replace(/\b([A-Z])(?: ([A-Z]))+(?= |$)/g, (run) => run.replaceAll(' ', ''))
    .split(' ')
    .filter((word) => word !== '');
}

function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/['’‘`.]/g, '')
    .replace(/&/g, ' AND ');
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** One slip in a long word is the same word. */
function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  if (Math.min(one.length, other.length) < 5 || Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const rest = (word: string, skipped: number) => word.slice(at + skipped);
  return rest(one, 1) === rest(other, 1) || rest(one, 1) === rest(other, 0) || rest(one, 0) === rest(other, 1);
}

const STREET_SPELLINGS = spelled(
  `STREET ST, AVENUE AVE, AV AVE, BOULEVARD BLVD, BL BLVD, DRIVE DR, ROAD RD, LANE LN, COURT CT, PLACE PL, PARKWAY PKWY,
  HIGHWAY HWY, CIRCLE CIR, TERRACE TER, WAY WY, SQUARE SQ, TRAIL TRL, NORTH N, SOUTH S, EAST E, WEST W, NORTHEAST NE,
  NORTHWEST NW, SOUTHEAST SE, SOUTHWEST SW, FIRST 1ST, SECOND 2ND, THIRD 3RD, FOURTH 4TH, FIFTH 5TH, SIXTH 6TH, SEVENTH 7TH,
  EIGHTH 8TH, NINTH 9TH, TENTH 10TH, SAINT ST, MOUNT MT, FORT FT, ONE 1, TWO 2, THREE 3, FOUR 4, FIVE 5, SIX 6`,
);
const DIRECTIONS = new Set('N S E W NE NW SE SW'.split(' '));
const STREET_KINDS = new Set('ST AVE BLVD DR RD LN CT PL PKWY HWY CIR TER WY SQ TRL'.split(' '));
const UNIT = /^(?:STE|SUITE|APT|UNIT|RM|ROOM|FL|FLR|FLOOR|BLDG|BUILDING|DEPT|SPC)$/;

interface Street {
  number: string;
  words: string[];
  direction: string | null;
  kind: string | null;
  unit: string | null;
}

/** 0 to 1; null when one of them is unknown or no street address (a post-office box). */
export function addressLikeness(one: string | null, other: string | null): number | null {
  const [left, right] = [streetOf(one), streetOf(other)];
  if (left === null || right === null) return null;
  if (left.number !== right.number) return 0;
  if (left.direction !== null && right.direction !== null && left.direction !== right.direction) return 0;
  const shared = left.words.filter((word) => right.words.some((twin) => isSameWord(word, twin))).length;
  const isJoined = left.words.join('') === right.words.join('');
  const likeStreet = isJoined ? 1 : (2 * shared) / (left.words.length + right.words.length);
  const otherKind = left.kind !== null && right.kind !== null && left.kind !== right.kind ? 0.15 : 0;
  const otherUnit = left.unit !== null && right.unit !== null && left.unit !== right.unit ? 0.2 : 0;
  return Math.max(0, likeStreet - otherKind - otherUnit);
}

/** The number of the house, by which alone two street addresses may be one; null for none or a post-office box. */
export const houseNumberOf = (address: string | null): string | null => streetOf(address)?.number ?? null;

function streetOf(address: string | null): Street | null {
  if (address === null || /\bP\.?\s*O\.?\s*BOX\b/i.test(address)) return null;
  const written = address.toUpperCase().replace(/#/g, ' UNIT ');
  const all = wordsOf(written).map((word) => STREET_SPELLINGS.get(word) ?? word);
  const [number = '', ...rest] = all;
  if (!/^\d+[A-Z]?$/.test(number)) return null;
  const unitAt = rest.findIndex((word, at) => at > 0 && UNIT.test(word));
  const street = unitAt === -1 ? rest : rest.slice(0, unitAt);
  const kindAt = street.findLastIndex((word, at) => at > 0 && STREET_KINDS.has(word));
  const isDirection = (word: string, at: number) => DIRECTIONS.has(word) && (at === 0 || at === street.length - 1);
  const words = street.filter((word, at) => at !== kindAt && !isDirection(word, at));
  return {
    number,
    // "N Street" has no other word than its letter.
    words: words.length > 0 ? words : street,
    direction: street.length > 1 ? (street.find(isDirection) ?? null) : null,
    kind: street[kindAt] ?? null,
    unit:
      unitAt === -1
        ? null
        : rest
            .slice(unitAt)
            .filter((word) => !UNIT.test(word))
            .join(' ') || null,
  };
}

/** A licence number as two agencies may both write it: no marks, no leading zeros. */
export const plainLicense = (license: string | null): string | null =>
  license === null
    ? null
    : license
        .toUpperCase()
        .replace(/[^A-Z0-9]/g, '')
        .replace(/^0+/, '') || null;
