// Where sources contradict each other about one place. The rank decides what visitors see; what the others state is kept with it,
// for operators. Pure.
import type { ProviderDetails } from '@app/contracts/http/catalog';
import type { PlaceFields, RecordSource } from '../../sources/facility-record';
import { addressLikeness } from '../matching/same-place';
import type { StoredSourceRecord } from '../matching/source-record';

/** Field -> what each source says. */
export type Conflicts = Partial<Record<string, Partial<Record<RecordSource, unknown>>>>;

const detail =
  (name: keyof ProviderDetails) =>
  ({ details }: PlaceFields): unknown =>
    details?.[name];

/** Fields of which a place has one. Names are spelled in many ways, licences numbered by each agency: no contradiction. */
const DETAILS = ['beds', 'capacity', 'hasEmergency', 'rating', 'licenseStatus'] as const;
const FIELDS: readonly (readonly [field: string, of: (fields: PlaceFields) => unknown])[] = Object.entries({
  address: ({ address }) => address,
  zipCode: ({ zipCode }) => zipCode,
  phone: ({ phone }) => phone,
  npi: ({ npi }) => npi,
  ccn: ({ ccn }) => ccn,
  ...Object.fromEntries(DETAILS.map((name) => [name, detail(name)])),
});
/** From here two spellings are one street address. */
const ONE_ADDRESS = 0.7;

const digits = (value: unknown): string => String(value).replace(/\D/g, '');

function isSame(field: string, left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (field === 'phone') return digits(left) === digits(right);
  if (field === 'address') return (addressLikeness(String(left), String(right)) ?? 1) >= ONE_ADDRESS;
  return false;
}

/** @param records what is said now, in the order of their sources */
export function conflictsOf(records: readonly StoredSourceRecord[]): Conflicts {
  if (records.length < 2) return {};
  const conflicts = FIELDS.flatMap(([field, of]) => {
    const said = records.flatMap(({ source, fields }) => {
      const value = of(fields);
      return value === undefined || value === null ? [] : [[source, value] as const];
    });
    const [first] = said;
    const isDoubted = first && said.some(([, value]) => !isSame(field, first[1], value));
    return isDoubted ? [[field, Object.fromEntries(said)] as const] : [];
  });
  return Object.fromEntries(conflicts);
}
