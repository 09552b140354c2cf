// A row of guide.providers in the shape of the contract.
import type { ProviderResponse } from '@app/contracts/http/catalog';
import type { FieldSource } from '@app/contracts/http/provenance';
import type { ProviderNetwork, StatedLanguages, StatedNetwork } from '@app/contracts/http/networks';
import { sourceNameOf } from '@app/content/records/source-names';
import { columnsOf } from '@app/database/columns';
import { ProviderEntity } from '@app/database/entities/provider.entity';
import { tenths } from '../geography';
import { PROVENANCE, provenanceOf } from '../provenance';

const COLUMNS = [
  'id',
  'name',
  'nameKo',
  'nameKoSource',
  'type',
  'specialty',
  'specialties',
  'address',
  'city',
  'state',
  'zipCode',
  'county',
  'latitude',
  'longitude',
  'phone',
  'website',
  'languages',
  'languageSource',
  'acceptingNewPatients',
  'npi',
  'ccn',
  'licenseNumber',
  'housingType',
  'services',
  'details',
  'fieldSources',
  'networks',
  ...PROVENANCE,
] as const;

/**
 * What single sources say of a provider, beside its merged record: on which day a directory was read, and which languages it names.
 * Days change with every read and are no part of the record, so they are read here. Invented statements are told of invented records only.
 */
const STATEMENTS = `CASE WHEN r.networks <> '[]' OR r.languages <> '{}' THEN (
  SELECT json_agg(json_build_object('source', said.source, 'checkedOn', said.checked_on, 'languages', said.languages) ORDER BY said.source)
    FROM (SELECT DISTINCT ON (s.source) s.source, s.checked_on, s.fields -> 'languages' AS languages
            FROM guide.provider_sources s
           WHERE s.provider_id = r.id AND s.is_active AND (s.fields ? 'networks' OR s.fields ? 'languages')
             AND (s.origin = 'sample') = (r.origin = 'sample')
           ORDER BY s.source, s.checked_on DESC) AS said) END AS statements`;

export const PROVIDER_COLUMNS = `${columnsOf(ProviderEntity, COLUMNS)}, ${STATEMENTS}`;
export interface ProviderRow
  extends Pick<ProviderEntity, (typeof COLUMNS)[number]>, Pick<ProviderResponse, 'distanceMiles'> {
  /** By their source; null where no directory names it and no language is stated. */
  statements: SourceStatement[] | null;
}

/** One source's word about a provider: when it was last read, and the languages it states. */
export interface SourceStatement {
  source: string;
  checkedOn: string;
  languages: string[] | null;
}

/** Every member by its name: `...rest` of rows as wide as these took a third of a list's time. */
export function providerOf(row: ProviderRow): ProviderResponse {
  const { distanceMiles, fieldSources, statements } = row;
  const said = statements ?? [];
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
    provenance: provenanceOf(row),
    ...(distanceMiles !== undefined && { distanceMiles: distanceMiles && tenths(distanceMiles) }),
    ...fieldSourcesOf(fieldSources),
    statedLanguages: statedLanguagesOf(said),
    networks: networksOf(row.networks, said, row.checkedOn),
  };
}

const named = (source: string): FieldSource => ({ source, name: sourceNameOf(source) });

function networksOf(
  networks: readonly StatedNetwork[],
  statements: readonly SourceStatement[],
  checkedOn: string,
): ProviderNetwork[] {
  if (networks.length === 0) return [];
  const readOn = new Map(statements.map((said) => [said.source, said.checkedOn]));
  return networks.map(({ source, ...network }) => ({
    ...network,
    source: named(source),
    checkedOn: readOn.get(source) ?? checkedOn,
  }));
}

function statedLanguagesOf(statements: readonly SourceStatement[]): StatedLanguages[] {
  const stated = statements.flatMap(({ source, checkedOn, languages }) =>
    languages && languages.length > 0 ? [{ languages, source: named(source), checkedOn }] : [],
  );
  return stated.sort((one, other) => (one.checkedOn > other.checkedOn ? -1 : 1));
}

/** One source is the record's own: provenance names it. */
function fieldSourcesOf(winners: Record<string, string>): Pick<ProviderResponse, 'fieldSources'> {
  const entries = Object.entries(winners);
  if (entries.length === 0) return {};
  if (new Set(entries.map(([, source]) => source)).size < 2) return {};
  return { fieldSources: Object.fromEntries(entries.map(([field, source]) => [field, named(source)])) };
}
