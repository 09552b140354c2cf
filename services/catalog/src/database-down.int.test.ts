import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { createTestDatabase } from '@app/testing/database';
import request from 'supertest';
import { startCatalog } from './testing/catalog-app';

const CALLS = ['/api/insurance-plans', '/api/providers', '/api/search?q=kaiser', '/api/offices', '/api/zips/90006'];

/** The database behind a wire that can be cut. */
async function startWire(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const server = createServer((inner) => {
    const outer = connect(Number(target.port), target.hostname);
    for (const socket of [inner, outer]) sockets.add(socket.on('error', () => undefined));
    inner.pipe(outer).pipe(inner);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  const cut = async (): Promise<void> => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  /** The server hangs: connections stay open without an answer. New ones are answered again. */
  const freeze = (): void => {
    for (const socket of sockets) socket.unpipe().pause();
  };
  return { url: url.toString(), cut, freeze };
}

it('answers 503 in the documented shape while the database cannot be reached', async () => {
  const database = await createTestDatabase();
  const wire = await startWire(database.readerUrl);
  const catalog = await startCatalog(wire.url, database.queueUrl);
  try {
    await request(catalog.http).get('/api/offices').expect(200);
    await wire.cut();
    for (const path of CALLS) {
      const { body } = await request(catalog.http).get(path).expect(503).expect('retry-after', '5');
      expect(body).toEqual({
        code: 'unavailable',
        message: expect.any(String),
        requestId: expect.any(String),
      });
    }
  } finally {
    await catalog.app.close();
    await database.drop();
  }
});

it('answers 503 by its own deadline while the database is frozen', async () => {
  const database = await createTestDatabase();
  const wire = await startWire(database.readerUrl);
  const catalog = await startCatalog(wire.url, database.queueUrl, 1);
  try {
    await Promise.all(CALLS.map((path) => request(catalog.http).get(path)));
    wire.freeze();
    const startedAt = performance.now();
    const { body } = await request(catalog.http).get('/api/offices').expect(503).expect('retry-after', '5');
    expect(body).toMatchObject({ code: 'unavailable' });
    expect(performance.now() - startedAt).toBeLessThan(10_000);
  } finally {
    await wire.cut();
    await catalog.app.close();
    await database.drop();
  }
});
