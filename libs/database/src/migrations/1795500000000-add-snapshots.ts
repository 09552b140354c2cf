// Step 5: records shipped with the product (origin `snapshot`), and the phones of plans. Written by services/crawler only.
import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['providers', 'provider_sources', 'insurance_plans', 'offices', 'assistance_programs', 'crawl_runs'];

export class AddSnapshots1795500000000 implements MigrationInterface {
  name = 'AddSnapshots1795500000000';

  async up(runner: QueryRunner): Promise<void> {
    await allowOrigins(runner, `'live', 'snapshot', 'starter', 'sample'`);
    await runner.query(`ALTER TABLE guide.insurance_plans ADD COLUMN phones jsonb NOT NULL DEFAULT '{}'`);
    // The 39 curated plans are among those of the snapshot, which the next start loads.
    await runner.query(`DELETE FROM guide.insurance_plans WHERE origin = 'starter'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE guide.insurance_plans DROP COLUMN phones`);
    for (const table of TABLES) await runner.query(`DELETE FROM guide.${table} WHERE origin = 'snapshot'`);
    await allowOrigins(runner, `'live', 'starter', 'sample'`);
  }
}

async function allowOrigins(runner: QueryRunner, origins: string): Promise<void> {
  for (const table of TABLES) {
    const name = `${table}_origin_check`;
    await runner.query(`ALTER TABLE guide.${table} DROP CONSTRAINT ${name}`);
    await runner.query(`ALTER TABLE guide.${table} ADD CONSTRAINT ${name} CHECK (origin IN (${origins}))`);
  }
}
