// Step 7: directories that are read page by page. What a run has read stands beside the records until its part is read to its end.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddRunWords1795600300000 implements MigrationInterface {
  name = 'AddRunWords1795600300000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE guide.crawl_run_words (
        run_id uuid  NOT NULL REFERENCES guide.crawl_runs (id) ON DELETE CASCADE,
        source text  NOT NULL,
        key    text  NOT NULL,
        word   jsonb NOT NULL,
        PRIMARY KEY (run_id, source, key)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE guide.crawl_run_words`);
  }
}
