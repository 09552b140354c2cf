// HRSA's list of health-center sites -> records. Pure.
import type { SkipCode } from '@app/contracts/http/crawler';
import type { FacilityRecord, PlaceFields } from '../facility-record';
import type { Column, NamedRow } from '../named-rows/named-row';
import { readableAddress, readableOrganization } from '../providers/readable-case';
import { usPhone } from '../providers/us-phone';

export const HRSA_PAGE = 'https://data.hrsa.gov/data/download';

export const HRSA_COLUMNS: readonly Column[] = [
  // HRSA's "Health Center Location Identification Number" says 1 to 5 (permanent, seasonal, ...): it is no key.
  'BPHC Assigned Number',
  'Site Name',
  'Site Address',
  'Site City',
  'Site State Abbreviation',
  'Site Postal Code',
  'Site Telephone Number',
  'Health Center Type',
  'Health Center Location Type Description',
  'Health Center Type Description',
  'Site Status Description',
];

/** Why a row is left out; null = it is not. */
export function reasonToSkip(row: NamedRow, state: string): SkipCode | null {
  if (row.text('Site State Abbreviation')?.toUpperCase() !== state) return 'other_state';
  if (!/^active$/i.test(row.text('Site Status Description') ?? '')) return 'closed';
  if (!/^permanent$/i.test(row.text('Health Center Location Type Description') ?? '')) return 'not_permanent';
  return /^administrative$/i.test(row.text('Health Center Type Description') ?? '') ? 'offices_only' : null;
}

/** @returns null for a row without the fields that make a place */
export function hrsaRecord(row: NamedRow, state: string): FacilityRecord | null {
  const id = row.text('BPHC Assigned Number');
  const name = row.text('Site Name');
  if (id === undefined || name === undefined) return null;
  const address = row.text('Site Address');
  const city = row.text('Site City');
  const center = row.text('Health Center Name');
  return {
    dataset: 'hrsa-sites',
    key: id,
    naturalKey: `hrsa:${id}`,
    sourceUrl: HRSA_PAGE,
    fields: {
      type: 'clinic',
      state,
      isShown: true,
      name: readableOrganization(name),
      otherNames: center === undefined ? undefined : [readableOrganization(center)],
      address: address && readableAddress(address),
      city: city && readableAddress(city),
      zipCode: row.zip('Site Postal Code'),
      county: row.text('Complete County Name')?.replace(/ County$/i, ''),
      ...pointOf(row),
      phone: usPhone(row.text('Site Telephone Number') ?? null) ?? undefined,
      website: websiteOf(row.text('Site Web Address')),
      npi: /^\d{10}$/.exec(row.text('FQHC Site NPI Number') ?? '')?.[0],
      specialty: row.text('Health Center Type'),
      specialties: ['primary-care'],
    },
  };
}

/** X is the longitude; a point needs both. */
function pointOf(row: NamedRow): Pick<PlaceFields, 'latitude' | 'longitude'> {
  const latitude = row.degrees('Geocoding Artifact Address Primary Y Coordinate');
  const longitude = row.degrees('Geocoding Artifact Address Primary X Coordinate');
  return latitude === undefined || longitude === undefined ? {} : { latitude, longitude };
}

function websiteOf(text: string | undefined): string | undefined {
  if (text === undefined || /\s/.test(text)) return undefined;
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  const url = URL.canParse(address) ? new URL(address) : null;
  return url?.hostname.includes('.') ? url.href : undefined;
}
