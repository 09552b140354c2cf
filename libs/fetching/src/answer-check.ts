// From an HTTP answer to a decision: good, slow down, or a failure with its class.
import { CrawlFailure, NotThere, SlowDown } from './crawl-failure';
import type { HttpAnswer, HttpHead } from './http-exchange';
import { requestedCooldownMs } from './retry-after';

const BLOCKED_STATUSES = new Set([401, 403, 407, 451]);
/** What a firewall says, in small letters. */
const BLOCK_WORDS = [
  'captcha',
  'access denied',
  'request blocked',
  'request was blocked',
  'request rejected',
  'request was rejected',
  'url was rejected',
  'unusual traffic',
  'are you human',
  'are you a human',
  'are you robot',
  'are you a robot',
  'verify you are human',
  'incident id',
  'security check',
];
/** A part of each of them, with as few usual letters at its start as it takes to be fast: hardly any page goes beyond it. */
const BLOCK_SIGN = /ptcha|nied|ocked|jected|unusual traffic|are you |you are human|incident id|security check/i;
/** Money, and no firewall. */
const MONEY = 'social security check';

const START_CHARACTERS = 20_000;

/** Whether an HTML page where data was expected is a firewall's refusal. */
export function isBlockPage(text: string): boolean {
  const head = text.slice(0, START_CHARACTERS);
  if (!BLOCK_SIGN.test(head)) return false;
  const start = head.toLowerCase().replaceAll(MONEY, '.');
  return BLOCK_WORDS.some((words) => start.includes(words));
}

/**
 * Lets 200 and 304 pass.
 * @throws SlowDown, or CrawlFailure with the class the status means
 */
export function checkStatus({ status, headers }: HttpHead, now: Date): void {
  if (status === 200 || status === 304) return;
  const rest = requestedCooldownMs(status, headers['retry-after'], now);
  if (rest !== null) throw new SlowDown(rest);
  if (BLOCKED_STATUSES.has(status)) throw new CrawlFailure('blocked', `HTTP ${status}`);
  if (status === 408) throw new CrawlFailure('timeout', `HTTP ${status}`);
  if (status >= 500) throw new CrawlFailure('server_error', `HTTP ${status}`);
  if (status === 404 || status === 410) throw new NotThere(status);
  throw new CrawlFailure('error_in_body', `HTTP ${status}`);
}

/**
 * Refuses a page in place of data, whatever its status says.
 * @throws CrawlFailure `blocked` or `not_json`
 */
function checkIsJson({ headers, text }: HttpAnswer): void {
  const type = headers['content-type'] ?? '';
  const looksLikePage = /html/i.test(type) || /^\s*</.test(text);
  if (looksLikePage && isBlockPage(text)) throw new CrawlFailure('blocked', 'a block page with HTTP 200');
  if (looksLikePage) throw new CrawlFailure('not_json', 'an HTML page in place of JSON');
  if (type !== '' && !/json|text\/plain|octet-stream/i.test(type)) {
    throw new CrawlFailure('not_json', 'another content type in place of JSON');
  }
}

/** What a question expects: the type it accepts, and what is refused in its place. */
export type Expected = 'json' | 'html' | 'csv' | 'feed';

export const ACCEPTED_TYPES: Record<Expected, string> = {
  json: 'application/json',
  html: 'text/html',
  feed: 'application/rss+xml, application/atom+xml, application/xml;q=0.9, text/xml;q=0.8',
  csv: 'text/csv, text/plain;q=0.9, application/octet-stream;q=0.8',
};

/**
 * Refuses what is not of the expected kind.
 * @throws CrawlFailure `blocked` or `not_json`
 */
export function checkIs(expected: Expected, answer: HttpAnswer): void {
  if (expected === 'json') return checkIsJson(answer);
  if (expected === 'csv') return checkIsFile('csv', answer.headers['content-type'] ?? '', Buffer.from(answer.text));
  if (expected === 'feed') return checkIsFeed(answer);
  // The pages we read are lists of links and plans; a firewall's page is far smaller and says what it is.
  if (isBlockPage(answer.text)) throw new CrawlFailure('blocked', `a block page with HTTP ${answer.status}`);
  if (!/^\s*</.test(answer.text)) throw new CrawlFailure('not_json', 'something other than a page');
}

/** Judged by its first bytes: feeds come under many types, text/html among them. */
function checkIsFeed({ text }: HttpAnswer): void {
  if (/^\s*<(?:\?xml|rss|feed|rdf:rdf)\b/i.test(text)) return;
  if (isBlockPage(text)) throw new CrawlFailure('blocked', 'a block page in place of a feed');
  throw new CrawlFailure('not_json', 'something other than a feed');
}

export type FileKind = 'zip' | 'csv' | 'pdf';

const ZIP_MAGIC = Buffer.from('PK\x03\x04', 'latin1');
/** Readers take a PDF that begins a little later. */
const PDF_MAGIC_WITHIN = 1_024;

/**
 * Judges a file by its first bytes; a page in its place is never taken for data, whatever its status and type say.
 * @param start at least the first 20,000 bytes, or all of it
 * @throws CrawlFailure `blocked`, `not_json`, `empty_result`
 */
export function checkIsFile(kind: FileKind, type: string, start: Buffer): void {
  if (kind === 'pdf' && start.subarray(0, PDF_MAGIC_WITHIN).includes('%PDF-')) return;
  const text = start.toString('utf8');
  const looksLikePage = /html/i.test(type) || /^\s*</.test(text);
  if (looksLikePage && isBlockPage(text)) throw new CrawlFailure('blocked', 'a block page in place of a file');
  if (looksLikePage) throw new CrawlFailure('not_json', 'an HTML page in place of a file');
  if (start.length === 0) throw new CrawlFailure('empty_result', 'an empty file');
  if (kind === 'zip' && !start.subarray(0, 4).equals(ZIP_MAGIC)) throw new CrawlFailure('not_json', 'not a zip');
  if (kind === 'pdf') throw new CrawlFailure('not_json', 'not a PDF');
  if (kind === 'csv' && /^\s*[{[]/.test(text)) throw new CrawlFailure('not_json', 'JSON in place of a table');
}
