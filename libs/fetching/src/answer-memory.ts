// What is cached of a response, and what of it is used when it is requested again.
import { checkIs, type Expected } from './answer-check';
import { CrawlFailure } from './crawl-failure';
import { type CachedAnswer, validatorsOf } from './fetch-cache.repository';
import type { HttpAnswer, HttpHead } from './http-exchange';

/** An answer of which nothing but its hash and its validators is kept. */
export const NOTHING_KEPT: Pick<CachedAnswer, 'body' | 'status' | 'expiresAt'> = {
  body: null,
  status: 200,
  expiresAt: null,
};

/** Largest body worth keeping for a 304. */
const KEEP_CHARACTERS = 1024 * 1024;

interface Answered {
  /** SHA-256 of the text. */
  hash: string;
  fetchedAt: Date;
  known: CachedAnswer | null;
}

/** The body, or after a 304 the one kept from the last read. */
export function wholeText(answer: HttpAnswer, known: CachedAnswer | null, expected: Expected): string {
  if (answer.status !== 304) {
    checkIs(expected, answer);
    return answer.text;
  }
  if (known?.body == null) throw unexpectedNotModified();
  return known.body;
}

export const unexpectedNotModified = () => new CrawlFailure('server_error', 'HTTP 304 to an unconditional request');

export function rememberedText(answer: HttpAnswer, { text, hash, fetchedAt, known }: Answered & { text: string }) {
  if (answer.status === 304 && known) return { ...known, fetchedAt };
  const kept = text.length <= KEEP_CHARACTERS && mayStore(answer) && isConfirmable(validatorsOf(answer)) ? text : null;
  return { ...NOTHING_KEPT, ...validatorsOf(answer), bodySha256: hash, body: kept, fetchedAt };
}

const mayStore = ({ headers }: HttpHead): boolean => !/no-store/i.test(headers['cache-control'] ?? '');

/** Whether a 304 may say that it is still the same. */
const isConfirmable = ({ etag, lastModified }: Pick<CachedAnswer, 'etag' | 'lastModified'>): boolean =>
  etag !== null || lastModified !== null;
