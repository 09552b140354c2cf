// Tables of the state's open-data portal. Ids of resources change when a data set is rebuilt, so a table is known by
// the slug of its package and words of its name (docs/facts/sources.md#chhs-portal).
import { CrawlFailure } from '@app/fetching/crawl-failure';
import type { Site, SourceClient } from '@app/fetching/source-client';
import { readCsv } from '../named-rows/csv-file';
import { type Column, type NamedRow, requireColumns } from '../named-rows/named-row';
import type { ReadOptions } from '../whole-source';
import { type CkanPage, type CkanResource, parsePackage, parsePage } from './ckan-answers';

const PORTAL = { live: 'https://data.chhs.ca.gov', sample: '/chhs' } as const;
const PAGE_SIZE = 5_000;

const PAGES: Site = {
  ...PORTAL,
  policies: {
    live: { paceMs: 1_000, timeoutMs: 60_000, maxBytes: 60_000_000, retryDelaysMs: [1_000, 4_000, 16_000] },
    sample: { paceMs: 100, timeoutMs: 5_000, maxBytes: 60_000_000, retryDelaysMs: [100, 400, 1_600] },
  },
};
const FILES: Site = {
  ...PORTAL,
  policies: {
    live: { paceMs: 1_000, timeoutMs: 600_000, maxBytes: 300_000_000, retryDelaysMs: [1_000, 4_000, 16_000] },
    sample: { paceMs: 100, timeoutMs: 10_000, maxBytes: 60_000_000, retryDelaysMs: [100, 400, 1_600] },
  },
};

export interface CkanTable {
  /** Address of the package on the portal. */
  slug: string;
  /** The resource's name, in any release. */
  name: RegExp;
  columns: readonly Column[];
}

export interface TableRead {
  rows: NamedRow[];
  updatedOn: string | null;
}

type Asking = Pick<ReadOptions, 'client' | 'signal' | 'onProgress'>;

/** A table that is too large to be read whole, as it is on the portal today. */
export interface FoundTable {
  id: string;
  /** As the portal spells them. */
  columns: string[];
}

/** Rows from an offset on; a filter's column has one of its values. */
export interface RowsQuestion {
  offset: number;
  filters: Readonly<Record<string, readonly string[]>>;
}

/** Page about a package that a person can open. */
export const packagePage = (slug: string): string => `${PORTAL.live}/dataset/${slug}`;

/**
 * The whole table.
 * @throws SlowDown; CrawlFailure, `error_in_body` when the portal does not know the package; the signal's reason
 */
export async function readTable(table: CkanTable, asking: Asking): Promise<TableRead> {
  const resource = await findResource(table, asking.client);
  try {
    return await readResource(resource, table, asking);
  } catch (error) {
    if (!isUnknown(error)) throw error;
    // Rebuilt between our two questions: the name leads to the new id.
    const renewed = await findResource(table, asking.client);
    if (renewed.id === resource.id) throw error;
    return readResource(renewed, table, asking);
  }
}

/** Where a large table lies, and how its columns are spelled. @throws as {@link readTable} */
export async function findTable(table: CkanTable, client: SourceClient): Promise<FoundTable> {
  const { id, isInDatastore } = await findResource(table, client);
  if (!isInDatastore) throw new CrawlFailure('schema_changed', `${table.slug} has no rows to query`);
  const { columns } = await readPage(id, { offset: 0, filters: {}, limit: 0 }, client);
  requireColumns(columns, table.columns);
  return { id, columns };
}

/** One page of a large table, at most PAGE_SIZE rows. @throws as {@link readTable} */
export const readRows = (id: string, question: RowsQuestion, client: SourceClient): Promise<CkanPage> =>
  readPage(id, { ...question, limit: PAGE_SIZE }, client);

/** The portal does not know the package or the resource. */
export const isUnknown = (error: unknown): boolean =>
  error instanceof CrawlFailure && error.failureClass === 'error_in_body';

async function findResource({ slug, name }: CkanTable, client: SourceClient): Promise<CkanResource> {
  const { value } = await client.getJson(PAGES, actionPath('package_show', { id: slug }), parsePackage);
  const named = value.filter((resource) => name.test(resource.name) && !/data dictionary/i.test(resource.name));
  const found = named.find(({ isInDatastore }) => isInDatastore) ?? named.find(({ isCsv }) => isCsv);
  if (!found) throw new CrawlFailure('schema_changed', `no resource named ${name.source} in ${slug}`);
  return found;
}

async function readResource(resource: CkanResource, table: CkanTable, asking: Asking): Promise<TableRead> {
  const rows = resource.isInDatastore
    ? await readPages(resource.id, table, asking)
    : await readFile(resource.url ?? '', table, asking);
  return { rows, updatedOn: resource.updatedOn };
}

async function readPages(id: string, { columns }: CkanTable, asking: Asking): Promise<NamedRow[]> {
  const rows: NamedRow[] = [];
  for (let total = Infinity; rows.length < total;) {
    const page = await readPage(id, { offset: rows.length, filters: {}, limit: PAGE_SIZE }, asking.client);
    if (rows.length === 0) requireColumns(page.columns, columns);
    if (page.rows.length === 0 && rows.length < page.total) {
      throw new CrawlFailure('truncated_body', `${rows.length} of ${page.total} rows`);
    }
    rows.push(...page.rows);
    total = page.total;
    asking.onProgress(rows.length, total);
  }
  return rows;
}

async function readPage(
  id: string,
  { offset, filters, limit }: RowsQuestion & { limit: number },
  client: SourceClient,
): Promise<CkanPage> {
  const isFiltered = Object.keys(filters).length > 0;
  const values = { resource_id: id, limit: String(limit), offset: String(offset), sort: '_id' };
  const parameters = isFiltered ? { ...values, filters: JSON.stringify(filters) } : values;
  const path = actionPath('datastore_search', parameters);
  const { value } = await client.getJson(PAGES, path, parsePage, { isKept: !isFiltered });
  return value;
}

async function readFile(address: string, { columns }: CkanTable, asking: Asking): Promise<NamedRow[]> {
  const { client } = asking;
  const { rows } = await client.readFile(FILES, new URL(address, client.urlOf(FILES, '/')), {
    kind: 'csv',
    read: ({ path }) => readCsv(path, asking, (header) => requireColumns(header, columns)),
  });
  return rows;
}

const actionPath = (action: string, values: Record<string, string>): string =>
  `/api/3/action/${action}?${new URLSearchParams(values).toString()}`;
