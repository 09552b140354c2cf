// A row of guide.providers in the shape of the contract.
import type { ProviderResponse } from '@app/contracts/http/catalog';
import type { FieldSource } from '@app/contracts/http/provenance';
import type { ProviderNetwork, StatedLanguages, StatedNetwork } from '@app/contracts/http/networks';
import { sourceNameOf } from '@app/content/records/source-names';
import { columnsOf } from '@app/database/columns';
import { ProviderEntity } from '@app/database/entities/provider.entity';
import { tenths } from '../geography';
import type { JsonText } from '../json-text';
import { MOMENT_AS_TEXT, PROVENANCE_BESIDE_MOMENT, provenanceAt, type ProvenanceTextRow } from '../provenance';

/** Members that are columns as they stand: PostgreSQL writes them, as the JSON of the answer. */
const OWN = [
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
] as const;
/** Columns that other members are made of; and the one whose JSON PostgreSQL would write with blanks. */
const READ = ['details', 'fieldSources', 'networks'] as const;

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

/** A list's time is the making and reading of its members one by one: as text they come and go whole. */
export const PROVIDER_COLUMNS = `
  (SELECT row_to_json(own) FROM (SELECT ${columnsOf(ProviderEntity, OWN)}) AS own)::text AS own,
  ${columnsOf(ProviderEntity, [...READ, ...PROVENANCE_BESIDE_MOMENT])}, ${MOMENT_AS_TEXT}, ${STATEMENTS}`;

export interface ProviderRow
  extends Pick<ProviderEntity, (typeof READ)[number]>, ProvenanceTextRow, Pick<ProviderResponse, 'distanceMiles'> {
  /** JSON of {@link OwnMembers}. */
  own: string;
  /** By their source; null where no directory names it and no language is stated. */
  statements: SourceStatement[] | null;
}

type OwnMembers = Pick<ProviderEntity, (typeof OWN)[number]>;

/** One source's word about a provider: when it was last read, and the languages it states. */
export interface SourceStatement {
  source: string;
  checkedOn: string;
  languages: string[] | null;
}

export const ownOf = ({ own }: Pick<ProviderRow, 'own'>): OwnMembers => JSON.parse(own) as OwnMembers;

export const providerOf = (row: ProviderRow): ProviderResponse => ({ ...ownOf(row), ...madeOf(row) });

/** The same as JSON. */
export function providerText(row: ProviderRow): JsonText<ProviderResponse> {
  return `${row.own.slice(0, -1)},${JSON.stringify(madeOf(row)).slice(1)}`;
}

/** The members that are made of several columns, or of what we know of sources. */
function madeOf(row: ProviderRow): Omit<ProviderResponse, keyof OwnMembers> {
  const { distanceMiles, statements } = row;
  const said = statements ?? [];
  return {
    details: row.details,
    provenance: provenanceAt(row, row.retrievedAt),
    ...(distanceMiles !== undefined && { distanceMiles: distanceMiles && tenths(distanceMiles) }),
    ...fieldSourcesOf(row.fieldSources),
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
