// @ts-check
// The faults a test can switch on: those of the transport are played here on any true answer, those of the content are
// played by the host that makes the answer.
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { NEWS_FAULTS } from './news-sites.mjs';
import { WATCHED_FAULTS } from './watched-pages.mjs';
import { NPPES_FAULTS } from './nppes-api.mjs';
import { ERRORS } from './nppes-query.mjs';
import { NAME_FAULTS } from './drug-names.mjs';
import { CKAN_FAULTS } from './open-data-portal.mjs';
import { PLAN_PAGE_FAULTS } from './plan-compare-site.mjs';
import { PLAN_NET_FAULTS } from './plan-net.mjs';
import { ROBOTS } from './robots.mjs';
import { TABLE_FAULTS } from './table.mjs';

/** @typedef {{ source: string, fault: string, times: number | null, after: number, code?: string, column?: string, path?: string }} Fault */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {import('./answers.mjs').Answer} Answer */
/** @typedef {import('./answers.mjs').Kind} Kind */
/** @typedef {{ status: number, headers: Record<string, string>, body: Buffer }} Truth */
/** @typedef {(response: Response, truth: Truth, kind: Kind) => void | Promise<void>} Play */

const PLAIN = { 'content-type': 'text/plain' };
const HTML = { 'content-type': 'text/html; charset=utf-8' };
const BLOCK_PAGE =
  '<!doctype html><html><head><title>Request Rejected</title></head><body>The requested URL was rejected.</body></html>';
const SLOW_MS = 3000;
const HUGE_BYTES = 256 * 1024 * 1024;

/** @param {Response} response @param {number} status @param {Record<string, string>} headers @param {string | Buffer} body */
function send(response, status, headers, body) {
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) }).end(body);
}

/** @param {Truth} truth */
const firstHalf = ({ body }) => body.subarray(0, body.length / 2);

/** How a huge body of each kind begins, so that nothing refuses it for its first bytes. @type {Partial<Record<Kind, string>>} */
const BEGINNINGS = {
  json: '{"result_count": 1, "results": [',
  page: '<!doctype html>',
  feed: '<?xml version="1.0"?><rss>',
  zip: 'PK\x03\x04',
  pdf: '%PDF-1.7\n',
  csv: 'A,B\n',
};

/** @param {Kind} kind */
function* hugePieces(kind) {
  const piece = Buffer.alloc(1024 * 1024, ' ');
  yield Buffer.from(BEGINNINGS[kind] ?? '', 'latin1');
  for (let sent = 0; sent < HUGE_BYTES; sent += piece.length) yield piece;
}

/** Spaces without end, as fast as the reader takes them. @param {Response} response @param {Truth} truth @param {Kind} kind */
async function sendHugeBody(response, { headers }, kind) {
  response.writeHead(200, headers);
  // The reader leaves in the middle: that is what the fault is for.
  await pipeline(Readable.from(hugePieces(kind)), response).catch(() => {});
}

/** Half of the file with a length that fits the half: only its end tells. @type {Play} */
const sendHalf = (response, truth) => send(response, truth.status, truth.headers, firstHalf(truth));

/** Name -> the kinds of answers it is for (null = every kind), and what it does. @type {Record<string, { kinds: Kind[] | null, play: Play }>} */
const TRANSPORT = {
  'http-500': { kinds: null, play: (response) => send(response, 500, HTML, '<h1>Internal Server Error</h1>') },
  'http-503-retry-after': {
    kinds: null,
    play: (response) => send(response, 503, { ...PLAIN, 'retry-after': '2' }, 'Service Unavailable'),
  },
  'http-429': {
    kinds: null,
    play: (response) => send(response, 429, { ...PLAIN, 'retry-after': '2' }, 'Too Many Requests'),
  },
  hang: { kinds: null, play: () => undefined },
  'half-body': {
    kinds: null,
    play: (response, truth) => {
      response.writeHead(200, { ...truth.headers, 'content-length': truth.body.length });
      response.write(firstHalf(truth), () => response.destroy());
    },
  },
  'cut-json': { kinds: ['json'], play: sendHalf },
  'half-zip': { kinds: ['zip'], play: sendHalf },
  'half-csv': { kinds: ['csv'], play: sendHalf },
  'block-page': { kinds: null, play: (response) => send(response, 200, HTML, BLOCK_PAGE) },
  'forbidden-403': { kinds: null, play: (response) => send(response, 403, HTML, BLOCK_PAGE) },
  'not-json': { kinds: null, play: (response) => send(response, 200, PLAIN, 'the source is being updated') },
  'huge-body': { kinds: null, play: sendHugeBody },
  'redirect-private': {
    kinds: null,
    play: (response) => send(response, 302, { location: 'http://169.254.169.254/latest/meta-data/' }, ''),
  },
  slow: {
    kinds: null,
    play: async (response, { status, headers, body }) => {
      await wait(SLOW_MS);
      send(response, status, headers, body);
    },
  },
};

