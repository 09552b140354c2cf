// S5: what pages of other sites can make a visitor's browser send, an operator's cookie included.
import { product, some } from './product.mjs';
import { bareConnection, Visitor } from './visitor.mjs';

/** @type {[method: string, path: string, body: string][]} */
const CHANGES = [
  ['POST', '/api/crawl/all', '{}'],
  ['POST', '/api/crawl/providers', '{"zip":"90006","type":"pharmacy"}'],
  ['POST', '/api/crawl/plan-page', '{"planId":"H0524-003-0","year":2026}'],
  ['POST', '/api/crawl/pause', ''],
  ['POST', '/api/crawl/resume', ''],
  ['POST', '/api/crawl/hospitals', '{}'],
  ['POST', '/api/providers/crawl-hospitals', '{}'],
  ['DELETE', '/api/crawl/runs/00000000-0000-4000-8000-000000000000', ''],
  ['POST', '/api/eligibility-check', '{"age":70,"annualIncome":1,"citizenshipStatus":"us_citizen"}'],
];
/** Forms of another site can send the last three without asking first. */
const TYPES = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
];

/** What the browser says of a page elsewhere. @param {string} url @returns {Record<string, string>[]} */
function elsewhere(url) {
  const { host, hostname, port } = new URL(url);
  const origins = ['https://evil.example', 'null', `https://evil.example:${port}`, `http://${hostname}`];
  origins.push(`http://${hostname}:1`, `http://${host}.evil.example`);
  return [
    ...origins.map((origin) => ({ origin })),
    ...origins.map((origin) => ({ origin, 'sec-fetch-site': 'cross-site' })),
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: url, 'sec-fetch-site': 'cross-site' },
    { origin: `http://user@${hostname}` },
    { origin: '__proto__' },
    { origin: '' },
  ];
}

/** @param {string} url @param {Record<string, string>} headers @param {number} number @returns {Promise<string>} the first line of the answer */
function handshake(url, headers, number) {
  const all = {
    Host: new URL(url).host,
    Upgrade: 'websocket',
    Connection: 'Upgrade',
    'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
    'Sec-WebSocket-Version': '13',
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  const socket = bareConnection(url, number, `GET /ws HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  return new Promise((resolve) => {
    socket.once('data', (piece) => {
      socket.destroy();
      resolve(piece.toString('latin1').split('\r\n', 1)[0] ?? '');
    });
    socket.once('close', () => resolve(''));
  });
}

/** @typedef {(isRefused: boolean, what: string) => void} Expect */

/** All that one foreign page can send. @param {Visitor} visitor @param {Record<string, string>} headers @param {Expect} expect */
async function sendAs(visitor, headers, expect) {
  const from = JSON.stringify(headers);
  for (const [index, [method, path, body]] of CHANGES.entries()) {
    for (const type of [TYPES[0], TYPES[1 + (index % 3)]]) {
      const { status } = await visitor.ask(path, { method, headers: { ...headers, 'content-type': type }, body });
      expect(status === 403, `${method} ${path} from ${from}: ${status}`);
    }
  }
  // A picture or a link elsewhere: that page may read nothing of it and must start nothing.
  for (const source of ['hospitals', 'insurance', 'all']) {
    const { headers: answered } = await visitor.ask(`/api/crawl/${source}`, { headers });
    expect(!answered['access-control-allow-origin'], `GET /api/crawl/${source} lets other sites read`);
  }
  const asking = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'x-requested-with' };
  const preflight = await visitor.ask('/api/crawl/all', { method: 'OPTIONS', headers: { ...headers, ...asking } });
  expect(!preflight.headers['access-control-allow-origin'], `a preflight of ${from} was granted`);
}

/** Our own page may. @param {string} url @returns {Promise<number>} status */
async function ownPage(url) {
  // A sign-in of its own: the calls with the other cookie have been counted.
  const operator = new Visitor(url, 74_000);
  await operator.signIn('operator');
  const headers = { origin: url, 'sec-fetch-site': 'same-origin' };
  const { status } = await operator.ask('/api/crawl/pause', { method: 'POST', headers });
  await operator.ask('/api/crawl/resume', { method: 'POST', headers });
  operator.close();
  return status;
}

export async function crossSite() {
  const copy = await product();
  const { url } = copy;
  const operator = new Visitor(url, 70_000);
  await operator.signIn('operator');
  const runs = async () => (await copy.sql('SELECT count(*)::int AS count FROM guide.crawl_runs'))[0].count;
  const before = await runs();
  /** @type {string[]} */
  const faults = [];
  let calls = 0;
  const expect = (/** @type {boolean} */ isRefused, /** @type {string} */ what) => {
    calls += 1;
    if (!isRefused) faults.push(what);
  };
  for (const [index, headers] of elsewhere(url).entries()) {
    const victim = new Visitor(url, 71_000 + index);
    victim.cookies = new Map(operator.cookies);
    await sendAs(victim, headers, expect);
    victim.close();
    if (headers.origin === '') continue;
    const line = await handshake(url, headers, 72_000 + index);
    expect(/ 403 /.test(line), `/ws from ${JSON.stringify(headers)}: ${line}`);
  }
  const page = await operator.ask('/crawler', { headers: { accept: 'text/html' } });
  const policy = String(page.headers['content-security-policy']);
  expect(
    page.headers['x-frame-options'] === 'DENY' && policy.includes("frame-ancestors 'none'"),
    'pages can be framed',
  );
  operator.close();
  const begun = (await runs()) - before;
  expect(begun === 0, `${begun} runs were begun`);
  const own = await ownPage(url);
  return {
    measured: `${calls} calls and handshakes with an operator's cookie: ${calls - faults.length} refused, ${begun} runs begun; our own page may (${own})${faults.length ? `; ${some(faults)}` : ''}`,
    ok: faults.length === 0 && own < 300,
  };
}
