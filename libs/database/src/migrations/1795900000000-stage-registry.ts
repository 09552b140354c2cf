// Step 12: the registry's monthly file. Half a million statements wait here for their merge, and so does what has to be done with
// them, so that a killed import goes on where it stopped. Not logged: after a crash of the database the file is read again.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class StageRegistry1795900000000 implements MigrationInterface {
  name = 'StageRegistry1795900000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE UNLOGGED TABLE guide.registry_stage (
        run_id            uuid    NOT NULL,
        n                 integer NOT NULL,
        key               text    NOT NULL,
        natural_key       text    NOT NULL,
        match_keys        text[]  NOT NULL,
        fields            jsonb   NOT NULL,
        source_url        text    NOT NULL,
        source_updated_at date,
        content_hash      text    NOT NULL,
        PRIMARY KEY (run_id, n)
      )`);
    await runner.query(`
      CREATE UNLOGGED TABLE guide.registry_work (
        run_id  uuid    NOT NULL,
        n       integer NOT NULL,
        -- Absent: the file does not hold the key any more.
        stage_n integer,
        key     text    NOT NULL,
        PRIMARY KEY (run_id, n)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE guide.registry_work, guide.registry_stage');
  }
}
