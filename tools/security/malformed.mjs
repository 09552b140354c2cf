// S1: requests that no honest client sends, 12,000 of them from as many addresses as the rate limits ask for.
import {
  HEADERS,
  METHODS,
  MORE_NAMES,
  NAMES,
  PATHS,
  POSTS,
  PROTOTYPE_WORDS,
  TEXTS,
  TYPES,
} from './malformed-parts.mjs';
import { inLanes, pick, product, some } from './product.mjs';
import { rawAnswer, Visitor } from './visitor.mjs';

const COUNT = 12_000;
const RAW_COUNT = 400;
/** Each address stays under 30 crawl calls and 60 sign-ins. */
const VISITORS = 600;

/** @param {() => number} random */
function anyValue(random) {
  return random() < 0.4 ? encodeURIComponent(pick(random, PROTOTYPE_WORDS)) : pick(random, TEXTS);
}

/** @param {() => number} random */
function anyQuery(random) {
  const count = random() < 0.03 ? 400 : Math.floor(random() * 5);
  const name = () => (random() < 0.2 ? anyValue(random) : pick(random, random() < 0.6 ? NAMES : MORE_NAMES));
  const form = () => pick(random, ['', '[]', '[a]', '[__proto__]', '.x']);
  const part = () => `${name()}${random() < 0.15 ? form() : ''}${random() < 0.05 ? '' : `=${anyValue(random)}`}`;
  return Array.from({ length: count }, part).join('&');
}

/** @param {() => number} random @returns {string} */
function anyJson(random, depth = 0) {
  const kind = Math.floor(random() * (depth > 3 ? 6 : 9));
  const word = () => JSON.stringify(pick(random, PROTOTYPE_WORDS));
  switch (kind) {
    case 0:
      return pick(random, ['null', 'true', '1e400', '-0', '1.7976931348623157e309', '""', '"\\ud800"', '"\\u0000"']);
    case 1:
      return word();
    case 2:
      return String(Math.floor(random() * 1e9));
    case 3:
      return pick(random, ['{', '[1,', '"', 'undefined', "{'a':1}", '']);
    case 4:
      return '['.repeat(9_000) + ']'.repeat(9_000);
    case 5:
      return JSON.stringify({ q: 'x'.repeat(70_000) });
    case 6:
      return `[${anyJson(random, depth + 1)},${anyJson(random, depth + 1)}]`;
    default: {
      const fields = [
        'age',
        'annualIncome',
        'citizenshipStatus',
        'zip',
        'type',
        'planId',
        'year',
        '__proto__',
        'constructor',
      ];
      const field = () => `${JSON.stringify(pick(random, fields))}:${anyJson(random, depth + 1)}`;
      return `{${field()},${field()},${field()}}`;
    }
  }
}

/** @param {() => number} random @returns {{ path: string, method: string, headers: Record<string, string>, body?: string }} */
function anyRequest(random) {
  if (random() < 0.3) {
    const headers = { 'content-type': random() < 0.7 ? 'application/json' : pick(random, TYPES) };
    return { path: pick(random, POSTS), method: 'POST', headers, body: anyJson(random) };
  }
  const path = pick(random, PATHS);
  const whole = path.endsWith('/') && path !== '/' ? `${path}${anyValue(random)}` : path;
  return {
    path: `${whole}?${anyQuery(random)}`.replaceAll(/[^\x21-\x7e]/g, encodeURIComponent),
    method: pick(random, METHODS),
    headers: { ...pick(random, HEADERS) },
  };
}

const RAW = [
  'hello\r\n\r\n',
  'GET / HTTP/9.9\r\nHost: x\r\n\r\n',
  'GET /api/search?q=constructor HTTP/1.1\r\nHost: 127.0.0.1\r\nHost: 127.0.0.1\r\n\r\n',
  'GET http://127.0.0.1/ HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n',
  'POST /api/eligibility-check HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\n{}}',
  'POST /api/eligibility-check HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'POST /api/eligibility-check HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFF\r\n',
  'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n: y\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nA\u0000B: y\r\n\r\n',
  'GET / HTTP/1.1\r\nHost : 127.0.0.1\r\n\r\n',
  'GET /\u0001\u0002 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n',
  '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n',
  'CONNECT 127.0.0.1:22 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n',
  'GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: constructor\r\nConnection: Upgrade\r\n\r\n',
];

/** @param {import('../checks/summary.mjs').Context} context */
export async function malformed({ random, tell }) {
  const { url } = await product();
  const visitors = Array.from({ length: VISITORS }, (_, index) => new Visitor(url, index));
  const requests = Array.from({ length: COUNT - RAW_COUNT }, () => anyRequest(random));
  /** @type {Map<string, number>} */
  const counts = new Map();
  /** @type {string[]} */
  const faults = [];
  const note = (/** @type {number} */ status, /** @type {string} */ what) => {
    const group = status === 0 ? 'connection ended' : status === 429 ? '429' : `${Math.floor(status / 100)}xx`;
    counts.set(group, (counts.get(group) ?? 0) + 1);
    if (status >= 500) faults.push(`${status} ${what.slice(0, 200)}`);
  };
  await inLanes(requests, 12, async (asked, index) => {
    const visitor = /** @type {Visitor} */ (visitors[index % VISITORS]);
    const { status } = await visitor.ask(asked.path, asked);
    note(status, `${asked.method} ${asked.path} ${asked.body ?? ''}`);
    if (index % 2_000 === 1_999) tell(`${index + 1} sent`);
  });
  await inLanes(
    Array.from({ length: RAW_COUNT }, () => pick(random, RAW)),
    12,
    async (text, index) => {
      const answer = await rawAnswer(url, index % VISITORS, text.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
      note(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0), text);
    },
  );
  for (const visitor of visitors) visitor.close();
  const alive = await (await product()).ask('/api/health');
  const seen = [...counts].sort().map(([group, count]) => `${group} x ${count}`);
  return {
    measured: `${COUNT} requests: ${seen.join(', ')}; health afterwards ${alive.status}${faults.length ? `; ${some(faults)}` : ''}`,
    ok: faults.length === 0 && alive.status === 200,
  };
}
