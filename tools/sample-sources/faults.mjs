// @ts-check
// The faults a test can switch on, and how each one answers instead of (or through) the true answer.
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { ERRORS, inOldShape, registryJson } from './nppes-query.mjs';

/** @typedef {{ source: 'nppes', fault: string, times: number | null, after: number, code?: string }} Fault */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {(response: Response, body: string, fault: Fault) => void | Promise<void>} Play */

export const JSON_HEADERS = {
  'content-type': 'application/json',
  'cache-control': 'no-cache, no-store, must-revalidate',
};
const BLOCK_PAGE =
  '<!doctype html><html><head><title>Request Rejected</title></head><body>The requested URL was rejected.</body></html>';
const SLOW_MS = 3000;
const HUGE_BYTES = 256 * 1024 * 1024;

/** @param {Response} response @param {number} status @param {string} body @param {Record<string, string>} [headers] */
function send(response, status, body, headers = JSON_HEADERS) {
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) }).end(body);
}

/** @param {string} body @param {(record: import('./nppes-records.mjs').NppesRecord) => object} change */
function changed(body, change) {
  const answer = JSON.parse(body);
  return answer.results ? registryJson({ ...answer, results: answer.results.map(change) }) : body;
}

function* hugePieces() {
  const piece = Buffer.alloc(1024 * 1024, ' ');
  yield '{"result_count": 1, "results": [';
  for (let sent = 0; sent < HUGE_BYTES; sent += piece.length) yield piece;
  yield ']}';
}

/** Spaces without end, as fast as the reader takes them. @param {Response} response */
async function sendHugeBody(response) {
  response.writeHead(200, JSON_HEADERS);
  // The reader leaves in the middle: that is what the fault is for.
  await pipeline(Readable.from(hugePieces()), response).catch(() => {});
}

/** What the registry plays. @type {Record<string, Play>} */
const NPPES_FAULTS = {
  'http-500': (response) => send(response, 500, '<h1>Internal Server Error</h1>', { 'content-type': 'text/html' }),
  'http-503-retry-after': (response) =>
    send(response, 503, 'Service Unavailable', { 'content-type': 'text/plain', 'retry-after': '2' }),
  'http-429': (response) =>
    send(response, 429, 'Too Many Requests', { 'content-type': 'text/plain', 'retry-after': '2' }),
  hang: () => undefined,
  'error-in-200': (response, _body, { code }) => send(response, 200, registryJson({ Errors: [ERRORS[code ?? '07']] })),
  'half-body': (response, body) => {
    response.writeHead(200, { ...JSON_HEADERS, 'content-length': Buffer.byteLength(body) });
    response.write(body.slice(0, body.length / 2), () => response.destroy());
  },
  'cut-json': (response, body) => send(response, 200, body.slice(0, body.length / 2)),
  'block-page': (response) => send(response, 200, BLOCK_PAGE, { 'content-type': 'text/html; charset=utf-8' }),
  'forbidden-403': (response) => send(response, 403, BLOCK_PAGE, { 'content-type': 'text/html; charset=utf-8' }),
  'not-json': (response) => send(response, 200, 'the registry is being updated', { 'content-type': 'text/plain' }),
  empty: (response) => send(response, 200, registryJson({ result_count: 0, results: [] })),
  'old-shape': (response, body) => send(response, 200, changed(body, inOldShape)),
  'missing-column': (response, body) =>
    send(
      response,
      200,
      changed(body, ({ taxonomies, addresses, ...rest }) => ({ ...rest, specialties: taxonomies, places: addresses })),
    ),
  'huge-body': (response) => sendHugeBody(response),
  'redirect-private': (response) => send(response, 302, '', { location: 'http://169.254.169.254/latest/meta-data/' }),
  slow: async (response, body) => {
    await wait(SLOW_MS);
    send(response, 200, body);
  },
};

/** What robots.txt plays. @type {Record<string, Play>} */
const ROBOTS_FAULTS = {
  'robots-deny': (response) => send(response, 200, 'User-agent: *\nDisallow: /\n', { 'content-type': 'text/plain' }),
  'robots-500': (response) => send(response, 500, 'Internal Server Error', { 'content-type': 'text/plain' }),
};

export const FAULT_NAMES = [...Object.keys(NPPES_FAULTS), ...Object.keys(ROBOTS_FAULTS)];

/** The faults now switched on; the first that still counts is played. */
export class FaultList {
  /** @type {Fault[]} */
  active = [];

  /**
   * Switches one on. `times` null = until cleared; `after` = that many requests are answered truly first.
   * @param {unknown} asked the body of POST /__faults @returns {string | null} what is wrong with it
   */
  add(asked) {
    const { source, fault, times = null, after = 0, code } = /** @type {Partial<Fault>} */ (asked ?? {});
    if (source !== 'nppes') return 'source must be nppes';
    if (typeof fault !== 'string' || !FAULT_NAMES.includes(fault))
      return `fault must be one of ${FAULT_NAMES.join(', ')}`;
    if (times !== null && !(Number.isInteger(times) && times > 0))
      return 'times must be a positive whole number or null';
    if (!Number.isInteger(after) || after < 0) return 'after must be a whole number';
    if (code !== undefined && !ERRORS[code]) return `code must be one of ${Object.keys(ERRORS).join(', ')}`;
    this.active.push({ source, fault, times, after, ...(code === undefined ? {} : { code }) });
    return null;
  }

  clear() {
    this.active = [];
  }

  /** Takes the fault to play for this request, if any. @param {'nppes' | 'robots'} door */
  take(door) {
    const table = door === 'robots' ? ROBOTS_FAULTS : NPPES_FAULTS;
    const fault = this.active.find((entry) => entry.fault in table);
    if (!fault) return null;
    if (fault.after > 0) {
      fault.after -= 1;
      return null;
    }
    if (fault.times !== null) {
      fault.times -= 1;
      if (fault.times === 0) this.active = this.active.filter((entry) => entry !== fault);
    }
    return { name: fault.fault, play: /** @type {Play} */ (table[fault.fault]), fault };
  }
}
