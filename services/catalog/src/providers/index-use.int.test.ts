// On a table of a size where a scan would hurt: the planner itself chooses the intended index, nothing is switched off.
import { parseQuery } from '@app/content/matching/query';
import { providerSearchText } from '@app/content/matching/search-text';
import type { PreparedReads } from '@app/database/prepared-reads';
import { createTestDatabase, type TestDatabase } from '@app/testing/database';
import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { fillProviders } from '@app/testing/invented/providers.mjs';
import type { CommonWords } from './common-words';
import type { ProviderFilters } from './provider-filters';
import { NearestProviders } from './nearest-providers';
import { ProviderSearchRepository } from './provider-search.repository';
import { ProvidersRepository } from './providers.repository';
import { WordFrequencies } from './word-frequencies';
import type { ZipsService } from '../zips/zips.service';

const RECORDS = 25_000;
const noDatabase = {} as unknown as DataSource;
const zips = {
  around: () => Promise.resolve(['90006', '90005']),
  countWithin: () => Promise.resolve(24),
} as unknown as ZipsService;
const notRead = { current: () => null } as unknown as CommonWords;
/** @param around what is known of ZIP codes @param common what is known of common words */
function searchesOf(
  source: DataSource,
  reads: PreparedReads,
  around = zips,
  common = notRead,
): ProviderSearchRepository {
  const known = new WordFrequencies(source);
  return new ProviderSearchRepository(source, reads, known, new NearestProviders(known, around), common);
}
/** What directories say of some of them. */
const STATED = `
  INSERT INTO guide.provider_sources (source, origin, source_key, natural_key, provider_id, fields, source_url, retrieved_at, checked_on, content_hash)
  SELECT 'directory', 'sample', natural_key, natural_key, id, '{"languages": ["Korean"]}', 'https://example.org/', now(), current_date, 'x'
    FROM guide.providers WHERE languages <> '{}';
  ANALYZE guide.provider_sources`;

