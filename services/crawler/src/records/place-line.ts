// The row of a place of which only the registry speaks, as COPY takes it. Most columns of such a row say nothing and stand as the table
// has them by itself: neither we nor the database spend time on them.
import { type Cell, copyLine } from '@app/database/copy-in';
import type { DatedRow } from './merge';
import { plainWords } from './plain-words';

export type KeyedRow = DatedRow & { id: string; naturalKey: string };

/** The main county of a ZIP, and its centre. */
export type ZipFacts = Pick<DatedRow, 'county' | 'latitude' | 'longitude'>;

const numeral = (value: number | null): Cell => (value === null ? null : String(value));

const COLUMNS: readonly (readonly [column: string, cellOf: (row: KeyedRow, zip: ZipFacts) => Cell])[] = [
  ['id', ({ id }) => id],
  ['type', ({ type }) => type],
  ['natural_key', ({ naturalKey }) => naturalKey],
  ['name', ({ name }) => name],
  ['specialty', ({ specialty }) => specialty],
  ['specialties', ({ specialties }) => specialties],
  ['taxonomy_codes', ({ taxonomyCodes }) => taxonomyCodes],
  ['address', ({ address }) => address],
  ['city', ({ city }) => city],
  ['state', ({ state }) => state],
  ['zip_code', ({ zipCode }) => zipCode],
  ['county', ({ county }, zip) => county ?? zip.county],
  ['latitude', ({ latitude }, zip) => numeral(latitude ?? zip.latitude)],
  ['longitude', ({ longitude }, zip) => numeral(longitude ?? zip.longitude)],
  ['phone', ({ phone }) => phone],
  ['npi', ({ npi }) => npi],
  ['license_number', ({ licenseNumber }) => licenseNumber],
  ['field_sources', ({ fieldSources }) => JSON.stringify(fieldSources)],
  ['search_text', ({ searchText }) => searchText],
  ['source', ({ source }) => source],
  ['source_url', ({ sourceUrl }) => sourceUrl],
  ['retrieved_at', ({ retrievedAt }) => retrievedAt.toISOString()],
  ['source_updated_at', ({ sourceUpdatedAt }) => sourceUpdatedAt],
  ['checked_on', ({ checkedOn }) => checkedOn],
  ['origin', ({ origin }) => origin],
  ['content_hash', ({ contentHash }) => contentHash],
  ['search_words', ({ searchText, type, specialties }) => plainWords(searchText, type, specialties)],
];
const CELLS = COLUMNS.map(([, cellOf]) => cellOf);

/** What {@link placeLine} gives a value. */
export const PLACE_COLUMNS = COLUMNS.map(([column]) => column).join(', ');

/** Whether every other column stands as the table has it by itself. */
const isUsual = (row: KeyedRow): boolean =>
  row.nameKo === null &&
  row.nameKoSource === null &&
  row.website === null &&
  row.languages.length === 0 &&
  row.languageSource === null &&
  row.networks.length === 0 &&
  row.networkKeys.length === 0 &&
  row.acceptingNewPatients === null &&
  row.ccn === null &&
  row.housingType === null &&
  row.services.length === 0 &&
  row.details === null &&
  Object.keys(row.conflicts).length === 0 &&
  row.confidence === 'verified' &&
  !row.isStale &&
  row.isActive;

/** @param zip what the ZIP alone says, where no source knows better. @throws Error when the row says more than the registry can */
export function placeLine(row: KeyedRow, zip: ZipFacts): string {
  if (!isUsual(row)) throw new Error(`${row.naturalKey} says more than the registry does`);
  return copyLine(CELLS.map((cellOf) => cellOf(row, zip)));
}