const EVERYWHERE = [...Object.keys(TRANSPORT).filter((name) => TRANSPORT[name]?.kinds === null), ...ROBOTS.faults];
/** Which faults each source can play. @type {Record<string, string[]>} */
export const FAULTS_OF = {
  nppes: [...EVERYWHERE, 'cut-json', ...NPPES_FAULTS],
  insurance: [...EVERYWHERE, 'half-zip', 'no-links', ...TABLE_FAULTS],
  crosswalk: [...EVERYWHERE, 'half-zip', ...TABLE_FAULTS],
  'drug-plans': [...EVERYWHERE, 'half-zip', 'no-links', ...TABLE_FAULTS],
  'drug-names': [...EVERYWHERE, 'cut-json', ...NAME_FAULTS],
  hospitals: [...EVERYWHERE, 'cut-json', 'half-csv', ...TABLE_FAULTS, ...CKAN_FAULTS],
  'community-care': [...EVERYWHERE, 'cut-json', 'half-csv', ...TABLE_FAULTS, ...CKAN_FAULTS],
  clinics: [...EVERYWHERE, 'half-csv', ...TABLE_FAULTS],
  'social-security': [...EVERYWHERE, 'half-csv', ...TABLE_FAULTS, 'old-shape'],
  'plan-page': [...EVERYWHERE, ...PLAN_PAGE_FAULTS],
  'plan-net': [...EVERYWHERE, 'cut-json', ...PLAN_NET_FAULTS],
  'dhcs-managed-care': [...EVERYWHERE, 'cut-json', ...TABLE_FAULTS, ...CKAN_FAULTS],
  'news-cms': [...EVERYWHERE, ...NEWS_FAULTS.cms],
  'news-ssa': [...EVERYWHERE, ...NEWS_FAULTS.ssa],
  'news-dhcs': [...EVERYWHERE, ...NEWS_FAULTS.dhcs],
  'news-federal-register': [...EVERYWHERE, 'cut-json', ...NEWS_FAULTS.register],
  'watched-pages': [...EVERYWHERE, ...WATCHED_FAULTS],
};

/** @param {Fault} fault @param {Answer} answer @param {string} path */
function canPlay(fault, answer, path) {
  if (!answer.sources.includes(fault.source) || !path.includes(fault.path ?? '')) return false;
  if (answer.faults.includes(fault.fault)) return true;
  const transport = TRANSPORT[fault.fault];
  return answer.kind !== 'robots' && transport !== undefined && (transport.kinds?.includes(answer.kind) ?? true);
}

/** @param {Partial<Fault>} fault @returns {string | null} what is wrong with it */
function objection({ source, fault, times, after, code, column, path }) {
  const known = typeof source === 'string' ? FAULTS_OF[source] : undefined;
  if (!known) return `source must be one of ${Object.keys(FAULTS_OF).join(', ')}`;
  if (typeof fault !== 'string' || !known.includes(fault)) return `fault must be one of ${known.join(', ')}`;
  if (times !== null && !(Number.isInteger(times) && Number(times) > 0)) {
    return 'times must be a positive whole number or null';
  }
  if (!Number.isInteger(after) || Number(after) < 0) return 'after must be a whole number';
  if (code !== undefined && !ERRORS[code]) return `code must be one of ${Object.keys(ERRORS).join(', ')}`;
  return [column, path].every((text) => text === undefined || typeof text === 'string')
    ? null
    : 'column and path must be texts';
}

/** The faults now switched on; the first that still counts and fits the answer is played. */
export class FaultList {
  /** @type {Fault[]} */
  active = [];

  /**
   * Switches one on. `times` null = until cleared; `after` = that many requests are answered truly first; `path` = only
   * addresses that hold it; `column` = which column a table fault takes.
   * @param {unknown} input the body of POST /__faults @returns {string | null} what is wrong with it
   */
  add(input) {
    const { source, fault, times = null, after = 0, code, column, path } = /** @type {Partial<Fault>} */ (input ?? {});
    const wrong = objection({ source, fault, times, after, code, column, path });
    if (wrong !== null) return wrong;
    const extras = Object.entries({ code, column, path }).filter(([, value]) => value !== undefined);
    this.active.push(/** @type {Fault} */ ({ source, fault, times, after, ...Object.fromEntries(extras) }));
    return null;
  }

  clear() {
    this.active = [];
  }

  /**
   * Takes the fault to play on this answer, if any: `play` for one of the transport, else the answer renders it.
   * @param {Answer} answer @param {string} path with its query @returns {{ fault: Fault, play: Play | null } | null}
   */
  take(answer, path) {
    const fault = this.active.find((entry) => canPlay(entry, answer, path));
    if (!fault) return null;
    if (fault.after > 0) {
      fault.after -= 1;
      return null;
    }
    if (fault.times !== null) {
      fault.times -= 1;
      if (fault.times === 0) this.active = this.active.filter((entry) => entry !== fault);
    }
    return { fault, play: answer.faults.includes(fault.fault) ? null : (TRANSPORT[fault.fault]?.play ?? null) };
  }
}
