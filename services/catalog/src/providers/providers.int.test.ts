import { HEADERS, type ProviderResponse } from '@app/contracts/http/catalog';
import schemas from '@app/contracts/http/response-schemas.json';
import { createTestDatabase, type TestDatabase, withClient } from '@app/testing/database';
import { faultOf, malformedRequests, sendRaw } from '@app/testing/malformed-requests';
import type { AddressInfo } from 'node:net';
import request from 'supertest';
import { DataSource } from 'typeorm';
import { CrawlQueue } from '@app/queues/crawl-queue';
import { type CatalogApp, insertProvider, insertRun, insertZip, startCatalog } from '../testing/catalog-app';

describe('GET /api/providers', () => {
  let database: TestDatabase;
  let catalog: CatalogApp;
  let kimId: string;

  beforeAll(async () => {
    database = await createTestDatabase();
    await withClient(database.adminUrl, async (client) => {
      await client.query('TRUNCATE guide.zip_codes, guide.providers CASCADE');
      await insertZip(client, '90006', { point: [34.0481, -118.2942] });
      await insertZip(client, '90020', { point: [34.0663, -118.3098] });
      await insertZip(client, '92620', { point: [33.7089, -117.7556], counties: ['Orange'] });
      await insertZip(client, '90623', { counties: ['Orange', 'Los Angeles'] });
      kimId = await insertProvider(client, {
        name: 'Chul Soo Kim MD',
        specialties: ['internal-medicine'],
        languages: ['Korean', 'English'],
        point: [34.0481, -118.2942],
        origin: 'sample',
      });
      await insertProvider(client, { name: 'Ana Lopez MD', specialties: ['cardiology'], languages: ['Spanish'] });
      await insertProvider(client, { name: 'Gone Doctor', isActive: false });
      await insertProvider(client, {
        name: 'Olympic Pharmacy',
        nameKo: '올림픽약국',
        type: 'pharmacy',
        zip: '90020',
        point: [34.0663, -118.3098],
      });
      await insertProvider(client, { name: 'Mandarin Clinic', type: 'clinic', zip: '90020', languages: ['Mandarin'] });
      await insertProvider(client, {
        name: 'Irvine Eye',
        type: 'clinic',
        zip: '92620',
        city: 'Irvine',
        county: 'Orange',
        point: [33.7089, -117.7556],
      });
      await insertProvider(client, { name: 'La Palma Clinic', type: 'clinic', zip: '90623', county: 'Orange' });
    });
    catalog = await startCatalog(database.readerUrl, database.queueUrl);
  });
  afterAll(async () => {
    await catalog?.app.close();
    await database?.drop();
  });

  const get = (query: string) => request(catalog.http).get(`/api/providers?${query}`);
  const names = async (query: string): Promise<string[]> =>
    ((await get(query).expect(200)).body as ProviderResponse[]).map(({ name }) => name);

  it('connects with a role that cannot write', async () => {
    const connection = catalog.app.get(DataSource);
    await expect(connection.query(`DELETE FROM guide.providers`)).rejects.toThrow(/permission denied/);
    await expect(connection.query(`INSERT INTO guide.app_settings VALUES ('x', '1')`)).rejects.toThrow(
      /permission denied/,
    );
  });

  it.each([
    ['zip=90006', ['Ana Lopez MD', 'Chul Soo Kim MD']],
    ['zipCode=90006', ['Ana Lopez MD', 'Chul Soo Kim MD']],
    ['zip=90006&type=doctor&specialty=cardiology', ['Ana Lopez MD']],
    ['zip=90006&type=doctor&specialty=all&language=all', ['Ana Lopez MD', 'Chul Soo Kim MD']],
    ['language=korean', ['Chul Soo Kim MD']],
    ['language=chinese', ['Mandarin Clinic']],
    ['county=orange', ['Irvine Eye', 'La Palma Clinic']],
    ['county=Orange%20County', ['Irvine Eye', 'La Palma Clinic']],
    ['type=clinic', ['Irvine Eye', 'La Palma Clinic', 'Mandarin Clinic']],
    [`q=${encodeURIComponent('내과')}`, ['Chul Soo Kim MD']],
    [`q=${encodeURIComponent('90020 약국')}`, ['Olympic Pharmacy']],
    [`q=${encodeURIComponent('한국어 의사')}`, ['Chul Soo Kim MD']],
    [`q=${encodeURIComponent('어바인 안과')}`, []],
    ['q=irvine', ['Irvine Eye']],
    ['q=%3F%21', []],
    [
      'zip=&type=&q=',
      ['Ana Lopez MD', 'Chul Soo Kim MD', 'Irvine Eye', 'La Palma Clinic', 'Mandarin Clinic', 'Olympic Pharmacy'],
    ],
  ])('%s finds by every condition, in the order of names', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it.each(['zip=90006&radius=25', 'q=kim', 'zip=90006'])(
    '%s: answers nothing that the contract does not name',
    async (query) => {
      const [first] = (await get(query).expect(200)).body as ProviderResponse[];
      const named = Object.keys(schemas.ProviderResponse.properties);
      expect(Object.keys(first ?? {}).filter((key) => !named.includes(key))).toEqual([]);
      expect(first).toHaveProperty('provenance');
    },
  );

  it('counts all and pages without a gap', async () => {
    const first = await get('limit=2').expect(200).expect(HEADERS.totalCount, '6');
    const second = await get('limit=2&offset=2').expect(200).expect(HEADERS.totalCount, '6');
    const third = await get('limit=2&offset=4').expect(200);
    const ids = [first, second, third].flatMap(({ body }) => (body as ProviderResponse[]).map(({ id }) => id));
    expect(new Set(ids).size).toBe(6);
    await get('q=clinic&offset=50').expect(200, []).expect(HEADERS.totalCount, '3');
    await get('q=clinic&limit=1').expect(200).expect(HEADERS.totalCount, '3');
    await get('offset=50').expect(200, []).expect(HEADERS.totalCount, '6');
  });

  it('tells how many of them are of one origin', async () => {
    await get('origin=sample&limit=1').expect(200).expect(HEADERS.totalCount, '1');
    await get('origin=live&limit=1').expect(200).expect(HEADERS.totalCount, '5');
  });

  it('measures from the middle of the ZIP and puts the nearest first', async () => {
    const { body } = await get('zip=90006&radius=5').expect(200).expect(HEADERS.totalCount, '2');
    const found = (body as ProviderResponse[]).map(({ name, distanceMiles }) => [name, distanceMiles]);
    expect(found).toEqual([
      ['Chul Soo Kim MD', 0],
      ['Olympic Pharmacy', 1.5],
    ]);
    expect(await names('zip=90006&radius=1')).toEqual(['Chul Soo Kim MD']);
    expect(await names('zip=90006&radius=50')).toEqual(['Chul Soo Kim MD', 'Olympic Pharmacy', 'Irvine Eye']);
    expect(await names('zip=90006&radius=50&type=clinic')).toEqual(['Irvine Eye']);
  });

  it('answers the ZIP alone, without distances, when its middle is unknown', async () => {
    const { body } = await get('zip=90623&radius=20').expect(200);
    expect(body).toMatchObject([{ name: 'La Palma Clinic', distanceMiles: null }]);
    expect((await get('zip=90623')).body).not.toHaveProperty('0.distanceMiles');
  });

  it('says when the ZIP lies in two counties', async () => {
    await get('zip=90623').expect(HEADERS.counties, 'Orange, Los Angeles');
    expect((await get('zip=90006')).headers).not.toHaveProperty(HEADERS.counties);
  });

  it('names the source of every record and marks samples', async () => {
    const { body } = await request(catalog.http).get(`/api/providers/${kimId}`).expect(200);
    expect(body).toMatchObject({
      id: kimId,
      zipCode: '90006',
      phone: null,
      languages: ['Korean', 'English'],
      provenance: {
        source: 'nppes',
        sourceUrl: 'https://npiregistry.cms.hhs.gov/',
        retrievedAt: '2026-11-20T08:00:00.000Z',
        checkedOn: '2026-11-20',
        sourceUpdatedAt: null,
        origin: 'sample',
        confidence: 'verified',
        isStale: false,
      },
    });
    const { sourceName } = (body as ProviderResponse).provenance;
    expect(sourceName.ko).toContain('등록부(NPI)');
    expect(sourceName.en).toContain('NPI Registry');
  });

  it('answers 404 for a record that is not there and 400 for an id that is none', async () => {
    const unknown = await request(catalog.http).get('/api/providers/00000000-0000-4000-8000-000000000000').expect(404);
    expect(unknown.body).toMatchObject({
      code: 'not_found',
      detail: 'listing_not_found',
    });
    await request(catalog.http).get('/api/providers/1').expect(400);
  });

  it.each([
    ['zip=abc', 'zip'],
    ['zip=9000', 'zip'],
    ['type=dragon', 'type'],
    ['specialty=magic', 'specialty'],
    ['language=klingon', 'language'],
    ['limit=0', 'limit'],
    ['limit=1001', 'limit'],
    ['offset=-1', 'offset'],
    ['radius=101', 'radius'],
    [`q=${'a'.repeat(101)}`, 'q'],
  ])('%s is a bad request that names the field', async (query, field) => {
    const { body } = await get(query).expect(400);
    expect(body).toMatchObject({ code: 'bad_request', fields: { [field]: 'Invalid input' } });
  });

  it('may be cached for a minute and revalidated by its ETag', async () => {
    // Once the registry was read for this ZIP and type, nothing is on its way any more.
    await withClient(database.adminUrl, (client) =>
      insertRun(client, { zip: '90006', type: 'doctor', status: 'succeeded', endedMinutesAgo: 60 }),
    );
    await catalog.app.get(CrawlQueue).removeWaiting('90006', 'doctor');
    const first = await get('zip=90006&type=doctor').expect(200).expect('Cache-Control', 'public, max-age=60');
    await get('zip=90006&type=doctor')
      .set('If-None-Match', first.headers['etag'] ?? '')
      .expect(304);
  });

  it('never fails on a malformed request', async () => {
    await catalog.app.listen(0, '127.0.0.1');
    const { port } = catalog.http.address() as AddressInfo;
    const calls = [
      ...malformedRequests({ list: '/api/providers', item: '/api/providers' }),
      ...malformedRequests({ list: '/api/search', item: '/api/zips' }),
    ];
    for (const call of calls) {
      const answer = await sendRaw(`http://127.0.0.1:${port}`, call);
      expect([call.name, faultOf(answer)]).toEqual([call.name, null]);
    }
  });
});
