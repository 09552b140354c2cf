// Reads one rendered page of Medicare.gov Plan Compare. Facts: docs/facts/sources.md#plan-compare-page: a single plan
// on an operator's request, never in bulk. The fetcher's robots rules and pace apply; the connections are the
// browser's, kept on one host by origin-proxy.ts.
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { CrawlerConfig } from '../config/config';
import { isBlockPage } from '@app/fetching/answer-check';
import { CrawlFailure } from '@app/fetching/crawl-failure';
import type { SourceMode } from '@app/fetching/dispatchers';
import { FetchingService } from '@app/fetching/fetching.service';
import type { FetchPolicy } from '@app/fetching/questions';
import type { Site, SourceClient } from '@app/fetching/source-client';
import { readPlanPage } from '../sources/plan-page-values/page-reader';
import type { PlanPage } from '../sources/plan-page-values/plan-sections';
import { findChromium, startChromium } from './chromium';
import { OriginProxy } from './origin-proxy';
import { guardPage, type GuardReport } from './page-guard';

export const PAGE_POLICIES: Record<SourceMode, FetchPolicy> = {
  live: { paceMs: 5_000, timeoutMs: 60_000, maxBytes: 40_000_000, retryDelaysMs: [] },
  sample: { paceMs: 0, timeoutMs: 20_000, maxBytes: 40_000_000, retryDelaysMs: [] },
};
const PLAN_COMPARE: Site = {
  live: 'https://www.medicare.gov/plan-compare/',
  sample: '/medicare/plan-compare/',
  policies: PAGE_POLICIES,
};
const LOOK_MS = 400;
const MAX_CHARACTERS = 10_000_000;

export interface PlanPageQuestion {
  /** `H0524-003-0` */
  planId: string;
  year: number;
  client: SourceClient;
  signal: AbortSignal;
}

@Injectable()
export class PlanPageReaderService {
  constructor(
    private readonly config: CrawlerConfig,
    private readonly fetching: FetchingService,
  ) {}

  /** The page a person can open. */
  addressOf({ planId, year, client }: Pick<PlanPageQuestion, 'planId' | 'year' | 'client'>): URL {
    return client.urlOf(PLAN_COMPARE, `#/plan-details/${year}-${planId}?year=${year}&lang=en`);
  }

  /** @throws CrawlFailure with its class, or the signal's reason */
  async read(question: PlanPageQuestion): Promise<PlanPage> {
    const path = await findChromium(this.config.chromePath);
    const url = this.addressOf(question);
    const policy = PAGE_POLICIES[question.client.mode];
    return question.client.visit(PLAN_COMPARE, url, async (address) => {
      const proxy = await OriginProxy.start(url, address);
      try {
        const browser = await startChromium(path, proxy.url);
        return await this.within(policy, browser, question.signal, (limit) =>
          this.render(browser, { url, limit, maxBytes: policy.maxBytes }),
        );
      } finally {
        await proxy.close();
      }
    });
  }

  /** Closing the browser is what ends a page that does not end by itself. */
  private async within<T>(
    { timeoutMs }: FetchPolicy,
    browser: Browser,
    signal: AbortSignal,
    work: (limit: AbortController) => Promise<T>,
  ): Promise<T> {
    const limit = new AbortController();
    const giveUp = (): void => limit.abort(signal.reason);
    const late = new CrawlFailure('timeout', 'the page took too long');
    const timer = setTimeout(() => limit.abort(late), timeoutMs);
    signal.addEventListener('abort', giveUp);
    limit.signal.addEventListener('abort', () => void browser.close().catch(() => undefined));
    try {
      signal.throwIfAborted();
      return await work(limit);
    } catch (error) {
      // Once the browser is closed under it, whatever it says is only a consequence.
      limit.signal.throwIfAborted();
      throw error;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', giveUp);
      await browser.close().catch(() => undefined);
    }
  }

  private async render(browser: Browser, visit: Visit): Promise<PlanPage> {
    const context = await this.newContext(browser);
    const page = await context.newPage();
    // A page that opens another one is not followed.
    context.on('page', (other) => void other.close().catch(() => undefined));
    const onTooLarge = () => visit.limit.abort(new CrawlFailure('too_large', `more than ${visit.maxBytes} bytes`));
    const report = await guardPage(page, visit.url.origin, { maxBytes: visit.maxBytes, onTooLarge });
    await this.open(page, visit.url, report);
    return this.whenRendered(page, report, visit.limit.signal);
  }

  private newContext(browser: Browser): Promise<BrowserContext> {
    return browser.newContext({
      userAgent: this.fetching.identity,
      acceptDownloads: false,
      serviceWorkers: 'block',
      permissions: [],
      locale: 'en-US',
    });
  }

  private async open(page: Page, url: URL, report: GuardReport): Promise<void> {
    const response = await page.goto(url.href, { waitUntil: 'commit', timeout: 0 }).catch((error: Error) => {
      if (report.refused > 0) throw new CrawlFailure('address_refused', 'the page leads to another address');
      throw new CrawlFailure('unreachable', error.message.split('\n')[0] ?? '', { cause: error });
    });
    const status = response?.status() ?? 200;
    if (status === 401 || status === 403) throw new CrawlFailure('blocked', `HTTP ${status}`);
    if (status === 429) throw new CrawlFailure('rate_limited', `HTTP ${status}`);
    if (status >= 500) throw new CrawlFailure('server_error', `HTTP ${status}`);
    if (status >= 400) throw new CrawlFailure('error_in_body', `HTTP ${status}`);
  }

  /** Looks until the tables stand and do not grow any more. The time limit ends a page that never shows any. */
  private async whenRendered(page: Page, report: GuardReport, signal: AbortSignal): Promise<PlanPage> {
    for (let before = '', isSettled = false; ;) {
      const html = await page.content();
      if (html.length > MAX_CHARACTERS) throw new CrawlFailure('too_large', `more than ${MAX_CHARACTERS} characters`);
      const read = readPlanPage(html);
      const now = JSON.stringify(read.sections);
      if (Object.keys(read.sections).length > 0 && now === before) {
        if (isSettled) return read;
        isSettled = true;
      } else {
        isSettled = false;
      }
      if (Object.keys(read.sections).length === 0) this.assertMayStillCome(html, report);
      before = now;
      await sleep(LOOK_MS, undefined, { signal });
    }
  }

  private assertMayStillCome(html: string, { worstStatus }: GuardReport): void {
    const text = html.replace(/<script[\s\S]*?<\/script>/g, '');
    if (isBlockPage(text)) throw new CrawlFailure('blocked', 'a block page');
    const detail = `data request: HTTP ${worstStatus}`;
    if (worstStatus === 401 || worstStatus === 403) throw new CrawlFailure('blocked', detail);
    if (worstStatus >= 500) throw new CrawlFailure('server_error', detail);
  }
}

interface Visit {
  url: URL;
  /** Aborted with its reason when the visit has to end. */
  limit: AbortController;
  maxBytes: number;
}
