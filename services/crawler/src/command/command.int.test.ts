import { setTimeout as sleep } from 'node:timers/promises';
import type { INestApplicationContext } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import type { WholeSourceId } from '@app/contracts/http/crawl-sources';
import { createTestDatabase, type TestDatabase } from '@app/testing/database';
import { DataSource } from 'typeorm';
import { CrawlFailure } from '@app/fetching/crawl-failure';
import { CrawlerApp, settingsOf, testConfig } from '../testing/crawler-app';
import { InventedSources, records } from '../testing/invented-sources';
import { CommandModule } from './command.module';
import { CommandService } from './command.service';
import type { WholeCommand } from './command';

describe('a source read by a command', () => {
  let database: TestDatabase;
  let sources: InventedSources;
  let module: INestApplicationContext;

  beforeAll(async () => {
    database = await createTestDatabase();
    sources = new InventedSources();
    const config = testConfig({ databaseUrl: database.crawlerUrl });
    module = await Test.createTestingModule({ imports: [CommandModule.register(config, sources.parts)] }).compile();
    await module.init();
  });
  beforeEach(async () => {
    sources.reset();
    await query('DELETE FROM guide.crawl_runs');
  });
  afterAll(async () => {
    await module.close();
    await database.drop();
  });

  const query = <T>(sql: string): Promise<T[]> => module.get(DataSource).query(sql);
  const run = (changes: Partial<WholeCommand> = {}, stopping = new AbortController()) => {
    const reports: (number | null)[][] = [];
    const command = { source: 'insurance' as WholeSourceId, file: '/data/plans.ndjson', state: 'CA', isForced: false };
    return module
      .get(CommandService)
      .run({ ...command, ...changes }, (...progress) => reports.push(progress), stopping.signal)
      .then((ended) => ({ ended, reports }));
  };

  it('from a file is a live run of its own in the ledger, with its counts', async () => {
    const { ended } = await run();
    expect(ended).toMatchObject({
      status: 'succeeded',
      origin: 'live',
      requestedBy: 'operator',
      found: 10,
      added: 10,
      options: { file: 'plans.ndjson' },
    });
    expect((await run()).ended).toMatchObject({ unchanged: 10, added: 0 });
    expect(sources.swaps).toHaveLength(1);
  });

  it('from the source itself reads what the mode says and tells how far it is', async () => {
    sources.readers.set('clinics', ({ onProgress }) => {
      onProgress(5, 10);
      return records(10);
    });
    const { ended, reports } = await run({ source: 'clinics', file: null });
    expect(ended).toMatchObject({ status: 'succeeded', origin: 'sample' });
    expect(reports).toEqual([[5, 10]]);
  });

  it('keeps to the state, and is forced when the command says so', async () => {
    await run();
    sources.readers.set('insurance', () => records(3));
    expect((await run()).ended).toMatchObject({ status: 'failed', failureClass: 'row_count_fell' });
    expect((await run({ state: 'TX' })).ended).toMatchObject({ status: 'succeeded', part: 'TX' });
    expect((await run({ isForced: true })).ended).toMatchObject({ status: 'succeeded', found: 3 });
  });

  it('fails with the class of what is wrong with the file', async () => {
    const { ended } = await run({ file: '/data/without-columns.csv' });
    expect(ended).toMatchObject({ status: 'failed', failureClass: 'missing_columns', failureDetail: 'Plan Name' });
  });

  it('does not start during another run', async () => {
    await query(
      `INSERT INTO guide.crawl_runs (source, request_id, requested_by) VALUES ('insurance', 'x', 'operator')`,
    );
    expect((await run()).ended).toBe('busy');
  });

  it('is cancelled when it is stopped', async () => {
    sources.readers.set(
      'insurance',
      ({ signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        }),
    );
    const stopping = new AbortController();
    const started = run({}, stopping);
    await sleep(200);
    stopping.abort(new Error('stopped'));
    expect((await started).ended).toMatchObject({ status: 'cancelled' });
    expect(sources.swaps).toHaveLength(0);
  });

  it('that was killed is not gone on with by the product, which does not have its file', async () => {
    await query(`INSERT INTO guide.crawl_runs (source, status, options, request_id, requested_by, heartbeat_at)
                 VALUES ('insurance', 'running', '{"file":"plans.ndjson"}', 'x', 'operator', now() - interval '1 minute')`);
    const settings = settingsOf(database);
    const app = await CrawlerApp.start(settings, sources.parts);
    const [{ id } = { id: '' }] = await query<{ id: string }>('SELECT id FROM guide.crawl_runs');
    expect(await app.endOf(id)).toMatchObject({ status: 'failed', failure: { code: 'interrupted' } });
    expect(sources.reads).toHaveLength(0);
    await app.close();
  });

  it('says that the source is unreachable when it is', async () => {
    sources.readers.set('clinics', () => Promise.reject(new CrawlFailure('unreachable', 'ENOTFOUND')));
    const { ended } = await run({ source: 'clinics', file: null });
    expect(ended).toMatchObject({ status: 'failed', failureClass: 'unreachable' });
  });
});
