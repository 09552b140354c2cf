import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runSqlOf } from '../run-sql-of';

export class CreateSchema1796300000000 implements MigrationInterface {
  name = 'CreateSchema1796300000000';

  up(runner: QueryRunner): Promise<void> {
    return runSqlOf('1796300000000-create-schema', runner);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('The first schema has nothing before it: drop the database instead.'));
  }
}
