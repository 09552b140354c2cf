import type { SearchResponse } from '@app/contracts/http/search';
import { createTestDatabase, type TestDatabase, withClient } from '@app/testing/database';
import request from 'supertest';
import { type CatalogApp, insertProvider, startCatalog } from '../testing/catalog-app';

describe('providers that several sources speak of', () => {
  let database: TestDatabase;
  let catalog: CatalogApp;

  beforeAll(async () => {
    database = await createTestDatabase();
    await withClient(database.adminUrl, async (client) => {
      await client.query('TRUNCATE guide.providers CASCADE');
      await insertProvider(client, { name: 'Chul Soo Kim MD' });
      const id = await insertProvider(client, { name: 'Sample Villa', type: 'seniorHousing', zip: '95814' });
      await client.query(
        `UPDATE guide.providers SET housing_type = 'board-and-care', details = $2, field_sources = $3
          WHERE id = $1`,
        [
          id,
          { licenseStatus: 'ON PROBATION', notes: [{ ko: '주의: 보호관찰', en: 'Caution: on probation' }] },
          { name: 'starter', licenseNumber: 'cdss-rcfe' },
        ],
      );
    });
    catalog = await startCatalog(database.readerUrl, database.queueUrl);
  });
  afterAll(async () => {
    await catalog?.app.close();
    await database?.drop();
  });

  const get = (query: string) => request(catalog.http).get(`/api/providers?${query}`);

  it('names the source of every field of a merged record, and keeps the warning of its licence', async () => {
    const { body } = await get('type=seniorHousing&housingType=board-and-care').expect(200);
    expect(body).toMatchObject([
      {
        name: 'Sample Villa',
        housingType: 'board-and-care',
        details: { licenseStatus: 'ON PROBATION', notes: [{ ko: '주의: 보호관찰', en: 'Caution: on probation' }] },
        fieldSources: {
          name: { source: 'starter', name: { ko: '저희가 직접 모은 자료' } },
          licenseNumber: { source: 'cdss-rcfe', name: { ko: expect.stringContaining('사회복지국(CDSS)') } },
        },
      },
    ]);
    await get('type=seniorHousing&housingType=assisted-living').expect(200, []);
    expect((await get('zip=90006')).body).not.toHaveProperty('0.fieldSources');
  });

  it('is the same in a list, by its id and in a search, whatever its texts hold', async () => {
    const name = 'Odd "Sample" \\ Villa\n\t\u2028 </script> 🏥 정원';
    const [insurer, network] = ['Plan "A"', 'HMO \\ B'];
    const id = await withClient(database.adminUrl, (client) =>
      insertProvider(client, {
        name,
        nameKo: '별난 "보기" 집',
        zip: '90013',
        point: [34.123456789012345, -118.1e-7],
        languages: ['Korean'],
        networks: [{ insurer, line: null, network, group: null, source: 'kaiser-directory' }],
        stated: { 'lacare-directory': ['Korean'] },
      }),
    );
    const { body: one } = await request(catalog.http).get(`/api/providers/${id}`).expect(200);
    expect(one).toMatchObject({ name, latitude: 34.123456789012345, longitude: -118.1e-7, details: null });
    expect(one).toMatchObject({ networks: [{ insurer, network }], statedLanguages: [{ languages: ['Korean'] }] });
    const list = await get('zip=90013').expect(200).expect('content-type', 'application/json; charset=utf-8');
    expect(list.body).toEqual([one]);
    const { body: found } = await request(catalog.http).get('/api/search?zip=90013').expect(200);
    expect((found as SearchResponse).providers).toEqual([one]);
    expect((await get('zip=90013&types=clinic')).body).toEqual([]);
  });

  it('refuses an unknown kind of housing', async () => {
    const { body } = await get('housingType=castle').expect(400);
    expect(body).toMatchObject({ fields: { housingType: 'Invalid input' } });
  });
});
