// What is remembered of an answer, and what of it is used when the source is asked again.
import { checkIs, type Expected } from './answer-check';
import { CrawlFailure } from './crawl-failure';
import { type CachedAnswer, validatorsOf } from './fetch-cache.repository';
import type { HttpAnswer, HttpHead, StreamedAnswer } from './http-exchange';
import type { EarlierReading, PageBody } from './pages/page-body';

/** An answer of which nothing but its hash and its validators is kept. */
export const NOTHING_KEPT: Pick<CachedAnswer, 'body' | 'reading' | 'reader' | 'status' | 'expiresAt'> = {
  body: null,
  reading: null,
  reader: null,
  status: 200,
  expiresAt: null,
};

/** Largest body, or what was read of one, worth keeping for a 304. */
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
  if (known?.body == null) throw unaskedConfirmation();
  return known.body;
}

/** What was read of the page that came, or after a 304 of the last one. @param earlier null = none could be confirmed */
export function wholePage<R>(
  answer: StreamedAnswer<PageBody<R> | null>,
  earlier: EarlierReading<R> | null,
): { read: R; hash: string } {
  const { body } = answer;
  if (body) {
    checkIs('html', { status: answer.status, headers: answer.headers, text: body.start });
    return { read: body.value(), hash: body.sha256 };
  }
  if (earlier === null) throw unaskedConfirmation();
  return { read: earlier.value, hash: earlier.sha256 };
}

export const unaskedConfirmation = () => new CrawlFailure('server_error', 'HTTP 304 to a question without a condition');

/** What this very reader read of the address last time; null when there is nothing of it. */
export function earlierReading<R>(known: CachedAnswer | null, version: string): EarlierReading<R> | null {
  if (known?.reading == null || known.bodySha256 === null || known.reader !== version) return null;
  return { sha256: known.bodySha256, value: JSON.parse(known.reading) as R };
}

export function rememberedText(answer: HttpAnswer, { text, hash, fetchedAt, known }: Answered & { text: string }) {
  if (answer.status === 304 && known) return { ...known, fetchedAt };
  const kept = text.length <= KEEP_CHARACTERS && mayStore(answer) && isConfirmable(validatorsOf(answer)) ? text : null;
  return { ...NOTHING_KEPT, ...validatorsOf(answer), bodySha256: hash, body: kept, fetchedAt };
}

/** @param page `read` as the reader gave it, before anybody has judged it */
export function rememberedPage(
  answer: HttpHead,
  { read, version, hash, fetchedAt, known }: Answered & { read: unknown; version: string },
): CachedAnswer {
  if (answer.status === 304 && known) return { ...known, fetchedAt };
  const isSame = known?.bodySha256 === hash && known.reader === version && known.reading !== null;
  const reading = mayStore(answer) ? (isSame ? known.reading : JSON.stringify(read)) : null;
  const isKept = reading !== null && reading.length <= KEEP_CHARACTERS;
  const kept = isKept ? { reading, reader: version } : {};
  return { ...NOTHING_KEPT, ...validatorsOf(answer), bodySha256: hash, fetchedAt, ...kept };
}

const mayStore = ({ headers }: HttpHead): boolean => !/no-store/i.test(headers['cache-control'] ?? '');

/** Whether a 304 may say that it is still the same. */
export const isConfirmable = ({ etag, lastModified }: Pick<CachedAnswer, 'etag' | 'lastModified'>): boolean =>
  etag !== null || lastModified !== null;
