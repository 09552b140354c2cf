// Step 5: every cost row of a plan's page, and the order of a list by what it costs. Written by services/crawler only.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddPlanCosts1795500100000 implements MigrationInterface {
  name = 'AddPlanCosts1795500100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE guide.insurance_plans ADD COLUMN costs jsonb NOT NULL DEFAULT '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE guide.insurance_plans DROP COLUMN costs`);
  }
}
