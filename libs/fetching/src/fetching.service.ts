// The only way of this product to the outside: polite, guarded, limited. Called by sources and by the choice of mode.
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { sha256 } from '@app/kit/content-hash';
import { CrawlFailure } from './crawl-failure';
import { ACCEPTED_TYPES, checkIs, checkStatus, type Expected } from './answer-check';
import { NOTHING_KEPT, rememberedText, unexpectedNotModified, wholeText } from './answer-memory';
import { type CachedAnswer, conditionHeaders, validatorsOf } from './fetch-cache.repository';
import { FetchStores } from './fetch-stores';
import type { BegunFile } from './file-store';
import { HostGate, type Lease } from './host-gate';
import type {
  Downloaded,
  DownloadQuestion,
  Fetched,
  FetchQuestion,
  FileQuestion,
  FormQuestion,
  Question,
  TextQuestion,
} from './questions';
import { type GuardedQuestion, RedirectedExchange } from './redirected-exchange';
import { RobotsRules } from './robots-rules';

/** What goes into the headers. */
interface Wish {
  accept: string;
  /** An earlier answer that is still at hand, to be confirmed by 304. */
  condition: CachedAnswer | null;
  authorization?: string | undefined;
}

/** Under which the module provides how we name ourselves. */
export const USER_AGENT = Symbol('user agent');

/** Only the rest, or the whole when the file is another one by now. */
const rangeHeaders = (begun: BegunFile | null): Record<string, string> =>
  begun === null ? {} : { range: `bytes=${begun.bytes}-`, 'if-range': begun.etag };

@Injectable()
export class FetchingService {
  constructor(
    @Inject(USER_AGENT) private readonly userAgent: string,
    private readonly gate: HostGate,
    private readonly exchange: RedirectedExchange,
    private readonly robots: RobotsRules,
    private readonly stores: FetchStores,
  ) {}

  /**
   * GETs JSON.
   * @throws SlowDown when the source asks for it; CrawlFailure with its class; the signal's reason
   */
  getJson<T>(question: FetchQuestion<T>): Promise<Fetched<T>> {
    return this.politely(question, (lease) => this.readOnce(question, lease, 'json'));
  }

  /**
   * GETs a page or a small table as text. Large tables: {@link download}.
   * @throws SlowDown when the source asks for it; CrawlFailure with its class; the signal's reason
   */
  getText<T>(question: TextQuestion<T>): Promise<Fetched<T>> {
    return this.politely(question, (lease) => this.readOnce(question, lease, question.expected));
  }

  /**
   * GETs a file of any size. The file belongs to the store: read it, do not move, change or delete it.
   * @throws SlowDown when the source asks for it; CrawlFailure with its class; the signal's reason
   */
  download(question: DownloadQuestion): Promise<Downloaded> {
    return this.politely(question, (lease) => this.downloadOnce(question, lease));
  }

  /**
   * GETs a file and reads it. What cannot be read is not kept: a cut file under its true validators would be confirmed by
   * every later 304, and the source would never be read again.
   * @throws what {@link download} and `read` throw
   */
  async readFile<T>({ read, ...question }: FileQuestion<T>): Promise<T> {
    const file = await this.download(question);
    try {
      return await read(file);
    } catch (error) {
      if (!(error instanceof CrawlFailure)) throw error;
      await this.gate.settle(question.url.host);
      await this.stores.cache.forget(question.url.href);
      throw error;
    } finally {
      if (question.isKept === false) await rm(file.path, { force: true });
    }
  }

  /**
   * Sends a form and reads the JSON of its answer. Not tried again, not redirected, not kept.
   * @throws SlowDown, CrawlFailure with its class; the signal's reason
   */
  async postForm<T>(question: FormQuestion<T>): Promise<T> {
    const once = { ...question, isKept: false, policy: { ...question.policy, retryDelaysMs: [] } };
    return this.politely(once, async (lease) => {
      await this.assertRobots(question.url, question, lease);
      const guarded = this.guarded(question, lease, { accept: ACCEPTED_TYPES.json, condition: null });
      const answer = await this.exchange.post(guarded, new URLSearchParams(question.fields).toString());
      checkStatus(answer, new Date());
      checkIs('json', answer);
      return question.read(answer.text);
    });
  }

  /** How we name ourselves to a source. */
  get identity(): string {
    return this.userAgent;
  }

  /**
   * Lets a client with connections of its own (the browser) in, under the same robots rules and pace.
   * @param work gets the checked address of the host, which it must stay on; null = the sample sources
   * @throws CrawlFailure with its class; the signal's reason; what `work` throws
   */
  visit<T>(question: Question, work: (address: string | null) => Promise<T>): Promise<T> {
    const { url, mode } = question;
    return this.politely({ ...question, isKept: false }, async (lease) => {
      await this.assertRobots(url, question, lease);
      const address = await this.exchange.addressOf(url, mode);
      await lease.beforeSend();
      return work(address);
    });
  }

