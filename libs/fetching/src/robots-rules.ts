// May we read this address? Asks the host's robots.txt at most once a day; only an answer is kept, never that there was none.
import { Injectable } from '@nestjs/common';
import robotsParser from 'robots-parser';
import { CrawlFailure, SlowDown } from './crawl-failure';
import type { SourceMode } from './dispatchers';
import { NOTHING_KEPT } from './answer-memory';
import { type CachedAnswer, conditionHeaders, FetchCacheRepository, validatorsOf } from './fetch-cache.repository';
import type { HttpAnswer } from './http-exchange';
import { RedirectedExchange } from './redirected-exchange';
import { requestedCooldownMs } from './retry-after';
import { ROBOT_NAME } from './user-agent';

const DAY_MS = 24 * 3_600_000;
const MAX_BYTES = 512 * 1024;
const TIMEOUT_MS = 10_000;
const MAX_HOSTS = 50;

type Robot = ReturnType<typeof robotsParser>;

/** Rules in memory, as long as `guide.fetch_cache` says that they are the last ones. */
interface Parsed {
  body: string;
  readAt: number;
  rules: Robot;
}

export interface RobotsQuestion {
  url: URL;
  mode: SourceMode;
  userAgent: string;
  /** true: a refusal cached by an earlier read is checked again (an operator has looked and starts again). */
  isRecheck: boolean;
  /** Awaited before each request to the host of `url`. */
  beforeSend: () => Promise<void>;
  signal?: AbortSignal;
  /** The host's cached rules as the lease read them; undefined = it read none. Without `body` where it is in memory. */
  fromLease?: CachedAnswer | null;
}

@Injectable()
export class RobotsRules {
  /** The rules last read of each host, parsed once for all its pages. */
  private readonly parsed = new Map<string, Parsed>();

  constructor(
    private readonly exchange: RedirectedExchange,
    private readonly cache: FetchCacheRepository,
  ) {}

  /** What is requested with a lease of a host: {@link RobotsQuestion.fromLease}. */
  asks(url: URL): { robotsUrl: string; robotsReadAt: Date | null } {
    const robotsUrl = new URL('/robots.txt', url).href;
    const known = this.parsed.get(robotsUrl);
    return { robotsUrl, robotsReadAt: known ? new Date(known.readAt) : null };
  }

  /**
   * 4xx = no rules, read on. 5xx, a time-out or no connection = refuse for now, under the fault's own class (RFC 9309, 2.3.1.4):
   * the caller retries as after any such fault, and one dropped connection stops no other caller.
   * @throws CrawlFailure `robots_denied`, `server_error`, `timeout`, `unreachable`, `truncated_body`; SlowDown
   */
  async assertAllowed(question: RobotsQuestion): Promise<void> {
    const robotsUrl = new URL('/robots.txt', question.url);
    const kept = await this.keptOf(robotsUrl.href, question.fromLease);
    const isFresh = kept?.expiresAt != null && kept.expiresAt > new Date() && isAnswer(kept);
    const refusal = kept && isFresh ? this.refusalOf(kept, robotsUrl, question.url) : null;
    if (kept && isFresh && (refusal === null || !question.isRecheck)) {
      if (refusal) throw refusal;
      return;
    }
    const read = await this.read(robotsUrl, question, kept);
    await this.cache.save(robotsUrl.href, read);
    const denied = this.refusalOf(read, robotsUrl, question.url);
    if (denied) throw denied;
  }

  private async keptOf(address: string, fromLease: CachedAnswer | null | undefined): Promise<CachedAnswer | null> {
    if (fromLease === undefined) return this.cache.find(address);
    const known = this.parsed.get(address);
    if (fromLease === null || fromLease.body !== null || fromLease.status !== 200) return fromLease;
    // The rules were in memory when the lease was requested; others may have replaced them since.
    return known?.readAt === fromLease.fetchedAt.getTime()
      ? { ...fromLease, body: known.body }
      : this.cache.find(address);
  }

  /** @param known the rules of an earlier day, to be confirmed by 304 */
  private async read(url: URL, question: RobotsQuestion, known: CachedAnswer | null): Promise<CachedAnswer> {
    const { mode, signal, beforeSend } = question;
    const condition = known?.body == null || !isAnswer(known) ? null : known;
    const headers = { 'user-agent': question.userAgent, accept: 'text/plain', ...conditionHeaders(condition) };
    const limits = { timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES };
    const answer = await this.exchange.get({ url, mode, headers, ...limits, signal, beforeSend });
    if (answer.status === 304 && condition) return { ...condition, ...aDay() };
    const cooldownMs = requestedCooldownMs(answer.status, answer.headers['retry-after'], new Date());
    if (cooldownMs !== null) throw new SlowDown(cooldownMs);
    if (answer.status >= 500 || answer.status === 304)
      throw new CrawlFailure('server_error', `robots.txt answered HTTP ${answer.status}`);
    return kept(answer);
  }

  private refusalOf({ body, fetchedAt }: CachedAnswer, robotsUrl: URL, url: URL): CrawlFailure | null {
    if (body === null) return null;
    const isAllowed = this.rulesOf(robotsUrl.href, body, fetchedAt.getTime()).isAllowed(url.href, ROBOT_NAME) !== false;
    return isAllowed ? null : new CrawlFailure('robots_denied', `robots.txt of ${url.host}`);
  }

  private rulesOf(address: string, body: string, readAt: number): Robot {
    const known = this.parsed.get(address);
    if (known?.readAt === readAt && known.body === body) return known.rules;
    const rules = known?.body === body ? known.rules : robotsParser(address, body);
    // A crawl asks a handful of hosts; whatever redirects name, the map stays small.
    if (this.parsed.size >= MAX_HOSTS) this.parsed.clear();
    this.parsed.set(address, { body, readAt, rules });
    return rules;
  }
}

/** Rows of an earlier version also say that there was none. */
const isAnswer = ({ status }: CachedAnswer): boolean => status >= 200 && status < 500 && status !== 429;

/** Rules and their absence stand a day. */
function aDay(): Pick<CachedAnswer, 'fetchedAt' | 'expiresAt'> {
  const fetchedAt = new Date();
  return { fetchedAt, expiresAt: new Date(fetchedAt.getTime() + DAY_MS) };
}

function kept(answer: HttpAnswer): CachedAnswer {
  const { status, text } = answer;
  return {
    ...NOTHING_KEPT,
    ...validatorsOf(answer),
    bodySha256: null,
    body: status === 200 ? text : null,
    status,
    ...aDay(),
  };
}
