// Each way of reading a page that the crawl bench measures, over one site. Ours asks robots.txt's rules, waits for its turn at the host, guards address,
// size and time, tells the charset, refuses firewall pages and keeps a hash; what PostgreSQL would keep is kept in memory here.
import { tmpdir } from 'node:os';
import path from 'node:path';
import { built, installed } from './built.mjs';

const POLICY = { paceMs: 0, timeoutMs: 30_000, maxBytes: 5_000_000, retryDelaysMs: [] };

/** guide.fetch_hosts and guide.fetch_cache; of pages those alone that are asked for again. */
function memoryStores() {
  const rows = new Map();
  const keep = (kept) => kept && /\/(?:kept\/|robots\.txt)/.test(kept.url) && rows.set(kept.url, kept.answer);
  const take = ({ asks }) => ({
    isMine: true,
    waitMs: 0,
    restMs: 0,
    knows: { answer: rows.get(asks.url) ?? null, robots: rows.get(asks.robotsUrl) ?? null },
  });
  const turns = {
    take: async (wanted) => take(wanted),
    goOn: async (wanted) => (keep(wanted.kept), take(wanted)),
    release: async ({ kept }) => void keep(kept),
    renew: async () => true,
    prune: async () => undefined,
  };
  const cache = {
    find: async (url) => rows.get(url) ?? null,
    save: async (url, answer) => void keep({ url, answer }),
    forget: async (url) => void rows.delete(url),
    prune: async () => undefined,
  };
  return { turns, cache };
}

function service(origin) {
  const { Dispatchers } = built('libs/fetching/src/dispatchers');
  const { RedirectedExchange } = built('libs/fetching/src/redirected-exchange');
  const { RobotsRules } = built('libs/fetching/src/robots-rules');
  const { HostGate } = built('libs/fetching/src/host-gate');
  const { FetchStores } = built('libs/fetching/src/fetch-stores');
  const { FileStore } = built('libs/fetching/src/file-store');
  const { FetchingService } = built('libs/fetching/src/fetching.service');
  const exchange = new RedirectedExchange(new Dispatchers(origin));
  const { turns, cache } = memoryStores();
  const stores = new FetchStores(cache, new FileStore(path.join(tmpdir(), 'bench-crawl')));
  const robots = new RobotsRules(exchange, cache);
  return new FetchingService('SeniorHealthGuide/0.1 (bench)', new HostGate(turns), exchange, robots, stores);
}

/** The rows by a tree and selectors. @param $ as cheerio gives it */
export const rowsOf = ($) =>
  $('div.views-row')
    .toArray()
    .map((element) => {
      const row = $(element);
      return {
        title: row.find('h3').first().text(),
        summary: row.find('.newsroom-main-view-body').first().text(),
        link: row.find('a.newsroom-main-view-link[href]').attr('href'),
        day: row.find('time[datetime]').attr('datetime'),
        labels: row
          .find('.ds-c-badge')
          .toArray()
          .map((badge) => $(badge).text().trim()),
      };
    });

/** The rows by the events of htmlparser2 and nothing else: no rule of HTML, no declaration, one page alone. */
function rowsByEvents(html, Parser) {
  const rows = [];
  const depth = [];
  let texts = [];
  const parser = new Parser({
    onopentag(tag, { class: classes = '', href, datetime }) {
      depth.push(texts);
      const row = rows.at(-1);
      if (classes === 'views-row') rows.push({ title: '', summary: '', labels: [] });
      else if (row && tag === 'h3') texts = [...texts, (text) => (row.title += text)];
      else if (row && classes === 'newsroom-main-view-body') texts = [...texts, (text) => (row.summary += text)];
      else if (row && classes === 'newsroom-main-view-link') row.link = href;
      else if (row && tag === 'time') row.day = datetime;
      else if (row && classes === 'ds-c-badge') texts = [...texts, (text) => row.labels.push(text)];
    },
    ontext(text) {
      for (const add of texts) add(text);
    },
    onclosetag: () => (texts = depth.pop()),
  });
  parser.write(html);
  parser.end();
  return rows;
}

/** @returns by name a way to read one page; every one that reads rows gives the same ones */
export function waysOver(origin) {
  const { request } = installed('undici');
  const { load } = installed('cheerio');
  const { Parser } = installed('htmlparser2');
  const { NEWSROOM_ROWS, newsroomEntries } = built('services/news/src/sources/cms-newsroom');
  const { textReader } = built('libs/fetching/src/plain-text');
  const ours = service(origin);
  const asked = { mode: 'sample', policy: POLICY, isRobotsRecheck: false };
  const fetched = async (url) => (await request(url)).body.text();
  const text = async (url, read) => (await ours.getText({ ...asked, url, expected: 'html', read })).value;
  const page = async (url, reader, read) => (await ours.getPage({ ...asked, url, reader, read })).value;
  const whole = textReader();
  return {
    'bare, rows by cheerio': async (url) => rowsOf(load(await fetched(url))),
    'ours, rows by cheerio': (url) => text(url, (html) => rowsOf(load(html))),
    'bare, rows by events': async (url) => rowsByEvents(await fetched(url), Parser),
    'ours, rows as they come': (url) => page(url, NEWSROOM_ROWS, newsroomEntries),
    'bare, text by cheerio': async (url) => {
      const $ = load(await fetched(url));
      $('script, style, noscript, template, iframe, svg, object, form, head').remove();
      return $.root().text().replace(/\s+/g, ' ').trim();
    },
    'ours, text as it comes': (url) => page(url, whole, (read) => read),
    'ours, unchanged (304)': ({ pathname }) =>
      page(new URL(`/kept${pathname.replace(/.*-/, '/page-')}`, origin), NEWSROOM_ROWS, newsroomEntries),
    'bare, nothing read': async (url) => (await fetched(url)).length,
    'ours, nothing read': (url) => text(url, (html) => html.length),
  };
}
