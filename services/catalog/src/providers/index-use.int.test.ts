// On a table of a size where a scan would hurt: the planner itself chooses the intended index, nothing is switched off.
import { parseQuery } from '@app/content/matching/query';
import { providerSearchText } from '@app/content/matching/search-text';
import { createTestDatabase, type TestDatabase } from '@app/testing/database';
import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { fillProviders } from '../../../../tools/bench/invented-records.mjs';
import type { ProviderFilters } from './provider-filters';
import { ProviderSearchRepository } from './provider-search.repository';
import { ProvidersRepository } from './providers.repository';
import { WordFrequencies } from './word-frequencies';

const RECORDS = 25_000;

describe('the indexes of guide.providers', () => {
  let database: TestDatabase;
  let reader: Client;
  let plans: string[] = [];
  let repository: ProvidersRepository;
  let searches: ProviderSearchRepository;

  beforeAll(async () => {
    database = await createTestDatabase();
    const admin = new Client({ connectionString: database.adminUrl });
    await admin.connect();
    await fillProviders(admin, providerSearchText, RECORDS);
    await admin.end();
    reader = new Client({ connectionString: database.readerUrl });
    await reader.connect();
    // The repository's own statements, explained instead of run.
    const explain = async (sql: string, values?: unknown[]): Promise<unknown[]> => {
      if (sql.includes('pg_stats')) return (await reader.query(sql, values)).rows;
      const { rows } = await reader.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${sql}`, values);
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
      return [];
    };
    const source = { query: explain } as unknown as DataSource;
    const frequencies = new WordFrequencies(source);
    repository = new ProvidersRepository(source, frequencies);
    searches = new ProviderSearchRepository(source, frequencies);
  });
  beforeEach(() => (plans = []));
  afterAll(async () => {
    await reader?.end();
    await database?.drop();
  });

  const filtersOf = (q: string): ProviderFilters => {
    const text = parseQuery(q);
    return { text, ...(text.zip ? { zip: text.zip } : {}), ...(text.types ? { types: text.types } : {}) };
  };

  it.each(['서울', '한빛', '한빛약국', 'kim', 'ㅎㅂㅇㄱ', '김내과', '카이저', '내과', 'medical', 'maria garcia'])(
    '%s is looked up by its words',
    async (q) => {
      await searches.search(filtersOf(q), 50);
      expect(plans.join()).toContain('Index Scan on providers_by_words');
      expect(plans.join()).not.toContain('Seq Scan');
    },
  );

  it('around a place a common word is looked for in the nearest records', async () => {
    const around = { center: { latitude: 34.05, longitude: -118.3 }, miles: 25 };
    await searches.search({ ...filtersOf('doctor medicine'), around }, 50);
    expect(plans[0]).toContain('Index Scan using providers_by_point');
    expect(plans.join()).not.toContain('Seq Scan');
  });

  it('a ZIP with a kind is read from its index', async () => {
    await repository.list(filtersOf('90007 의사'), { limit: 500, offset: 0 });
    await searches.search(filtersOf('90007'), 50);
    await repository.exists('90007', 'doctor');
    for (const plan of plans) expect(plan).toContain('providers_by_zip');
  });

  it('a kind alone comes in the order of its names without a sort of them all', async () => {
    await searches.search(filtersOf('약국'), 50);
    expect(plans.join()).toMatch(/providers_by_(type|name)/);
    expect(plans.join()).not.toContain('Seq Scan');
  });

  it('a plan and a medical group are looked up by their keys', async () => {
    await repository.list({ network: 'both sampleplan group1' }, { limit: 10, offset: 0 });
    for (const plan of plans) expect(plan).toContain('providers_by_network');
  });

  it('a distance is looked for inside its box', async () => {
    const around = { center: { latitude: 34.05, longitude: -118.3 }, miles: 3 };
    await repository.list({ around, types: ['clinic'] }, { limit: 100, offset: 0 });
    expect(plans.join()).toContain('providers_by_place');
  });
});
