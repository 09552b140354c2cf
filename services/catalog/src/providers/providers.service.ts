import { Injectable } from '@nestjs/common';
import {
  CRAWLED_BY_ZIP,
  PROVIDER_LIMITS,
  type ProviderResponse,
  type ProviderType,
  type ZipCrawledType,
} from '@app/contracts/http/catalog';
import type { ProvidersQuery } from '@app/contracts/http/catalog.requests';
import { DomainError } from '@app/kit/domain-error';
import { type CrawlNews, CrawlOnMissService } from '../crawl-on-miss/crawl-on-miss.service';
import { ZipsService } from '../zips/zips.service';
import { pointOf } from '../geography';
import { zipOf, filtersOf, type ProviderFilters } from './provider-filters';
import { providerOf } from './provider-row';
import { type FoundHits, ProviderSearchRepository } from './provider-search.repository';
import { ProvidersRepository } from './providers.repository';
import { SpellingService } from './spelling.service';

export interface ProviderList {
  providers: ProviderResponse[];
  total: number;
  /** Counties of the ZIP when it lies in more than one. */
  counties: string[];
  crawl: CrawlNews;
}

const NO_CRAWL: CrawlNews = { state: null, runId: null };

const isCrawled = (type: ProviderType | undefined): type is ZipCrawledType =>
  CRAWLED_BY_ZIP.some((crawled) => crawled === type);

@Injectable()
export class ProvidersService {
  constructor(
    private readonly providers: ProvidersRepository,
    private readonly searches: ProviderSearchRepository,
    private readonly spelling: SpellingService,
    private readonly zips: ZipsService,
    private readonly crawls: CrawlOnMissService,
  ) {}

  /**
   * The directory list. A ZIP outside California finds what is stored (nothing) and is never crawled: the NPI registry
   * covers the whole country, this guide does not.
   */
  async list(query: ProvidersQuery): Promise<ProviderList> {
    const zip = zipOf(query);
    const place = zip ? await this.zips.find(zip) : null;
    const filters = filtersOf(query, pointOf(place));
    const page = { limit: query.limit ?? PROVIDER_LIMITS.default, offset: query.offset ?? 0 };
    const [{ rows, total }, crawl] = await Promise.all([
      this.providers.list(filters, page),
      // A crawl reads one kind: a list of several kinds starts none.
      place && !query.types ? this.crawlNews(place.zip, filters.types) : NO_CRAWL,
    ]);
    // Without the center of the ZIP there is no distance: it is null, and only the ZIP itself is searched.
    const isDistanceUnknown = Boolean(zip && query.radius && !filters.around);
    const providers = rows.map((row) => providerOf(isDistanceUnknown ? { ...row, distanceMiles: null } : row));
    const counties = place && place.counties.length > 1 ? place.counties : [];
    return { providers, total, counties, crawl };
  }

  /** @throws DomainError 404 */
  async get(id: string): Promise<ProviderResponse> {
    const row = await this.providers.find(id);
    if (row) return providerOf(row);
    throw new DomainError(404, { detail: 'listing_not_found' });
  }

  /** For the search page. Typos are corrected only when no record has the words as typed together. */
  async search(filters: ProviderFilters, limit: number): Promise<FoundHits> {
    const { text } = filters;
    if (!text) return this.searches.search(filters, limit);
    const found = await this.searches.search({ ...filters, text: this.spelling.typed(text) }, limit);
    if (found.total > 0) return found;
    const corrected = await this.spelling.corrected(text);
    return corrected ? this.searches.search({ ...filters, text: corrected }, limit) : found;
  }

  /** Whether the ZIP has any record at all. */
  async existIn(zip: string): Promise<boolean> {
    return this.providers.exists(zip);
  }

  /** Only the ZIP itself counts, whatever the radius or the words, because that is what a crawl reads. */
  private async crawlNews(zip: string, types: readonly ProviderType[] | undefined): Promise<CrawlNews> {
    const [type] = types ?? [];
    if (types?.length !== 1 || !isCrawled(type)) return NO_CRAWL;
    return this.crawls.ofPart(zip, type, () => this.providers.exists(zip, type));
  }
}
