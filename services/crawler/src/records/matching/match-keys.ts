// By what records of different sources may turn out to speak of one place. Two records without a key in common never do,
// so that a merge reads only the neighbours of what changed. Pure; the rules themselves stand in grouping.ts.
import type { ProviderType } from '@app/contracts/http/catalog';
import type { PlaceFields } from '../../sources/facility-record';
import { houseNumberOf, plainLicense } from './same-place';

/** Strongest first: the order in which rules decide. */
export const MATCH_KINDS = ['key', 'ccn', 'npi', 'license', 'place'] as const;
export type MatchKind = (typeof MATCH_KINDS)[number];

/** Doctors of one name share a door, pharmacies of one chain a name: only their numbers tell. */
const BY_NUMBER_ALONE: ReadonlySet<ProviderType> = new Set(['doctor', 'specialist', 'pharmacy']);

/** `key type value`: what two records have in common whose place has one key. */
export const ownKey = (type: ProviderType, naturalKey: string): string => `key ${type} ${naturalKey}`;

/** `npi:1234567893`, and not the key of a further place of that provider. */
const NUMBER = /^(npi|ccn):(\w+)$/;

/** `kind type value`, sorted. A place whose key is a number is found by the number: half a million entries less in the index. */
export function matchKeys(naturalKey: string, fields: PlaceFields): string[] {
  const { type, npi, ccn, licenseNumber, zipCode, address, phone } = fields;
  const isByNumber = BY_NUMBER_ALONE.has(type);
  const license = isByNumber ? null : plainLicense(licenseNumber ?? null);
  const isByPlace = zipCode !== undefined && !isByNumber;
  const house = isByPlace ? houseNumberOf(address ?? null) : null;
  const keys: string[] = [];
  const tell = (kind: MatchKind, value: string | null | undefined) => {
    if (value) keys.push(`${kind} ${type} ${value}`);
  };
  tell('ccn', ccn);
  const [, kind = 'key', value = naturalKey] = NUMBER.exec(naturalKey) ?? [];
  tell(kind as MatchKind, value);
  tell('license', license);
  tell('npi', npi);
  if (house !== null) tell('place', `${zipCode} ${house}`);
  if (isByPlace && phone !== undefined) tell('place', `${zipCode} ${phone}`);
  return [...new Set(keys)].sort();
}

export const kindOf = (matchKey: string): MatchKind => matchKey.slice(0, matchKey.indexOf(' ')) as MatchKind;
