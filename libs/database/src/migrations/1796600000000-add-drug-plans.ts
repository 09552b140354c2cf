import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runSqlOf } from '../run-sql-of';

export class AddDrugPlans1796600000000 implements MigrationInterface {
  name = 'AddDrugPlans1796600000000';

  up(runner: QueryRunner): Promise<void> {
    return runSqlOf('1796600000000-add-drug-plans', runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE guide.drug_names, guide.drug_pharmacies, guide.drug_prices, guide.insulin_shares,
      guide.drug_shares, guide.formulary_drugs, guide.drug_plans, guide.drug_releases`);
  }
}
