// What a record must hold beyond the shape of each field: where it is known from, which telephone numbers nobody may print, and
// how little a record from memory may say. Pure.
import type { ContentRecord } from '../records/record';
import type { Fault, Path } from './shape';

const ANY_PHONE = /(?:\b1-)?\(?\b\d{3}\)?[ .-]\d{3}[.-]\d{4}\b/g;
/** All a record from memory may say. */
const MEMORY_FIELDS: readonly string[] = [
  'confidence',
  'checkedOn',
  'confirmAt',
  'id',
  'isStale',
  'name',
  'nameKo',
  'nameKoSource',
  'unconfirmedFields',
  'category',
  'kind',
  'type',
  'description',
  'url',
  'feedUrl',
  'hasInterpreter',
];

/** Digits alone, without the leading 1, so that one number in two spellings is one number. */
export const phoneDigits = (phone: string): string => phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');

/** Every text of a value with its place. */
function texts(value: unknown, path: Path): [Path, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (Array.isArray(value)) return value.flatMap((item, index) => texts(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => texts(inner, [...path, name]));
}

function provenanceFaults(record: ContentRecord, path: Path): Fault[] {
  const at = (field: keyof ContentRecord, says: string): Fault => ({ path: [...path, field], says });
  const faults: Fault[] = [];
  if (record.confidence === 'verified' && record.sourceUrl === null) {
    faults.push(at('sourceUrl', 'is null: a verified record names the page that says so'));
  }
  if (record.confidence === 'memory' && record.sourceUrl !== null) {
    faults.push(at('sourceUrl', 'is named, but the record says that it is from memory'));
  }
  if (record.confidence === 'memory' && !record.confirmAt) {
    faults.push(at('confirmAt', 'is missing: nobody knows where to confirm this record'));
  }
  if (record.sourceDate !== null && record.sourceDate > record.checkedOn) {
    faults.push(at('sourceDate', 'is later than checkedOn'));
  }
  if ((record.nameKo === null) !== (record.nameKoSource === null)) {
    faults.push(at('nameKoSource', 'and nameKo belong together: both are null or none'));
  }
  const unknown = record.unconfirmedFields.filter((field) => !Object.hasOwn(record, field));
  return [
    ...faults,
    ...unknown.map((field) => at('unconfirmedFields', `names ${field}, which the record does not have`)),
  ];
}

const phoneFaults = (record: ContentRecord, path: Path, refused: ReadonlySet<string>): Fault[] =>
  texts(record, path).flatMap(([where, text]) =>
    (text.match(ANY_PHONE) ?? [])
      .filter((phone) => refused.has(phoneDigits(phone)))
      .map((phone) => ({ path: where, says: `holds ${phone}, a doubtful telephone number of refused.json` })),
  );

/** A record from memory says its name and kind; every further field is empty. */
function memoryFaults(record: ContentRecord, path: Path): Fault[] {
  if (record.confidence !== 'memory') return [];
  return Object.entries(record).flatMap(([name, value]) => {
    const isEmpty = value === null || (Array.isArray(value) && value.length === 0);
    if (isEmpty || MEMORY_FIELDS.includes(name)) return [];
    return [{ path: [...path, name], says: 'is shown, but the record says that it is from memory' }];
  });
}

/** @param record one that has the shape of its kind */
export const recordFaults = (record: ContentRecord, path: Path, refusedPhones: ReadonlySet<string>): Fault[] => [
  ...provenanceFaults(record, path),
  ...phoneFaults(record, path, refusedPhones),
  ...memoryFaults(record, path),
];
