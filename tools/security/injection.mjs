// S13: what is typed must stay what it is: no SQL, no line of a log, no header, no path, no cell that counts.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { product, some } from './product.mjs';
import { rawAnswer, Visitor } from './visitor.mjs';

const SQL = [
  "' OR '1'='1",
  "' OR 1=1--",
  '" OR ""="',
  "'; DROP TABLE guide.providers;--",
  '1; SELECT pg_sleep(9)--',
  "' || pg_sleep(9) || '",
  "' UNION SELECT rolpassword FROM pg_authid--",
  '$$; SELECT 1; $$',
  "\\'; SELECT 1--",
  '%',
  '_',
  '\\',
  "'::int",
  '90006) OR (1=1',
  "') OR ('1'='1",
  '/* */ OR 1=1',
  '1e1 OR true',
  "kim' AND (SELECT pg_sleep(9)) IS NULL AND 'a'='a",
  'a:*|b',
  '!!',
  '&|!()',
  "'a' & !'b'",
];
const PARAMETERS = [
  'q',
  'county',
  'language',
  'plan',
  'group',
  'specialty',
  'carrier',
  'zip',
  'type',
  'limit',
  'offset',
  'radius',
  'sort',
  'ids',
  'year',
];
const LISTS = ['/api/search', '/api/providers', '/api/insurance-plans', '/api/offices', '/api/crawl/runs'];
const LINES = [
  '%0d%0aX-Planted: 1',
  '%0aX-Planted:1',
  '%E5%98%8A%E5%98%8DX-Planted:1',
  '\\r\\nX-Planted: 1',
  '%0d%0a%0d%0a<script>',
  '%00%0d%0aX-Planted: 1',
  '%u000aX-Planted:1',
];
const FORGED = 'planted\n{"level":"info","msg":"forged-line"}\n{"level":"fatal"}\u001b[2J\u0000';
const FILES = ['etc/passwd', 'package.json', 'dist/services/gateway/src/main.js', '.env', 'secrets.json'];
const CLIMBS = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '..%5c',
  '..\\',
  '....//',
  '..;/',
  '%252e%252e%252f',
  '..%c0%af',
  '%00../',
  './../',
];
const CONTENT = /root:.*:0:0|"senior-health-guide"|runMain|SESSION_SECRET|"owner":/;

/** @typedef {(holds: boolean, what: string) => void} Expect */
/** @typedef {import('../checks/product-copy.mjs').ProductCopy} Copy */

/** @param {Copy} copy @param {Expect} expect @param {() => Visitor} another */
async function sql(copy, expect, another) {
  const tables = ['providers', 'insurance_plans', 'assistance_programs', 'offices', 'zip_codes'];
  const counts = tables.map((table) => `(SELECT count(*) FROM guide.${table})`).join(', ');
  const count = async () =>
    /** @type {string[]} */ ((await copy.sql(`SELECT ARRAY[${counts}]::text[] AS n`))[0].n).map(Number);
  const before = await count();
  const total = Number((await another().ask('/api/providers?limit=1')).headers['x-total-count']);
  for (const list of LISTS) {
    for (const name of PARAMETERS) {
      const visitor = another();
      for (const text of SQL) {
        const { status, text: body, ms } = await visitor.ask(`${list}?${name}=${encodeURIComponent(text)}`);
        const where = `${list}?${name}=${text}`;
        expect(status < 500 && status !== 0, `${where}: ${status}`);
        expect(ms < 8_000, `${where} took ${Math.round(ms)} ms`);
        expect(!/syntax error|pg_|SCRAM-SHA|QueryFailed/i.test(body), `${where} tells of the database`);
      }
      visitor.close();
    }
  }
  const everything = await another().ask(`/api/providers?limit=1&q=${encodeURIComponent("zzqx' OR '1'='1")}`);
  expect(Number(everything.headers['x-total-count'] ?? 0) < total, 'a quote finds everything');
  // Searches that miss make the crawler add some.
  const after = await count();
  expect(
    after.every((rows, index) => rows >= (before[index] ?? 0)),
    `rows have gone: ${before.join()} -> ${after.join()}`,
  );
}

