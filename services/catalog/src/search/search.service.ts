import { Injectable } from '@nestjs/common';
import { NEAR_MILES, type ZipResponse } from '@app/contracts/http/catalog';
import { SEARCH_LIMITS, type SearchResponse, type UnderstoodSearch } from '@app/contracts/http/search';
import type { SearchQuery } from '@app/contracts/http/catalog.requests';
import { FIELD_MESSAGES } from '@app/contracts/http/errors';
import { type ParsedQuery, parseQuery } from '@app/content/matching/query';
import { understand } from '@app/content/matching/understood';
import { DomainError } from '@app/kit/domain-error';
import { CrawlOnMissService, type SearchCrawlNews } from '../crawl-on-miss/crawl-on-miss.service';
import { pointOf } from '../geography';
import { PlansService } from '../plans/plans.service';
import { ProgramsService } from '../programs/programs.service';
import type { ProviderFilters } from '../providers/provider-filters';
import { ProvidersService } from '../providers/providers.service';
import { ZipsService } from '../zips/zips.service';

const NOTHING = { hits: [], total: 0, hasMore: false };
const NO_CRAWL: SearchCrawlNews = { isUnderWay: false, isFull: false, runIds: [] };

@Injectable()
export class SearchService {
  constructor(
    private readonly plans: PlansService,
    private readonly programs: ProgramsService,
    private readonly providers: ProvidersService,
    private readonly zips: ZipsService,
    private readonly crawls: CrawlOnMissService,
  ) {}

  /**
   * Everything that matches the words and the ZIP, kind by kind.
   * @throws DomainError 400 when there is neither
   */
  async search({ q, zip: zipParameter, limit = SEARCH_LIMITS.default }: SearchQuery): Promise<SearchResponse> {
    if (!q && !zipParameter) throw new DomainError(400, { detail: 'nothing_asked', fields: REQUIRED_FIELDS });
    const query = parseQuery(q ?? '');
    const zip = zipParameter ?? query.zip;
    const place = zip?.length === 5 ? await this.zips.find(zip) : null;
    const understood = await this.understood(q ?? '', zipParameter);
    const [plans, providers, programs, crawl] = await Promise.all([
      // A search for a kind of place means no plan, although the text of many plans has the word "doctor".
      understood ? NOTHING : this.findPlans(query, zip, limit),
      this.findProviders(query, zip, place, limit),
      this.findPrograms(query, zip, limit),
      place ? this.crawlNews(place.zip) : NO_CRAWL,
    ]);
    return {
      plans: plans.hits,
      providers: providers.hits,
      programs: programs.hits,
      autoCrawlTriggered: crawl.isUnderWay,
      crawlRuns: crawl.runIds,
      ...(crawl.isFull ? { isCrawlQueueFull: true } : {}),
      totals: { plans: plans.total, providers: providers.total, programs: programs.total },
      ...(providers.hasMore ? { hasMoreProviders: true } : {}),
      ...(zip?.length === 5 ? { zip } : {}),
      ...(understood ? { understood } : {}),
    };
  }

  /** What the words mean; a place without a ZIP gets the ZIP in its middle. */
  private async understood(q: string, zip: string | undefined): Promise<UnderstoodSearch | null> {
    const meaning = q ? understand(q, zip) : null;
    if (!meaning?.place || meaning.zip) return meaning;
    return { ...meaning, zip: await this.zips.middleOf(meaning.place) };
  }

  private async findPlans(query: ParsedQuery, zip: string | undefined, limit: number) {
    return hasWords(query) || isZipAlone(query, zip) ? this.plans.search(query, zip, limit) : NOTHING;
  }

  /** Words with a ZIP are searched near it; a ZIP alone lists what is in it. */
  private async findProviders(query: ParsedQuery, zip: string | undefined, place: ZipResponse | null, limit: number) {
    const filters: ProviderFilters = {};
    const center = query.tokens.length > 0 ? pointOf(place) : null;
    if (center) filters.around = { center, miles: NEAR_MILES };
    else if (zip) filters.zip = zip;
    if (query.types) filters.types = query.types;
    if (query.languages) filters.languages = query.languages;
    if (query.tokens.length > 0) filters.text = query;
    return Object.keys(filters).length > 0 ? this.providers.search(filters, limit) : NOTHING;
  }

  /** Programs are for all of California: a Californian ZIP alone lists them; with words it makes no difference. */
  private async findPrograms(query: ParsedQuery, zip: string | undefined, limit: number) {
    if (hasWords(query)) return this.programs.search(query, limit);
    if (!zip || !isZipAlone(query, zip)) return NOTHING;
    return (await this.zips.someBeginWith(zip)) ? this.programs.search(query, limit) : NOTHING;
  }

  private async crawlNews(zip: string): Promise<SearchCrawlNews> {
    return this.crawls.ofSearch(zip, await this.providers.existIn(zip));
  }
}

/** Plans and programs know no languages: a query for a language alone says nothing about them. */
const hasWords = ({ tokens }: ParsedQuery): boolean => tokens.some(({ role }) => role !== 'language');
const isZipAlone = ({ tokens }: ParsedQuery, zip: string | undefined): boolean =>
  tokens.length === 0 && zip !== undefined;

const REQUIRED_FIELDS = { q: FIELD_MESSAGES.required, zip: FIELD_MESSAGES.required };
