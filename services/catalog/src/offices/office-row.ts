// A row of guide.offices in the shape of the contract.
import type { OfficeResponse } from '@app/contracts/http/offices';
import { PROVENANCE_COLUMNS, type ProvenanceRow, provenanceOf } from '../provenance';

export const OFFICE_COLUMNS = `r.id, r.name, r.address, r.city, r.state, r.zip_code AS "zipCode", r.phone, r.hours,
  r.latitude, r.longitude, ${PROVENANCE_COLUMNS}`;

export interface OfficeRow extends Omit<OfficeResponse, 'provenance'>, ProvenanceRow {}

/** Tenths of a mile: the ZIP's centre is not known better. */
const tenths = (miles: number): number => Math.round(miles * 10) / 10;

export const officeOf = (row: OfficeRow): OfficeResponse => ({
  id: row.id,
  name: row.name,
  address: row.address,
  city: row.city,
  state: row.state,
  zipCode: row.zipCode,
  phone: row.phone,
  hours: row.hours,
  latitude: row.latitude,
  longitude: row.longitude,
  distanceMiles: row.distanceMiles === null ? null : tenths(row.distanceMiles),
  provenance: provenanceOf(row),
});
