// Records as sources give them, judged one by one before anything stores them: what a database refuses, and what no page may
// show, is left out with its reason, and the other records stay.
import type { SkipCode, SkipCounts } from '@app/contracts/http/crawler';

/** Of a plan's page the longest honest text has some hundred characters; names are shorter. */
const LONGEST_TEXT = 10_000;
const LONGEST_NAME = 500;
const LONGEST_RECORD = 500_000;
/** `numeric(10,2)` holds it, and so does every integer column. */
const LARGEST_NUMBER = 99_999_999;
const DEEPEST = 8;

/** Halves of a character, NUL, and the sign that a decoder puts in place of what it could not read. */
const BROKEN = /[\p{Surrogate}\0\uFFFD]/u;
/** Looked for first, as it is found many times faster. */
const PLAIN = /^[ -~]*$/;
const NAMES = new Set(['name', 'legalName', 'carrier', 'city', 'county', 'key', 'id', 'naturalKey']);
const ADDRESSES = new Set(['website', 'sourceUrl', 'detailsSourceUrl', 'url']);
const DAYS = new Set(['sourceUpdatedAt', 'checkedOn']);
const FORMS = new Map([
  ['zipCode', /^\d{5}$/],
  ['npi', /^\d{10}$/],
]);
const RANGES = new Map<string, readonly [number, number]>([
  ['latitude', [-90, 90]],
  ['longitude', [-180, 180]],
  ['planYear', [2020, 2100]],
  ['starRating', [0, 5]],
]);

/**
 * Why a record can be neither stored nor shown; null = it can. Judged by the names of its members, at any depth: `website`,
 * `sourceUpdatedAt`, `latitude`.
 * @param now a source cannot have changed its record after it
 */
export function flawOf(record: object, now: Date): SkipCode | null {
  let characters = 0;
  const flawIn = (name: string, value: unknown, depth: number): SkipCode | null => {
    if (depth > DEEPEST) return 'too_long';
    if (typeof value === 'number') return flawOfNumber(name, value);
    if (typeof value === 'string') {
      characters += value.length;
      return characters > LONGEST_RECORD ? 'too_long' : flawOfText(name, value, now);
    }
    if (typeof value !== 'object' || value === null || value instanceof Date) return null;
    const isList = Array.isArray(value);
    const members: unknown[] = Object.values(value);
    for (const [at, key] of Object.keys(value).entries()) {
      const inner = members[at];
      const flaw = flawOfKey(key, now) ?? flawIn(isList ? name : key, inner, depth + 1);
      if (flaw !== null) return flaw;
    }
    return null;
  };
  return flawIn('', record, 0);
}

function flawOfNumber(name: string, value: number): SkipCode | null {
  const [least, most] = RANGES.get(name) ?? [-LARGEST_NUMBER, LARGEST_NUMBER];
  return value >= least && value <= most ? null : 'bad_number';
}

/** Names of members are few and come again with every record. */
const SOUND_KEYS = new Set<string>();
const MAX_KEYS = 1_000;

/** The name of a member is the source's own text where it is a service or a day. */
function flawOfKey(key: string, now: Date): SkipCode | null {
  if (SOUND_KEYS.has(key)) return null;
  const flaw = flawOfText('', key, now);
  if (flaw === null && SOUND_KEYS.size < MAX_KEYS) SOUND_KEYS.add(key);
  return flaw;
}

function flawOfText(name: string, text: string, now: Date): SkipCode | null {
  if (text.length > LONGEST_NAME && (NAMES.has(name) || text.length > LONGEST_TEXT)) return 'too_long';
  if (!PLAIN.test(text) && BROKEN.test(text)) return 'broken_text';
  if (ADDRESSES.has(name) && !isWebAddress(text)) return 'bad_address';
  if (DAYS.has(name) && !isPastDay(text, now)) return 'bad_date';
  return FORMS.get(name)?.test(text) === false ? 'bad_number' : null;
}

const isWebAddress = (text: string): boolean => /^https?:\/\//.test(text) && URL.canParse(text);

const FIRST_YEAR = '1900';
const DAY_MS = 24 * 3_600_000;

/** `2026-02-30` is none; a day ahead may be a clock further east. */
export function isPastDay(text: string, now: Date): boolean {
  const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  const at = new Date(Date.UTC(year, month - 1, day));
  if (at.getUTCMonth() !== month - 1 || at.getUTCDate() !== day) return false;
  return text >= FIRST_YEAR && at.getTime() <= now.getTime() + DAY_MS;
}

/** The records that can be stored, and how many were left out for which reason besides those counted before. */
export function soundOf<R extends object>(
  records: readonly R[],
  now: Date,
  before: SkipCounts = {},
): { records: R[]; skipped: SkipCounts } {
  const skipped = { ...before };
  const sound = records.filter((record) => {
    const flaw = flawOf(record, now);
    if (flaw !== null) skipped[flaw] = (skipped[flaw] ?? 0) + 1;
    return flaw === null;
  });
  return { records: sound, skipped };
}

/** Adds up what several reads left out. */
export function skipsOf(counts: readonly SkipCounts[]): SkipCounts {
  const total: SkipCounts = {};
  for (const [reason, count] of counts.flatMap((each) => Object.entries(each) as [SkipCode, number][])) {
    total[reason] = (total[reason] ?? 0) + count;
  }
  return total;
}
