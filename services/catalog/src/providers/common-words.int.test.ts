// Common words of which the process knows the records, beside what the database finds by itself.
import { setTimeout as wait } from 'node:timers/promises';
import { correctedQuery, parseQuery } from '@app/content/matching/query';
import { providerSearchText } from '@app/content/matching/search-text';
import { dataSourceOptions } from '@app/database/data-source';
import { PreparedReads } from '@app/database/prepared-reads';
import { createTestDatabase, type TestDatabase, withClient } from '@app/testing/database';
import { DataSource } from 'typeorm';
import { fillProviders } from '@app/testing/invented/providers.mjs';
import type { RecordsVersionService } from '../records-version/records-version.service';
import { insertProvider } from '../testing/catalog-app';
import type { ZipsService } from '../zips/zips.service';
import { CommonWords } from './common-words';
import { NearestProviders } from './nearest-providers';
import type { ProviderFilters } from './provider-filters';
import { type FoundHits, ProviderSearchRepository } from './provider-search.repository';
import { WordFrequencies } from './word-frequencies';

const RECORDS = 25_000;
const KOREATOWN = { latitude: 34.06, longitude: -118.3 };
const zips = { around: () => Promise.resolve(['90006']), countWithin: () => Promise.resolve(3) };

const idsOf = ({ hits }: FoundHits): string[] => hits.map((hit) => /"id":"([\w-]+)"/.exec(hit)?.[1] ?? hit);

describe('common words', () => {
  let database: TestDatabase;
  let source: DataSource;
  let reads: PreparedReads;
  let version: string | null;
  let statements: string[];
  let common: CommonWords;
  let searches: ProviderSearchRepository;
  /** By the database alone. */
  let plain: ProviderSearchRepository;

  beforeAll(async () => {
    database = await createTestDatabase();
    await withClient(database.adminUrl, (client) => fillProviders(client, providerSearchText, RECORDS));
    const settings = { url: database.readerUrl, applicationName: 'test' };
    source = await new DataSource(dataSourceOptions(settings)).initialize();
    reads = new PreparedReads(source, settings);
  });
  afterAll(async () => {
    await reads?.onApplicationShutdown();
    await source?.destroy();
    await database?.drop();
  });

  beforeEach(async () => {
    version = 'one';
    statements = [];
    const frequencies = new WordFrequencies(source);
    const watched = {
      query: (sql: string, values?: unknown[]) => (statements.push(sql), source.query(sql, values)),
    } as unknown as DataSource;
    common = new CommonWords(watched, { current: () => version } as RecordsVersionService, frequencies);
    const nearest = new NearestProviders(frequencies, zips as unknown as ZipsService);
    searches = new ProviderSearchRepository(source, reads, frequencies, nearest, common);
    const unread = { current: () => null } as unknown as CommonWords;
    plain = new ProviderSearchRepository(source, reads, frequencies, nearest, unread);
    await frequencies.refresh();
  });

  async function read(): Promise<void> {
    for (let tries = 0; !common.current() && tries < 200; tries += 1) await wait(50);
    expect(common.current()).not.toBeNull();
  }

  const around = { center: KOREATOWN, miles: 25 };
  const questions: [q: string, more: ProviderFilters][] = [
    'maria medicine doctor santa',
    'maria wilshire san diego',
    'care health los angeles',
    'maria care',
    'orange medicine maria 의사',
    'los angeles health san diego',
  ].flatMap((q) => [
    [q, {}],
    [q, { around }],
  ]);

  const isByIds = (text: string): boolean => text.includes('r.id = ANY');

  it.each(questions)('%s %j: the same as the database finds by itself', async (q, more) => {
    await read();
    const filters = { text: parseQuery(q), ...more };
    const found = await plain.search(filters, 1_000);
    const asked = jest.spyOn(reads, 'rows');
    const known = await searches.search(filters, 1_000);
    const texts = asked.mock.calls.map(([, text]) => text);
    asked.mockRestore();
    // Whether somebody is called so is asked before.
    expect(texts.filter((text) => !isByIds(text))).toEqual(more.around ? [] : texts.slice(0, 1));
    expect(idsOf(known)).toEqual(idsOf(found));
    expect(known).toMatchObject({ total: found.total, hasMore: found.hasMore });
  });

  const typed = parseQuery('maria garca md');
  const [, garca] = typed.tokens;
  const meant = correctedQuery(typed, new Map(garca && [[garca, ['garcia']]]));

  it.each([
    ['a name', parseQuery('maria garcia md')],
    ['a slip', meant],
  ])(
    'of many with the words of %s only those called so are put in order, and they are the best of all',
    async (_of, text) => {
      const called = await searches.search({ text }, 20);
      expect(called).toMatchObject({ total: 100, hasMore: true });
      // More than are called so.
      const all = await searches.search({ text }, 200);
      expect(all.total).toBeGreaterThan(200);
      expect(idsOf(called)).toEqual(idsOf(all).slice(0, 20));
    },
  );

  it('nothing is known once records have changed, and they are not read again for minutes', async () => {
    await read();
    const before = statements.length;
    await withClient(database.adminUrl, (client) =>
      insertProvider(client, { name: 'Maria Care Wilshire Medicine', city: 'Santa Ana' }),
    );
    version = 'two';
    expect(common.current()).toBeNull();
    const found = await searches.search({ text: parseQuery('maria medicine santa care wilshire') }, 20);
    expect(found.total).toBe(1);
    expect(statements).toHaveLength(before);
  });

  it('what changes while it is read is not kept, nor is anything known while changes are not heard', async () => {
    expect(common.current()).toBeNull();
    version = 'two';
    for (let tries = 0; statements.length < 2 && tries < 100; tries += 1) await wait(20);
    await wait(300);
    version = 'one';
    expect(common.current()).toBeNull();
    version = null;
    expect(common.current()).toBeNull();
  });
});
