// A page is parsed again from its kept body after a 304: its parsed rows are no longer stored.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DropReadings1796010000000 implements MigrationInterface {
  name = 'DropReadings1796010000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE guide.fetch_cache DROP COLUMN reading, DROP COLUMN reader`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE guide.fetch_cache ADD COLUMN reading text, ADD COLUMN reader text`);
  }
}
