import type { SearchResponse } from '@app/contracts/http/search';
import { createTestDatabase, type TestDatabase, withClient } from '@app/testing/database';
import request from 'supertest';
import { type CatalogApp, insertProvider, insertZip, startCatalog } from '../testing/catalog-app';

const CENTER: [number, number] = [34.05, -118.29];
const atSteps = (steps: number): [number, number] => [CENTER[0] + steps / 1_000, CENTER[1]];

describe('a search around a ZIP', () => {
  let database: TestDatabase;
  let catalog: CatalogApp;

  beforeAll(async () => {
    database = await createTestDatabase();
    await withClient(database.adminUrl, async (client) => {
      await client.query('TRUNCATE guide.zip_codes, guide.providers CASCADE');
      await insertZip(client, '90006', { point: CENTER });
      await insertProvider(client, { name: 'Chul Soo Kim MD', specialties: ['internal-medicine'], point: atSteps(0) });
      await insertProvider(client, { name: 'Garden Pharmacy', type: 'pharmacy', point: atSteps(1) });
      await insertProvider(client, {
        name: 'Hanbit Pharmacy',
        nameKo: '한빛약국',
        type: 'pharmacy',
        languages: ['Korean'],
        point: atSteps(2),
      });
      await insertProvider(client, { name: 'Kaiser Medical Center', type: 'hospital', point: atSteps(3) });
      await insertProvider(client, { name: 'Hanbit Clinic', nameKo: '한빛의원', type: 'clinic', point: atSteps(4) });
    });
    catalog = await startCatalog(database.readerUrl, database.queueUrl);
  });
  afterAll(async () => {
    await catalog?.app.close();
    await database?.drop();
  });

  it.each([
    ['약국', ['Garden Pharmacy', 'Hanbit Pharmacy']],
    ['pharmacy', ['Garden Pharmacy', 'Hanbit Pharmacy']],
    ['한국어 약국', ['Hanbit Pharmacy']],
    ['병원', ['Kaiser Medical Center']],
    ['내과', ['Chul Soo Kim MD']],
    ['한빛 약국', ['Hanbit Pharmacy']],
    ['hanbit', ['Hanbit Pharmacy', 'Hanbit Clinic']],
  ])('%s: the nearest matches, and nothing else', async (q, names) => {
    const { body } = await request(catalog.http)
      .get('/api/search')
      .query({ q, zip: '90006', limit: String(names.length) })
      .expect(200);
    expect((body as SearchResponse).providers.map(({ name }) => name)).toEqual(names);
  });
});
