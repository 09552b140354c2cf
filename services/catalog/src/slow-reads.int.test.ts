// A read that the database cannot end in time is ended for it: the visitor hears so, and the next visitor is served.
import { createTestDatabase, type TestDatabase, withClient } from '@app/testing/database';
import request from 'supertest';
import { DataSource } from 'typeorm';
import { type CatalogApp, insertProvider, insertZip, startCatalog } from './testing/catalog-app';

describe('a read that takes too long', () => {
  let database: TestDatabase;
  let catalog: CatalogApp;

  beforeAll(async () => {
    database = await createTestDatabase();
    catalog = await startCatalog(database.readerUrl, database.queueUrl, 1);
    await withClient(database.adminUrl, async (client) => {
      await client.query('TRUNCATE guide.zip_codes, guide.providers CASCADE');
      await insertZip(client, '90006');
      await insertProvider(client, { name: 'Some Clinic', type: 'clinic' });
    });
  });
  afterAll(async () => {
    await catalog?.app.close();
    await database?.drop();
  });

  it('is ended after a second and a half, on every connection of the pool', async () => {
    const source = catalog.app.get(DataSource);
    const [{ statement_timeout: allowed }] = await source.query('SHOW statement_timeout');
    expect(allowed).toBe('1500ms');
    const start = performance.now();
    await expect(source.query('SELECT pg_sleep(10)')).rejects.toMatchObject({ driverError: { code: '57014' } });
    expect(performance.now() - start).toBeLessThan(9_000);
  });

  it('answers 503 in the documented shape with a next step, and the reads after it succeed', async () => {
    await withClient(database.adminUrl, async (client) => {
      // A read of the table now waits: the same result as a plan that reads too much.
      await client.query('BEGIN; LOCK TABLE guide.providers IN ACCESS EXCLUSIVE MODE');
      for (const path of ['/api/providers?zip=90006&type=clinic', '/api/search?q=zzzzqqqq%20yyyyxxxx']) {
        const { body } = await request(catalog.http).get(path).expect(503).expect('retry-after', '5');
        expect(body).toMatchObject({ code: 'unavailable', detail: 'search_too_slow', requestId: expect.any(String) });
      }
      await client.query('ROLLBACK');
    });
    await request(catalog.http).get('/api/providers?zip=90006&type=clinic').expect(200);
  });
});
