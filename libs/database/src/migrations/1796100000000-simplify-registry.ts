// The registry's monthly file is compared and merged from one stage, without a list of work and without hashes of its rows.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SimplifyRegistry1796100000000 implements MigrationInterface {
  name = 'SimplifyRegistry1796100000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE guide.registry_seen, guide.registry_work');
    await runner.query('ALTER TABLE guide.registry_stage DROP COLUMN row_hash');
    await runner.query('ALTER TABLE guide.provider_sources DROP COLUMN row_hash');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE guide.provider_sources ADD COLUMN row_hash bigint');
    await runner.query('ALTER TABLE guide.registry_stage ADD COLUMN row_hash bigint');
    await runner.query(`
      CREATE UNLOGGED TABLE guide.registry_work (
        run_id  uuid    NOT NULL,
        n       integer NOT NULL,
        stage_n integer,
        key     text    NOT NULL,
        is_new  boolean NOT NULL DEFAULT false,
        is_seen boolean NOT NULL DEFAULT false,
        PRIMARY KEY (run_id, n)
      )`);
    await runner.query(`
      CREATE UNLOGGED TABLE guide.registry_seen (
        run_id      uuid NOT NULL,
        natural_key text NOT NULL,
        PRIMARY KEY (run_id, natural_key)
      )`);
  }
}
