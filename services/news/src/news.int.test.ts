// The whole service on a real database and queue, reading the sample sources. The queue's worker is driven by hand: a day is an offset
// of the clock, and nothing waits for it.
import { setTimeout as sleep } from 'node:timers/promises';
import type { HealthNewsResponse, NewsSourcesResponse, NewsSourceId } from '@app/contracts/http/health-news';
import { IDENTITY_HEADER, signIdentity, VISITOR } from '@app/kit/identity';
import { NewsQueue } from '@app/queues/news-queue';
import { StoppingWorker } from '@app/queues/stopping-worker';
import { createTestDatabase, type TestDatabase, withClient } from '@app/testing/database';
import { type SampleSources, startSampleSources } from '@app/testing/sample-sources';
import { readConfig } from './config';
import { ReadingService } from './reading/reading.service';
import { ReadingWorker } from './reading/reading.worker';
import { POLICIES } from './sources/news-source';
import { NewsApp } from './testing/news-app';

const HOUR_MS = 3_600_000;
const SECRET = 'a-secret-of-this-test-with-32-characters';
const LISTS: Record<NewsSourceId, string> = {
  cms: '/cms-news/about-cms/contact/newsroom',
  dhcs: '/dhcs/',
  ssa: '/ssa-blog/feed/',
  'federal-register': '/federal-register/api',
};

let database: TestDatabase;
let samples: SampleSources;
let replicas: [NewsApp, NewsApp];
let offset = 0;
const realNow = Date.now;

beforeAll(async () => {
  jest.spyOn(Date, 'now').mockImplementation(() => realNow() + offset);
  jest.spyOn(StoppingWorker.prototype, 'onApplicationBootstrap').mockReturnValue();
  jest.replaceProperty(POLICIES, 'sample', { ...POLICIES.sample, paceMs: 0, timeoutMs: 15_000, retryDelaysMs: [] });
  [database, samples] = await Promise.all([createTestDatabase(), startSampleSources()]);
  const startReads = jest.spyOn(NewsQueue.prototype, 'read');
  const settings = { databaseUrl: database.newsUrl, queueUrl: database.queueUrl, sampleSourcesUrl: samples.url };
  replicas = [
    await NewsApp.start(settings),
    await NewsApp.start({ ...settings, crawlAccess: 'operators', identitySecret: SECRET }),
  ];
  await replicas[0].get(NewsQueue).keepSchedule();
  await replicas[1].get(NewsQueue).keepSchedule();
  // A replica requests its first reading after it has begun to listen, so the queue may still lack it.
  while (startReads.mock.calls.length < replicas.length) await sleep(20);
  await Promise.all(startReads.mock.results.map(({ value }) => value as Promise<void>));
});

afterAll(async () => {
  for (const replica of replicas) await replica.close();
  await samples.stop();
  await database.drop();
});

afterEach(() => samples.clearFaults());

const readNow = (reason: 'operator' | 'schedule' | 'start' = 'operator') =>
  replicas[0].get(ReadingService).readAll(reason, new AbortController().signal);
const listRequests = async (source: NewsSourceId): Promise<number> =>
  (await samples.requests()).filter(({ url }) => url?.startsWith(LISTS[source])).length;
const news = async (query = ''): Promise<HealthNewsResponse[]> =>
  (await replicas[0].http.get(`/api/health-news${query}`).expect(200)).body as HealthNewsResponse[];
const stateOf = async (source: NewsSourceId) => {
  const { body } = await replicas[0].http.get('/api/health-news/sources').expect(200);
  return (body as NewsSourcesResponse).sources.find((state) => state.source === source);
};

const HOURS = new Intl.DateTimeFormat('en-US', { timeZone: 'America/Los_Angeles', hour: 'numeric', hourCycle: 'h23' });
const isSixInCalifornia = (at: number): boolean => HOURS.format(at) === '06';

/** What the worker's own loop does with a job, once. @returns whether there was one */
async function workOnce(replica: NewsApp): Promise<boolean> {
  const worker = replica.get(ReadingWorker);
  const job = await worker.worker.getNextJob('test-token', { block: false });
  if (!job) return false;
  const done = await worker.process(job, 'test-token').catch((error: Error) => error);
  if (done instanceof Error) await job.moveToFailed(done, 'test-token', false);
  else await job.moveToCompleted(done, 'test-token', false);
  return true;
}

