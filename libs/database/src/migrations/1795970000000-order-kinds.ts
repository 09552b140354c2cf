// Step 12: a whole kind is shown by name, and equal names by id. An index that ends with the name leaves PostgreSQL to walk through
// the names of all kinds instead: thousands of records for the first twenty doctors.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class OrderKinds1795970000000 implements MigrationInterface {
  name = 'OrderKinds1795970000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX guide.providers_by_type');
    await runner.query('CREATE INDEX providers_by_type ON guide.providers (type, name, id) WHERE is_active');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX guide.providers_by_type');
    await runner.query('CREATE INDEX providers_by_type ON guide.providers (type, name) WHERE is_active');
  }
}
