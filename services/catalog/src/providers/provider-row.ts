// A row of guide.providers in the shape of the contract.
import type { FieldSource, ProviderResponse } from '@app/contracts/http/catalog';
import { PROVENANCE_COLUMNS, type ProvenanceRow, provenanceOf } from '../provenance';
import { sourceNameOf } from '../source-names';

export const PROVIDER_COLUMNS = `r.id, r.name, r.name_ko AS "nameKo", r.name_ko_source AS "nameKoSource", r.type,
  r.specialty, r.specialties, r.address, r.city, r.state, r.zip_code AS "zipCode", r.county, r.latitude, r.longitude,
  r.phone, r.website, r.languages, r.language_source AS "languageSource",
  r.accepting_new_patients AS "acceptingNewPatients", r.npi, r.ccn, r.license_number AS "licenseNumber",
  r.housing_type AS "housingType", r.services, r.details,
  r.field_sources AS "fieldSources", ${PROVENANCE_COLUMNS}`;

export interface ProviderRow extends Omit<ProviderResponse, 'provenance' | 'fieldSources'>, ProvenanceRow {
  /** Field -> id of the source that won it. */
  fieldSources: Record<string, string>;
}

/** Tenths of a mile: the ZIP's centre is not known better. */
const tenths = (miles: number): number => Math.round(miles * 10) / 10;

export function providerOf(row: ProviderRow): ProviderResponse {
  const { distanceMiles } = row;
  return {
    id: row.id,
    name: row.name,
    nameKo: row.nameKo,
    nameKoSource: row.nameKoSource,
    type: row.type,
    specialty: row.specialty,
    specialties: row.specialties,
    address: row.address,
    city: row.city,
    state: row.state,
    zipCode: row.zipCode,
    county: row.county,
    latitude: row.latitude,
    longitude: row.longitude,
    ...(distanceMiles === undefined ? {} : { distanceMiles: distanceMiles === null ? null : tenths(distanceMiles) }),
    phone: row.phone,
    website: row.website,
    languages: row.languages,
    languageSource: row.languageSource,
    acceptingNewPatients: row.acceptingNewPatients,
    npi: row.npi,
    ccn: row.ccn,
    licenseNumber: row.licenseNumber,
    housingType: row.housingType,
    services: row.services,
    details: row.details,
    ...fieldSourcesOf(row.fieldSources),
    provenance: provenanceOf(row),
  };
}

/** One source is the record's own: provenance names it. */
function fieldSourcesOf(winners: Record<string, string>): Pick<ProviderResponse, 'fieldSources'> {
  const entries = Object.entries(winners);
  if (new Set(entries.map(([, source]) => source)).size < 2) return {};
  const named = entries.map(([field, source]): [string, FieldSource] => [
    field,
    { source, name: sourceNameOf(source) },
  ]);
  return { fieldSources: Object.fromEntries(named) };
}
