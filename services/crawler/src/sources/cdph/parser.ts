// The Department of Public Health's list of licensed facilities ("healthcare-facility-locations") -> records. Pure.
import type { Dataset } from '@app/contracts/http/crawl-sources';
import type { FacilityRecord, PlaceFields } from '../facility-record';
import type { Column, NamedRow } from '../named-rows/named-row';
import { readableAddress, readableOrganization } from '../providers/readable-case';
import { usPhone } from '../providers/us-phone';

export const CDPH_SLUG = 'healthcare-facility-locations';
/** The same package holds a table of bed types. */
export const CDPH_NAME = /^(?!.*\bbeds?\b).*facilit(?:y|ies).*location/i;
export const CDPH_COLUMNS: readonly Column[] = [
  'facid',
  ['facname', 'facility name'],
  'fac_fdr',
  ['fac_status_type_code', 'fac_status'],
  'address',
  'city',
  ['zip', 'zip_code'],
];

/** The kinds of place we take, by the list's own words for them. */
export type CdphKind = 'hospital' | 'adultDayCare';
const KINDS: Record<CdphKind, { words: RegExp; dataset: Dataset }> = {
  hospital: { words: /\bhospital\b/i, dataset: 'cdph-facilities' },
  adultDayCare: { words: /adult day health/i, dataset: 'cdph-adult-day' },
};

export const isOfKind = (row: NamedRow, kind: CdphKind): boolean => KINDS[kind].words.test(row.text('fac_fdr') ?? '');

/** Open, and where a licence is named, in force: `closed` is the reason why a row is left out. */
export const isOpen = (row: NamedRow): boolean =>
  /^open$/i.test(row.text('fac_status_type_code', 'fac_status') ?? '') &&
  !/expired|revoked|suspended|closed|inactive|surrender|cancel|terminat|denied/i.test(
    row.text('license_status_description') ?? '',
  );

/** Which of our numbers a facility of the Department of Health Care Access and Information (HCAI) has. */
export type Crosswalk = ReadonlyMap<string, Pick<PlaceFields, 'npi' | 'ccn'>>;

export function crosswalkOf(rows: readonly NamedRow[]): Crosswalk {
  return new Map(
    rows.flatMap((row) => {
      const id = row.text('hcai_id', 'oshpd_id');
      return id === undefined ? [] : [[id, numbersOf(row)] as const];
    }),
  );
}

/** @returns null for a row without the fields that make a place */
export function cdphRecord(row: NamedRow, kind: CdphKind, state: string, sourceUrl: string): FacilityRecord | null {
  const id = row.text('facid');
  const name = row.text('facname', 'facility name');
  if (id === undefined || name === undefined) return null;
  const businessName = row.text('business_name');
  const capacity = row.count('capacity');
  const status = row.text('license_status_description');
  const city = row.text('city');
  const address = row.text('address');
  const county = row.text('county_name');
  const words = row.text('fac_fdr');
  return {
    dataset: KINDS[kind].dataset,
    key: id,
    naturalKey: `cdph:${id}`,
    sourceUrl,
    fields: {
      type: kind,
      state,
      isShown: true,
      name: readableOrganization(name),
      otherNames: businessName === undefined ? undefined : [readableOrganization(businessName)],
      address: address && readableAddress(address),
      city: city && readableAddress(city),
      zipCode: row.zip('zip', 'zip_code'),
      county: county && readableAddress(county),
      latitude: row.degrees('latitude'),
      longitude: row.degrees('longitude'),
      phone: usPhone(row.text('contact_phone_number') ?? null) ?? undefined,
      ...numbersOf(row),
      licenseNumber: row.text('license_number'),
      specialty: words && readableOrganization(words),
      details: {
        ...(capacity !== undefined && (kind === 'hospital' ? { beds: capacity } : { capacity })),
        ...(status !== undefined && { licenseStatus: status }),
      },
    },
  };
}

function numbersOf(row: NamedRow): Pick<PlaceFields, 'npi' | 'ccn'> {
  const npi = row.text('npi');
  const ccn = row.text('ccn');
  return {
    ...(npi !== undefined && /^\d{10}$/.test(npi) && { npi }),
    ...(ccn !== undefined && paddedCcn(ccn) !== undefined && { ccn: paddedCcn(ccn) }),
  };
}

/** Six characters: hospitals of the armed forces and of veterans end with a letter. A spreadsheet drops the leading zero. */
export function paddedCcn(ccn: string): string | undefined {
  const padded = ccn.toUpperCase().padStart(6, '0');
  return /^\d{2}[0-9A-Z]{4}$/.test(padded) ? padded : undefined;
}
