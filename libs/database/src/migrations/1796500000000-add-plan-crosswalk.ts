import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runSqlOf } from '../run-sql-of';

export class AddPlanCrosswalk1796500000000 implements MigrationInterface {
  name = 'AddPlanCrosswalk1796500000000';

  up(runner: QueryRunner): Promise<void> {
    return runSqlOf('1796500000000-add-plan-crosswalk', runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE guide.plan_crosswalk');
  }
}
