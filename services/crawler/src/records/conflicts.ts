// Where sources contradict each other about one place. The rank decides what visitors see; what the others say is kept beside it,
// for operators. Pure.
import type { PlaceFields, StatementSource } from '../sources/facility-record';
import { addressLikeness } from './same-place';
import type { Statement } from './statement';

/** Field -> what each source says. */
export type Conflicts = Partial<Record<string, Partial<Record<StatementSource, unknown>>>>;

const detail = (name: string) => (fields: PlaceFields) =>
  (fields.details as Record<string, unknown> | undefined)?.[name];

/** Fields of which a place has one. Names are spelled in many ways, licences numbered by each agency: no contradiction. */
const FIELDS: Readonly<Record<string, (fields: PlaceFields) => unknown>> = {
  address: ({ address }) => address,
  zipCode: ({ zipCode }) => zipCode,
  phone: ({ phone }) => phone,
  npi: ({ npi }) => npi,
  ccn: ({ ccn }) => ccn,
  ...Object.fromEntries(
    ['beds', 'capacity', 'hasEmergency', 'rating', 'licenseStatus'].map((name) => [name, detail(name)]),
  ),
};
/** From here two spellings are one street address. */
const ONE_ADDRESS = 0.7;

const digits = (value: unknown): string => String(value).replace(/\D/g, '');

function isSame(field: string, left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (field === 'phone') return digits(left) === digits(right);
  if (field === 'address') return (addressLikeness(String(left), String(right)) ?? 1) >= ONE_ADDRESS;
  return false;
}

/** @param statements what is said now, in the order of their sources */
export function conflictsOf(statements: readonly Statement[]): Conflicts {
  if (statements.length < 2) return {};
  const conflicts: Conflicts = {};
  for (const [field, of] of Object.entries(FIELDS)) {
    const said = statements.flatMap(({ source, fields }) => {
      const value = of(fields);
      return value === undefined || value === null ? [] : [[source, value] as const];
    });
    const [first] = said;
    if (first && said.some(([, value]) => !isSame(field, first[1], value))) conflicts[field] = Object.fromEntries(said);
  }
  return conflicts;
}
