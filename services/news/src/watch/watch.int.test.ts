// The watch over our figures on a real database and queue, reading the sample sources. The queue's worker is driven by hand: a week is an
// offset of the clock, and nothing waits for it.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { FigureBoardResponse, FigureChecksResponse, FigureMiss } from '@app/contracts/http/figure-checks';
import { IDENTITY_HEADER, signIdentity } from '@app/kit/identity';
import { pacificDay } from '@app/kit/pacific-day';
import { FiguresQueue } from '@app/queues/figures-queue';
import { StoppingWorker } from '@app/queues/stopping-worker';
import { createTestDatabase, type TestDatabase, withClient } from '@app/testing/database';
import { type SampleSources, startSampleSources } from '@app/testing/sample-sources';
import { NewsApp } from '../testing/news-app';
import { NEVER_RIGHT, TRICKS } from '../testing/watched-tricks';
import { POLICIES } from './page-reader.service';
import { WatchWorker } from './watch.worker';
import { watchList } from './watch-list';
import { WatchingService } from './watching.service';

const HOUR_MS = 3_600_000;
const SECRET = 'a-secret-of-this-test-with-32-characters';
const FACT_SHEET = 'https://www.cms.gov/newsroom/fact-sheets/2026-medicare-parts-b-premiums-deductibles';
/** A PDF. */
const SSI = 'https://www.ssa.gov/pubs/EN-05-11125.pdf';
const PHONES = 'https://www.ssa.gov/agency/contact/phone.html';
/** Pages that our tables name since the stand-ins were written: add them to tools/sample-sources/watched-values.json. */
const isStrange = ({ id, url }: FigureMiss): boolean =>
  !id.startsWith('phone:') && !STAND_INS.some((page) => url.endsWith(`//${page}`));
const STAND_INS = Object.keys(
  JSON.parse(
    readFileSync(resolve(__dirname, '../../../../tools/sample-sources/watched-values.json'), 'utf8'),
  ) as object,
);

let database: TestDatabase;
let samples: SampleSources;
let replicas: [NewsApp, NewsApp];
const realNow = Date.now;
/** Noon of a Monday, whenever this runs: which values are watched depends on the day, and a reading just before the weekly one takes its place. */
let offset = Date.parse('2026-11-02T20:00:00Z') - realNow();

beforeAll(async () => {
  jest.spyOn(Date, 'now').mockImplementation(() => realNow() + offset);
  jest.spyOn(StoppingWorker.prototype, 'onApplicationBootstrap').mockReturnValue();
  jest.replaceProperty(POLICIES, 'sample', { ...POLICIES.sample, paceMs: 0, retryDelaysMs: [] });
  [database, samples] = await Promise.all([createTestDatabase(), startSampleSources()]);
  const settings = { databaseUrl: database.newsUrl, queueUrl: database.queueUrl, sampleSourcesUrl: samples.url };
  replicas = [
    await NewsApp.start(settings),
    await NewsApp.start({ ...settings, crawlAccess: 'operators', identitySecret: SECRET }),
  ];
  for (const replica of replicas) await replica.get(FiguresQueue).keepSchedule();
});

afterAll(async () => {
  for (const replica of replicas) await replica.close();
  await samples.stop();
  await database.drop();
});

afterEach(() => samples.clearFaults());

/** A run an hour later, so that it is wanted. */
async function runNow() {
  offset += HOUR_MS;
  await withClient(database.adminUrl, async (client) => {
    await client.query('UPDATE guide.fetch_hosts SET rests_until = NULL');
    await client.query(`DELETE FROM guide.fetch_cache WHERE url LIKE '%/robots.txt'`);
  });
  return replicas[0].get(WatchingService).run('operator', new AbortController().signal);
}
const board = async (): Promise<FigureBoardResponse> =>
  (await replicas[0].http.get('/api/figure-checks/board').expect(200)).body as FigureBoardResponse;
const pages = async () =>
  ((await replicas[0].http.get('/api/figure-checks').expect(200)).body as FigureChecksResponse).pages;
const pageOf = async (url: string) => (await pages()).find((page) => page.url === url);
const missOf = async (id: string): Promise<FigureMiss | undefined> =>
  (await board()).misses.find((miss) => miss.id === id);
const pageRequests = async () => (await samples.requests()).filter(({ url }) => url?.startsWith('/pages/'));
const today = () => pacificDay(Date.now());

