// The first schema: records a visitor reads, the ledger of crawl runs, and the ZIP table. One writer per table:
// services/crawler writes everything here; catalog and eligibility only read (roles.ts).
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Columns that every record carries, so that each row can say where it comes from. */
const PROVENANCE = `
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
  updated_at        timestamptz NOT NULL DEFAULT now()`;

export class CreateRecords1795220000000 implements MigrationInterface {
  name = 'CreateRecords1795220000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE EXTENSION IF NOT EXISTS pg_trgm SCHEMA public`);

    await runner.query(`
      CREATE TABLE guide.zip_codes (
        zip        text PRIMARY KEY CHECK (zip ~ '^[0-9]{5}$'),
        place      text,
        latitude   double precision,
        longitude  double precision,
        source     text NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE guide.zip_counties (
        zip        text NOT NULL REFERENCES guide.zip_codes (zip) ON DELETE CASCADE,
        county     text NOT NULL,
        ratio      double precision NOT NULL,
        is_primary boolean NOT NULL,
        PRIMARY KEY (zip, county)
      )`);

    await runner.query(`
      CREATE TABLE guide.providers (
        id                     uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        type                   text NOT NULL CHECK (type IN ('doctor','hospital','pharmacy','specialist','clinic','medicalGroup',
                                 'seniorHousing','adultDayCare','nursingHome','seniorCenter','assistant','insurance')),
        natural_key            text NOT NULL,
        name                   text NOT NULL,
        name_ko                text,
        name_ko_source         text CHECK (name_ko_source IN ('source', 'translated')),
        specialty              text,
        specialties            text[] NOT NULL DEFAULT '{}',
        taxonomy_codes         text[] NOT NULL DEFAULT '{}',
        address                text,
        city                   text,
        state                  text,
        zip_code               text CHECK (zip_code ~ '^[0-9]{5}$'),
        county                 text,
        latitude               double precision,
        longitude              double precision,
        phone                  text,
        website                text CHECK (website ~ '^https?://'),
        languages              text[] NOT NULL DEFAULT '{}',
        language_source        text,
        accepting_new_patients boolean,
        npi                    text CHECK (npi ~ '^[0-9]{10}$'),
        ccn                    text,
        license_number         text,
        housing_type           text,
        services               text[] NOT NULL DEFAULT '{}',
        details                jsonb,
        search_text            text NOT NULL DEFAULT '',
        ${PROVENANCE},
        UNIQUE (type, natural_key)
      );
      CREATE INDEX providers_by_zip ON guide.providers (zip_code, type, name) WHERE is_active;
      CREATE INDEX providers_by_type ON guide.providers (type, name) WHERE is_active;
      CREATE INDEX providers_by_name ON guide.providers (name, id) WHERE is_active;
      CREATE INDEX providers_by_place ON guide.providers (type, latitude, longitude) WHERE is_active;
      CREATE INDEX providers_by_text ON guide.providers USING gin (search_text public.gin_trgm_ops) WHERE is_active;
      CREATE INDEX providers_by_origin ON guide.providers (source, origin);
      -- Words for a field of medicine or a language match text OR these: without an index of its own each arm of the OR
      -- would cost a scan of the whole table.
      CREATE INDEX providers_by_specialty ON guide.providers USING gin (specialties) WHERE is_active;
      CREATE INDEX providers_by_language ON guide.providers USING gin (languages) WHERE is_active`);

    await runner.query(`
      CREATE TABLE guide.insurance_plans (
        id                        text PRIMARY KEY,
        contract_id               text NOT NULL,
        plan_id                   text NOT NULL,
        segment_id                text NOT NULL,
        plan_year                 smallint NOT NULL CHECK (plan_year BETWEEN 2020 AND 2100),
        name                      text NOT NULL,
        description               text,
        type                      text NOT NULL CHECK (type IN ('medicare','medicare-advantage','medicare-supplement','medi-cal','covered-california')),
        category                  text,
        carrier                   text NOT NULL,
        parent_organization       text,
        plan_type                 text,
        snp_type                  text,
        state                     text NOT NULL DEFAULT 'CA',
        monthly_premium           numeric(10,2),
        deductible                numeric(10,2),
        drug_deductible           numeric(10,2),
        max_out_of_pocket         numeric(10,2),
        star_rating               numeric(2,1),
        has_drug_coverage         boolean,
        copays                    jsonb NOT NULL DEFAULT '{}',
        benefits                  jsonb NOT NULL DEFAULT '{}',
        provider_network          text,
        website                   text CHECK (website ~ '^https?://'),
        release                   text,
        search_text               text NOT NULL DEFAULT '',
        ${PROVENANCE},
        UNIQUE (contract_id, plan_id, segment_id, plan_year)
      );
      CREATE INDEX insurance_plans_by_year ON guide.insurance_plans (plan_year, type, monthly_premium) WHERE is_active;
      CREATE INDEX insurance_plans_by_text ON guide.insurance_plans USING gin (search_text public.gin_trgm_ops) WHERE is_active`);
    await runner.query(`
      CREATE TABLE guide.insurance_plan_counties (
        insurance_plan_id text NOT NULL REFERENCES guide.insurance_plans (id) ON DELETE CASCADE,
        state             text NOT NULL,
        county            text NOT NULL,
        PRIMARY KEY (insurance_plan_id, state, county)
      );
      CREATE INDEX insurance_plan_counties_by_county ON guide.insurance_plan_counties (state, county)`);

