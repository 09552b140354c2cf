// A row of guide.providers in the shape of the contract.
import type {
  FieldSource,
  ProviderNetwork,
  ProviderResponse,
  StatedLanguages,
  StatedNetwork,
} from '@app/contracts/http/catalog';
import { PROVENANCE_COLUMNS, type ProvenanceRow, provenanceOf } from '../provenance';
import { sourceNameOf } from '../source-names';

export const PROVIDER_COLUMNS = `r.id, r.name, r.name_ko AS "nameKo", r.name_ko_source AS "nameKoSource", r.type,
  r.specialty, r.specialties, r.address, r.city, r.state, r.zip_code AS "zipCode", r.county, r.latitude, r.longitude,
  r.phone, r.website, r.languages, r.language_source AS "languageSource", r.networks,
  r.accepting_new_patients AS "acceptingNewPatients", r.npi, r.ccn, r.license_number AS "licenseNumber",
  r.housing_type AS "housingType", r.services, r.details,
  r.field_sources AS "fieldSources", ${PROVENANCE_COLUMNS}`;

export interface ProviderRow
  extends Omit<ProviderResponse, 'provenance' | 'fieldSources' | 'networks' | 'statedLanguages'>, ProvenanceRow {
  /** Field -> id of the source that won it. */
  fieldSources: Record<string, string>;
  networks: StatedNetwork[];
  /** What single sources say; absent where no directory names it and no language is stated. */
  statements?: SourceStatement[];
}

/** One source's word about a provider: when it was last read, and the languages it states. */
export interface SourceStatement {
  source: string;
  checkedOn: string;
  languages: string[] | null;
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
    statedLanguages: statedLanguagesOf(row),
    networks: networksOf(row),
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

const named = (source: string): FieldSource => ({ source, name: sourceNameOf(source) });

function networksOf({ networks, statements = [], checkedOn }: ProviderRow): ProviderNetwork[] {
  const readOn = new Map(statements.map((said) => [said.source, said.checkedOn]));
  return networks.map(({ source, ...network }) => ({
    ...network,
    source: named(source),
    checkedOn: readOn.get(source) ?? checkedOn,
  }));
}

function statedLanguagesOf({ statements = [] }: ProviderRow): StatedLanguages[] {
  const stated = statements.flatMap(({ source, checkedOn, languages }) =>
    languages && languages.length > 0 ? [{ languages, source: named(source), checkedOn }] : [],
  );
  return stated.sort((one, other) => (one.checkedOn > other.checkedOn ? -1 : 1));
}

/** One source is the record's own: provenance names it. */
function fieldSourcesOf(winners: Record<string, string>): Pick<ProviderResponse, 'fieldSources'> {
  const entries = Object.entries(winners);
  if (new Set(entries.map(([, source]) => source)).size < 2) return {};
  return { fieldSources: Object.fromEntries(entries.map(([field, source]) => [field, named(source)])) };
}
