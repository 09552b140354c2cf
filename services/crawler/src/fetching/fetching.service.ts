// The only way of this product to the outside: polite, guarded, limited. Called by sources and by the choice of mode.
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { CrawlFailure } from '../crawl-failure';
import { checkIsJson, checkStatus } from './answer-check';
import type { SourceMode } from './dispatchers';
import { type CachedAnswer, FetchCacheRepository } from './fetch-cache.repository';
import { HostGate } from './host-gate';
import type { HttpAnswer } from './http-exchange';
import { RedirectedExchange } from './redirected-exchange';
import { RobotsRules } from './robots-rules';

/** How gently one source is read. Facts/sources.md sections 0 and 1. */
export interface Manners {
  /** Least time between the starts of two requests to the host. */
  paceMs: number;
  /** For one whole exchange. */
  timeoutMs: number;
  maxBytes: number;
  /** Pauses before the second, third and fourth try of a GET; up to a quarter more comes on top. Empty = one try. */
  retryDelaysMs: readonly number[];
}

export interface FetchQuestion<T> {
  url: URL;
  mode: SourceMode;
  manners: Manners;
  /** Turns the text into what the caller wants; a CrawlFailure it throws is treated like one of the exchange. */
  read: (text: string) => T;
  /** true: a refusal by robots.txt that was kept from an earlier read is asked again. */
  isRobotsRecheck: boolean;
  signal?: AbortSignal;
}

export interface Fetched<T> {
  value: T;
  fetchedAt: Date;
  sha256: string;
  /** true: the same bytes as at the last read of this address (304, or the same hash). */
  isUnchanged: boolean;
}

@Injectable()
export class FetchingService {
  private readonly gate = new HostGate();

  constructor(
    private readonly userAgent: string,
    private readonly exchange: RedirectedExchange,
    private readonly robots: RobotsRules,
    private readonly cache: FetchCacheRepository,
  ) {}

  /**
   * GETs JSON.
   * @throws SlowDown when the source asks for it; CrawlFailure with its class; the signal's reason
   */
  async getJson<T>(question: FetchQuestion<T>): Promise<Fetched<T>> {
    const { url, manners, signal } = question;
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await this.gate.pass(url.host, manners.paceMs, signal, () => this.once(question));
      } catch (error) {
        const delay = manners.retryDelaysMs[attempt];
        if (delay === undefined || !(error instanceof CrawlFailure) || !error.isTransient) throw error;
        await sleep(delay * (1 + Math.random() / 4), undefined, { signal });
      }
    }
  }

  /** Forgets what was not asked for in a month. */
  forgetOld(): Promise<void> {
    return this.cache.prune(new Date());
  }

  private async once<T>(question: FetchQuestion<T>): Promise<Fetched<T>> {
    const { url, mode, manners, signal } = question;
    await this.assertRobots(url, question);
    const known = await this.cache.find(url.href);
    const answer = await this.exchange.get({
      url,
      mode,
      timeoutMs: manners.timeoutMs,
      maxBytes: manners.maxBytes,
      signal,
      headers: this.headers(known),
      beforeHop: async (next) => {
        if (next.origin !== url.origin) await this.assertRobots(next, question);
      },
    });
    const fetchedAt = new Date();
    checkStatus(answer, fetchedAt);
    const text = wholeText(answer, known);
    const sha256 = createHash('sha256').update(text).digest('hex');
    const value = question.read(text);
    await this.cache.save(url.href, remembered(answer, text, sha256, fetchedAt, known));
    return { value, fetchedAt, sha256, isUnchanged: known?.bodySha256 === sha256 };
  }

  private assertRobots(url: URL, { mode, isRobotsRecheck, signal }: FetchQuestion<unknown>): Promise<void> {
    return this.robots.assertAllowed({
      url,
      mode,
      userAgent: this.userAgent,
      isRecheck: isRobotsRecheck,
      signal,
    });
  }

  private headers(known: CachedAnswer | null): Record<string, string> {
    const headers: Record<string, string> = {
      'user-agent': this.userAgent,
      accept: 'application/json',
      'accept-encoding': 'gzip',
    };
    if (known?.body == null) return headers;
    if (known.etag !== null) headers['if-none-match'] = known.etag;
    if (known.lastModified !== null) headers['if-modified-since'] = known.lastModified;
    return headers;
  }
}

/** The body, or after a 304 the one kept from the last read. */
function wholeText(answer: HttpAnswer, known: CachedAnswer | null): string {
  if (answer.status !== 304) {
    checkIsJson(answer);
    return answer.text;
  }
  if (known?.body == null) throw new CrawlFailure('server_error', 'HTTP 304 to a question without a condition');
  return known.body;
}

/** Largest body worth keeping for a 304. */
const KEEP_BODY_CHARACTERS = 1024 * 1024;

function remembered(
  answer: HttpAnswer,
  text: string,
  sha256: string,
  fetchedAt: Date,
  known: CachedAnswer | null,
): CachedAnswer {
  if (answer.status === 304 && known) return { ...known, fetchedAt };
  const etag = answer.headers['etag'] ?? null;
  const lastModified = answer.headers['last-modified'] ?? null;
  const mayKeep = !/no-store/i.test(answer.headers['cache-control'] ?? '') && text.length <= KEEP_BODY_CHARACTERS;
  const body = mayKeep && (etag !== null || lastModified !== null) ? text : null;
  return { etag, lastModified, bodySha256: sha256, body, status: 200, fetchedAt, expiresAt: null };
}
