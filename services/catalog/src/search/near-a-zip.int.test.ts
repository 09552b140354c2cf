import type { SearchResponse } from '@app/contracts/http/search';
import { createTestDatabase, type TestDatabase, withClient } from '@app/testing/database';
import { parseQuery } from '@app/content/matching/query';
import request from 'supertest';
import { DataSource } from 'typeorm';
import { NearestProviders } from '../providers/nearest-providers';
import { distanceSql } from '../providers/provider-filters';
import { wordConditions } from '../providers/provider-words';
import { WordFrequencies } from '../providers/word-frequencies';
import { SqlParameters } from '../sql-parameters';
import { type CatalogApp, insertProvider, insertZip, startCatalog } from '../testing/catalog-app';
import type { ZipsService } from '../zips/zips.service';

const CENTER: [number, number] = [34.05, -118.29];
const beside = (steps: number): [number, number] => [CENTER[0] + steps / 1_000, CENTER[1]];

describe('what is looked for around a ZIP', () => {
  let database: TestDatabase;
  let catalog: CatalogApp;

  beforeAll(async () => {
    database = await createTestDatabase();
    await withClient(database.adminUrl, async (client) => {
      await client.query('TRUNCATE guide.zip_codes, guide.providers CASCADE');
      await insertZip(client, '90006', { point: CENTER });
      await insertProvider(client, { name: 'Chul Soo Kim MD', specialties: ['internal-medicine'], point: beside(0) });
      await insertProvider(client, { name: 'Garden Pharmacy', type: 'pharmacy', point: beside(1) });
      await insertProvider(client, {
        name: 'Hanbit Pharmacy',
        nameKo: '한빛약국',
        type: 'pharmacy',
        languages: ['Korean'],
        point: beside(2),
      });
      await insertProvider(client, { name: 'Kaiser Medical Center', type: 'hospital', point: beside(3) });
      await insertProvider(client, { name: 'Hanbit Clinic', nameKo: '한빛의원', type: 'clinic', point: beside(4) });
    });
    catalog = await startCatalog(database.readerUrl, database.queueUrl);
  });
  afterAll(async () => {
    await catalog?.app.close();
    await database?.drop();
  });

  // As many as are asked for are among the nearest records, so that no other way of looking comes after.
  it.each([
    ['약국', ['Garden Pharmacy', 'Hanbit Pharmacy']],
    ['pharmacy', ['Garden Pharmacy', 'Hanbit Pharmacy']],
    ['한국어 약국', ['Hanbit Pharmacy']],
    ['병원', ['Kaiser Medical Center']],
    ['내과', ['Chul Soo Kim MD']],
    ['한빛 약국', ['Hanbit Pharmacy']],
    ['hanbit', ['Hanbit Pharmacy', 'Hanbit Clinic']],
  ])('%s: the nearest of the kind, and nothing else', async (q, names) => {
    const { body } = await request(catalog.http)
      .get('/api/search')
      .query({ q, zip: '90006', limit: String(names.length) })
      .expect(200);
    expect((body as SearchResponse).providers.map(({ name }) => name)).toEqual(names);
  });

  it('a word of many records is looked for in the ZIP codes around only', async () => {
    const around = { center: { latitude: CENTER[0], longitude: CENTER[1] }, miles: 25 };
    const looked = async (zips: string[]) => {
      const nearest = new NearestProviders(new WordFrequencies(new DataSource({ type: 'postgres' })), {
        around: () => Promise.resolve(zips),
      } as unknown as ZipsService);
      const parameters = new SqlParameters();
      const filters = { text: parseQuery('hanbit'), around };
      const from = await nearest.from(filters, 20, distanceSql(filters, parameters), parameters);
      return withClient(database.readerUrl, async (client) => {
        const { rows } = await client.query(`SELECT r.name FROM ${from} ORDER BY 1`, parameters.values);
        return rows.map(({ name }: { name: string }) => name);
      });
    };
    expect(await looked(['90005', '90006'])).toEqual(['Hanbit Clinic', 'Hanbit Pharmacy']);
    expect(await looked(['90005'])).toEqual([]);
  });

  it.each([
    [8, ['Hanbit Clinic', 'Hanbit Pharmacy']],
    [9, null],
  ])('where %i ZIP codes are around, all records there are looked at or none', async (count, names) => {
    const frequencies = new WordFrequencies(new DataSource({ type: 'postgres' }));
    const nearest = new NearestProviders(frequencies, {
      countWithin: () => Promise.resolve(count),
    } as unknown as ZipsService);
    const parameters = new SqlParameters();
    const around = { center: { latitude: CENTER[0], longitude: CENTER[1] }, miles: 25 };
    const filters = { text: parseQuery('hanbit'), around };
    const few = await nearest.fewAround(filters, parameters);
    const sql = `SELECT r.name FROM ${few} r WHERE ${wordConditions(filters, parameters, frequencies).join(' AND ')} ORDER BY 1`;
    const found = await withClient(database.readerUrl, async (client) =>
      few === null ? null : (await client.query(sql, parameters.values)).rows,
    );
    expect(found?.map(({ name }: { name: string }) => name) ?? null).toEqual(names);
  });
});
