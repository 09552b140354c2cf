import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runSqlOf } from '../run-sql-of';

export class CountAnswers1796400000000 implements MigrationInterface {
  name = 'CountAnswers1796400000000';

  up(runner: QueryRunner): Promise<void> {
    return runSqlOf('1796400000000-count-answers', runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE guide.answer_counts');
  }
}
