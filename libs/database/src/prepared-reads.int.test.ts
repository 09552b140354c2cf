import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { isConnectionLost } from '@app/kit/lost-connection';
import { createTestDatabase, type TestDatabase, withClient } from '@app/testing/database';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from './data-source';
import { PreparedReads } from './prepared-reads';

/** Between a client and PostgreSQL; while it is silent no answer comes back. */
async function startRelay(url: string) {
  const { hostname, port } = new URL(url);
  const relay = { url: '', isSilent: false, stop: async (): Promise<void> => undefined };
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const postgres = connect(Number(port), hostname);
    for (const socket of [client, postgres]) sockets.add(socket.on('error', () => undefined));
    client.on('data', (data) => postgres.write(data)).on('close', () => postgres.destroy());
    postgres.on('data', (data) => relay.isSilent || client.write(data)).on('close', () => client.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own = new URL(url);
  own.port = String((server.address() as AddressInfo).port);
  relay.url = own.href;
  relay.stop = async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  return relay;
}

describe('prepared reads', () => {
  let database: TestDatabase;
  let source: DataSource;
  let reads: PreparedReads;

  beforeAll(async () => {
    database = await createTestDatabase();
    const settings = { url: database.readerUrl, applicationName: 'prepared-reads-test', statementTimeoutMs: 1_000 };
    source = await new DataSource(dataSourceOptions(settings)).initialize();
    reads = new PreparedReads(source, settings);
  });
  afterAll(async () => {
    await reads?.onApplicationShutdown();
    await source?.destroy();
    await database?.drop();
  });

  const PLACES = 'SELECT zip FROM guide.zip_codes WHERE lower(place) = $1 LIMIT 1';

  it('plan a statement with a name once for all values, however much less it costs for some', async () => {
    for (const place of ['irvine', 'nowhere', 'los angeles']) await reads.rows('places', PLACES, [place]);
    const plans = `SELECT generic_plans::int AS "forAll", custom_plans::int AS "forEach" FROM pg_prepared_statements WHERE name = $1`;
    expect(await reads.rows('plans', plans, ['places'])).toEqual([{ forAll: 3, forEach: 0 }]);
  });

  it('plan one without a name for its values, on the connections of all others', async () => {
    const [mode] = await reads.rows(null, 'SHOW plan_cache_mode', []);
    expect(mode).toEqual({ plan_cache_mode: 'auto' });
  });

  it('plan one that has no name yet for all values, on their own connections', async () => {
    const [mode] = await reads.rows('', 'SHOW plan_cache_mode', []);
    expect(mode).toEqual({ plan_cache_mode: 'force_generic_plan' });
  });

  it('go back to the connection that has planned the statement', async () => {
    await Promise.all([1, 2, 3].map((one) => reads.rows('', 'SELECT pg_sleep(0.05), $1::int', [one])));
    const process = 'SELECT pg_backend_pid() AS process';
    const asked: { process: number }[] = [];
    for (let time = 0; time < 4; time += 1) {
      asked.push(...(await reads.rows<{ process: number }>('process', process, [])));
      // The last connection given back would be the next one taken.
      const passing = [1, 2, 3].map((one) => reads.rows('', 'SELECT pg_sleep($1)', [one / 50]));
      await Promise.all(passing);
    }
    expect(new Set(asked.map((each) => each.process)).size).toBe(1);
  });

  it('fail when the server says nothing any more, and go on over a new connection', async () => {
    const relay = await startRelay(database.readerUrl);
    const settings = { url: relay.url, applicationName: 'silence-test', statementTimeoutMs: 200 };
    const behind = new PreparedReads(source, settings);
    const one = (name: string) => behind.rows(name, 'SELECT 1 AS one', []);
    expect(await one('before')).toEqual([{ one: 1 }]);
    relay.isSilent = true;
    for (const name of ['before', '']) {
      const error: unknown = await one(name).catch((reason: unknown) => reason);
      expect([name, isConnectionLost(error)]).toEqual([name, true]);
      relay.isSilent = false;
      expect(await one('after')).toEqual([{ one: 1 }]);
      relay.isSilent = true;
    }
    await behind.onApplicationShutdown();
    await relay.stop();
  });

  it('end with the time of a read, in the same role', async () => {
    await expect(reads.rows('sleep', 'SELECT pg_sleep($1)', [20])).rejects.toMatchObject({ code: '57014' });
    await expect(reads.rows('write', 'DELETE FROM guide.zip_codes WHERE zip = $1', ['90006'])).rejects.toMatchObject({
      code: '42501',
    });
  });

  it('outlive connections that the server cuts', async () => {
    await reads.rows('places', PLACES, ['irvine']);
    await withClient(database.adminUrl, (client) =>
      client.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'prepared-reads-test'`,
      ),
    );
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await reads.rows('places', PLACES, ['nowhere'])).toEqual([]);
  });
});
