// What makes a record unfit to be shown. Pure; used by records.test.ts, which is the door every record goes through.
import type { ContentRecord } from './record';

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const PERIOD = /^\d{4}(-(0[1-9]|1[0-2]))?(-(0[1-9]|[12]\d|3[01]))?$/;
const WEB = /^https?:\/\/[^\s]+$/;
const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const PHONE = /^(\([2-9]\d{2}\) [2-9]\d{2}-\d{4}|1-8\d{2}-[2-9]\d{2}-\d{4}|911|988|211|711)$/;
const ANY_PHONE = /(?:\b1-)?\(?\b\d{3}\)?[ .-]\d{3}[.-]\d{4}\b/g;
const HANGUL = /[\uac00-\ud7a3]/;
const PHONE_FIELDS = ['phone', 'number', 'tty', 'koreanPhone'];
const HIDDEN_FIELDS = /candidates|frommemory|editornote/i;
/** All a memory-only record may say. */
const MEMORY_FIELDS = ['confidence', 'checkedOn', 'confirmAt', 'id', 'isStale', 'name', 'nameKo', 'nameKoSource'];
const HARMLESS_MEMORY_FIELDS = [
  'category',
  'kind',
  'type',
  'description',
  'url',
  'feedUrl',
  'hasInterpreter',
  'unconfirmedFields',
];

/** Digits alone, without the leading 1, so that one number in two spellings is one number. */
export const phoneDigits = (phone: string): string => phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');

/** Every field of a record, nested ones too, as [name, value]. */
function fields(value: unknown, name = ''): [string, unknown][] {
  if (Array.isArray(value)) return value.flatMap((item) => fields(item, name));
  if (typeof value !== 'object' || value === null) return [[name, value]];
  return Object.entries(value).flatMap(([key, inner]): [string, unknown][] => [
    [key, undefined],
    ...fields(inner, key),
  ]);
}

function provenanceFaults(record: ContentRecord): string[] {
  const faults: string[] = [];
  if (!ID.test(record.id)) faults.push('its id is not kebab-case');
  if (!DAY.test(record.checkedOn ?? '')) faults.push('it has no check date');
  if (record.sourceDate !== null && !PERIOD.test(record.sourceDate)) faults.push('its source date is not a date');
  if (record.confidence === 'verified' && !WEB.test(record.sourceUrl ?? '')) faults.push('it has no source');
  if (record.confidence === 'memory' && record.sourceUrl !== null) faults.push('it is memory-only but names a source');
  if (record.confidence === 'memory' && !WEB.test(record.confirmAt ?? ''))
    faults.push('nobody knows where to confirm it');
  if (typeof record.isStale !== 'boolean') faults.push('it does not say whether it is stale');
  if ((record.nameKo === null) !== (record.nameKoSource === null)) faults.push('its Korean name has no origin');
  return faults;
}

function phoneFaults(record: ContentRecord, refused: ReadonlySet<string>): string[] {
  return fields(record).flatMap(([name, value]) => {
    if (HIDDEN_FIELDS.test(name)) return [`it carries the never-shown field ${name}`];
    if (typeof value !== 'string') return [];
    const faults = PHONE_FIELDS.includes(name) && !PHONE.test(value) ? [`${name} is not a telephone number`] : [];
    const isRefused = (value.match(ANY_PHONE) ?? []).some((phone) => refused.has(phoneDigits(phone)));
    return isRefused ? [...faults, `${name} holds a doubtful telephone number`] : faults;
  });
}

function languageFaults(record: ContentRecord): string[] {
  const inBoth = (value: unknown): string[] => {
    if (Array.isArray(value)) return value.flatMap(inBoth);
    if (typeof value !== 'object' || value === null) return [];
    const { ko, en } = value as { ko?: unknown; en?: unknown };
    if (typeof ko !== 'string' || typeof en !== 'string') return Object.values(value).flatMap(inBoth);
    if (!ko.trim() || !en.trim()) return ['a text is missing in one language'];
    if (HANGUL.test(en)) return [`an English text holds Korean: ${en}`];
    return HANGUL.test(ko) ? [] : [`a Korean text holds no Korean: ${ko}`];
  };
  return inBoth(Object.values(record));
}

/** A memory-only record says its name and kind; every further field is empty. */
function memoryFaults(record: ContentRecord): string[] {
  if (record.confidence !== 'memory') return [];
  return Object.entries(record).flatMap(([name, value]) => {
    if ([...MEMORY_FIELDS, ...HARMLESS_MEMORY_FIELDS].includes(name)) return [];
    const isEmpty = value === null || value === undefined || (Array.isArray(value) && value.length === 0);
    return isEmpty ? [] : [`it is memory-only but shows ${name}`];
  });
}

/** @returns what is wrong with the record, in sentences that follow its name; [] when it may be shown. */
export const recordFaults = (record: ContentRecord, refusedPhones: ReadonlySet<string>): string[] => [
  ...provenanceFaults(record),
  ...phoneFaults(record, refusedPhones),
  ...languageFaults(record),
  ...memoryFaults(record),
];
