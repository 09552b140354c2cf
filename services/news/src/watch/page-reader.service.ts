// Reads one official page and says which of our values it prints.
import { Injectable, Logger } from '@nestjs/common';
import type { FigureCheckState, FigureFailure } from '@app/contracts/http/figure-checks';
import { CrawlFailure, NotThere, SlowDown, LeaseLost } from '@app/fetching/crawl-failure';
import type { SourceMode } from '@app/fetching/dispatchers';
import { FetchingService } from '@app/fetching/fetching.service';
import type { FetchPolicy } from '@app/fetching/questions';
import { type Site, SourceClient } from '@app/fetching/source-client';
import { NewsConfig } from '../config';
import { pageText } from './matching/page-text';
import { WatchedPage } from './matching/watched-page';
import { type PdfReading, readPdf } from './pdf/pdf-reader';
import type { Watched } from './watch-list';

/** How looking for one value ended. */
export interface Finding {
  id: string;
  shown: string;
  state: FigureCheckState;
  snippet: string | null;
  leadsTo: string | null;
  failure: FigureFailure | null;
}
type PageFinding = Pick<Finding, 'state' | 'leadsTo' | 'failure'>;

export interface PageTerms {
  signal: AbortSignal;
  /** An operator asks: a refusal by robots.txt that was kept is asked again. */
  isRobotsRecheck: boolean;
}

const MOST_BYTES = 4_000_000;
/** A file gets more: the longest we know has some 4 MB. */
const FILE_TERMS = { timeoutMs: 40_000, maxBytes: 20_000_000 };
/** Once a week: a page that is slow gets its time, and no host hears of us more than once a second. */
export const POLICIES: Record<SourceMode, FetchPolicy> = {
  live: { paceMs: 1_000, timeoutMs: 20_000, maxBytes: MOST_BYTES, retryDelaysMs: [3_000] },
  sample: { paceMs: 20, timeoutMs: 10_000, maxBytes: MOST_BYTES, retryDelaysMs: [50] },
};
/** The stand-ins answer for every host below this path. */
const SAMPLE_PATH = '/pages/';
/** A page with less text shows what it has by a program of its own, which nobody runs here. */
const LEAST_TEXT = 100;

/** What came from an address. */
interface Answered {
  reading: PdfReading;
  landedAt: URL;
}

@Injectable()
export class PageReaderService {
  private readonly logger = new Logger(PageReaderService.name);

  constructor(
    private readonly config: NewsConfig,
    private readonly fetching: FetchingService,
  ) {}

  /** Whose pages are read: the agencies' own, or invented ones. */
  get origin(): SourceMode {
    return this.config.sources === 'sample' && !this.config.isProduction ? 'sample' : 'live';
  }

  /**
   * @param watched values of the page at `url`
   * @throws the signal's reason
   */
  async read(url: string, watched: readonly Watched[], terms: PageTerms): Promise<Finding[]> {
    const requested = new URL(url);
    try {
      const { reading, landedAt } = await this.answerOf(requested, terms);
      const landed = this.published(landedAt);
      if (isElsewhere(requested, landed))
        return allOf(watched, { state: 'moved', leadsTo: landed.href, failure: null });
      if ('text' in reading) return findingsOf(reading.text, watched);
      return allOf(watched, { state: 'failed', leadsTo: null, failure: reading.failure });
    } catch (error) {
      if (terms.signal.aborted) throw error;
      const page = failedPage(error);
      if (page.failure === 'store_failed') this.logger.error({ err: error, url }, 'a page could not be read');
      return allOf(watched, page);
    }
  }

  /** What comes decides, not the name: an address of a PDF may lead to a page by now, and one of a page to a PDF. */
  private async answerOf(requested: URL, terms: PageTerms): Promise<Answered> {
    const ways = [() => this.page(requested, terms), () => this.file(requested, terms)] as const;
    const [first, second] = namesPdf(requested) ? ([ways[1], ways[0]] as const) : ways;
    try {
      return await first();
    } catch (error) {
      if (error instanceof CrawlFailure && error.failureClass === 'not_json') return second();
      throw error;
    }
  }

  private async page(requested: URL, terms: PageTerms): Promise<Answered> {
    const { value: text, landedAt } = await this.client(terms).getText(siteOf(requested, POLICIES), pathOf(requested), {
      expected: 'html',
      read: pageText,
    });
    return { reading: { text }, landedAt };
  }

  private file(requested: URL, terms: PageTerms): Promise<Answered> {
    const { live, sample } = POLICIES;
    const site = siteOf(requested, { live: { ...live, ...FILE_TERMS }, sample: { ...sample, ...FILE_TERMS } });
    return this.client(terms).readFile(site, pathOf(requested), {
      kind: 'pdf',
      read: async ({ path, landedAt }) => ({ reading: await readPdf(path, terms.signal), landedAt }),
    });
  }

  private client({ signal, isRobotsRecheck }: PageTerms): SourceClient {
    const { sampleSourcesUrl } = this.config;
    return new SourceClient(this.fetching, { mode: this.origin, sampleSourcesUrl, isRobotsRecheck, signal });
  }

  /** The address of a stand-in as the host it stands for would have it. */
  private published(url: URL): URL {
    const isStandIn = this.origin === 'sample' && url.pathname.startsWith(SAMPLE_PATH);
    return isStandIn ? new URL(`https://${url.pathname.slice(SAMPLE_PATH.length)}${url.search}`) : url;
  }
}

const namesPdf = ({ pathname }: URL): boolean => /\.pdf$|-pdf\/$/i.test(pathname);
const pathOf = ({ pathname, search }: URL): string => `${pathname}${search}`;
const siteOf = ({ origin, host }: URL, policies: Site['policies']): Site => ({
  live: origin,
  sample: `${SAMPLE_PATH}${host}`,
  policies,
});

const nameOf = ({ host }: URL): string => host.replace(/^www\./, '');
const isHome = ({ pathname }: URL): boolean => /^\/(?:index\.\w{3,4})?$/.test(pathname);

const isElsewhere = (requested: URL, landed: URL): boolean =>
  nameOf(requested) !== nameOf(landed) || (isHome(landed) && !isHome(requested));

const allOf = (watched: readonly Watched[], page: PageFinding): Finding[] =>
  watched.map(({ id, shown }) => ({ id, shown, snippet: null, ...page }));

function findingsOf(text: string, watched: readonly Watched[]): Finding[] {
  const page = new WatchedPage(text);
  const findings = watched.map(({ id, shown, value, label }): Finding => {
    const isThere = page.has(value);
    const snippet = isThere ? null : page.snippet(value, label.en);
    return { id, shown, state: isThere ? 'found' : 'gone', snippet, leadsTo: null, failure: null };
  });
  const isEmpty = text.length < LEAST_TEXT && findings.every(({ state }) => state === 'gone');
  return isEmpty ? allOf(watched, { state: 'failed', leadsTo: null, failure: 'empty_result' }) : findings;
}

function failedPage(error: unknown): PageFinding {
  const leadsTo = null;
  if (error instanceof NotThere) return { state: 'moved', leadsTo, failure: null };
  if (error instanceof LeaseLost) return { state: 'failed', leadsTo, failure: 'interrupted' };
  if (error instanceof SlowDown) return { state: 'blocked', leadsTo, failure: 'rate_limited' };
  if (!(error instanceof CrawlFailure)) return { state: 'failed', leadsTo, failure: 'store_failed' };
  const { failureClass: failure } = error;
  return { state: failure === 'blocked' || failure === 'robots_denied' ? 'blocked' : 'failed', leadsTo, failure };
}
