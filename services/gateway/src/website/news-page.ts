// /health-news with its list, in every language: rendered at start and each time the news change. Until the first rendering, and after
// one that failed, visitors get the page of the build, which fetches its list itself.
import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { NEWS_PATHS } from '@app/contracts/http/health-news';
import { pacificDay } from '@app/kit/pacific-day';
import { timedRequest } from '@app/kit/timed-request';
import { type StyledPage, styledPage } from './inline-styles';
import { render } from './page-renderer';

const REQUEST_TIMEOUT_MS = 5_000;

export interface NewsPageOptions {
  /** Of the news service. */
  url: string;
  /** render-news.mjs of the build. */
  program: string;
  /** The news are asked for this often; a page is at most so much older than they are. */
  everyMs?: number;
  /** While there is no news: the services begin together, and the first reading takes a while. */
  soonMs?: number;
}

interface News {
  rows: unknown[];
  sources: unknown;
}

export class NewsPage {
  private readonly logger = new Logger(NewsPage.name);
  private readonly ending = new AbortController();
  private pages: ReadonlyMap<string, StyledPage> = new Map();
  private version: string | null = null;

  constructor(private readonly options: NewsPageOptions) {}

  start(): void {
    void this.watch();
  }

  stop(): void {
    this.ending.abort();
  }

  /** @param file "/pages/ko/health-news.html"; undefined = the file of the build is the page */
  find(file: string): StyledPage | undefined {
    return this.pages.get(file);
  }

  private async watch(): Promise<void> {
    const { everyMs = 60_000, soonMs = 5_000 } = this.options;
    const { signal } = this.ending;
    while (!signal.aborted) {
      // A service that is away: the page says itself of when its list is.
      const news = await this.read().catch(() => null);
      if (news) await this.show(news);
      await wait(news?.rows.length ? everyMs : soonMs, undefined, { ref: false, signal }).catch(() => undefined);
    }
  }

  private async show(news: News): Promise<void> {
    const at = Date.now();
    const version = createHash('sha1')
      .update(JSON.stringify([news, pacificDay(at)]))
      .digest('base64url');
    if (version === this.version) return;
    // Nothing was read yet: the application has other things to show then.
    this.pages = news.rows.length === 0 ? new Map() : await this.pagesOf(news, at);
    // What failed is tried again.
    this.version = this.pages.size === 0 ? null : version;
  }

  private async pagesOf(news: News, at: number): Promise<ReadonlyMap<string, StyledPage>> {
    const { program } = this.options;
    const { signal } = this.ending;
    try {
      const texts = await render(program, { ...news, at: new Date(at).toISOString() }, signal);
      return new Map([...texts].map(([language, text]) => [`/pages/${language}/health-news.html`, styledPage(text)]));
    } catch (error) {
      if (!signal.aborted) this.logger.error({ err: error }, 'the news cannot be rendered; the built page stands in');
      return new Map();
    }
  }

  private async read(): Promise<News> {
    const [rows, sources] = await Promise.all([this.ask(NEWS_PATHS.news), this.ask(NEWS_PATHS.sources)]);
    if (!Array.isArray(rows)) throw new Error('the news are no list');
    return { rows, sources };
  }

  private ask(path: string): Promise<unknown> {
    const request = { url: this.options.url + path, timeoutMs: REQUEST_TIMEOUT_MS, signal: this.ending.signal };
    return timedRequest(request, async ({ statusCode, body }) => {
      if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`);
      return body.json();
    });
  }
}
