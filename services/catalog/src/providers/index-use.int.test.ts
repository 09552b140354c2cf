// On a table of a size where a scan would hurt: the planner itself chooses the intended index, nothing is switched off.
import { parseQuery } from '@app/content/matching/query';
import { providerSearchText } from '@app/content/matching/search-text';
import { createTestDatabase, type TestDatabase, withClient } from '@app/testing/database';
import { fillProviders } from '@app/testing/invented/providers.mjs';
import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import type { ProviderFilters } from './provider-filters';
import { ProviderSearchRepository } from './provider-search.repository';
import { ProvidersRepository } from './providers.repository';

const RECORDS = 25_000;
const KOREATOWN = { latitude: 34.05, longitude: -118.3 };
/** What directories state about some of them. */
const STATEMENTS = `
  INSERT INTO guide.provider_sources (source, origin, source_key, natural_key, provider_id, fields, source_url, retrieved_at, checked_on, content_hash)
  SELECT 'directory', 'sample', natural_key, natural_key, id, '{"languages": ["Korean"]}', 'https://example.org/', now(), current_date, 'x'
    FROM guide.providers WHERE languages <> '{}';
  ANALYZE guide.provider_sources`;

describe('the indexes of guide.providers', () => {
  let database: TestDatabase;
  let reader: Client;
  let plans: string[] = [];
  let lists: ProvidersRepository;
  let searches: ProviderSearchRepository;

  beforeAll(async () => {
    database = await createTestDatabase();
    await withClient(database.adminUrl, async (client) => {
      await fillProviders(client, providerSearchText, RECORDS);
      await client.query(STATEMENTS);
    });
    reader = new Client({ connectionString: database.readerUrl });
    await reader.connect();
    // The repositories' own statements, explained instead of run.
    const explain = async (sql: string, values?: unknown[]): Promise<void> => {
      const { rows } = await reader.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${sql}`, values);
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
    };
    const query = async (sql: string, values?: unknown[]): Promise<unknown[]> => {
      await explain(sql, values);
      return [];
    };
    // A prepared statement may get a plan that does not look at the values.
    const client = {
      query: ({ text }: { text: string }) => explain(`(GENERIC_PLAN) ${text}`).then(() => ({ rows: [] })),
    };
    const session = { connect: () => Promise.resolve(client), release: () => Promise.resolve() };
    const source = { query, createQueryRunner: () => session } as unknown as DataSource;
    lists = new ProvidersRepository(source);
    searches = new ProviderSearchRepository(source);
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

  it.each(['서울', '한빛', '한빛약국', 'kim', 'ㅎㅂㅇㄱ', '김내과', '카이저', 'maria garcia'])(
    '%s is looked up in the index of words',
    async (q) => {
      await searches.search(filtersOf(q), 50);
      expect(plans.join()).toContain('Index Scan on providers_by_words');
      expect(plans.join()).not.toContain('Seq Scan');
    },
  );

  it('pharmacies that speak Korean around a place are found by what they are', async () => {
    await searches.search({ types: ['pharmacy'], languages: ['Korean'], around: { center: KOREATOWN, miles: 25 } }, 50);
    expect(plans.join()).toContain('Index Scan on providers_by_words');
    expect(plans.join()).not.toContain('Seq Scan');
  });

  it('a common kind around a place is found by walking outward from it', async () => {
    await searches.search({ types: ['doctor'], around: { center: KOREATOWN, miles: 25 } }, 50);
    expect(plans.join()).toContain('Index Scan using providers_by_point');
  });

  it.each([
    ['a ZIP', {}],
    ['a ZIP and a kind', { types: ['doctor'] }],
    ['a ZIP and several kinds', { types: ['clinic', 'pharmacy'] }],
    ['a ZIP and a language', { languages: ['Korean'] }],
    ['a ZIP and a field', { specialty: 'cardiology' }],
  ] satisfies [string, Partial<ProviderFilters>][])(
    '%s: one statement without a scan of a table',
    async (_of, more) => {
      await lists.list({ zip: '90007', ...more }, { limit: 50, offset: 0 });
      expect(plans).toHaveLength(1);
      expect(plans[0]).toContain('providers_by_zip');
      expect(plans[0]).toContain('provider_sources_by_provider');
      expect(plans[0]).not.toContain('Seq Scan');
    },
  );

  it('a ZIP with a kind is read from the index of ZIPs', async () => {
    await lists.list(filtersOf('90007 의사'), { limit: 500, offset: 0 });
    await searches.search(filtersOf('90007'), 50);
    await lists.exists('90007', 'doctor');
    for (const plan of plans) expect(plan).toContain('providers_by_zip');
  });

  it('a kind alone comes in the order of its names without sorting all of them', async () => {
    await searches.search(filtersOf('약국'), 50);
    expect(plans.join()).toMatch(/providers_by_(type|name)/);
    expect(plans.join()).not.toContain('Seq Scan');
  });

  it('a plan and a medical group are looked up by their keys', async () => {
    await lists.list({ network: 'both sampleplan group1' }, { limit: 10, offset: 0 });
    for (const plan of plans) expect(plan).toContain('providers_by_network');
  });

  it('a distance is looked for inside its box', async () => {
    await lists.list({ around: { center: KOREATOWN, miles: 3 }, types: ['clinic'] }, { limit: 100, offset: 0 });
    expect(plans.join()).toContain('providers_by_place');
  });
});
