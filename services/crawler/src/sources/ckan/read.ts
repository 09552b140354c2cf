// Tables of the state's open-data portal. Ids of resources change when a data set is rebuilt, so a table is known by
// the slug of its package and words of its name (docs/facts/sources.md#chhs-portal).
import { Injectable } from '@nestjs/common';
import { CrawlerConfig } from '../../config/config';
import { CrawlFailure } from '@app/fetching/crawl-failure';
import type { SourceMode } from '@app/fetching/dispatchers';
import { FetchingService } from '@app/fetching/fetching.service';
import type { Manners } from '@app/fetching/questions';
import type { ReadOptions } from '../whole-source';
import { readCsv } from '../named-rows/csv-file';
import { type Column, type NamedRow, requireColumns } from '../named-rows/named-row';
import { type CkanPage, type CkanResource, parsePackage, parsePage } from './ckan-answers';

const LIVE_BASE = 'https://data.chhs.ca.gov';
const SAMPLE_PATH = '/chhs';
const PAGE_SIZE = 5_000;

const PAGES: Record<SourceMode, Manners> = {
  live: { paceMs: 1_000, timeoutMs: 60_000, maxBytes: 60_000_000, retryDelaysMs: [1_000, 4_000, 16_000] },
  sample: { paceMs: 100, timeoutMs: 5_000, maxBytes: 60_000_000, retryDelaysMs: [100, 400, 1_600] },
};
const FILES: Record<SourceMode, Manners> = {
  live: { paceMs: 1_000, timeoutMs: 600_000, maxBytes: 300_000_000, retryDelaysMs: [1_000, 4_000, 16_000] },
  sample: { paceMs: 100, timeoutMs: 10_000, maxBytes: 60_000_000, retryDelaysMs: [100, 400, 1_600] },
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

type Asking = Pick<ReadOptions, 'mode' | 'isRobotsRecheck' | 'signal' | 'onProgress'>;

@Injectable()
export class CkanService {
  constructor(
    private readonly config: CrawlerConfig,
    private readonly fetching: FetchingService,
  ) {}

  /** Page about a package that a person can open. */
  packagePage(slug: string): string {
    return `${LIVE_BASE}/dataset/${slug}`;
  }

  /**
   * The whole table.
   * @throws SlowDown; CrawlFailure, `error_in_body` when the portal does not know the package; the signal's reason
   */
  async readTable(table: CkanTable, asking: Asking): Promise<TableRead> {
    const resource = await this.findResource(table, asking);
    try {
      return await this.readResource(resource, table, asking);
    } catch (error) {
      if (!(error instanceof CrawlFailure) || error.failureClass !== 'error_in_body') throw error;
      // Rebuilt between our two questions: the name leads to the new id.
      const renewed = await this.findResource(table, asking);
      if (renewed.id === resource.id) throw error;
      return this.readResource(renewed, table, asking);
    }
  }

  private async findResource({ slug, name }: CkanTable, asking: Asking): Promise<CkanResource> {
    const url = this.actionUrl('package_show', { id: slug }, asking.mode);
    const { value } = await this.fetching.getJson({ ...this.question(asking), url, read: parsePackage });
    const named = value.filter((resource) => name.test(resource.name) && !/data dictionary/i.test(resource.name));
    const found = named.find(({ isInDatastore }) => isInDatastore) ?? named.find(({ isCsv }) => isCsv);
    if (!found) throw new CrawlFailure('schema_changed', `no resource named ${name.source} in ${slug}`);
    return found;
  }

  private async readResource(resource: CkanResource, table: CkanTable, asking: Asking): Promise<TableRead> {
    const rows = resource.isInDatastore
      ? await this.readPages(resource.id, table, asking)
      : await this.readFile(resource.url ?? '', table, asking);
    return { rows, updatedOn: resource.updatedOn };
  }

  private async readPages(id: string, { columns }: CkanTable, asking: Asking): Promise<NamedRow[]> {
    const rows: NamedRow[] = [];
    for (let total = Infinity; rows.length < total;) {
      const page = await this.readPage(id, rows.length, asking);
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

  private async readPage(id: string, offset: number, asking: Asking): Promise<CkanPage> {
    const values = { resource_id: id, limit: String(PAGE_SIZE), offset: String(offset), sort: '_id' };
    const url = this.actionUrl('datastore_search', values, asking.mode);
    const { value } = await this.fetching.getJson({ ...this.question(asking), url, read: parsePage });
    return value;
  }

  private async readFile(address: string, { columns }: CkanTable, asking: Asking): Promise<NamedRow[]> {
    const { mode, signal, isRobotsRecheck } = asking;
    const url = new URL(address, `${this.base(mode)}/`);
    const { rows } = await this.fetching.readFile({
      url,
      mode,
      signal,
      isRobotsRecheck,
      manners: FILES[mode],
      kind: 'csv',
      read: ({ path }) => readCsv(path, asking, (header) => requireColumns(header, columns)),
    });
    return rows;
  }

  private question({ mode, signal, isRobotsRecheck }: Asking) {
    return { mode, signal, isRobotsRecheck, manners: PAGES[mode] };
  }

  private actionUrl(action: string, values: Record<string, string>, mode: SourceMode): URL {
    const url = new URL(`${this.base(mode)}/api/3/action/${action}`);
    url.search = new URLSearchParams(values).toString();
    return url;
  }

  private base(mode: SourceMode): string {
    return mode === 'live' ? LIVE_BASE : `${this.config.sampleSourcesUrl}${SAMPLE_PATH}`;
  }
}
