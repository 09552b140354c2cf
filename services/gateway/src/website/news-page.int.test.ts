// /health-news with its list in it, over a program that writes what it was given, as the build's own does.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import compression from 'compression';
import express from 'express';
import request from 'supertest';
import { type FakeInnerService, startFakeInnerService } from '../../testing/fake-inner-service';
import { NewsPage } from './news-page';
import { rendererOf } from './page-renderer';
import { website } from './website';

const PROGRAM = `
  let given = '';
  process.stdin.on('data', (part) => (given += part));
  process.stdin.on('end', () => {
    const { rows, sources, at } = JSON.parse(given);
    const title = rows[0].title;
    if (title === 'fails') throw new Error('no such style');
    if (title === 'mumbles') return process.stdout.write('<!doctype');
    const page = (language) => [language, title, sources.nextAt, at, JSON.stringify(process.env), ' '.repeat(2000)].join(' ');
    process.stdout.write(JSON.stringify({ ko: page('ko'), en: page('en') }));
  });
`;
const BUILT = '<!doctype html>built';
const SOURCES = '/api/health-news/sources';

/** Jest's own time is the limit. */
async function waitFor(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await wait(20);
}

describe('the news rendered with their list', () => {
  let root: string;
  let news: FakeInnerService;
  let page: NewsPage;
  let server: Server;
  let title: string | null;
  let isAway: boolean;

  beforeAll(() => Logger.overrideLogger(false));
  beforeEach(async () => {
    [title, isAway] = ['first', false];
    root = await mkdtemp(join(tmpdir(), 'guide-news-'));
    for (const folder of ['prerender', 'web/assets', 'web/pages/ko', 'web/pages/en']) {
      await mkdir(join(root, folder), { recursive: true });
    }
    await writeFile(join(root, 'web/index.html'), BUILT);
    for (const language of ['ko', 'en']) {
      await writeFile(join(root, `web/pages/${language}/health-news.html`), `${BUILT} ${language}`);
    }
    await writeFile(join(root, 'prerender/render-news.mjs'), PROGRAM);
    news = await startFakeInnerService();
    news.answer = (incoming, response) => {
      if (isAway) response.statusCode = 503;
      const rows = title === null ? [] : [{ title }];
      response.end(JSON.stringify(incoming.url === SOURCES ? { nextAt: 'tomorrow' } : rows));
    };
    page = new NewsPage({ url: news.url, program: rendererOf(join(root, 'web')) ?? '', everyMs: 20, soonMs: 20 });
    const app = express();
    app.use(compression());
    app.use(website(join(root, 'web'), (file) => page.find(file)));
    server = createServer(app);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(async () => {
    page.stop();
    server.close();
    await news.stop();
    await rm(root, { recursive: true, force: true });
  });

  const get = (path = '/health-news') => request(server).get(path).set('accept', 'text/html');
  const shows = (text: string) => waitFor(async () => (await get()).text.startsWith(text));
  /** So often the news were asked for, and then once more. */
  const asksAgain = async (): Promise<void> => {
    const before = news.seen.length;
    await waitFor(() => news.seen.length > before + 4);
  };

  it('stand in the page of each language, by its address and by its file, and change with them', async () => {
    expect((await get()).text).toBe(`${BUILT} ko`);
    page.start();
    await shows('ko first tomorrow 20');
    expect((await get('/health-news?lang=en')).text).toMatch(/^en first/);
    expect((await get('/pages/en/health-news.html')).text).toMatch(/^en first/);
    expect((await get('/health-news?tab=all')).text).toBe(BUILT);
    title = 'second';
    await shows('ko second');
  });

  it('are sent packed, with a tag by which a browser asks whether its own still holds', async () => {
    page.start();
    await shows('ko first');
    const { headers } = await get().set('accept-encoding', 'gzip');
    expect(headers).toMatchObject({
      'content-encoding': 'gzip',
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8',
    });
    const again = () => get().set({ 'accept-encoding': 'gzip', 'if-none-match': headers['etag'] ?? '' });
    await again().expect(304);
    title = 'second';
    await waitFor(async () => (await again()).status === 200);
  });

  it('are rendered once for as long as they are the same, by a program that knows nothing of ours', async () => {
    page.start();
    await shows('ko first');
    const { text, headers } = await get();
    expect(text.trim()).toMatch(/\{"NODE_ENV":"production"\}$/);
    await asksAgain();
    expect((await get()).headers['etag']).toBe(headers['etag']);
  });

  it.each(['fails', 'mumbles'])('give way to the page of the build when the program %s, and come back', async (how) => {
    page.start();
    await shows('ko first');
    title = how;
    await shows(`${BUILT} ko`);
    title = 'third';
    await shows('ko third');
  });

  it('stay while the service is away, and go when there are none', async () => {
    page.start();
    await shows('ko first');
    isAway = true;
    await asksAgain();
    expect((await get()).text).toMatch(/^ko first/);
    isAway = false;
    title = null;
    await shows(`${BUILT} ko`);
  });
});

it('a build without the program has no such page', () => {
  expect(rendererOf(join(tmpdir(), 'guide-nothing', 'web'))).toBeNull();
});
