import type { AddressInfo } from 'node:net';
import type { OfficeResponse } from '@app/contracts/http/offices';
import { createTestDatabase, type TestDatabase, withClient } from '@app/testing/database';
import { faultOf, malformedRequests, sendRaw } from '@app/testing/malformed-requests';
import type { Client } from 'pg';
import request from 'supertest';
import { type CatalogApp, insertZip, startCatalog } from '../testing/catalog-app';

interface Given {
  id: string;
  city: string;
  zip: string;
  state?: string;
  point?: [latitude: number, longitude: number];
  isActive?: boolean;
}

async function insertOffice(client: Client, { id, city, zip, state = 'CA', point, isActive = true }: Given) {
  const hours = { monday: { open: '9:00 AM', close: '4:00 PM' }, wednesday: null };
  await client.query(
    `INSERT INTO guide.offices (id, name, address, city, state, zip_code, phone, hours, latitude, longitude, is_active,
       source, source_url, retrieved_at, checked_on, origin, content_hash)
     VALUES ($1, $2, '1 Sample St', $2, $3, $4, '1-800-555-0100', $5, $6, $7, $8, 'social-security',
       'https://www.ssa.gov/data/', now(), '2026-11-20', 'sample', 'x')`,
    [id, city, state, zip, hours, point?.[0] ?? null, point?.[1] ?? null, isActive],
  );
}

describe('GET /api/offices', () => {
  let database: TestDatabase;
  let catalog: CatalogApp;

  beforeAll(async () => {
    database = await createTestDatabase();
    await withClient(database.adminUrl, async (client) => {
      await client.query('TRUNCATE guide.zip_codes CASCADE');
      await insertZip(client, '90006', { point: [34.0481, -118.2942] });
      await insertZip(client, '90623', { counties: ['Orange', 'Los Angeles'] });
      await insertOffice(client, { id: '1', city: 'Wilshire', zip: '90020', point: [34.0663, -118.3098] });
      await insertOffice(client, { id: '2', city: 'Irvine', zip: '92620', point: [33.7089, -117.7556] });
      await insertOffice(client, { id: '3', city: 'La Palma', zip: '90623' });
      await insertOffice(client, { id: '4', city: 'Yuma', zip: '85364', state: 'AZ', point: [32.6927, -114.6277] });
      await insertOffice(client, { id: '5', city: 'Closed', zip: '90006', isActive: false });
    });
    catalog = await startCatalog(database.readerUrl, database.queueUrl);
  });
  afterAll(async () => {
    await catalog?.app.close();
    await database?.drop();
  });

  const get = (query: string) => request(catalog.http).get(`/api/offices?${query}`);

  it.each([
    [
      '',
      [
        ['Irvine', null],
        ['La Palma', null],
        ['Wilshire', null],
      ],
    ],
    ['limit=1', [['Irvine', null]]],
    [
      'zip=90006',
      [
        ['Wilshire', 1.5],
        ['Irvine', 38.8],
        ['Yuma', 231.3],
        ['La Palma', null],
      ],
    ],
    [
      'zip=90006&limit=2',
      [
        ['Wilshire', 1.5],
        ['Irvine', 38.8],
      ],
    ],
    ['zip=90623&limit=1', [['La Palma', null]]],
    ['zip=10001', []],
  ])('%s: the nearest first, and what cannot be measured last', async (query, expected) => {
    const { body } = await get(query).expect(200);
    expect((body as OfficeResponse[]).map(({ city, distanceMiles }) => [city, distanceMiles])).toEqual(expected);
  });

  it('tells hours in the words of the source, null on a closed day, and where they come from', async () => {
    const { body } = await get('zip=90006&limit=1').expect(200).expect('Cache-Control', 'public, max-age=60');
    expect(body).toMatchObject([
      {
        id: '1',
        phone: '1-800-555-0100',
        hours: { monday: { open: '9:00 AM', close: '4:00 PM' }, wednesday: null },
        provenance: { origin: 'sample', sourceName: { ko: expect.stringContaining('사회보장국') } },
      },
    ]);
  });

  it.each([
    ['zip=9000', 'zip'],
    ['limit=0', 'limit'],
    ['limit=501', 'limit'],
  ])('%s is a bad request that names the field', async (query, field) => {
    expect((await get(query).expect(400)).body).toMatchObject({ fields: { [field]: 'Invalid input' } });
  });

  it('never fails on a malformed request', async () => {
    await catalog.app.listen(0, '127.0.0.1');
    const { port } = catalog.http.address() as AddressInfo;
    for (const call of malformedRequests({ list: '/api/offices' })) {
      const answer = await sendRaw(`http://127.0.0.1:${port}`, call);
      expect([call.name, faultOf(answer)]).toEqual([call.name, null]);
    }
  });
});
