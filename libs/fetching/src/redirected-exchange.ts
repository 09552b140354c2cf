// A GET that follows redirects by hand, so that every hop passes the same guard as the first address.
import { Injectable } from '@nestjs/common';
import { CrawlFailure } from './crawl-failure';
import { Dispatchers, type SourceMode } from './dispatchers';
import { type BodyReader, exchange, type HttpAnswer, readText, type StreamedAnswer } from './http-exchange';

const MAX_REDIRECTS = 5;
const REDIRECT_STATUSES = new Set([301, 302, 303, 307, 308]);

export interface GuardedQuestion {
  url: URL;
  mode: SourceMode;
  headers: Record<string, string>;
  timeoutMs: number;
  maxBytes: number;
  signal?: AbortSignal;
  /** Awaited before each request to the host of `url`. */
  beforeSend: () => Promise<void>;
  /** Asked before a hop to another address; throws to refuse it. */
  beforeHop?: (url: URL) => Promise<void>;
}

@Injectable()
export class RedirectedExchange {
  constructor(private readonly dispatchers: Dispatchers) {}

  /** {@link Dispatchers.addressOf} */
  addressOf(url: URL, mode: SourceMode): Promise<string | null> {
    return this.dispatchers.addressOf(url, mode);
  }

  /** @throws CrawlFailure, `address_refused` for a hop that leads off the public internet or goes on for ever */
  async get(question: GuardedQuestion): Promise<HttpAnswer> {
    const { body, ...head } = await this.stream(question, readText);
    return { ...head, text: body };
  }

  /** Like {@link get}, with the body given to `readBody`, also that of a redirect. */
  async stream<T>(question: GuardedQuestion, readBody: BodyReader<T>): Promise<StreamedAnswer<T>> {
    let url = question.url;
    for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
      const dispatcher = this.dispatchers.forUrl(url, question.mode);
      if (url.host === question.url.host) await question.beforeSend();
      const answer = await exchange({ ...question, url, dispatcher }, readBody);
      const location = answer.headers['location'];
      if (!REDIRECT_STATUSES.has(answer.status) || location === undefined) return answer;
      url = nextUrl(location, url);
      this.dispatchers.forUrl(url, question.mode);
      await question.beforeHop?.(url);
    }
    throw new CrawlFailure('address_refused', `more than ${MAX_REDIRECTS} redirects`);
  }
}

function nextUrl(location: string, from: URL): URL {
  if (!URL.canParse(location, from.href)) throw new CrawlFailure('address_refused', 'a redirect to no address');
  return new URL(location, from.href);
}
