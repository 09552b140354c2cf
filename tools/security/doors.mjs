// S7: past the public door: the database's roles, the ports of the inner services, forged words of the gateway, and foreign hosts.
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import { readSecrets } from '../launcher/secrets.mjs';
import { product, some } from './product.mjs';
import { roles } from './roles.mjs';
import { rawAnswer, Visitor } from './visitor.mjs';

/** @typedef {(holds: boolean, what: string) => void} Expect */

/** @param {Record<string, unknown>} claims @param {string} secret @param {string} [algorithm] */
function token(claims, secret, algorithm = 'HS256') {
  const part = (/** @type {unknown} */ value) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${part({ alg: algorithm, typ: 'JWT' })}.${part(claims)}`;
  return `${signed}.${algorithm === 'none' ? '' : createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

/** @param {import('../checks/product-copy.mjs').ProductCopy} copy @param {Expect} expect */
async function innerPorts(copy, expect) {
  const rows = readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .slice(1)
    .map((row) => row.trim().split(/\s+/));
  const listening = rows.filter(([, , , state]) => state === '0A').map(([, local = '']) => local.split(':'));
  const own = listening.filter(
    ([, port = '']) => parseInt(port, 16) - copy.port >= 0 && parseInt(port, 16) - copy.port < 10,
  );
  expect(own.length >= 8, `only ${own.length} ports of the copy were seen`);
  for (const [address, port = ''] of own)
    expect(address === '0100007F', `port ${parseInt(port, 16)} listens on ${address}`);
  const outside = Object.values(os.networkInterfaces())
    .flat()
    .find((each) => each && !each.internal && each.family === 'IPv4')?.address;
  for (let port = copy.port; outside && port < copy.port + 10; port += 1) {
    const isOpen = await new Promise((resolve) => {
      const socket = net.connect({ host: outside, port, timeout: 2_000 });
      socket
        .once('connect', () => resolve(true))
        .once('error', () => resolve(false))
        .once('timeout', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    expect(!isOpen, `${outside}:${port} is open`);
  }
}

/** @param {import('../checks/product-copy.mjs').ProductCopy} copy @param {Expect} expect */
async function forgedWords(copy, expect) {
  const { identity } = /** @type {Record<string, string>} */ (/** @type {unknown} */ (readSecrets(copy.dataDir)));
  const now = Math.floor(Date.now() / 1_000);
  const good = { roles: ['operator'], iss: 'gateway', aud: 'crawler', sub: 'x', iat: now, exp: now + 30 };
  const forged = [
    undefined,
    'a.b.c',
    token(good, 'another secret of 32 characters ....'),
    token(good, '', 'none'),
    token({ ...good, aud: 'catalog' }, identity ?? ''),
    token({ ...good, iss: 'nobody' }, identity ?? ''),
    token({ ...good, exp: now - 60 }, identity ?? ''),
    token({ ...good, exp: undefined }, identity ?? ''),
    token({ ...good, roles: 'operator' }, identity ?? ''),
    token(good, identity ?? '', 'HS512'),
  ];
  const visitor = new Visitor(copy.url, 77_000);
  const direct = copy.urlOf('crawler');
  for (const word of forged) {
    const headers = { 'content-type': 'application/json', ...(word !== undefined && { 'x-internal-identity': word }) };
    for (const base of [direct, copy.url]) {
      const { status } = await visitor.ask(`${base}/api/crawl/pause`, { method: 'POST', headers });
      expect(status === 401 || status === 403, `${base} takes a forged word: ${status}`);
    }
  }
  // The gateway drops a visitor's own word even when its signature is good.
  const smuggled = { 'x-internal-identity': token(good, identity ?? ''), 'x-internal-visitor': 'aaaaaaaaaaaa' };
  const { status } = await visitor.ask('/api/crawl/pause', { method: 'POST', headers: smuggled });
  expect(status === 401, `the gateway passes on a visitor's word: ${status}`);
  visitor.close();
}

const INNER = ['/internal/health', '/internal/live', '/internal/openapi.json', '/metrics'];
/** @param {string} inner */
const spellings = (inner) => [
  inner,
  `/${inner}`,
  inner.toUpperCase(),
  `${inner}/`,
  inner.replace('/', '/.//'),
  `/api/..${inner}`,
  `/api/crawl/..%2f..${inner}`,
  `/%2e${inner}`,
  inner.replaceAll('/', '%2f'),
  `/api/providers/..${inner}`,
  `${inner};x`,
  `${inner}%00`,
];

/** @param {import('../checks/product-copy.mjs').ProductCopy} copy @param {Expect} expect */
async function innerPaths(copy, expect) {
  const visitor = new Visitor(copy.url, 77_100);
  for (const address of INNER.flatMap(spellings)) {
    // On this machine alone everybody stands inside; whoever comes through a proxy does not.
    const { status, text } = await visitor.ask(address, { headers: { 'x-forwarded-for': '198.51.100.7' } });
    const isInner = status === 200 && /# HELP|"status":"ok"|"openapi"|"service":/.test(text);
    expect(!isInner && status < 500, `${address} gives inner things: ${status}`);
  }
  visitor.close();
}

const HOSTS = [
  'evil.example',
  'evil.example:80',
  '127.0.0.1.evil.example',
  'localhost.evil.example',
  'xlocalhost',
  '127.0.0.1@evil.example',
  'evil.example#127.0.0.1',
  '0.0.0.0',
  '[::ffff:10.0.0.1]',
  '10.0.0.1',
  '169.254.169.254',
  'metadata.google.internal',
  '__proto__',
  'constructor',
  '127.0.0.1:99999',
  '127.0.0.1:1:2',
  '',
  'a b',
  'localhost,evil.example',
  'evil.example/127.0.0.1',
  '[::1',
  '127.0.0.1\\evil.example',
];

/** @param {import('../checks/product-copy.mjs').ProductCopy} copy @param {Expect} expect */
async function hosts(copy, expect) {
  const own = new URL(copy.url).host;
  const heads = [
    ...HOSTS.map((host) => `GET /api/zips/90006 HTTP/1.1\r\nHost: ${host}\r\n`),
    ...HOSTS.map(
      (host) => `POST /api/crawl/pause HTTP/1.1\r\nHost: ${host}\r\nOrigin: http://${host}\r\nContent-Length: 0\r\n`,
    ),
    `GET / HTTP/1.1\r\n`,
    `GET / HTTP/1.1\r\nHost: ${own}\r\nHost: evil.example\r\n`,
    `GET http://evil.example/ HTTP/1.1\r\nHost: ${own}\r\n`,
    `GET http://${own}/ HTTP/1.1\r\nHost: evil.example\r\n`,
    `GET / HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Host: ${own}\r\n`,
  ];
  for (const [index, head] of heads.entries()) {
    const answer = await rawAnswer(copy.url, 78_000 + index, `${head}Connection: close\r\n\r\n`);
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
    expect(status === 400 || status === 403, `${JSON.stringify(head.slice(0, 70))}: ${status}`);
  }
  const answer = await rawAnswer(
    copy.url,
    79_000,
    `GET /api/login HTTP/1.1\r\nHost: ${own}\r\nX-Forwarded-Host: evil.example\r\nX-Forwarded-Proto: https\r\nConnection: close\r\n\r\n`,
  );
  expect(
    /location: /i.test(answer) && !answer.includes('evil.example'),
    'a stranger names the host that people are sent back to',
  );
}

export async function doors() {
  const copy = await product();
  /** @type {Record<string, number>} */
  const counts = {};
  /** @type {string[]} */
  const faults = [];
  for (const [name, attack] of Object.entries({ roles, innerPorts, forgedWords, innerPaths, hosts })) {
    await attack(copy, (holds, what) => {
      counts[name] = (counts[name] ?? 0) + 1;
      if (!holds) faults.push(what);
    });
  }
  return {
    measured: `roles ${counts.roles}, ports ${counts.innerPorts}, forged words ${counts.forgedWords}, inner paths ${counts.innerPaths}, hosts ${counts.hosts} tries: ${faults.length} got through${faults.length ? `: ${some(faults)}` : ''}`,
    ok: faults.length === 0,
  };
}