  /** Deletes what was not requested in a month. */
  forgetOld = () => Promise.all([this.stores.cache.prune(new Date()), this.gate.forgetOld()]);

  private async politely<A>(question: Question, ask: (lease: Lease) => Promise<A>): Promise<A> {
    const { url, policy, signal, isKept = true } = question;
    for (let attempt = 0; ; attempt += 1) {
      const asks = { url: isKept ? url.href : null, ...this.robots.asks(url) };
      try {
        return await this.gate.pass({ host: url.host, paceMs: policy.paceMs, signal, asks }, ask);
      } catch (error) {
        const delay = policy.retryDelaysMs[attempt];
        if (delay === undefined || !(error instanceof CrawlFailure) || !error.isTransient) throw error;
        await sleep(delay * (1 + Math.random() / 4), undefined, { signal });
      }
    }
  }

  private async readOnce<T>(question: FetchQuestion<T>, lease: Lease, expected: Expected): Promise<Fetched<T>> {
    const { url } = question;
    await this.assertRobots(url, question, lease);
    const { isKept = true, authorization } = question;
    const known = lease.knows?.answer ?? null;
    const condition = known?.body == null ? null : known;
    const wish = { accept: ACCEPTED_TYPES[expected], condition, authorization };
    const answer = await this.exchange.get(this.guarded(question, lease, wish));
    const fetchedAt = new Date();
    const refusal = answer.status >= 400 ? question.refusal?.(answer.text) : null;
    if (refusal) throw refusal;
    checkStatus(answer, fetchedAt);
    const text = wholeText(answer, known, expected);
    const hash = sha256(text);
    const value = question.read(text);
    if (isKept) lease.keep({ url: url.href, answer: rememberedText(answer, { text, hash, fetchedAt, known }) });
    return { value, fetchedAt, sha256: hash, isUnchanged: known?.bodySha256 === hash, landedAt: answer.url };
  }

  private async downloadOnce(question: DownloadQuestion, lease: Lease): Promise<Downloaded> {
    const { url, kind } = question;
    await this.assertRobots(url, question, lease);
    const known = lease.knows?.answer ?? null;
    const kept = known?.bodySha256 == null ? null : await this.stores.files.find(url, known.bodySha256, kind);
    const isResumed = question.isKept === false;
    const begun = isResumed ? await this.stores.files.begun(url) : null;
    const guarded = this.guarded(question, lease, { accept: '*/*', condition: kept === null ? null : known });
    if (isResumed) Object.assign(guarded.headers, { 'accept-encoding': 'identity', ...rangeHeaders(begun) });
    const answer = await this.exchange.stream(guarded, async (body, head) => {
      const isPart = head.status === 206 && begun !== null;
      if (head.status !== 200 && !isPart) return null;
      return this.stores.files.receive(url, kind, body, head, isPart ? begun : isResumed ? null : undefined);
    });
    const fetchedAt = new Date();
    if (answer.status === 416 && begun !== null) {
      await rm(begun.path, { force: true });
      throw new CrawlFailure('truncated_body', 'the server has no such rest of the file');
    }
    if (answer.body === null) checkStatus(answer, fetchedAt);
    const file = answer.body ?? kept;
    if (file === null) throw unexpectedNotModified();
    const isConfirmed = answer.status === 304;
    const { etag, lastModified } = isConfirmed && known ? known : validatorsOf(answer);
    if (question.isKept !== false) {
      lease.keep({
        url: url.href,
        answer: { ...NOTHING_KEPT, etag, lastModified, bodySha256: file.sha256, fetchedAt },
      });
    }
    const isUnchanged = known?.bodySha256 === file.sha256;
    return { ...file, fetchedAt, etag, lastModified, landedAt: answer.url, isUnchanged };
  }

  private guarded(question: Question, lease: Lease, { accept, condition, authorization }: Wish): GuardedQuestion {
    const { url, mode, policy } = question;
    const headers: Record<string, string> = {
      'user-agent': this.userAgent,
      accept,
      'accept-encoding': 'gzip',
      ...(authorization !== undefined && { authorization }),
      ...conditionHeaders(condition),
    };
    return {
      url,
      mode,
      headers,
      timeoutMs: policy.timeoutMs,
      maxBytes: policy.maxBytes,
      signal: lease.signal,
      beforeSend: lease.beforeSend,
      beforeHop: async (next) => {
        if (next.origin !== url.origin) await this.assertRobots(next, question, lease);
      },
    };
  }

  private assertRobots(url: URL, question: Question, lease: Lease): Promise<void> {
    return this.robots.assertAllowed({
      url,
      mode: question.mode,
      userAgent: this.userAgent,
      isRecheck: question.isRobotsRecheck,
      signal: lease.signal,
      fromLease: url.origin === question.url.origin ? lease.knows?.robots : undefined,
      // Another host, met by a redirect, has a pace of its own: nothing else was requested of it in this lease.
      beforeSend: url.host === question.url.host ? lease.beforeSend : () => Promise.resolve(),
    });
  }
}