    await runner.query(`
      CREATE TABLE guide.assistance_programs (
        id                           text PRIMARY KEY,
        name                         text NOT NULL,
        name_ko                      text NOT NULL,
        type                         text NOT NULL CHECK (type IN ('financial', 'prescription', 'premium', 'other')),
        description                  text NOT NULL,
        description_ko               text NOT NULL,
        eligibility_requirements     jsonb,
        eligibility_requirements_ko  jsonb,
        benefits                     jsonb,
        benefits_ko                  jsonb,
        application_process          text,
        application_process_ko       text,
        phone                        text,
        phone_label                  text,
        phone_label_ko               text,
        tty                          text,
        website                      text CHECK (website ~ '^https?://'),
        sort_order                   smallint NOT NULL DEFAULT 0,
        search_text                  text NOT NULL DEFAULT '',
        ${PROVENANCE}
      );
      CREATE INDEX assistance_programs_by_text ON guide.assistance_programs USING gin (search_text public.gin_trgm_ops) WHERE is_active`);

    await runner.query(`
      CREATE TABLE guide.crawl_runs (
        id             uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        parent_id      uuid REFERENCES guide.crawl_runs (id) ON DELETE CASCADE,
        source         text NOT NULL,
        zip            text CHECK (zip ~ '^[0-9]{5}$'),
        type           text,
        status         text NOT NULL DEFAULT 'queued' CHECK (status IN ('queued','running','succeeded','failed','cancelled')),
        phase          text NOT NULL DEFAULT 'waiting' CHECK (phase IN ('waiting','fetching','storing','finished')),
        done           integer NOT NULL DEFAULT 0,
        total          integer,
        found          integer NOT NULL DEFAULT 0,
        added          integer NOT NULL DEFAULT 0,
        updated        integer NOT NULL DEFAULT 0,
        unchanged      integer NOT NULL DEFAULT 0,
        deactivated    integer NOT NULL DEFAULT 0,
        is_truncated   boolean NOT NULL DEFAULT false,
        failure_class  text,
        failure_detail text,
        origin         text CHECK (origin IN ('live', 'starter', 'sample')),
        attempts       integer NOT NULL DEFAULT 0,
        resume_at      jsonb,
        job_id         text,
        request_id     text NOT NULL,
        requested_by   text NOT NULL CHECK (requested_by IN ('visitor', 'operator', 'schedule')),
        created_at     timestamptz NOT NULL DEFAULT now(),
        started_at     timestamptz,
        heartbeat_at   timestamptz,
        finished_at    timestamptz,
        CHECK ((status = 'failed') = (failure_class IS NOT NULL))
      )`);
    // At most one unfinished run for one source and part: a second worker or a second start joins it.
    await runner.query(`
      CREATE UNIQUE INDEX crawl_runs_one_active ON guide.crawl_runs (source, coalesce(zip, ''), coalesce(type, ''))
        WHERE status IN ('queued', 'running');
      CREATE INDEX crawl_runs_by_part ON guide.crawl_runs (source, zip, type, created_at DESC);
      CREATE INDEX crawl_runs_by_time ON guide.crawl_runs (created_at DESC)`);

    // Which records a run has seen: what a finished whole part did not see becomes inactive. Emptied when the run ends.
    await runner.query(`
      CREATE TABLE guide.crawl_run_sightings (
        run_id      uuid NOT NULL REFERENCES guide.crawl_runs (id) ON DELETE CASCADE,
        provider_id uuid NOT NULL REFERENCES guide.providers (id) ON DELETE CASCADE,
        PRIMARY KEY (run_id, provider_id)
      )`);

    // Conditional GET, body hashes and robots.txt, kept across restarts.
    await runner.query(`
      CREATE TABLE guide.fetch_cache (
        url           text PRIMARY KEY,
        etag          text,
        last_modified text,
        body_sha256   text,
        body          text,
        status        integer NOT NULL,
        fetched_at    timestamptz NOT NULL,
        expires_at    timestamptz
      )`);

    await runner.query(`
      CREATE TABLE guide.app_settings (
        key        text PRIMARY KEY,
        value      jsonb NOT NULL,
        updated_at timestamptz NOT NULL DEFAULT now()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [
      'app_settings',
      'fetch_cache',
      'crawl_run_sightings',
      'crawl_runs',
      'assistance_programs',
      'insurance_plan_counties',
      'insurance_plans',
      'providers',
      'zip_counties',
      'zip_codes',
    ]) {
      await runner.query(`DROP TABLE guide.${table}`);
    }
  }
}
