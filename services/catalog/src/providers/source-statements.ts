// What single sources say of providers, beside the merged record: on which day a directory was read, and which languages it names.
// Days change with every read and are no part of the record, so they are read here.
import type { DataSource } from 'typeorm';
import type { ProviderRow, SourceStatement } from './provider-row';

/** Invented statements are told of invented records only. */
const STATEMENTS = `
  SELECT DISTINCT ON (s.provider_id, s.source) s.provider_id AS id, s.source, s.checked_on AS "checkedOn",
         s.fields -> 'languages' AS languages
    FROM guide.provider_sources s
    JOIN guide.providers r ON r.id = s.provider_id AND (r.origin = 'sample') = (s.origin = 'sample')
   WHERE s.provider_id = ANY ($1::uuid[]) AND s.is_active AND (s.fields ? 'networks' OR s.fields ? 'languages')
   ORDER BY s.provider_id, s.source, s.checked_on DESC`;

/** The rows with their sources' statements; those without networks and languages as they are. */
export async function withStatements<Row extends ProviderRow>(
  database: DataSource,
  rows: readonly Row[],
): Promise<Row[]> {
  const ids = rows.filter(({ networks, languages }) => networks.length + languages.length > 0).map(({ id }) => id);
  if (ids.length === 0) return [...rows];
  const said: (SourceStatement & { id: string })[] = await database.query(STATEMENTS, [ids]);
  const byId = new Map<string, SourceStatement[]>(ids.map((id) => [id, []]));
  for (const { id, ...statement } of said) byId.get(id)?.push(statement);
  return rows.map((row) => ({ ...row, statements: byId.get(row.id) ?? [] }));
}
