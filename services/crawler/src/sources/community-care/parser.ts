// Facilities licensed by the Department of Social Services (CDSS), from the portal's tables and from the department's own
// CSV, which says the same under "Facility Number" and repeats its last column at will -> records. Pure.
import type { ProviderType } from '@app/contracts/http/catalog';
import type { SkipCode } from '@app/contracts/http/crawler';
import type { Dataset } from '@app/contracts/http/crawl-sources';
import type { FacilityRecord } from '../facility-record';
import type { Column, NamedRow } from '../named-rows/named-row';
import { readableAddress, readableOrganization } from '../providers/readable-case';
import { usPhone } from '../providers/us-phone';
import { ON_PROBATION } from './notes';

export const CDSS_PAGE = 'https://www.ccld.dss.ca.gov/carefacilitysearch/';
/** The department's own page about one facility: its telephone number, visits and complaints. */
const facilityPage = (number: string): string => `${CDSS_PAGE}FacDetail/${number}`;

export const CDSS_COLUMNS: readonly Column[] = [
  'Facility Number',
  'Facility Name',
  'Facility Address',
  'Facility City',
  'Facility State',
  'Facility Zip',
  'Facility Capacity',
  'Facility Status',
];
/** The three lists are distinguished by this column; a file without it is the list of homes for the elderly. */
export const KIND_COLUMN = 'Facility Type';

interface Kind {
  dataset: Dataset;
  type: ProviderType;
  /** What the licence is called where the row does not say. */
  words: string;
  isOurs: RegExp;
}

const ELDERLY: Kind = {
  dataset: 'cdss-rcfe',
  type: 'seniorHousing',
  words: 'Residential Care Facility for the Elderly (RCFE)',
  isOurs: /\bRCFE\b|elderly|continuing care/i,
};
const KINDS: readonly Kind[] = [
  ELDERLY,
  { dataset: 'cdss-adult-day', type: 'adultDayCare', words: 'Adult Day Program', isOurs: /\badult day\b/i },
  { dataset: 'cdss-home-care', type: 'assistant', words: 'Home Care Organization', isOurs: /^home care/i },
];

/** The licence is in force; on probation it is so under a warning. */
const SHOWN = new Set(['LICENSED', 'ON PROBATION']);
/** Homes for up to six people are licensed for an ordinary house. */
const SMALL_HOME = 6;

/** Why a row is left out; null = it is not. */
export function reasonToSkip(row: NamedRow, state: string): SkipCode | null {
  if (kindOf(row) === null) return 'other_kind';
  if (/^closed$/i.test(row.text('Facility Status') ?? '')) return 'closed';
  return (row.text('Facility State') ?? state).toUpperCase() === state ? null : 'other_state';
}

/** @returns null for a row without the fields that make a place, or whose cells have slipped (a date for a status) */
export function cdssRecord(row: NamedRow, state: string): FacilityRecord | null {
  const number = paddedNumber(row.text('Facility Number'));
  const name = row.text('Facility Name');
  const status = /^[A-Z][A-Z /()-]*$/.exec(row.text('Facility Status')?.toUpperCase() ?? '')?.[0];
  const kind = kindOf(row);
  if (number === null || name === undefined || status === undefined || kind === null) return null;
  const address = row.text('Facility Address');
  const city = row.text('Facility City');
  const county = row.text('County Name');
  const licensee = row.text('Licensee');
  const capacity = row.count('Facility Capacity');
  return {
    dataset: kind.dataset,
    key: number,
    naturalKey: `cdss:${number}`,
    sourceUrl: facilityPage(number),
    fields: {
      type: kind.type,
      state,
      isShown: SHOWN.has(status),
      name: readableOrganization(name),
      otherNames: licensee === undefined ? undefined : [readableOrganization(licensee)],
      address: address && readableAddress(address),
      city: city && readableAddress(city),
      zipCode: row.zip('Facility Zip'),
      county: county && readableAddress(county),
      phone: usPhone(row.text('Facility Telephone Number') ?? null) ?? undefined,
      licenseNumber: number,
      specialty: row.text(KIND_COLUMN) ?? kind.words,
      housingType: kind.type === 'seniorHousing' ? housingOf(capacity) : undefined,
      details: {
        ...(capacity !== undefined && { capacity }),
        licenseStatus: status,
        ...(status === 'ON PROBATION' && { notes: [ON_PROBATION] }),
      },
    },
  };
}

function kindOf(row: NamedRow): Kind | null {
  const said = row.text(KIND_COLUMN);
  return said === undefined ? ELDERLY : (KINDS.find(({ isOurs }) => isOurs.test(said)) ?? null);
}

/** Nine digits; some copies drop the leading zero. A row that lost its place has other text here. */
function paddedNumber(text: string | undefined): string | null {
  return text !== undefined && /^\d{7,9}$/.test(text) ? text.padStart(9, '0') : null;
}

const housingOf = (capacity: number | undefined): string =>
  capacity !== undefined && capacity <= SMALL_HOME ? 'board-and-care' : 'assisted-living';
