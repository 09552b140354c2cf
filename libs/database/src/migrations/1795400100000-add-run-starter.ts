// Step 3: who started a run. Written by services/crawler only.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddRunStarter1795400100000 implements MigrationInterface {
  name = 'AddRunStarter1795400100000';

  async up(runner: QueryRunner): Promise<void> {
    // The account's id, for operators who ask "who did that"; never an e-mail, and null for visitors and schedules. No foreign
    // key: accounts live in a schema that the crawler may not read, and a deleted account leaves its runs.
    await runner.query(`ALTER TABLE guide.crawl_runs ADD COLUMN requested_by_user uuid`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE guide.crawl_runs DROP COLUMN requested_by_user`);
  }
}
