// Step 2: whole-file imports. Offices, what a release held, and the sources of merged fields. Written by services/crawler only.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateImports1795300000000 implements MigrationInterface {
  name = 'CreateImports1795300000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE guide.offices (
        id                text PRIMARY KEY,
        name              text NOT NULL,
        address           text NOT NULL,
        city              text NOT NULL,
        state             text NOT NULL,
        zip_code          text NOT NULL CHECK (zip_code ~ '^[0-9]{5}$'),
        phone             text,
        hours             jsonb NOT NULL DEFAULT '{}',
        latitude          double precision,
        longitude         double precision,
        source            text        NOT NULL,
        source_url        text        NOT NULL CHECK (source_url ~ '^https?://'),
        retrieved_at      timestamptz NOT NULL,
        source_updated_at date,
        checked_on        date        NOT NULL,
        origin            text        NOT NULL CHECK (origin IN ('live', 'starter', 'sample')),
        confidence        text        NOT NULL DEFAULT 'verified' CHECK (confidence IN ('verified', 'memory')),
        is_stale          boolean     NOT NULL DEFAULT false,
        content_hash      text        NOT NULL,
        is_active         boolean     NOT NULL DEFAULT true,
        created_at        timestamptz NOT NULL DEFAULT now(),
        updated_at        timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(`CREATE INDEX offices_by_place ON guide.offices (state, zip_code) WHERE is_active`);

    // One provider from several sources is one row of guide.providers; here stands what each source says of it.
    await runner.query(`
      CREATE TABLE guide.provider_sources (
        source            text        NOT NULL,
        origin            text        NOT NULL CHECK (origin IN ('live', 'starter', 'sample')),
        source_key        text        NOT NULL,
        provider_id       uuid        NOT NULL REFERENCES guide.providers (id) ON DELETE CASCADE,
        fields            jsonb       NOT NULL,
        source_url        text        NOT NULL,
        release           text,
        retrieved_at      timestamptz NOT NULL,
        source_updated_at date,
        content_hash      text        NOT NULL,
        is_active         boolean     NOT NULL DEFAULT true,
        PRIMARY KEY (source, origin, source_key)
      )`);
    await runner.query(`CREATE INDEX provider_sources_by_provider ON guide.provider_sources (provider_id)`);
    await runner.query(`CREATE INDEX providers_by_npi ON guide.providers (npi) WHERE npi IS NOT NULL`);
    await runner.query(`CREATE INDEX providers_by_ccn ON guide.providers (ccn) WHERE ccn IS NOT NULL`);
    await runner.query(
      `CREATE INDEX providers_by_license ON guide.providers (license_number) WHERE license_number IS NOT NULL`,
    );
    // Field name -> the source that won it; shown in the record's details.
    await runner.query(`ALTER TABLE guide.providers ADD COLUMN field_sources jsonb NOT NULL DEFAULT '{}'`);

    // Name of the contract's holder: what an insurer's filter may ask for, besides the parent organisation.
    await runner.query(`ALTER TABLE guide.insurance_plans ADD COLUMN contract_name text`);
    // Where deductible, copays, benefits and website come from, when the row's own source is silent on them.
    await runner.query(
      `ALTER TABLE guide.insurance_plans ADD COLUMN details_source_url text CHECK (details_source_url ~ '^https?://')`,
    );
    await runner.query(`ALTER TABLE guide.insurance_plans ADD COLUMN details_checked_on date`);

    await runner.query(`ALTER TABLE guide.crawl_runs ADD COLUMN options jsonb NOT NULL DEFAULT '{}'`);
    await runner.query(`ALTER TABLE guide.crawl_runs ADD COLUMN release text`);
    await runner.query(`ALTER TABLE guide.crawl_runs ADD COLUMN result jsonb`);
    // Runs of one source that may go on side by side differ in their part: another state, another plan page.
    await runner.query(`ALTER TABLE guide.crawl_runs ADD COLUMN part text`);
    await runner.query(`DROP INDEX guide.crawl_runs_one_active`);
    await runner.query(`
      CREATE UNIQUE INDEX crawl_runs_one_active
        ON guide.crawl_runs (source, coalesce(zip, ''), coalesce(type, ''), coalesce(part, ''))
        WHERE status IN ('queued', 'running')`);
    await runner.query(`CREATE INDEX crawl_runs_by_parent ON guide.crawl_runs (parent_id) WHERE parent_id IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX guide.crawl_runs_by_parent`);
    await runner.query(`DROP INDEX guide.crawl_runs_one_active`);
    await runner.query(`
      CREATE UNIQUE INDEX crawl_runs_one_active ON guide.crawl_runs (source, coalesce(zip, ''), coalesce(type, ''))
        WHERE status IN ('queued', 'running')`);
    for (const column of ['part', 'result', 'release', 'options']) {
      await runner.query(`ALTER TABLE guide.crawl_runs DROP COLUMN ${column}`);
    }
    for (const column of ['details_checked_on', 'details_source_url', 'contract_name']) {
      await runner.query(`ALTER TABLE guide.insurance_plans DROP COLUMN ${column}`);
    }
    await runner.query(`ALTER TABLE guide.providers DROP COLUMN field_sources`);
    for (const index of ['providers_by_license', 'providers_by_ccn', 'providers_by_npi']) {
      await runner.query(`DROP INDEX guide.${index}`);
    }
    await runner.query(`DROP TABLE guide.provider_sources`);
    await runner.query(`DROP TABLE guide.offices`);
  }
}
