// Step 11: whether official pages still print what we print, and how the last reading of them went. Written by services/news only.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateFigureChecks1795800000000 implements MigrationInterface {
  name = 'CreateFigureChecks1795800000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE guide.figure_checks (
        origin        text        NOT NULL CONSTRAINT figure_checks_origin_check CHECK (origin IN ('live', 'sample')),
        id            text        NOT NULL,
        url           text        NOT NULL,
        value         text        NOT NULL,
        state         text        NOT NULL CONSTRAINT figure_checks_state_check
                                  CHECK (state IN ('found', 'gone', 'moved', 'blocked', 'failed')),
        misses        integer     NOT NULL,
        snippet       text,
        leads_to      text,
        failure       text,
        tried_at      timestamptz NOT NULL,
        found_at      timestamptz,
        PRIMARY KEY (origin, id)
      )`);
    await runner.query(`
      CREATE TABLE guide.figure_check_runs (
        origin        text PRIMARY KEY CONSTRAINT figure_check_runs_origin_check CHECK (origin IN ('live', 'sample')),
        begun_at      timestamptz NOT NULL,
        beat_at       timestamptz,
        ended_at      timestamptz
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE guide.figure_check_runs`);
    await runner.query(`DROP TABLE guide.figure_checks`);
  }
}
