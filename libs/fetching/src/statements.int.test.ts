// How many statements a page takes, and that what they write is there for the next request.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { dataSourceOptions } from '@app/database/data-source';
import { createTestDatabase, type TestDatabase } from '@app/testing/database';
import { DataSource } from 'typeorm';
import { SlowDown } from './crawl-failure';
import { type CachedAnswer, FetchCacheRepository } from './fetch-cache.repository';
import { HostGate, type Lease, type Visit } from './host-gate';
import { HostLeasesRepository } from './host-leases.repository';

const answer = (bodySha256: string): CachedAnswer => ({
  etag: '"one"',
  lastModified: null,
  bodySha256,
  body: '<li>시니어</li>',
  status: 200,
  fetchedAt: new Date('2026-11-23T00:00:00.123Z'),
  expiresAt: null,
});

describe('statements of a lease', () => {
  let database: TestDatabase;
  let source: DataSource;
  let cache: FetchCacheRepository;
  let host: string;
  let statements: jest.SpyInstance;
  const robotsUrl = () => `https://${host}/robots.txt`;
  const visit = (path: string, paceMs: number): Visit => ({
    host,
    paceMs,
    asks: { url: `https://${host}${path}`, robotsUrl: robotsUrl(), robotsReadAt: null },
  });
  const gate = () => new HostGate(new HostLeasesRepository(source));
  /** Reads one page and keeps it. @returns what was known of it before */
  const read = (at: HostGate, path: string, paceMs: number) =>
    at.pass(visit(path, paceMs), async ({ beforeSend, knows, keep }: Lease) => {
      await beforeSend();
      keep({ url: `https://${host}${path}`, answer: answer(path) });
      return knows;
    });

  beforeAll(async () => {
    database = await createTestDatabase();
    source = new DataSource(dataSourceOptions({ url: database.crawlerUrl, applicationName: 'statements-test' }));
    await source.initialize();
    cache = new FetchCacheRepository(source);
  });
  beforeEach(() => {
    host = `${randomUUID()}.example`;
    statements = jest.spyOn(source, 'query');
  });
  afterEach(() => statements.mockRestore());
  afterAll(async () => {
    await source.destroy();
    await database.drop();
  });

  it('one a page where the next page is wanted within the pace', async () => {
    const own = gate();
    for (const path of ['/1', '/2', '/3', '/4']) await read(own, path, 800);
    expect(statements).toHaveBeenCalledTimes(4);
    await own.settle(host);
    expect(statements).toHaveBeenCalledTimes(5);
    for (const path of ['/1', '/2', '/3', '/4'])
      expect(await cache.find(`https://${host}${path}`)).toEqual(answer(path));
  });

  it('one a page where others of the same process wait in line, and one more for the last', async () => {
    const own = gate();
    await Promise.all(['/1', '/2', '/3', '/4', '/5'].map((path) => read(own, path, 0)));
    expect(statements).toHaveBeenCalledTimes(6);
    expect(await cache.find(`https://${host}/3`)).toEqual(answer('/3'));
  });

  it('two a page where no process waits and there is no pace', async () => {
    const own = gate();
    for (const path of ['/1', '/2', '/3']) await read(own, path, 0);
    expect(statements).toHaveBeenCalledTimes(6);
  });

  it('a lease brings what is cached, also of the page just before', async () => {
    const own = gate();
    await cache.save(robotsUrl(), { ...answer('rules'), body: 'User-agent: *' });
    expect(await read(own, '/', 600)).toEqual({ answer: null, robots: { ...answer('rules'), body: 'User-agent: *' } });
    expect((await read(own, '/', 600))?.answer).toEqual(answer('/'));
    await own.settle(host);
    expect((await read(gate(), '/', 0))?.answer).toEqual(answer('/'));
  });

  it('rules that the process has in memory come without their text', async () => {
    await cache.save(robotsUrl(), { ...answer('rules'), body: 'User-agent: *' });
    const asks = { url: null, robotsUrl: robotsUrl(), robotsReadAt: answer('').fetchedAt };
    const known = await gate().pass({ host, paceMs: 0, asks }, async ({ knows }) => knows);
    expect(known).toEqual({ answer: null, robots: { ...answer('rules'), body: null } });
    const older = { ...asks, robotsReadAt: new Date(0) };
    const again = await gate().pass({ host, paceMs: 0, asks: older }, async ({ knows }) => knows);
    expect(again?.robots?.body).toBe('User-agent: *');
  });

  it('a lease that lingers goes to the process that waits', async () => {
    const [own, other] = [gate(), gate()];
    await read(own, '/1', 900);
    const order: string[] = [];
    const waiting = read(other, '/2', 900).then(() => order.push('other'));
    await sleep(100);
    const next = read(own, '/3', 900).then(() => order.push('own'));
    await waiting;
    await next;
    expect(order).toEqual(['other', 'own']);
    await Promise.all([own.settle(host), other.settle(host)]);
  });

  it('a lease that is no longer needed is released before the pace is over', async () => {
    const own = gate();
    await read(own, '/1', 700);
    const holder = async () =>
      (
        await source.query<{ holder: string | null }[]>('SELECT holder FROM guide.fetch_hosts WHERE host = $1', [host])
      )[0]?.holder;
    expect(await holder()).not.toBeNull();
    await sleep(650);
    expect(await holder()).toBeNull();
    expect(await cache.find(`https://${host}/1`)).toEqual(answer('/1'));
  });

  it('a cooldown is visible at once, and nothing lingers when the process ends', async () => {
    const own = gate();
    await expect(own.pass(visit('/', 5_000), () => Promise.reject(new SlowDown(60_000)))).rejects.toThrow(SlowDown);
    await expect(read(gate(), '/', 0)).rejects.toThrow(SlowDown);
    host = `${randomUUID()}.example`;
    await read(own, '/', 5_000);
    await own.beforeApplicationShutdown();
    expect(await cache.find(`https://${host}/`)).toEqual(answer('/'));
    await expect(read(gate(), '/', 0)).resolves.toMatchObject({ answer: answer('/') });
  });
});
