// What was read of a page stays beside its hash: a page that has not changed is not read again.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KeepReadings1795940000000 implements MigrationInterface {
  name = 'KeepReadings1795940000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE guide.fetch_cache ADD COLUMN reading text, ADD COLUMN reader text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE guide.fetch_cache DROP COLUMN reading, DROP COLUMN reader`);
  }
}
