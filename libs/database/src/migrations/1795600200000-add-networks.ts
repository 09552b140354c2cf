// Step 7: whose insurance a doctor takes and through which medical group, as the insurers' directories state it. The merge writes
// both columns; the keys are what the directory's filters look up.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddNetworks1795600200000 implements MigrationInterface {
  name = 'AddNetworks1795600200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE guide.providers
        ADD COLUMN networks jsonb NOT NULL DEFAULT '[]',
        ADD COLUMN network_keys text[] NOT NULL DEFAULT '{}'`);
    // Most providers are in nobody's directory: they cost this index nothing.
    await runner.query(
      `CREATE INDEX providers_by_network ON guide.providers USING gin (network_keys) WHERE is_active AND network_keys <> '{}'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE guide.providers DROP COLUMN networks, DROP COLUMN network_keys`);
  }
}
