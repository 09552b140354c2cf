import { Injectable } from '@nestjs/common';
import {
  CRAWLED_BY_ZIP,
  PROVIDER_LIMITS,
  type ProviderResponse,
  type ProviderType,
  type ZipCrawledType,
} from '@app/contracts/http/catalog';
import type { ProvidersQuery } from '@app/contracts/http/catalog.requests';
import type { ParsedQuery, QueryToken } from '@app/content/matching/query';
import { withWords } from '@app/content/matching/tokens';
import { DomainError } from '@app/kit/domain-error';
import { type CrawlNews, CrawlOnMissService } from '../crawl-on-miss/crawl-on-miss.service';
import { ZipsService } from '../zips/zips.service';
import { pointOf } from '../geography';
import { jsonList, type JsonText } from '../json-text';
import { askedZip, filtersOf, type ProviderFilters } from './provider-filters';
import { providerOf, providerText } from './provider-row';
import { ProviderDictionary } from './provider-dictionary';
import { type FoundHits, ProviderSearchRepository } from './provider-search.repository';
import { ProvidersRepository } from './providers.repository';

export interface ProviderList {
  providers: JsonText<ProviderResponse[]>;
  /** Of `providers`. */
  length: number;
  total: number;
  /** Counties of the asked ZIP when it lies in more than one. */
  counties: string[];
  crawl: CrawlNews;
}

const NO_CRAWL: CrawlNews = { state: null, runId: null };

/** Shorter words are too near to too many others; beside other words, which narrow it down, one letter less is enough. */
const SHORTEST_WITH_SLIPS = 4;
/** Words that a mistyped one may mean. */
const MOST_WORDS = 40;

/** The word itself, without what else it may be called. */
const typedOf = ({ literals }: QueryToken): string => (literals.at(-1) ?? '').trim();

const isCrawled = (type: ProviderType | undefined): type is ZipCrawledType =>
  CRAWLED_BY_ZIP.some((crawled) => crawled === type);

@Injectable()
export class ProvidersService {
  constructor(
    private readonly providers: ProvidersRepository,
    private readonly searches: ProviderSearchRepository,
    private readonly dictionary: ProviderDictionary,
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
    const texts = rows.map((row) => providerText(isDistanceUnknown ? { ...row, distanceMiles: null } : row));
    const counties = place && place.counties.length > 1 ? place.counties : [];
    return { providers: jsonList(texts), length: rows.length, total, counties, crawl };
  }

  /** @throws DomainError 404 */
  async get(id: string): Promise<ProviderResponse> {
    const row = await this.providers.find(id);
    if (row) return providerOf(row);
    throw new DomainError(404, { detail: 'listing_not_found' });
  }

  /** For the search page. Typing slips are looked for only when the words as typed are nowhere together. */
  async search(filters: ProviderFilters, limit: number): Promise<FoundHits> {
    const exact = await this.searches.search(filters, limit);
    if (!filters.text || exact.total > 0) return exact;
    const text = await this.corrected(filters.text);
    return text ? this.searches.search({ ...filters, text }, limit) : exact;
  }

  /** Whether the ZIP has any record at all. */
  async existIn(zip: string): Promise<boolean> {
    return this.providers.exists(zip);
  }

  /** With words of the records added to those typed; null when no word is near enough. */
  private async corrected(text: ParsedQuery): Promise<ParsedQuery | null> {
    const shortest = text.tokens.length > 1 ? SHORTEST_WITH_SLIPS - 1 : SHORTEST_WITH_SLIPS;
    const isSlip = (token: QueryToken): boolean =>
      !token.isKnown && typedOf(token).length >= shortest && !/[\d ]/.test(typedOf(token));
    const slips = text.tokens.filter(isSlip);
    const dictionary = slips.length > 0 ? await this.dictionary.current() : null;
    if (!dictionary) return null;
    // Words of records are right, unless all are and yet stand nowhere together.
    const unheard = slips.filter((token) => !dictionary.has(typedOf(token)));
    const doubtful = new Set(unheard.length > 0 ? unheard : slips);
    const near = new Map([...doubtful].map((token) => [token, dictionary.near(typedOf(token), MOST_WORDS)]));
    if (![...near.values()].some(({ length }) => length > 0)) return null;
    return { ...text, tokens: text.tokens.map((token) => withWords(token, near.get(token) ?? [])) };
  }

  /** The ZIP itself counts, whatever radius or words were asked: it is what a crawl would read. */
  private async crawlNews(zip: string, types: readonly ProviderType[] | undefined): Promise<CrawlNews> {
    const [type] = types ?? [];
    if (types?.length !== 1 || !isCrawled(type)) return NO_CRAWL;
    return this.crawls.ofPart(zip, type, () => this.providers.exists(zip, type));
  }
}
