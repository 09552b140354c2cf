// The comparison of the monthly file is one pass, whatever PostgreSQL believes of the tables: a vacuum of the emptied ones made it look
// through all rows for each of them.
import { withClient } from '@app/testing/database';
import type { EntityManager } from 'typeorm';
import { FacilityHarness } from '../testing/facility-harness';
import { RegistryStageRepository } from './registry-stage.repository';

let harness: FacilityHarness;
beforeAll(async () => {
  harness = await FacilityHarness.start();
});
afterAll(() => harness.stop());

it('joins no rows in pairs when the tables were counted while they were empty', async () => {
  await withClient(harness.database.adminUrl, (client) =>
    client.query(
      `UPDATE pg_class SET reltuples = 0, relpages = 300
        WHERE oid IN ('guide.registry_seen'::regclass, 'guide.registry_stage'::regclass, 'guide.provider_sources'::regclass)`,
    ),
  );
  const plans: string[] = [];
  const run = '00000000-0000-7000-8000-000000000000';
  await harness.source.transaction(async (manager) => {
    const explain = async (sql: string, values?: unknown[]): Promise<unknown[]> => {
      if (!sql.includes('INSERT INTO guide.registry_work')) return manager.query(sql, values);
      const rows: Record<'QUERY PLAN', string>[] = await manager.query(`EXPLAIN ${sql}`, values);
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
      return [];
    };
    const explained = Object.assign(Object.create(manager) as EntityManager, { query: explain });
    await new RegistryStageRepository(harness.source).compare(explained, run, 'live', 'CA', new Date());
  });
  expect(plans).toHaveLength(1);
  expect(plans[0]).toContain('registry_seen');
  expect(plans[0]).not.toContain('Nested Loop');
});
