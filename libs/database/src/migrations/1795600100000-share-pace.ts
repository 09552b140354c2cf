// Step 7: the pace per host moves out of the process, so that several crawlers share it. Written by services/crawler only.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SharePace1795600100000 implements MigrationInterface {
  name = 'SharePace1795600100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE guide.fetch_hosts (
        host          text PRIMARY KEY,
        next_at       timestamptz NOT NULL,
        rests_until   timestamptz,
        holder        uuid,
        held_until    timestamptz,
        claimant      uuid,
        claimed_until timestamptz
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE guide.fetch_hosts`);
  }
}
