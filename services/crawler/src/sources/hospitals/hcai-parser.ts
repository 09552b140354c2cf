// HCAI's "licensed healthcare facility listing": beds, emergency level and licence of hospitals -> records. Pure.
import type { FacilityRecord } from '../facility-record';
import type { Crosswalk } from '../cdph/parser';
import type { Column, NamedRow } from '../named-rows/named-row';
import { readableAddress, readableOrganization } from '../providers/readable-case';

export const HCAI_SLUG = 'licensed-healthcare-facility-listing';
export const HCAI_NAME = /facility listing/i;
export const HCAI_COLUMNS: readonly Column[] = [
  'oshpd_id',
  'facility_name',
  'license_num',
  'facility_level_desc',
  'dba_address1',
  'dba_city',
  'dba_zip_code',
  'er_service_level_desc',
  'total_number_beds',
  'facility_status_desc',
  'license_type_desc',
];

export const isHospital = (row: NamedRow): boolean => /\bhospital\b/i.test(row.text('license_type_desc') ?? '');
/** A ward listed apart: part of a hospital that has its own row. */
export const isDistinctPart = (row: NamedRow): boolean => /distinct part/i.test(row.text('facility_level_desc') ?? '');
export const isOpen = (row: NamedRow): boolean => /^open$/i.test(row.text('facility_status_desc') ?? '');

/** @param crosswalk CDPH's list, by which an HCAI id leads to the CCN. @returns null for a row that makes no place */
export function hcaiRecord(
  row: NamedRow,
  state: string,
  crosswalk: Crosswalk,
  sourceUrl: string,
): FacilityRecord | null {
  const id = row.text('oshpd_id');
  const name = row.text('facility_name');
  if (id === undefined || name === undefined) return null;
  const address = row.text('dba_address1');
  const city = row.text('dba_city');
  const county = row.text('county_name');
  const beds = row.count('total_number_beds');
  const level = row.text('er_service_level_desc');
  const status = row.text('facility_status_desc');
  return {
    dataset: 'hcai-facilities',
    key: id,
    naturalKey: `hcai:${id}`,
    sourceUrl,
    fields: {
      type: 'hospital',
      state,
      isShown: true,
      name: readableOrganization(name),
      address: address && readableAddress(address),
      city: city && readableAddress(city),
      zipCode: row.zip('dba_zip_code'),
      county: county && readableAddress(county),
      latitude: row.degrees('latitude'),
      longitude: row.degrees('longitude'),
      ...crosswalk.get(id),
      licenseNumber: row.text('license_num'),
      specialty: row.text('license_category_desc'),
      details: {
        ...(beds !== undefined && { beds }),
        ...(level !== undefined && { emergencyLevel: level, hasEmergency: /basic|comprehensive|standby/i.test(level) }),
        ...(status !== undefined && { licenseStatus: status }),
      },
    },
  };
}
