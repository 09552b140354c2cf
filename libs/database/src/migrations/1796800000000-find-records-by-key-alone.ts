import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runSqlOf } from '../run-sql-of';

export class FindRecordsByKeyAlone1796800000000 implements MigrationInterface {
  name = 'FindRecordsByKeyAlone1796800000000';

  up(runner: QueryRunner): Promise<void> {
    return runSqlOf('1796800000000-find-records-by-key-alone', runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX guide.provider_sources_by_part;
      CREATE INDEX provider_sources_by_part ON guide.provider_sources (source, origin, (fields ->> 'zipCode'), (fields ->> 'type'))`);
  }
}
