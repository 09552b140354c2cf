// From an HTTP answer to a decision: good, slow down, or a failure with its class.
import { CrawlFailure, SlowDown } from '../crawl-failure';
import type { HttpAnswer } from './http-exchange';
import { askedRestMs } from './retry-after';

const BLOCKED_STATUSES = new Set([401, 403, 407, 451]);
const BLOCK_PAGE =
  /captcha|access denied|request (?:was )?(?:blocked|rejected)|url was rejected|unusual traffic|are you (?:a )?(?:human|robot)|verify you are human|incident id|security check/i;

/** Whether an HTML page where data was expected is a firewall's refusal. */
export function isBlockPage(text: string): boolean {
  return BLOCK_PAGE.test(text.slice(0, 20_000));
}

/**
 * Lets 200 and 304 pass.
 * @throws SlowDown, or CrawlFailure with the class the status means
 */
export function checkStatus({ status, headers }: HttpAnswer, now: Date): void {
  if (status === 200 || status === 304) return;
  const rest = askedRestMs(status, headers['retry-after'], now);
  if (rest !== null) throw new SlowDown(rest);
  if (BLOCKED_STATUSES.has(status)) throw new CrawlFailure('blocked', `HTTP ${status}`);
  if (status === 408) throw new CrawlFailure('timeout', `HTTP ${status}`);
  if (status >= 500) throw new CrawlFailure('server_error', `HTTP ${status}`);
  throw new CrawlFailure('error_in_body', `HTTP ${status}`);
}

/**
 * Refuses a page in place of data, whatever its status says.
 * @throws CrawlFailure `blocked` or `not_json`
 */
export function checkIsJson({ headers, text }: HttpAnswer): void {
  const type = headers['content-type'] ?? '';
  const looksLikePage = /html/i.test(type) || /^\s*</.test(text);
  if (looksLikePage && isBlockPage(text)) throw new CrawlFailure('blocked', 'a block page with HTTP 200');
  if (looksLikePage) throw new CrawlFailure('not_json', 'an HTML page in place of JSON');
  if (type !== '' && !/json|text\/plain|octet-stream/i.test(type)) {
    throw new CrawlFailure('not_json', 'another content type in place of JSON');
  }
}
