// Step 14: a row of the registry's monthly file that stands as it stood the last time is not taken apart again.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class NoteRows1795950000000 implements MigrationInterface {
  name = 'NoteRows1795950000000';

  async up(runner: QueryRunner): Promise<void> {
    // Of the row, and of the code that read it; absent where several statements are of one row, or another read was later.
    await runner.query('ALTER TABLE guide.provider_sources ADD COLUMN row_hash bigint');
    await runner.query('ALTER TABLE guide.registry_stage ADD COLUMN row_hash bigint');
    await runner.query('ALTER TABLE guide.registry_work ADD COLUMN is_seen boolean NOT NULL DEFAULT false');
    await runner.query(`
      CREATE UNLOGGED TABLE guide.registry_seen (
        run_id      uuid NOT NULL,
        natural_key text NOT NULL,
        PRIMARY KEY (run_id, natural_key)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE guide.registry_seen');
    await runner.query('ALTER TABLE guide.registry_work DROP COLUMN is_seen');
    await runner.query('ALTER TABLE guide.registry_stage DROP COLUMN row_hash');
    await runner.query('ALTER TABLE guide.provider_sources DROP COLUMN row_hash');
  }
}