/** What the worker's own loop does with a job, once. @returns whether there was one */
async function workOnce(replica: NewsApp): Promise<boolean> {
  const worker = replica.get(WatchWorker);
  const job = await worker.worker.getNextJob('test-token', { block: false });
  if (!job) return false;
  await job.moveToCompleted(await worker.process(job, 'test-token'), 'test-token', false);
  return true;
}

it('says nothing of any page before the first reading', async () => {
  const { body, headers } = await replicas[0].http.get('/api/figure-checks').expect(200);
  expect(body).toEqual({ origin: 'sample', pages: [] });
  expect(headers['cache-control']).toBe('public, max-age=60');
  expect(await board()).toMatchObject({ begunAt: null, isRunning: false, misses: [], mayRun: true });
});

it('reads every page once, finds each value in whatever way it is written, and tells apart what is not right', async () => {
  expect(await runNow()).toBe('read');
  const state = await board();
  const misses = state.misses.filter((miss) => !isStrange(miss));
  expect(misses.map(({ id, state: ended, failure }) => [id, ended, failure])).toEqual(NEVER_RIGHT);
  expect(state.counts.found).toBe(state.watched - state.misses.length);
  expect(state).toMatchObject({ unread: 0, watched: watchList(today()).length, isRunning: false });
  expect(misses[0]).toMatchObject({ value: '1-800-342-5397', snippet: expect.stringContaining('911-453-6408') });
  const paths = (await pageRequests()).map(({ url }) => url);
  expect([paths.length, new Set(paths).size]).toEqual([state.pages, state.pages]);
  expect(await pageOf(FACT_SHEET)).toEqual({ url: FACT_SHEET, foundOn: today(), checking: [] });
});

it('pages and files that play tricks are told apart, and nothing is being checked yet', async () => {
  const before = await pages();
  expect(before).toContainEqual({ url: SSI, foundOn: today(), checking: [] });
  for (const [fault, path] of TRICKS) await samples.setFault({ source: 'watched-pages', fault, path });
  await runNow();
  for (const [fault, , id, state, more] of TRICKS) {
    const miss = await missOf(id);
    const parts = Object.entries(more).map(([name, value]) => [name, value && expect.stringContaining(value)]);
    expect({ fault, ...miss }).toMatchObject({ fault, state, ...Object.fromEntries(parts) });
  }
  // The day stays the one on which each was found last.
  const played = before.filter(({ url }) => TRICKS.some(([, path]) => url.includes(path)));
  expect(played).toHaveLength(TRICKS.length);
  expect(await pages()).toEqual(expect.arrayContaining(played));
  await samples.clearFaults();
  await runNow();
  expect((await board()).misses.filter((miss) => !isStrange(miss))).toHaveLength(NEVER_RIGHT.length);
});

it.each([
  ['http-429', 'rate_limited'],
  ['robots-deny', 'robots_denied'],
] as const)('a host that plays %s is blocked', async (fault, failure) => {
  const path = fault === 'robots-deny' ? '' : '2026-medicare-parts-b';
  await samples.setFault({ source: 'watched-pages', fault, path });
  await runNow();
  expect(await missOf('figure:partBPremium:2026-01-01')).toMatchObject({ state: 'blocked', failure });
  await samples.clearFaults();
  offset += 25 * HOUR_MS;
  await runNow();
  expect(await missOf('figure:partBPremium:2026-01-01')).toBeUndefined();
});

it('other ways of writing and a slow page are the same value', async () => {
  await samples.setFault({ source: 'watched-pages', fault: 'slow', path: 'talk-to-someone' });
  await samples.setFault({ source: 'watched-pages', fault: 'other-format' });
  await runNow();
  expect((await board()).misses.filter((miss) => !isStrange(miss))).toHaveLength(NEVER_RIGHT.length);
});

it('two misses in a row are being checked, blocked readings between them count for nothing, and a find clears it', async () => {
  const misses = async (fault: string) => {
    await samples.clearFaults();
    await samples.setFault({ source: 'watched-pages', fault, path: 'contact/phone' });
    await runNow();
    return (await missOf('phone:ssa'))?.misses;
  };
  expect(await misses('value-changed')).toBe(1);
  expect((await pageOf(PHONES))?.checking).toEqual([]);
  expect(await misses('forbidden-403')).toBe(1);
  expect(await misses('not-there')).toBe(2);
  expect((await pageOf(PHONES))?.checking).toContainEqual({
    label: { ko: expect.any(String), en: expect.any(String) },
    value: '1-800-772-1213',
  });
  await samples.clearFaults();
  await runNow();
  expect(await pageOf(PHONES)).toEqual({ url: PHONES, foundOn: today(), checking: [] });
});

