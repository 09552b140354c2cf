// One row of the monthly file -> the result that the registry's API gives of the same provider, and its records. Pure.
// Facts: docs/facts/sources.md#nppes-monthly-file.
import { CRAWLED_BY_ZIP } from '@app/contracts/http/catalog';
import type { SkipCode } from '@app/contracts/http/crawler';
import { foldedName, requireColumns } from '../named-rows/named-row';
import {
  isDeactivated,
  type RegistryAddress,
  type RegistryResult,
  type RegistryTaxonomy,
  textOf,
  updatedOnOf,
} from '../providers/parser';
import { type ProviderRecord, recordsOf, typesOf } from '../providers/provider-record';
import { taxonomiesOf } from '../providers/taxonomies';
import { cellPicker } from './rows';

const TAXONOMIES = Array.from({ length: 15 }, (_, index) => ({
  code: `Healthcare Provider Taxonomy Code_${index + 1}`,
  isPrimary: `Healthcare Provider Primary Taxonomy Switch_${index + 1}`,
  state: `Provider License Number State Code_${index + 1}`,
  license: `Provider License Number_${index + 1}`,
}));
const PRACTICE = 'Provider Business Practice Location Address';
const STATE = `${PRACTICE} State Name`;
const ZIP = `${PRACTICE} Postal Code`;
const LEGAL_NAME = 'Provider Organization Name (Legal Business Name)';
const LAST_NAME = 'Provider Last Name (Legal Name)';
const REQUIRED = [
  'NPI',
  'Entity Type Code',
  LEGAL_NAME,
  LAST_NAME,
  'Provider First Name',
  'Provider First Line Business Practice Location Address',
  `${PRACTICE} City Name`,
  STATE,
  ZIP,
  `${PRACTICE} Telephone Number`,
  'Last Update Date',
  'NPI Deactivation Date',
  'Healthcare Provider Taxonomy Code_1',
  'Healthcare Provider Primary Taxonomy Switch_1',
  'Provider License Number_1',
];
/** Every column that is read. */
const READ = [
  ...REQUIRED,
  ...TAXONOMIES.flatMap((names) => Object.values(names)),
  'NPI Reactivation Date',
  'Provider Other Organization Name',
  'Provider Other Organization Name Type Code',
  'Provider Middle Name',
  'Provider Name Suffix Text',
  'Provider Credential Text',
  'Provider Second Line Business Practice Location Address',
  `${PRACTICE} Country Code (If outside U.S.)`,
];

/** The file has codes alone; these are the words of those we know. */
const WORDS = new Map(CRAWLED_BY_ZIP.flatMap(taxonomiesOf).map(({ code, description }) => [code, description]));

export type Cell = (name: string) => string | null;

/** How the cells of a provider's row are found. @throws CrawlFailure `missing_columns` naming them */
export const cellReader = (header: readonly string[]): ((row: string) => Cell) => cellsByName(header, REQUIRED, READ);

/**
 * How cells are found by the name of their column.
 * @param read every column that is read
 * @throws CrawlFailure `missing_columns` naming them
 */
export function cellsByName(
  header: readonly string[],
  required: readonly string[],
  read: readonly string[],
): (row: string) => Cell {
  requireColumns(header, required);
  const columns = new Map(header.map((name, at) => [foldedName(name), at]));
  const columnOf = (name: string): number => columns.get(foldedName(name)) ?? -1;
  const wanted = [...new Set(read.map(columnOf))].filter((column) => column >= 0).sort((one, other) => one - other);
  const places = new Map(read.map((name) => [name, wanted.indexOf(columnOf(name))]));
  const pick = cellPicker(header.length, wanted);
  return (row) => {
    const cells = pick(row);
    return (name) => {
      const cell = cells[places.get(name) ?? -1];
      return cell === undefined || cell === '' ? null : textOf(cell);
    };
  };
}

/**
 * The records of one row: a provider has one for each of its kinds and places, and most rows have none.
 * @param state the requested one; a practice has to be there
 * @param further practice places of the provider in that state, in addition to the row's own
 * @returns why there is none, where that is worth counting
 */
export function recordsOfRow(
  cell: Cell,
  state: string,
  retrievedAt: Date,
  further: readonly RegistryAddress[] = [],
): ProviderRecord[] | SkipCode {
  const npi = cell('NPI');
  if (npi === null || !/^\d{10}$/.test(npi)) return 'unreadable';
  if (isDeactivated(cell('NPI Deactivation Date'), cell('NPI Reactivation Date'))) return 'closed';
  const isHere = cell(STATE)?.toUpperCase() === state;
  if (!isHere && further.length === 0) return 'other_state';
  const kind = cell('Entity Type Code');
  const zip = /^\d{5}/.exec(cell(ZIP) ?? '')?.[0];
  if ((kind !== '1' && kind !== '2') || (isHere && zip === undefined)) return 'unreadable';
  const isPerson = kind === '1';
  const taxonomies = taxonomiesIn(cell);
  const types = typesOf(isPerson, taxonomies);
  if (types.length === 0) return 'other_kind';
  const result = resultOf(cell, { npi, zip: zip ?? null, isPerson, taxonomies, further });
  const zips = new Set([...(isHere ? [zip] : []), ...further.map((place) => place.zip)]);
  const records = types.flatMap((type) =>
    [...zips].flatMap((each) => (each ? recordsOf([result], { zip: each, type, retrievedAt }) : [])),
  );
  return records.length === 0 ? 'other_kind' : records;
}

function resultOf(
  cell: Cell,
  {
    npi,
    zip,
    isPerson,
    taxonomies,
    further,
  }: Pick<RegistryResult, 'npi' | 'isPerson' | 'taxonomies'> & {
    zip: string | null;
    further: readonly RegistryAddress[];
  },
): RegistryResult {
  // 3 = "doing business as", the name on the door.
  const isTradeName = cell('Provider Other Organization Name Type Code') === '3';
  return {
    npi,
    isPerson,
    isActive: true,
    organizationName: isPerson ? null : cell(LEGAL_NAME),
    tradeName: !isPerson && isTradeName ? cell('Provider Other Organization Name') : null,
    firstName: cell('Provider First Name'),
    middleName: cell('Provider Middle Name'),
    lastName: isPerson ? cell(LAST_NAME) : null,
    suffix: cell('Provider Name Suffix Text'),
    credential: cell('Provider Credential Text'),
    addresses: [
      {
        purpose: 'LOCATION',
        address1: cell('Provider First Line Business Practice Location Address'),
        address2: cell('Provider Second Line Business Practice Location Address'),
        city: cell(`${PRACTICE} City Name`),
        state: cell(STATE)?.toUpperCase() ?? null,
        zip,
        country: cell(`${PRACTICE} Country Code (If outside U.S.)`),
        phone: cell(`${PRACTICE} Telephone Number`),
      },
    ],
    practiceLocations: [...further],
    taxonomies,
    updatedOn: updatedOnOf(cell('Last Update Date'), null),
  };
}

function taxonomiesIn(cell: Cell): RegistryTaxonomy[] {
  return TAXONOMIES.flatMap((names) => {
    const code = cell(names.code);
    if (code === null) return [];
    return {
      code,
      description: WORDS.get(code) ?? null,
      isPrimary: cell(names.isPrimary) === 'Y',
      state: cell(names.state),
      license: cell(names.license),
    };
  });
}