it('answers with an empty list, which nobody keeps, before anything was read', async () => {
  const { headers, body } = await replicas[0].http.get('/api/health-news').expect(200);
  expect([headers['cache-control'], body]).toEqual(['no-store', []]);
  expect(await stateOf('cms')).toMatchObject({ goodAt: null, failure: null, isReading: false });
});

it('services that start request what was never read, once', async () => {
  expect([await workOnce(replicas[0]), await workOnce(replicas[1])]).toEqual([true, false]);
  expect(await readNow('start')).toEqual({
    cms: 'not-wanted',
    dhcs: 'not-wanted',
    ssa: 'not-wanted',
    'federal-register': 'not-wanted',
  });
  const items = await news();
  expect(new Set(items.map(({ sourceId }) => sourceId))).toEqual(new Set(['cms', 'dhcs', 'ssa', 'federal-register']));
  expect(items.map(({ date }) => date)).toEqual(
    items
      .map(({ date }) => date)
      .sort()
      .reverse(),
  );
  expect(items.filter(({ sourceId }) => sourceId === 'ssa')).toHaveLength(4);
  // The press release and its fact sheet.
  expect(items.filter(({ title }) => title.includes('ends December 7'))).toHaveLength(1);
  expect(items.every(({ origin, url }) => origin === 'sample' && url.startsWith(samples.url))).toBe(true);
  expect(items.filter(({ featured }) => featured)).toHaveLength(6);
});

it('two processes over three days read each list once a day, and a letter that is stored not again', async () => {
  const before = { cms: await listRequests('cms'), ssa: await listRequests('ssa'), dhcs: await listRequests('dhcs') };
  let [jobs, days] = [0, 0];
  while (days < 3) {
    offset += HOUR_MS;
    const worked = await Promise.all(replicas.map(workOnce));
    jobs += worked.filter(Boolean).length;
    if (isSixInCalifornia(Date.now())) days += 1;
  }
  expect(jobs).toBe(3);
  const { body } = await replicas[1].http.get('/api/health-news/sources').expect(200);
  expect(isSixInCalifornia(Date.parse((body as NewsSourcesResponse).nextAt ?? ''))).toBe(true);
  expect((await listRequests('cms')) - before.cms).toBe(3);
  expect((await listRequests('ssa')) - before.ssa).toBe(3);
  // Of five Mondays four have their letter: only the holiday is looked at again, and the Mondays that come.
  expect((await listRequests('dhcs')) - before.dhcs).toBeLessThanOrEqual(6);
});

it('a second firing on the same day, or two at once, read nothing again', async () => {
  await readNow('schedule');
  const before = await listRequests('cms');
  const firings = replicas.map((replica) =>
    replica.get(ReadingService).readAll('schedule', new AbortController().signal),
  );
  for (const outcome of await Promise.all(firings)) expect(outcome.cms).toBe('not-wanted');
  expect(await listRequests('cms')).toBe(before);
});

it('two replicas that are asked at once read each source once', async () => {
  offset += HOUR_MS;
  const before = await listRequests('cms');
  const reading = replicas.map((replica) =>
    replica.get(ReadingService).readAll('operator', new AbortController().signal),
  );
  expect((await Promise.all(reading)).map(({ cms }) => cms).sort()).not.toEqual(['read', 'read']);
  expect(await listRequests('cms')).toBe(before + 1);
});

it.each([
  ['news-cms', 'cms', 'other-markup', 'schema_changed', 'failed'],
  ['news-cms', 'cms', 'bad-days', 'schema_changed', 'failed'],
  ['news-cms', 'cms', 'block-page', 'blocked', 'failed'],
  ['news-ssa', 'ssa', 'half-feed', 'truncated_body', 'again'],
  ['news-ssa', 'ssa', 'not-json', 'not_json', 'failed'],
  ['news-ssa', 'ssa', 'no-items', 'empty_result', 'failed'],
  ['news-ssa', 'ssa', 'http-429', 'rate_limited', 'again'],
  ['news-dhcs', 'dhcs', 'http-500', 'server_error', 'again'],
  ['news-federal-register', 'federal-register', 'cut-json', 'truncated_body', 'again'],
  ['news-federal-register', 'federal-register', 'redirect-private', 'address_refused', 'failed'],
] as const)('%s: %s keeps its last good list and says its age (%s)', async (name, source, fault, failure, outcome) => {
  offset += HOUR_MS;
  // A host that asked for a rest is let go: the next case is about something else.
  await withClient(database.adminUrl, (client) => client.query('UPDATE guide.fetch_hosts SET rests_until = NULL'));
  const before = (await news()).filter(({ sourceId }) => sourceId === source);
  const good = (await stateOf(source))?.goodAt;
  await samples.setFault({ source: name, fault });
  expect((await readNow())[source]).toBe(outcome);
  expect((await news()).filter(({ sourceId }) => sourceId === source)).toEqual(before);
  const state = await stateOf(source);
  expect(state).toMatchObject({ failure, goodAt: good, isReading: false });
  expect(Date.parse(state?.triedAt ?? '')).toBeGreaterThan(Date.parse(good ?? ''));
});

