// A GET that follows redirects by hand, so that every hop passes the same guard as the first address.
import { Injectable } from '@nestjs/common';
import { CrawlFailure } from './crawl-failure';
import { Dispatchers, type SourceMode } from './dispatchers';
import {
  type BodyReader,
  exchange,
  type HttpAnswer,
  type HttpQuestion,
  readText,
  type StreamedAnswer,
} from './http-exchange';

const MAX_REDIRECTS = 5;
const REDIRECT_STATUSES = new Set([301, 302, 303, 307, 308]);

export interface GuardedQuestion extends Omit<HttpQuestion, 'dispatcher' | 'form'> {
  mode: SourceMode;
  /** Awaited before each request to the host of `url`. */
  beforeSend: () => Promise<void>;
  /** Called before a hop to another address; throws to refuse it. */
  beforeHop?: (url: URL) => Promise<void>;
}

/** Where the last hop led. */
interface Landed {
  url: URL;
}

@Injectable()
export class RedirectedExchange {
  constructor(private readonly dispatchers: Dispatchers) {}

  /** {@link Dispatchers.addressOf} */
  addressOf(url: URL, mode: SourceMode): Promise<string | null> {
    return this.dispatchers.addressOf(url, mode);
  }

  /** @throws CrawlFailure, `address_refused` for a hop that leads off the public internet or goes on for ever */
  async get(question: GuardedQuestion): Promise<HttpAnswer & Landed> {
    const { status, headers, url, body } = await this.stream(question, readText);
    return { status, headers, url, text: body };
  }

  /** A form, sent once: a redirect is an answer like another, and nothing follows it. */
  async post(question: GuardedQuestion, form: string): Promise<HttpAnswer> {
    const { url, mode } = question;
    const dispatcher = this.dispatchers.forUrl(url, mode);
    await question.beforeSend();
    const headers = { ...question.headers, 'content-type': 'application/x-www-form-urlencoded' };
    const { body, ...head } = await exchange({ ...question, headers, url, dispatcher, form }, readText);
    return { ...head, text: body };
  }

  /** Like {@link get}, with the body given to `readBody`, also that of a redirect. */
  async stream<T>(question: GuardedQuestion, readBody: BodyReader<T>): Promise<StreamedAnswer<T> & Landed> {
    let url = question.url;
    for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
      const dispatcher = this.dispatchers.forUrl(url, question.mode);
      if (url.host === question.url.host) await question.beforeSend();
      const headers = url.origin === question.url.origin ? question.headers : withoutSecrets(question.headers);
      const { timeoutMs, maxBytes, dripMs, signal } = question;
      const answer = await exchange({ url, headers, dispatcher, timeoutMs, maxBytes, dripMs, signal }, readBody);
      const location = answer.headers['location'];
      if (!REDIRECT_STATUSES.has(answer.status) || location === undefined)
        return { status: answer.status, headers: answer.headers, body: answer.body, url };
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

/** Credentials go only to the host that was requested. */
function withoutSecrets({ authorization: _, ...headers }: Record<string, string>): Record<string, string> {
  return headers;
}
