// What a command reads besides whole sources: one ZIP and type, one plan page, everything.
import type { INestApplicationContext } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { createTestDatabase, type TestDatabase } from '@app/testing/database';
import { planRow } from '@app/testing/factories/plan.factory';
import { insertRows } from '@app/testing/factories/rows';
import { type SampleSources, startSampleSources } from '@app/testing/sample-sources';
import { DataSource } from 'typeorm';
import { POLICIES } from '../sources/providers/source';
import { HASTY, testConfig } from '../testing/crawler-app';
import { InventedSources } from '../testing/invented-sources';
import { CommandModule } from './command.module';
import type { Command } from './command';
import { CommandService } from './command.service';

const PAGE = { source: 'plan-page', planId: 'H0001-901-0', year: 2026 } as const;
const ZIP = { source: 'providers', zip: '90027', type: 'pharmacy', isForced: false } as const;

describe('a part read by a command', () => {
  let database: TestDatabase;
  let samples: SampleSources;
  let module: INestApplicationContext;

  beforeAll(async () => {
    jest.replaceProperty(POLICIES, 'sample', HASTY);
    [database, samples] = await Promise.all([createTestDatabase(), startSampleSources()]);
    const addresses = { databaseUrl: database.crawlerUrl, sampleSourcesUrl: samples.url };
    const config = testConfig({ ...addresses, chromePath: '/nothing/chromium' });
    const sources = new InventedSources().parts;
    module = await Test.createTestingModule({ imports: [CommandModule.register(config, sources)] }).compile();
    await module.init();
  });
  beforeEach(() => query('DELETE FROM guide.crawl_runs'));
  afterAll(async () => {
    await module.close();
    await Promise.all([database.drop(), samples.stop()]);
    jest.restoreAllMocks();
  });

  const query = <T>(sql: string): Promise<T[]> => module.get(DataSource).query(sql);
  const service = () => module.get(CommandService);
  const run = (command: Command) => service().run(command, () => undefined, new AbortController().signal);

  it('stores the places of one ZIP and type, with their county, on a database that was never started on', async () => {
    const ended = await run(ZIP);
    expect(ended).toMatchObject({ status: 'succeeded', zip: '90027', type: 'pharmacy', requestedBy: 'operator' });
    const stored = await query<{ county: string }>(
      `SELECT DISTINCT county FROM guide.providers WHERE zip_code = '90027' AND type = 'pharmacy' AND origin = 'sample'`,
    );
    expect(stored).toEqual([{ county: 'Los Angeles' }]);
  });

  it('does not start during a run of the same ZIP and type, and does during another', async () => {
    await query(`INSERT INTO guide.crawl_runs (source, zip, type, request_id, requested_by)
                 VALUES ('providers', '90027', 'pharmacy', 'x', 'visitor')`);
    expect(await run(ZIP)).toBe('busy');
    expect(await run({ ...ZIP, type: 'clinic' })).toMatchObject({ status: 'succeeded' });
  });

  it('knows the page of a stored plan only, and says when there is no browser', async () => {
    expect(await run(PAGE)).toBe('unknown-plan');
    const row = planRow({ id: '2026-H0001-901-0', contractId: 'H0001', planId: '901', segmentId: '0', planYear: 2026 });
    await insertRows(module.get(DataSource), 'insurance_plans', [row]);
    expect(await run(PAGE)).toMatchObject({
      status: 'failed',
      failureClass: 'no_browser',
      part: '2026-H0001-901-0',
    });
  });

  it('of everything is the whole sources, the sample ZIPs, and what was requested lately', async () => {
    await query(`INSERT INTO guide.crawl_runs (source, zip, type, status, request_id, requested_by)
                 VALUES ('providers', '92801', 'clinic', 'succeeded', 'x', 'visitor')`);
    const commands = await service().everything(true);
    expect(commands).toHaveLength(18);
    expect(commands[0]).toEqual({ source: 'insurance', file: null, state: 'CA', isForced: true });
    expect(commands).toContainEqual({ source: 'providers', zip: '92801', type: 'clinic', isForced: false });
  });
});