/** @param {Copy} copy @param {Expect} expect @param {() => Visitor} another */
async function headers(copy, expect, another) {
  const visitor = another();
  for (const line of LINES) {
    for (const address of [
      `/api/login?returnTo=/${line}`,
      `/${line}`,
      `/api/search?q=${line}`,
      `/api/zips/${line}`,
      `/api/logout?x=${line}`,
      `/assets/${line}`,
    ]) {
      const answer = await visitor.ask(address);
      expect(!('x-planted' in answer.headers), `${address} plants a header`);
    }
  }
  visitor.close();
  const raw = await rawAnswer(
    copy.url,
    83_900,
    `GET /api/login?returnTo=/\u010d\u010aX-Planted: 1 HTTP/1.1\r\nHost: ${new URL(copy.url).host}\r\nConnection: close\r\n\r\n`,
  );
  expect(!/^x-planted/im.test(raw), 'a wide character plants a header');
}

/** @param {Copy} copy @param {Expect} expect @param {() => Visitor} another */
async function logs(copy, expect, another) {
  const visitor = another();
  const text = encodeURIComponent(FORGED);
  for (const address of [
    `/api/search?q=${text}`,
    `/api/zips/${text}`,
    `/${text}`,
    `/api/providers/${text}`,
    `/api/login?returnTo=/${text}`,
    `/api/crawl/runs/${text}`,
  ]) {
    await visitor.ask(address, {
      headers: {
        'user-agent': 'planted {"level":"info","msg":"forged-line"}',
        'x-request-id': 'planted-planted',
        referer: `http://x/${text}`,
      },
    });
  }
  await visitor.ask('/api/eligibility-check', {
    method: 'POST',
    body: JSON.stringify({ age: FORGED, zip: FORGED }),
    headers: { 'content-type': 'application/json' },
  });
  visitor.close();
  const folder = path.join(copy.dataDir, 'logs');
  for (const file of readdirSync(folder).filter((name) =>
    /^(gateway|catalog|crawler|eligibility|chat|news)\.log/.test(name),
  )) {
    for (const line of readFileSync(path.join(folder, file), 'utf8').split('\n').filter(Boolean)) {
      const isJson = line.startsWith('{') && line.endsWith('}');
      expect(!/forged-line|planted-planted|\u001b/.test(line) && isJson, `${file} holds ${line.slice(0, 120)}`);
    }
  }
}

/** Ways out of the folder of the website. @returns {string[]} */
const climbs = () =>
  ['/', '/assets/', '/api/', '/api/docs/', '/locales/'].flatMap((start) =>
    CLIMBS.flatMap((climb) =>
      FILES.flatMap((file) =>
        [1, 3, 8].map((depth) => `${start}${climb.repeat(depth)}${file}`.replaceAll('\\', '%5c')),
      ),
    ),
  );

/** @param {Copy} copy @param {Expect} expect @param {() => Visitor} another */
async function paths(copy, expect, another) {
  const visitor = another();
  for (const address of climbs()) {
    const { status, text } = await visitor.ask(address);
    expect(status < 500 && !(status === 200 && CONTENT.test(text)), `${address}: ${status}`);
  }
  visitor.close();
  const rest = `HTTP/1.1\r\nHost: ${new URL(copy.url).host}\r\nConnection: close\r\n\r\n`;
  for (const climb of CLIMBS) {
    const answer = await rawAnswer(copy.url, 83_950, `GET ${climb.repeat(8)}etc/passwd ${rest}`);
    expect(!CONTENT.test(answer), `${climb} leads out`);
  }
}

export async function injection() {
  const copy = await product();
  let number = 80_000;
  const another = () => new Visitor(copy.url, (number += 1));
  /** @type {Record<string, number>} */
  const counts = {};
  /** @type {string[]} */
  const faults = [];
  for (const [name, attack] of Object.entries({ sql, headers, paths, logs })) {
    await attack(
      copy,
      (holds, what) => {
        counts[name] = (counts[name] ?? 0) + 1;
        if (!holds) faults.push(what);
      },
      another,
    );
  }
  return {
    measured: `${Object.entries(counts)
      .map(([name, count]) => `${name} ${count}`)
      .join(
        ', ',
      )} looks: ${faults.length} got through${faults.length ? `: ${some(faults)}` : ''}; the guide writes no CSV`,
    ok: faults.length === 0,
  };
}
