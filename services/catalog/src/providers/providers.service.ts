import { Injectable } from '@nestjs/common';
import {
  CRAWLED_BY_ZIP,
  PROVIDER_LIMITS,
  type ProviderResponse,
  type ProviderType,
  type ZipCrawledType,
} from '@app/contracts/http/catalog';
import type { ProvidersQuery } from '@app/contracts/http/catalog.requests';
import type { Dictionary } from '@app/content/matching/dictionary';
import { correctedQuery, type ParsedQuery, type QueryToken, typedForm } from '@app/content/matching/query';
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

/** Words that may be mistyped ones. */
function slipsIn({ tokens }: ParsedQuery): QueryToken[] {
  const shortest = tokens.length > 1 ? SHORTEST_WITH_SLIPS - 1 : SHORTEST_WITH_SLIPS;
  return tokens.filter(
    (token) => !token.isKnown && typedForm(token).length >= shortest && !/[\d ]/.test(typedForm(token)),
  );
}

const unheardIn = (slips: readonly QueryToken[], dictionary: Dictionary): QueryToken[] =>
  slips.filter((token) => !dictionary.has(typedForm(token)));

/** The query with words of the records in place of mistyped ones. */
function correctedBy(dictionary: Dictionary, text: ParsedQuery, tokens: readonly QueryToken[]) {
  const near = new Map(tokens.map((token) => [token, dictionary.near(typedForm(token), MOST_WORDS)]));
  return correctedQuery(text, near);
}

const withoutPutRight = ({ putRight: _asked, ...query }: ParsedQuery): ParsedQuery => query;

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
    const { text } = filters;
    if (!text) return this.searches.search(filters, limit);
    const exact = await this.searches.search({ ...filters, text: this.asMeant(text) }, limit);
    if (exact.total > 0) return exact;
    const meant = await this.corrected(text);
    return meant ? this.searches.search({ ...filters, text: meant }, limit) : exact;
  }

  /** Whether the ZIP has any record at all. */
  async existIn(zip: string): Promise<boolean> {
    return this.providers.exists(zip);
  }

  /**
   * With what says how to rank whoever holds the words as typed. Where no record has one of them by itself (younghee), one of each name
   * comes first. A word that our own lists put right (phharmacy) is right in the names' beginnings too; what the records would put right
   * is not looked for yet, as who holds the words as typed is not called so.
   */
  private asMeant(text: ParsedQuery): ParsedQuery {
    const dictionary = this.dictionary.ready();
    const unheard = dictionary ? unheardIn(slipsIn(text), dictionary) : [];
    if (!dictionary || unheard.length === 0) return text;
    const putRight = unheard.filter(({ isPutRight }) => isPutRight);
    return { ...text, corrected: correctedBy(dictionary, text, putRight).corrected };
  }

  /** With words of the records added to those typed; null when no word is near enough. */
  private async corrected(text: ParsedQuery): Promise<ParsedQuery | null> {
    const slips = slipsIn(text);
    const dictionary = slips.length > 0 ? await this.dictionary.current() : null;
    if (!dictionary) return null;
    // Words of records are right, unless all are and yet stand nowhere together.
    const unheard = unheardIn(slips, dictionary);
    const query = correctedBy(dictionary, text, unheard.length > 0 ? unheard : slips);
    if (query.putRight.length === 0) return null;
    // Who holds a word that no record has was not found: asking for the words put right once more would only mislead the count of records.
    return unheard.length > 0 ? withoutPutRight(query) : query;
  }

  /** The ZIP itself counts, whatever radius or words were asked: it is what a crawl would read. */
  private async crawlNews(zip: string, types: readonly ProviderType[] | undefined): Promise<CrawlNews> {
    const [type] = types ?? [];
    if (types?.length !== 1 || !isCrawled(type)) return NO_CRAWL;
    return this.crawls.ofPart(zip, type, () => this.providers.exists(zip, type));
  }
}
