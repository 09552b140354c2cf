import { Injectable } from '@nestjs/common';
import {
  CRAWLED_BY_ZIP,
  PROVIDER_LIMITS,
  type ProviderResponse,
  type ProviderType,
  type ZipCrawledType,
} from '@app/contracts/http/catalog';
import type { ProvidersQuery } from '@app/contracts/http/catalog.requests';
import type { ParsedQuery } from '@app/content/matching/query';
import { nearestWords, SHORTEST_WITH_SLIPS } from '@app/content/matching/slips';
import { withWords } from '@app/content/matching/tokens';
import { DomainError } from '@app/kit/domain-error';
import { type CrawlNews, CrawlOnMissService } from '../crawl-on-miss/crawl-on-miss.service';
import { ZipsService } from '../zips/zips.service';
import { pointOf } from '../geography';
import { askedZip, filtersOf, type ProviderFilters } from './provider-filters';
import { providerOf } from './provider-row';
import { type FoundHits, ProvidersRepository } from './providers.repository';

export interface ProviderList {
  providers: ProviderResponse[];
  total: number;
  /** Counties of the asked ZIP when it lies in more than one. */
  counties: string[];
  crawl: CrawlNews;
}

const NO_CRAWL: CrawlNews = { state: null, runId: null };

/** Fewer exact matches than this, and a search also looks for typing slips. */
const FEW = 3;

/**
 * How like a record must be to be read for the spelling of a word (pg_trgm word similarity). Two letters swapped near the
 * beginning leave 0.38, which so many records reach that they are asked only when the nearer ones know no word.
 */
const SLIP_SIMILARITIES = [0.4, 0.3];

const isCrawled = (type: ProviderType | undefined): type is ZipCrawledType =>
  CRAWLED_BY_ZIP.some((crawled) => crawled === type);

@Injectable()
export class ProvidersService {
  constructor(
    private readonly providers: ProvidersRepository,
    private readonly zips: ZipsService,
    private readonly crawls: CrawlOnMissService,
  ) {}

  /**
   * The directory list. A ZIP outside California answers what is there (nothing) and is never crawled: the NPI registry
   * knows the whole country, this guide does not.
   */
  async list(query: ProvidersQuery): Promise<ProviderList> {
    const zip = askedZip(query);
    const place = zip ? await this.zips.find(zip) : null;
    const filters = filtersOf(query, pointOf(place));
    const page = { limit: query.limit ?? PROVIDER_LIMITS.default, offset: query.offset ?? 0 };
    const [{ rows, total }, crawl] = await Promise.all([
      this.providers.list(filters, page),
      // A list of several kinds, or a count, is no question for a registry.
      place && !query.types ? this.crawlNews(place.zip, filters.types) : NO_CRAWL,
    ]);
    // A radius that cannot be kept is said: distances are null, and only the ZIP itself is answered.
    const isDistanceUnknown = Boolean(zip && query.radius && !filters.around);
    const providers = rows.map((row) => providerOf(isDistanceUnknown ? { ...row, distanceMiles: null } : row));
    return { providers, total, counties: place && place.counties.length > 1 ? place.counties : [], crawl };
  }

  /** @throws DomainError 404 */
  async get(id: string): Promise<ProviderResponse> {
    const row = await this.providers.find(id);
    if (row) return providerOf(row);
    throw new DomainError(404, { detail: 'listing_not_found' });
  }

  /** For the search page: exact matches, then likely typing slips when those are few. */
  async search(filters: ProviderFilters, limit: number): Promise<FoundHits> {
    const exact = await this.providers.search(filters, limit);
    if (!filters.text || exact.total >= FEW) return exact;
    const text = await this.corrected(filters.text);
    if (!text) return exact;
    const wider = await this.providers.search({ ...filters, text }, limit);
    // The wider search finds the exact matches again; those come first.
    const known = new Set(exact.hits.map(({ id }) => id));
    const others = wider.hits.filter(({ id }) => !known.has(id));
    return { hits: [...exact.hits, ...others].slice(0, limit), total: wider.total };
  }

  /** Whether the ZIP has any record at all. */
  async existIn(zip: string): Promise<boolean> {
    return this.providers.exists(zip);
  }

  /** The words as similar records write them, added to those typed; null when no record is near enough. */
  private async corrected(text: ParsedQuery): Promise<ParsedQuery | null> {
    let isChanged = false;
    const tokens = await Promise.all(
      text.tokens.map(async (token) => {
        const typed = (token.literals.at(-1) ?? '').trim();
        // A word we know by name is no slip.
        if (token.isKnown || typed.length < SHORTEST_WITH_SLIPS || typed.includes(' ')) return token;
        const words = await this.wordsNear(typed);
        if (words.length > 0) isChanged = true;
        return withWords(token, words);
      }),
    );
    return isChanged ? { ...text, tokens } : null;
  }

  private async wordsNear(typed: string): Promise<string[]> {
    for (const similarity of SLIP_SIMILARITIES) {
      const words = nearestWords(typed, await this.providers.textsLike(typed, similarity));
      if (words.length > 0) return words;
    }
    return [];
  }

  /** The ZIP itself counts, whatever radius or words were asked: it is what a crawl would read. */
  private async crawlNews(zip: string, types: readonly ProviderType[] | undefined): Promise<CrawlNews> {
    const [type] = types ?? [];
    if (types?.length !== 1 || !isCrawled(type)) return NO_CRAWL;
    return this.crawls.ofPart(zip, type, await this.providers.exists(zip, type));
  }
}