it('what was found out about another value says nothing of ours', async () => {
  const sql = `UPDATE guide.figure_checks SET value = '185' WHERE id = 'figure:partBPremium:2026-01-01'`;
  await replicas[0].query(sql);
  expect((await board()).unread).toBe(1);
  expect((await pageOf(FACT_SHEET))?.foundOn).toBeUndefined();
  await runNow();
  expect((await board()).unread).toBe(0);
});

it('a second ask within a minute, or while another process reads, reads nothing', async () => {
  offset += HOUR_MS;
  const before = (await pageRequests()).length;
  const { signal } = new AbortController();
  const outcomes = await Promise.all(replicas.map((each) => each.get(WatchingService).run('operator', signal)));
  expect(outcomes.sort()).toEqual(['busy', 'read']);
  expect(await replicas[1].get(WatchingService).run('operator', signal)).toBe('not-wanted');
  expect((await pageRequests()).length - before).toBe((await board()).pages);
});

it('a run that was stopped goes on at the page that was not read', async () => {
  offset += HOUR_MS;
  const before = (await pageRequests()).length;
  const stop = new AbortController();
  const reading = replicas[0].get(WatchingService).run('operator', stop.signal);
  while ((await pageRequests()).length - before < 5) await new Promise((done) => setTimeout(done, 5));
  stop.abort(new Error('the process is stopping'));
  await expect(reading).rejects.toThrow('stopping');
  expect(await board()).toMatchObject({ isRunning: false, endedAt: null });
  expect(await replicas[1].get(WatchingService).run('schedule', new AbortController().signal)).toBe('read');
  // The page that was under way is asked again.
  expect((await pageRequests()).length - before).toBeLessThanOrEqual((await board()).pages + 1);
});

it('two processes over three weeks read once a week, on Mondays at four', async () => {
  // Firings and readings that these tests left.
  while (await workOnce(replicas[0]));
  const before = (await pageRequests()).length;
  const worked: string[] = [];
  const HOUR = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/Los_Angeles',
    weekday: 'short',
    hour: 'numeric',
    hourCycle: 'h23',
  });
  for (let hour = 0; hour < 3 * 7 * 24; hour += 1) {
    offset += HOUR_MS;
    const done = await Promise.all(replicas.map(workOnce));
    worked.push(...done.filter(Boolean).map(() => HOUR.format(Date.now())));
  }
  expect(worked).toEqual(['Mon, 04', 'Mon, 04', 'Mon, 04']);
  expect((await pageRequests()).length - before).toBe(3 * (await board()).pages);
  expect(HOUR.format(Date.parse((await board()).nextAt ?? ''))).toBe('Mon, 04');
});

it('asks a host at most once a second', async () => {
  expect(POLICIES.live.paceMs).toBeGreaterThanOrEqual(1_000);
  const pace = jest.replaceProperty(POLICIES, 'sample', { ...POLICIES.sample, paceMs: POLICIES.live.paceMs });
  const stop = new AbortController();
  offset += 25 * HOUR_MS;
  const before = (await pageRequests()).length;
  const reading = replicas[0].get(WatchingService).run('operator', stop.signal);
  while ((await pageRequests()).length - before < 4) await new Promise((done) => setTimeout(done, 50));
  stop.abort(new Error('enough'));
  await expect(reading).rejects.toThrow();
  pace.restore();
  const at = (await pageRequests()).slice(before).map((request) => Date.parse(String(request['at'])));
  // A busy machine may log the first one late.
  expect(Number(at[3]) - Number(at[0])).toBeGreaterThan(3_000 - 500);
});

it('only operators have the pages read where the installation says so', async () => {
  const word = (roles: string[]) =>
    signIdentity({ subject: 'a-person', roles }, { secret: SECRET, audience: 'news', requestId: 'r' });
  const run = () => replicas[1].http.post('/api/figure-checks/run');
  await run().expect(401);
  await run().set(IDENTITY_HEADER, word([])).expect(403);
  const { body } = await run()
    .set(IDENTITY_HEADER, word(['operator']))
    .expect(202);
  expect(body).toMatchObject({ access: 'operators', mayRun: true });
  expect((await replicas[1].http.get('/api/figure-checks/board').expect(200)).body).toMatchObject({ mayRun: false });
});
