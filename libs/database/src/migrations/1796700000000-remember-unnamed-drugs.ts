import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runSqlOf } from '../run-sql-of';

export class RememberUnnamedDrugs1796700000000 implements MigrationInterface {
  name = 'RememberUnnamedDrugs1796700000000';

  up(runner: QueryRunner): Promise<void> {
    return runSqlOf('1796700000000-remember-unnamed-drugs', runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE guide.unnamed_drugs');
  }
}
