import type { SearchResponse } from '@app/contracts/http/search';
import { createTestDatabase, type TestDatabase, withClient } from '@app/testing/database';
import request from 'supertest';
import { type CatalogApp, insertProvider, startCatalog } from '../testing/catalog-app';

describe('who may be meant by a typing slip', () => {
  let database: TestDatabase;
  let catalog: CatalogApp;

  beforeAll(async () => {
    database = await createTestDatabase();
    await withClient(database.adminUrl, async (client) => {
      await client.query('TRUNCATE guide.providers CASCADE');
      for (const name of ['Maria A Williams MD', 'Maria B Williams MD', 'Maria Williams MD', 'Anthony Klaineam MD'])
        await insertProvider(client, { name });
      await insertProvider(client, { name: 'Anthony Laineam Pharmacy', type: 'pharmacy' });
      for (const nameKo of ['권창수', '권창수', '권창수', '권창스'])
        await insertProvider(client, { name: `Chang Kwon MD`, nameKo });
    });
    catalog = await startCatalog(database.readerUrl, database.queueUrl);
  });
  afterAll(async () => {
    await catalog?.app.close();
    await database?.drop();
  });

  const search = async (q: string): Promise<SearchResponse['providers']> => {
    const { body } = await request(catalog.http).get('/api/search').query({ q }).expect(200);
    return (body as SearchResponse).providers;
  };

  it('the name as it should have been written comes before longer ones', async () => {
    const names = (await search('Maria Wikliams MD')).map(({ name }) => name);
    expect(names[0]).toBe('Maria Williams MD');
    expect(names).toHaveLength(3);
  });

  it('one of each name comes before the second of a frequent one', async () => {
    const names = (await search('권창소')).map(({ nameKo }) => nameKo);
    expect(names).toHaveLength(4);
    expect(new Set(names.slice(0, 2))).toEqual(new Set(['권창수', '권창스']));
  });

  it('a word that ends as another does is found with it', async () => {
    const names = (await search('Anthony Kaineam')).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Anthony Klaineam MD', 'Anthony Laineam Pharmacy']));
  });
});
