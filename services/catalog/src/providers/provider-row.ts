// A row of guide.providers in the shape of the contract.
import type { ProviderResponse } from '@app/contracts/http/catalog';
import type { FieldSource } from '@app/contracts/http/provenance';
import type { ProviderNetwork, StatedLanguages, StatedNetwork } from '@app/contracts/http/networks';
import { sourceNameOf } from '@app/content/records/source-names';
import { selectList } from '@app/database/select-list';
import type { ProviderColumns } from '@app/database/tables/providers';
import { tenths } from '../geography';
import { PROVENANCE, withProvenance } from '../provenance';

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
 * What single sources state about a provider, in addition to its merged record: on which day a directory was read, and which languages it
 * names. Days change with every read and are no part of the record, so they are read here. Invented statements are shown with invented
 * records only. Null where no directory names the provider and no language is stated.
 */
const STATEMENTS = `CASE WHEN r.networks <> '[]' OR r.languages <> '{}' THEN (
  SELECT json_agg(json_build_object('source', stated.source, 'checkedOn', stated.checked_on, 'languages', stated.languages) ORDER BY stated.source)
    FROM (SELECT DISTINCT ON (s.source) s.source, s.checked_on, s.fields -> 'languages' AS languages
            FROM guide.provider_sources s
           WHERE s.provider_id = r.id AND s.is_active AND (s.fields ? 'networks' OR s.fields ? 'languages')
             AND (s.origin = 'sample') = (r.origin = 'sample')
           ORDER BY s.source, s.checked_on DESC) AS stated) END AS statements`;

export const PROVIDER_COLUMNS = `${selectList(COLUMNS)}, ${STATEMENTS}`;

export interface ProviderRow
  extends Pick<ProviderColumns, (typeof COLUMNS)[number]>, Pick<ProviderResponse, 'distanceMiles'> {
  statements: SourceStatement[] | null;
}

/** What one source states: when it was last read, and the languages it names. */
export interface SourceStatement {
  source: string;
  checkedOn: string;
  languages: string[] | null;
}

export function providerOf(row: ProviderRow): ProviderResponse {
  const { distanceMiles, statements, fieldSources, networks, ...own } = row;
  return {
    ...withProvenance(own),
    ...(distanceMiles !== undefined && { distanceMiles: distanceMiles && tenths(distanceMiles) }),
    ...fieldSourcesOf(fieldSources),
    statedLanguages: statedLanguagesOf(statements ?? []),
    networks: networksOf(networks, statements ?? [], row.checkedOn),
  };
}

const named = (source: string): FieldSource => ({ source, name: sourceNameOf(source) });

function networksOf(
  networks: readonly StatedNetwork[],
  statements: readonly SourceStatement[],
  checkedOn: string,
): ProviderNetwork[] {
  if (networks.length === 0) return [];
  const readOn = new Map(statements.map(({ source, checkedOn: day }) => [source, day]));
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
