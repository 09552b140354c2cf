// Several gates on one table, each as the gate of a process of its own.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { dataSourceOptions } from '@app/database/data-source';
import { createTestDatabase, type TestDatabase } from '@app/testing/database';
import { DataSource } from 'typeorm';
import { SlowDown, LeaseLost } from './crawl-failure';
import { HostGate, type Lease } from './host-gate';
import { HostLeasesRepository } from './host-leases.repository';

describe('gates of several processes before one host', () => {
  let database: TestDatabase;
  let source: DataSource;
  let leases: HostLeasesRepository;
  let host: string;
  const gates = (count: number) => Array.from({ length: count }, () => new HostGate(leases));

  beforeAll(async () => {
    database = await createTestDatabase();
    source = new DataSource(dataSourceOptions({ url: database.crawlerUrl, applicationName: 'host-gate-test' }));
    await source.initialize();
    leases = new HostLeasesRepository(source);
  });
  beforeEach(() => {
    host = `${randomUUID()}.example`;
  });
  afterAll(async () => {
    await source.destroy();
    await database.drop();
  });

  it('a process that comes back after a kill goes on with its lease after one pace, and does not wait until it runs out', async () => {
    const holder = randomUUID();
    const killed = new HostGate(leases, holder);
    let isIn = (): void => undefined;
    const inside = new Promise<void>((resolve) => (isIn = resolve));
    const dying = new AbortController();
    const wait = killed.pass({ host, paceMs: 200, signal: dying.signal }, ({ signal }) => {
      isIn();
      return sleep(60_000, undefined, { signal });
    });
    await inside;
    const begin = Date.now();
    let startedAt = 0;
    const heir = new HostGate(leases, holder);
    await heir.pass({ host, paceMs: 200 }, async ({ beforeSend }) => {
      await beforeSend();
      startedAt = Date.now();
    });
    expect(startedAt - begin).toBeGreaterThanOrEqual(200);
    // The lease of a stranger would have stood for nine seconds.
    expect(startedAt - begin).toBeLessThan(6_000);
    dying.abort();
    await expect(wait).rejects.toThrow();
  });

  it('let one request at a time through, at the pace, and each gate gets its share', async () => {
    const order: number[] = [];
    const starts: number[] = [];
    let inside = 0;
    let most = 0;
    const visits = gates(3).flatMap((gate, index) =>
      Array.from({ length: 4 }, () =>
        gate.pass({ host, paceMs: 60 }, async ({ beforeSend }) => {
          inside += 1;
          most = Math.max(most, inside);
          await beforeSend();
          starts.push(Date.now());
          order.push(index);
          await sleep(20);
          inside -= 1;
        }),
      ),
    );
    await Promise.all(visits);
    const gaps = starts.slice(1).map((start, index) => start - (starts[index] ?? 0));
    expect(most).toBe(1);
    expect(starts).toHaveLength(12);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(60);
    // No process is served to its end while others wait.
    expect(new Set(order.slice(0, 6)).size).toBeGreaterThan(1);
  });

  it('all stay away while the host rests', async () => {
    const [first, second] = gates(2) as [HostGate, HostGate];
    await expect(first.pass({ host, paceMs: 0 }, () => Promise.reject(new SlowDown(60_000)))).rejects.toThrow(SlowDown);
    const work = jest.fn(() => Promise.resolve());
    const error: unknown = await second.pass({ host, paceMs: 0 }, work).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(SlowDown);
    expect((error as SlowDown).retryAfterMs).toBeGreaterThan(50_000);
    expect(work).not.toHaveBeenCalled();
  });

  it('go on when the one that had the lease was killed', async () => {
    const [gate] = gates(1) as [HostGate];
    const dead = { host, holder: randomUUID(), leaseMs: 400, patienceMs: 0 };
    const begun = Date.now();
    expect((await leases.take(dead)).isMine).toBe(true);
    await gate.pass({ host, paceMs: 0 }, () => Promise.resolve());
    expect(Date.now() - begun).toBeGreaterThanOrEqual(350);
    expect(await leases.renew(host, dead.holder, 400)).toBe(false);
  });

  it('stop the work of the one that lost its lease', async () => {
    const [gate] = gates(1) as [HostGate];
    const lost = gate.pass({ host, paceMs: 0 }, async ({ signal }: Lease) => {
      await source.query('UPDATE guide.fetch_hosts SET holder = $2 WHERE host = $1', [host, randomUUID()]);
      await sleep(10_000, undefined, { signal }).catch(() => signal.throwIfAborted());
    });
    await expect(lost).rejects.toThrow(LeaseLost);
    // The lease of the other one is still valid.
    const [row] = await source.query<{ holder: string | null; rests: Date | null }[]>(
      'SELECT holder, rests_until AS rests FROM guide.fetch_hosts WHERE host = $1',
      [host],
    );
    expect(row?.holder).not.toBeNull();
    expect(row?.rests).toBeNull();
  });

  it('keep the head of the queue for the first request', async () => {
    const [holder, first, second] = [randomUUID(), randomUUID(), randomUUID()];
    const take = (asker: string) => leases.take({ host, holder: asker, leaseMs: 5_000, patienceMs: 0 });
    expect((await take(holder)).isMine).toBe(true);
    expect((await take(first)).isMine).toBe(false);
    expect((await take(second)).isMine).toBe(false);
    await leases.release({ host, holder, nextMs: 0, cooldownMs: 0 });
    expect((await take(second)).isMine).toBe(false);
    expect((await take(holder)).isMine).toBe(false);
    expect((await take(first)).isMine).toBe(true);
  });

  it('forget hosts without a request in a month', async () => {
    const [gate] = gates(1) as [HostGate];
    await gate.pass({ host, paceMs: 0 }, () => Promise.resolve());
    const count = async () =>
      (await source.query<unknown[]>('SELECT 1 FROM guide.fetch_hosts WHERE host = $1', [host])).length;
    await gate.forgetOld();
    expect(await count()).toBe(1);
    await leases.prune(new Date(Date.now() + 40 * 24 * 3_600_000));
    expect(await count()).toBe(0);
  });
});
