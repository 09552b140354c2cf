// Step 12: services with cached responses are notified at the commit that records have changed.
import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = [
  'providers',
  'provider_sources',
  'offices',
  'insurance_plans',
  'insurance_plan_counties',
  'assistance_programs',
  'zip_codes',
  'zip_counties',
];

export class TellChanges1795910000000 implements MigrationInterface {
  name = 'TellChanges1795910000000';

  async up(runner: QueryRunner): Promise<void> {
    // NOTIFY comes with the commit, never before it, and once a transaction however many statements it has.
    await runner.query(`
      CREATE FUNCTION guide.tell_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('guide_records', '');
        RETURN NULL;
      END $$`);
    for (const table of TABLES) {
      await runner.query(`
        CREATE TRIGGER ${table}_tell_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON guide.${table}
        FOR EACH STATEMENT EXECUTE FUNCTION guide.tell_change()`);
    }
    // A run's signs of life change no answer; its beginning and its end do.
    await runner.query(`
      CREATE TRIGGER crawl_runs_tell_new AFTER INSERT OR DELETE OR TRUNCATE ON guide.crawl_runs
      FOR EACH STATEMENT EXECUTE FUNCTION guide.tell_change()`);
    await runner.query(`
      CREATE TRIGGER crawl_runs_tell_status AFTER UPDATE OF status ON guide.crawl_runs
      FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION guide.tell_change()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION guide.tell_change() CASCADE');
  }
}
