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

  it('refuses a kind of housing that nobody knows', async () => {
    const { body } = await get('housingType=castle').expect(400);
    expect(body).toMatchObject({ fields: { housingType: 'Invalid input' } });
  });
});
