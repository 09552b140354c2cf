// A row of guide.providers in the shape of the contract.
import type { ProviderResponse } from '@app/contracts/http/catalog';
import type { FieldSource } from '@app/contracts/http/provenance';
import type { ProviderNetwork, StatedLanguages, StatedNetwork } from '@app/contracts/http/networks';
import { sourceNameOf } from '@app/content/records/source-names';
import { columnsOf } from '@app/database/columns';
import { ProviderEntity } from '@app/database/entities/provider.entity';
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

export const PROVIDER_COLUMNS = columnsOf(ProviderEntity, COLUMNS);
export interface ProviderRow
  extends Pick<ProviderEntity, (typeof COLUMNS)[number]>, Pick<ProviderResponse, 'distanceMiles'> {
  /** What single sources say; absent where no directory names it and no language is stated. */
  statements?: SourceStatement[];
}

/** One source's word about a provider: when it was last read, and the languages it states. */
export interface SourceStatement {
  source: string;
  checkedOn: string;
  languages: string[] | null;
}

export function providerOf({
  distanceMiles,
  fieldSources,
  networks,
  statements = [],
  ...row
}: ProviderRow): ProviderResponse {
  return {
    ...withProvenance(row),
    ...(distanceMiles !== undefined && { distanceMiles: distanceMiles && tenths(distanceMiles) }),
    ...fieldSourcesOf(fieldSources),
    statedLanguages: statedLanguagesOf(statements),
    networks: networksOf(networks, statements, row.checkedOn),
  };
}

const named = (source: string): FieldSource => ({ source, name: sourceNameOf(source) });

function networksOf(
  networks: readonly StatedNetwork[],
  statements: readonly SourceStatement[],
  checkedOn: string,
): ProviderNetwork[] {
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
  if (new Set(entries.map(([, source]) => source)).size < 2) return {};
  return { fieldSources: Object.fromEntries(entries.map(([field, source]) => [field, named(source)])) };
}
