// NUCC taxonomy codes of each provider type we crawl by ZIP, and the specialty ids they stand for.
// Codes and display names: NUCC list in DSACMS/npd (docs/facts/sources.md#taxonomy-codes), checked 2026-11-20.
import type { Specialty, ZipCrawledType } from '@app/contracts/http/catalog';
import { types } from './taxonomies.json';

export interface Taxonomy {
  code: string;
  /** The registry's `taxonomy_description` to ask for. */
  description: string;
  specialties: readonly Specialty[];
}

/** A row: code, description, specialties. Each is held against our list of specialties by taxonomies.test.ts. */
const ROWS: Readonly<Record<ZipCrawledType, readonly (readonly string[])[]>> = types;

export function taxonomiesOf(type: ZipCrawledType): readonly Taxonomy[] {
  return ROWS[type].map(([code = '', description = '', ...specialties]) => ({
    code,
    description,
    specialties: specialties as Specialty[],
  }));
}

/** One query each: two codes with the same words are one question. */
export function descriptionsOf(type: ZipCrawledType): readonly string[] {
  return [...new Set(taxonomiesOf(type).map(({ description }) => description))];
}

/** The registry's own kinds: NPI-1 persons, NPI-2 organisations. */
export function enumerationTypeOf(type: ZipCrawledType): 'NPI-1' | 'NPI-2' {
  return type === 'doctor' ? 'NPI-1' : 'NPI-2';
}
