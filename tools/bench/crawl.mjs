// CPU of one fetched and read page: our own way with everything it checks (robots, turns at the host, addresses, sizes, charset,
// firewall pages, kept copies) beside bare undici and cheerio over the same pages, turn by turn in one run. The pages come from
// a process of its own; what is kept is kept in memory, so PostgreSQL's part is not in it. The stand-in allows any pace.
// `node tools/bench/crawl.mjs [pages] [rounds]`; needs a build (DIST, default dist). Crawlee and node-crawler are not installed
// here and are not measured.
import { fork } from 'node:child_process';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { median } from '../checks/median.mjs';
import { built, installed } from './built.mjs';
import { note } from './measures.mjs';

const PAGES = Number(process.argv[2] ?? 150);
const ROUNDS = Number(process.argv[3] ?? 5);
const ROWS = 120;
const IS_SITE = process.env.BENCH_SITE === '1';

/** A list as the newsroom writes it, about 75 kB, with the typographic quotes that most real pages have. */
const row = (page, at) => `<div class="views-row"><div class="ds-l-row"><span class="ds-c-badge">Press release</span>
<a class="newsroom-main-view-link" href="/newsroom/${page}-${at}"><h3>Medicare “news” ${page}.${at}: what changes next year</h3></a>
<div class="newsroom-main-view-body"><p>The agency’s rule for plan year ${2020 + (at % 7)} asks plans to answer within seven days.</p>
<ul><li>Premiums &amp; deductibles</li><li>Drug lists</li></ul></div>
<time datetime="2026-${String((at % 12) + 1).padStart(2, '0')}-10T12:00:00Z">October 10</time></div></div>`;
const pageOf = (page) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Newsroom ${page}</title>
<style>.a{color:red}</style></head><body><nav><a href="/">Home</a></nav><main>${Array.from({ length: ROWS }, (_, at) => row(page, at)).join('\n')}
</main><footer>U.S. Centers for Medicare &amp; Medicaid Services</footer><script>let a = 1;</script></body></html>`;

function serve() {
  const pages = Array.from({ length: 20 }, (_, page) => pageOf(page));
  const server = createServer(({ url = '/' }, response) => {
    if (url === '/robots.txt') return response.end('User-agent: *\nDisallow: /private/\nAllow: /\n');
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(pages[Number(url.slice(1).split('-').at(-1)) % pages.length]);
  });
  server.listen(0, '127.0.0.1', () => process.send(server.address().port));
}

const memoryCache = () => {
  const rows = new Map();
  return {
    find: (url) => Promise.resolve(rows.get(url) ?? null),
    save: (url, answer) => Promise.resolve(void rows.set(url, answer)),
    forget: (url) => Promise.resolve(void rows.delete(url)),
    prune: () => Promise.resolve(),
  };
};
const memoryTurns = {
  take: () => Promise.resolve({ isMine: true, waitMs: 0, restMs: 0 }),
  renew: () => Promise.resolve(true),
  release: () => Promise.resolve(),
  prune: () => Promise.resolve(),
};

function ours(origin) {
  const { Dispatchers } = built('libs/fetching/src/dispatchers');
  const { RedirectedExchange } = built('libs/fetching/src/redirected-exchange');
  const { RobotsRules } = built('libs/fetching/src/robots-rules');
  const { HostGate } = built('libs/fetching/src/host-gate');
  const { FetchStores } = built('libs/fetching/src/fetch-stores');
  const { FileStore } = built('libs/fetching/src/file-store');
  const { FetchingService } = built('libs/fetching/src/fetching.service');
  const exchange = new RedirectedExchange(new Dispatchers(origin));
  const cache = memoryCache();
  const stores = new FetchStores(cache, new FileStore(path.join(tmpdir(), 'bench-crawl')));
  const robots = new RobotsRules(exchange, cache);
  const service = new FetchingService(
    'SeniorHealthGuide/0.1 (bench)',
    new HostGate(memoryTurns),
    exchange,
    robots,
    stores,
  );
  const policy = { paceMs: 0, timeoutMs: 30_000, maxBytes: 5_000_000, retryDelaysMs: [] };
  return async (url, read) => {
    const question = { url, mode: 'sample', policy, isRobotsRecheck: false, expected: 'html', read };
    return (await service.getText(question)).value;
  };
}

/** @returns milliseconds of CPU a page, in the order of the ways */
async function measure(ways, origin, round) {
  const spent = [];
  for (const [at, way] of ways.entries()) {
    const before = process.cpuUsage();
    for (let page = 0; page < PAGES; page += 1) await way(new URL(`/${round}-${at}-${page}`, origin));
    const { user, system } = process.cpuUsage(before);
    spent.push((user + system) / 1000 / PAGES);
  }
  return spent;
}

async function bench() {
  const { request } = installed('undici');
  const { newsroomRows } = built('services/news/src/sources/cms-newsroom');
  const { plainText } = built('libs/fetching/src/plain-text');
  const { load: cheerio } = installed('cheerio');
  const site = fork(import.meta.filename, { env: { ...process.env, BENCH_SITE: '1' } });
  const [port] = await once(site, 'message');
  const origin = `http://127.0.0.1:${port}`;
  const asked = ours(origin);
  const fetched = async (url) => (await request(url)).body.text();
  const names = ['bare, list', 'ours, list', 'bare, text', 'ours, text', 'ours, nothing read', 'bare, nothing read'];
  const ways = [
    async (url) => newsroomRows(await fetched(url)),
    (url) => asked(url, newsroomRows),
    async (url) => {
      const $ = cheerio(await fetched(url));
      $('script, style, noscript, template, iframe, svg, object, form, head').remove();
      return $.root().text().replace(/\s+/g, ' ').trim();
    },
    (url) => asked(url, (html) => plainText(html)),
    (url) => asked(url, (html) => html.length),
    async (url) => (await fetched(url)).length,
  ];
  await measure(ways, origin, 'warm-up');
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measure(ways, origin, round));
  const spent = names.map((_, at) => median(rounds.map((round) => round[at])));
  for (const [at, name] of names.entries()) process.stdout.write(`${name}: ${spent[at].toFixed(2)} ms of CPU a page\n`);
  process.stdout.write(`most memory: ${Math.round(process.resourceUsage().maxRSS / 1024)} MB\n`);
  const line = (read, at) => ({
    name: `Crawl, CPU a page, ${read}`,
    ours: spent[at + 1],
    unit: 'ms',
    anchor: { name: 'undici and cheerio', value: spent[at] },
    goal: { most: 1.1 },
    ofAnchor: true,
  });
  note(line('its rows', 0), line('its text', 2));
  site.kill();
  process.exit(0);
}

if (IS_SITE) serve();
else await bench();
