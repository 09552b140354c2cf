// Load with a fixed pace: the next request goes out on time whether the last one was answered or not, as visitors do.
import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * @typedef {object} Answer one request and its end
 * @property {number} at ms since the start of the load when it was sent
 * @property {number} ms until its last byte, its error or its time limit
 * @property {number} status 0 = no whole answer
 * @property {string} error code of the failure, '' = answered; `TIMEOUT` = given up
 * @property {boolean} isStale answered from a memory while the truth was away (header X-Stale-Seconds)
 * @property {string} path
 */

/** @typedef {string | { path: string, method?: string, headers?: Record<string, string>, body?: string }} Asked */

/** A whole answer to one request; never throws. @param {string} base @param {Asked} asked @param {http.Agent} agent @param {number} timeoutMs */
function askOnce(base, asked, agent, timeoutMs) {
  const { path, method = 'GET', headers = {}, body } = typeof asked === 'string' ? { path: asked } : asked;
  return new Promise((resolve) => {
    const done = (status, error, isStale = false) => {
      clearTimeout(timer);
      resolve({ status, error, isStale, path });
    };
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const request = http.request(`${base}${path}`, { agent, method, headers: { ...length, ...headers } }, (answer) => {
      const { statusCode = 0 } = answer;
      const isStale = answer.headers['x-stale-seconds'] !== undefined;
      answer.once('error', (error) => done(0, error.code ?? error.message));
      answer.once('end', () => (answer.complete ? done(statusCode, '', isStale) : done(0, 'CUT')));
      answer.resume();
    });
    const timer = setTimeout(() => {
      request.destroy();
      done(0, 'TIMEOUT');
    }, timeoutMs);
    request.once('error', (error) => done(0, error.code ?? error.message));
    request.end(body);
  });
}

/**
 * @param {{ url: string, asked: (index: number) => Asked, perSecond: number, seconds: number, timeoutMs?: number,
 *   agent?: http.Agent, signal?: AbortSignal }} options `signal` ends it earlier
 * @returns {Promise<Load>} when the last request has ended
 */
export async function load({ url, asked, perSecond, seconds, timeoutMs = 35_000, agent, signal }) {
  const own = agent ?? new http.Agent({ keepAlive: true, maxSockets: 1_000 });
  const begin = performance.now();
  const running = [];
  for (let index = 0; index < perSecond * seconds && !signal?.aborted; index += 1) {
    const due = begin + (index * 1_000) / perSecond;
    const early = due - performance.now();
    if (early > 1) await wait(early);
    const sent = performance.now();
    running.push(
      askOnce(url, asked(index), own, timeoutMs).then((end) => ({
        ...end,
        at: sent - begin,
        ms: performance.now() - sent,
      })),
    );
  }
  const answers = await Promise.all(running);
  if (!agent) own.destroy();
  return new Load(answers);
}

/** The value below which `share` of the sorted numbers lie; 0 of none. @param {number[]} sorted @param {number} share */
const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

export class Load {
  /** @param {Answer[]} answers in the order of sending */
  constructor(answers) {
    this.answers = answers;
  }

  /** @param {(answer: Answer) => boolean} which @returns {Load} */
  where(which) {
    return new Load(this.answers.filter(which));
  }

  get count() {
    return this.answers.length;
  }

  /** ms at or under which that share of the answers ended. @param {number} share 0.95 = p95 */
  percentile(share) {
    const sorted = this.answers.map(({ ms }) => ms).sort((a, b) => a - b);
    return Math.round(quantile(sorted, share));
  }

  /** How often each status or error came, like "200 x 311, ECONNRESET x 2". */
  get outcomes() {
    const counts = new Map();
    for (const { status, error } of this.answers) counts.set(error || status, (counts.get(error || status) ?? 0) + 1);
    return [...counts]
      .sort((a, b) => b[1] - a[1])
      .map(([what, count]) => `${what} x ${count}`)
      .join(', ');
  }
}