it('a failure is over with the next good reading', async () => {
  offset += HOUR_MS;
  await withClient(database.adminUrl, (client) => client.query('UPDATE guide.fetch_hosts SET rests_until = NULL'));
  // The schedule's further tries ask those alone that failed.
  const outcomes = await readNow('schedule');
  expect(outcomes).toMatchObject({ cms: 'not-wanted', 'federal-register': 'read' });
  expect(await stateOf('federal-register')).toMatchObject({ failure: null });
});

it('a source that a killed process held is read again when its claim is over', async () => {
  offset += HOUR_MS;
  await replicas[0].query(`UPDATE guide.news_sources SET started_at = $1 WHERE source = 'ssa'`, [new Date(Date.now())]);
  expect((await readNow()).ssa).toBe('busy');
  expect(await stateOf('ssa')).toMatchObject({ isReading: true });
  offset += 6 * 60_000;
  expect((await readNow()).ssa).toBe('read');
});

it('news older than 180 days go, and invented ones with the first true list of their source', async () => {
  offset += HOUR_MS;
  const insert = `INSERT INTO guide.news_items (origin, source, url, title, title_key, category, language, published_on, checked_at)
    VALUES ('live', 'cms', 'https://www.cms.gov/old', 'Old', 'old', 'general', 'en', '2020-01-01', now())`;
  await replicas[0].query(insert);
  await readNow();
  expect(await replicas[0].query(`SELECT id FROM guide.news_items WHERE origin = 'live'`)).toEqual([]);
});

it('answers at most what was asked for, and names a bad limit', async () => {
  expect(await news('?limit=2')).toHaveLength(2);
  const { body } = await replicas[0].http.get('/api/health-news?limit=0').expect(400);
  expect(body).toMatchObject({ fields: { limit: expect.any(String) } });
  const { headers } = await replicas[0].http.get('/api/health-news').expect(200);
  expect(headers['cache-control']).toBe('public, max-age=60');
});

it('only operators have the agencies read where the installation says so', async () => {
  const word = (roles: string[], subject = 'a-person') =>
    signIdentity({ subject, roles }, { secret: SECRET, audience: 'news', requestId: 'r' });
  const post = (header?: string) => {
    const call = replicas[1].http.post('/api/health-news/read');
    return header === undefined ? call : call.set(IDENTITY_HEADER, header);
  };
  await post().expect(401);
  await post(word([], VISITOR)).expect(401);
  await post(word([])).expect(403);
  const { body } = await post(word(['operator'])).expect(202);
  expect(body).toMatchObject({ access: 'operators', mayRead: true });
  const seen = await replicas[1].http.get('/api/health-news/sources').expect(200);
  expect(seen.body).toMatchObject({ mayRead: false });
  expect(await workOnce(replicas[1])).toBe(true);
});

it('is ready, promises its calls, and listens beside the gateway of the same PORT', async () => {
  await replicas[0].http
    .get('/internal/health')
    .expect(200, { service: 'news', status: 'ok', checks: { database: 'ok' } });
  const { body } = await replicas[0].http.get('/internal/openapi.json').expect(200);
  expect(Object.keys((body as { paths: object }).paths).sort()).toEqual([
    '/api/figure-checks',
    '/api/figure-checks/board',
    '/api/figure-checks/run',
    '/api/health-news',
    '/api/health-news/read',
    '/api/health-news/sources',
  ]);
  const urls = { NEWS_DATABASE_URL: 'postgres://a:b@c/d', QUEUE_URL: 'redis://e' };
  expect(readConfig({ ...urls, PORT: '9400' })).toMatchObject({
    port: 9405,
    sources: 'auto',
    crawlAccess: 'operators',
  });
});