describe('the indexes of guide.providers', () => {
  let database: TestDatabase;
  let reader: Client;
  let plans: string[] = [];
  let repository: ProvidersRepository;
  let searches: ProviderSearchRepository;
  let explained: PreparedReads;

  beforeAll(async () => {
    database = await createTestDatabase();
    const admin = new Client({ connectionString: database.adminUrl });
    await admin.connect();
    await fillProviders(admin, providerSearchText, RECORDS);
    await admin.query(STATED);
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
    const rows = (_name: string | null, sql: string, values: unknown[]) => explain(sql, values);
    explained = { rows } as unknown as PreparedReads;
    repository = new ProvidersRepository(source, explained, new WordFrequencies(source));
    searches = searchesOf(source, explained);
  });
  beforeEach(() => (plans = []));
  afterAll(async () => {
    await reader?.end();
    await database?.drop();
  });

  /** A database that keeps the prepared statements it is asked for, and answers them with nothing. */
  const recording = () => {
    const statements: { name: string | null; text: string }[] = [];
    const rows = (name: string | null, text: string) => Promise.resolve((statements.push({ name, text }), []));
    const query = async (sql: string, values?: unknown[]) => (await reader.query(sql, values)).rows;
    return { statements, source: { query } as unknown as DataSource, reads: { rows } as unknown as PreparedReads };
  };

  /** Of a statement whose values the planner does not know. */
  const genericPlan = async ({ text }: { text: string }): Promise<string> => {
    const { rows } = await reader.query<{ 'QUERY PLAN': string }>(`EXPLAIN (GENERIC_PLAN) ${text}`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };

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

  it('a part of a common word is read from the index of the lots, and from no other list', async () => {
    await searches.search(filtersOf('medicine'), 20);
    const ofLot = plans.find((plan) => plan.includes('words_of_lots')) ?? '';
    expect(ofLot).toContain('Index Scan on providers_by_words_of_lots');
    expect(ofLot).not.toContain('Seq Scan');
  });

  it('nor is it compared record by record where it is one of several ways to answer, which makes all words of a record again', async () => {
    const { source } = recording();
    // As of a hundred thousand records: a word that most hold is then read in the records of the others.
    const query = async (sql: string) => {
      const rows = await source.query<{ rows: number }[]>(sql);
      return rows.map((row) => Object.assign(row, { rows: 4 * row.rows }));
    };
    const asked = searchesOf({ query } as unknown as DataSource, explained);
    for (const q of ['한인 의사', 'medicine doctor', 'kim md', 'maria garcia md']) await asked.search(filtersOf(q), 20);
    const ofSeveral = plans.filter((plan) => plan.includes('words_of_lots') && plan.includes('BitmapOr'));
    expect(ofSeveral).not.toHaveLength(0);
    expect(plans.join('\n')).not.toMatch(/Filter: .*words_of_lots/);
  });

  it('a word in most records is read in the records of the rare ones, and in the index among its like', async () => {
    await searches.search(filtersOf('maria garcia md'), 50);
    const doctors = 'ts_match_vq';
    expect(plans.join()).toContain('providers_by_words');
    expect(plans.join().includes(doctors)).toBe(true);
    plans = [];
    await searches.search(filtersOf('hanbit yoo'), 50);
    expect(plans.join()).not.toContain(doctors);
  });

  it('pharmacies that speak Korean are found by what they are, not by walking through all around', async () => {
    const around = { center: { latitude: 34.05, longitude: -118.3 }, miles: 25 };
    await searches.search({ types: ['pharmacy'], languages: ['Korean'], around }, 50);
    expect(plans.slice(1).join()).toContain('Index Scan on providers_by_words');
    expect(plans.join()).not.toContain('Seq Scan');
  });

  it('a kind is shown in the order of an index, a rare one with its language by what it is', async () => {
    await searches.search({ types: ['doctor'] }, 20);
    expect(plans[0]?.split('SubPlan')[0]).toContain('Index Scan using providers_by_type');
    expect(plans[0]?.split('SubPlan')[0]).not.toMatch(/Sort|Filter/);
    plans = [];
    await searches.search({ types: ['pharmacy'], languages: ['Korean'] }, 20);
    expect(plans.join()).toContain('Index Scan on providers_by_words');
    expect(plans.join()).not.toContain('BitmapAnd');
  });

  it('around a place a common word is looked up with the ZIP codes there, a kind among the nearest records', async () => {
    const around = { center: { latitude: 34.05, longitude: -118.3 }, miles: 25 };
    await searches.search({ ...filtersOf('doctor medicine'), around }, 50);
    expect(plans[0]).toContain('Index Scan on providers_by_words');
    expect(plans[0]).toContain('90005');
    expect(plans.join()).not.toContain('Seq Scan');
    plans = [];
    await searches.search({ types: ['doctor'], around }, 50);
    expect(plans[0]).toContain('Index Scan using providers_by_point');
    expect(plans.join()).not.toContain('Seq Scan');
  });

  it.each([
    ['a ZIP', {}],
    ['a ZIP and a kind', { types: ['doctor'] }],
    ['a ZIP and several kinds', { types: ['clinic', 'pharmacy'] }],
    ['a ZIP and a language', { languages: ['Korean'] }],
    ['a ZIP and a field', { specialty: 'cardiology' }],
  ] satisfies [string, Partial<ProviderFilters>][])('%s: one statement, and no scan of a table', async (_of, more) => {
    await repository.list({ zip: '90007', ...more }, { limit: 50, offset: 0 });
    expect(plans).toHaveLength(1);
    expect(plans[0]).toContain('providers_by_zip');
    expect(plans[0]).toContain('provider_sources_by_provider');
    expect(plans[0]).not.toContain('Seq Scan');
  });

  it('what is planned once for all ZIPs is planned as well as for one', async () => {
    const { statements, reads } = recording();
    const listed = new ProvidersRepository(noDatabase, reads, new WordFrequencies(noDatabase));
    await listed.list({ zip: '90007' }, { limit: 50, offset: 0 });
    await listed.list({ zip: '90007', types: ['doctor'] }, { limit: 50, offset: 0 });
    for (const statement of statements) {
      const plan = await genericPlan(statement);
      expect(plan).toContain('providers_by_zip');
      expect(plan).not.toContain('Seq Scan');
    }
    expect(statements.map(({ name }) => name)).toEqual(['providers zip', 'providers zip type']);
  });

  it('words are looked up by their index when the plan is made for all words', async () => {
    const { statements, source, reads } = recording();
    const asked = searchesOf(source, reads);
    const around = { center: { latitude: 34.05, longitude: -118.3 }, miles: 25 };
    const askAll = async () => {
      statements.length = 0;
      for (const q of ['kim', 'maria garcia md', '한빛 약국', 'medical center']) {
        await asked.search(filtersOf(q), 20);
        await asked.search({ ...filtersOf(q), around }, 20);
      }
    };
    // Asked again each has a name.
    await askAll();
    await askAll();
    expect(statements).not.toHaveLength(0);
    for (const statement of statements) {
      expect(statement.name).toMatch(/^providers by words [\w-]+$/);
      const plan = await genericPlan(statement);
      expect(plan).toContain('Index Scan on providers_by_words');
      expect(plan).not.toContain('Seq Scan');
    }
    // For a kind or within a ZIP code another index might be taken: planned for each.
    statements.length = 0;
    await asked.search({ types: ['doctor'], around }, 20);
    await asked.search({ ...filtersOf('hanbit yoo'), zip: '90006' }, 20);
    expect(statements.map(({ name }) => name)).toEqual([null, null]);
  });

  it('records that are known to have all words are found by their ids, the others by the rarer words', async () => {
    const { statements, source, reads } = recording();
    const ids = ['00000000-0000-0000-0000-000000000001', '00000000-0000-0000-0000-000000000002'];
    const known = { ids, others: [{ lexeme: 'doctors', isPrefix: true }], isPart: false };
    const common = { current: () => ({ answering: () => known }) } as unknown as CommonWords;
    for (const q of ['doctor medicine', 'medicine md']) {
      await searchesOf(source, reads, zips, common).search(filtersOf(q), 20);
      const plan = await genericPlan(statements.at(-1) ?? { text: '' });
      expect(plan).toContain('Index Scan on providers_pkey');
      expect(plan).toContain('Index Scan on providers_by_words');
      expect(plan).not.toContain('Seq Scan');
    }
    // A word that most records hold (md) is compared in those that are found, not walked through in the index.
    expect(statements.at(-1)?.text).toMatch(
      /r\.id = ANY \(\$1::uuid\[\]\) OR \(r\.search_words @@ .* AND pg_catalog\.ts_match_vq/,
    );
  });

  it('where few ZIP codes are around their records are found by their place when the plan is made for all places', async () => {
    const { statements, source, reads } = recording();
    const few = { ...zips, countWithin: () => Promise.resolve(3) } as unknown as ZipsService;
    const asked = searchesOf(source, reads, few);
    const around = { center: { latitude: 34.05, longitude: -118.3 }, miles: 25 };
    await asked.search({ ...filtersOf('doctor medicine'), around }, 20);
    const plan = await genericPlan(statements.at(-1) ?? { text: '' });
    expect(plan).toContain('Index Scan on providers_by_point');
    expect(plan).not.toContain('Seq Scan');
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
