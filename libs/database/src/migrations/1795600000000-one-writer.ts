// Step 7: every source writes only its statement; guide.providers is what the merge makes of them. Rows that had no statement get
// one, in the name of their own source, so that nothing that was stored is lost.
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where a place's key is the data set's own key behind a word; all others begin with the type. */
const KEY_WORDS = {
  'cms-hospitals': 'ccn',
  'cdph-facilities': 'cdph',
  'cdph-adult-day': 'cdph',
  'hcai-facilities': 'hcai',
  'hrsa-sites': 'hrsa',
  'cdss-rcfe': 'cdss',
  'cdss-adult-day': 'cdss',
  'cdss-home-care': 'cdss',
};
/** The registry says none of these: a row that it took over kept them from the curated record, which says them itself now. */
const NEVER_OF_A_REGISTRY = [
  'nameKo',
  'nameKoSource',
  'website',
  'languages',
  'languageSource',
  'acceptingNewPatients',
  'housingType',
  'services',
  'details',
  'ccn',
];
const LOCAL_DAY = (column: string) => `(${column} AT TIME ZONE 'America/Los_Angeles')::date`;

export class OneWriter1795600000000 implements MigrationInterface {
  name = 'OneWriter1795600000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE guide.provider_sources
        ADD COLUMN natural_key text,
        ADD COLUMN match_keys text[] NOT NULL DEFAULT '{}',
        ADD COLUMN checked_on date,
        ADD COLUMN confidence text NOT NULL DEFAULT 'verified'
          CONSTRAINT provider_sources_confidence_check CHECK (confidence IN ('verified', 'memory')),
        ADD COLUMN is_stale boolean NOT NULL DEFAULT false`);
    await runner.query(
      `UPDATE guide.provider_sources SET checked_on = ${LOCAL_DAY('retrieved_at')},
         natural_key = coalesce(($1::jsonb ->> source) || ':' || source_key, substr(source_key, strpos(source_key, ' ') + 1)),
         fields = CASE WHEN source = 'nppes' THEN fields - $2::text[] ELSE fields END`,
      [JSON.stringify(KEY_WORDS), NEVER_OF_A_REGISTRY],
    );
    await runner.query(SEED, [NEVER_OF_A_REGISTRY]);
    // Whose own word stands under another row is that row's double.
    await runner.query(
      `DELETE FROM guide.providers p WHERE NOT EXISTS (SELECT 1 FROM guide.provider_sources s WHERE s.provider_id = p.id)`,
    );
    await runner.query(`
      ALTER TABLE guide.provider_sources
        ALTER COLUMN natural_key SET NOT NULL,
        ALTER COLUMN checked_on SET NOT NULL,
        DROP CONSTRAINT provider_sources_provider_id_fkey`);
    await runner.query(`
      ALTER TABLE guide.provider_sources ADD CONSTRAINT provider_sources_provider_id_fkey
        FOREIGN KEY (provider_id) REFERENCES guide.providers (id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED`);
    // Each look-up asks for a few keys: entries waiting in a list would be read by every one of them.
    await runner.query(
      `CREATE INDEX provider_sources_by_keys ON guide.provider_sources USING gin (match_keys) WITH (fastupdate = off)`,
    );
    await runner.query(
      `CREATE INDEX provider_sources_without_keys ON guide.provider_sources (source) WHERE match_keys = '{}'`,
    );
    await runner.query(
      `CREATE INDEX provider_sources_by_part ON guide.provider_sources (source, origin, (fields ->> 'zipCode'), (fields ->> 'type'))`,
    );

    await runner.query(`ALTER TABLE guide.providers ADD COLUMN conflicts jsonb NOT NULL DEFAULT '{}'`);
    await runner.query(`CREATE INDEX providers_in_conflict ON guide.providers (type, name) WHERE conflicts <> '{}'`);
    await runner.query(`ALTER TABLE guide.providers DROP CONSTRAINT providers_type_natural_key_key`);
    await runner.query(`
      ALTER TABLE guide.providers ADD CONSTRAINT providers_type_natural_key_key
        UNIQUE (type, natural_key) DEFERRABLE INITIALLY DEFERRED`);
    for (const index of ['npi', 'ccn', 'license']) await runner.query(`DROP INDEX guide.providers_by_${index}`);

    await runner.query('ALTER TABLE guide.crawl_run_sightings RENAME TO crawl_run_sightings_old');
    await runner.query('ALTER INDEX guide.crawl_run_sightings_pkey RENAME TO crawl_run_sightings_old_pkey');
    await runner.query('ALTER TABLE guide.crawl_run_sightings_old DROP CONSTRAINT crawl_run_sightings_run_id_fkey');
    await runner.query(`
      CREATE TABLE guide.crawl_run_sightings (
        run_id     uuid NOT NULL REFERENCES guide.crawl_runs (id) ON DELETE CASCADE,
        source_key text NOT NULL,
        PRIMARY KEY (run_id, source_key)
      )`);
    await runner.query(`
      INSERT INTO guide.crawl_run_sightings (run_id, source_key)
      SELECT DISTINCT o.run_id, s.source_key FROM guide.crawl_run_sightings_old o
        JOIN guide.provider_sources s ON s.provider_id = o.provider_id AND s.source = 'nppes'`);
    await runner.query('DROP TABLE guide.crawl_run_sightings_old');
  }

  /** Statements stay: an earlier version merges every row that has some. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE guide.crawl_run_sightings');
    await runner.query(`
      CREATE TABLE guide.crawl_run_sightings (
        run_id      uuid NOT NULL REFERENCES guide.crawl_runs (id) ON DELETE CASCADE,
        provider_id uuid NOT NULL REFERENCES guide.providers (id) ON DELETE CASCADE,
        PRIMARY KEY (run_id, provider_id)
      )`);
    await runner.query(`CREATE INDEX providers_by_npi ON guide.providers (npi) WHERE npi IS NOT NULL`);
    await runner.query(`CREATE INDEX providers_by_ccn ON guide.providers (ccn) WHERE ccn IS NOT NULL`);
    await runner.query(
      `CREATE INDEX providers_by_license ON guide.providers (license_number) WHERE license_number IS NOT NULL`,
    );
    await runner.query(`ALTER TABLE guide.providers DROP CONSTRAINT providers_type_natural_key_key`);
    await runner.query(
      `ALTER TABLE guide.providers ADD CONSTRAINT providers_type_natural_key_key UNIQUE (type, natural_key)`,
    );
    await runner.query(`ALTER TABLE guide.providers DROP COLUMN conflicts`);
    await runner.query(`DROP INDEX guide.provider_sources_by_part`);
    await runner.query(`ALTER TABLE guide.provider_sources DROP CONSTRAINT provider_sources_provider_id_fkey`);
    await runner.query(`
      ALTER TABLE guide.provider_sources ADD CONSTRAINT provider_sources_provider_id_fkey
        FOREIGN KEY (provider_id) REFERENCES guide.providers (id) ON DELETE CASCADE`);
    for (const column of ['natural_key', 'match_keys', 'checked_on', 'confidence', 'is_stale']) {
      await runner.query(`ALTER TABLE guide.provider_sources DROP COLUMN ${column}`);
    }
  }
}

const SEED = `
  INSERT INTO guide.provider_sources (source, origin, source_key, natural_key, provider_id, fields, source_url, retrieved_at,
    source_updated_at, checked_on, confidence, is_stale, content_hash, is_active)
  SELECT p.source, p.origin, p.type || ' ' || p.natural_key, p.natural_key, p.id,
         (jsonb_strip_nulls(jsonb_build_object(
           'type', p.type, 'state', coalesce(p.state, 'CA'), 'isShown', true, 'name', p.name,
           'nameKo', p.name_ko, 'nameKoSource', p.name_ko_source, 'address', p.address, 'city', p.city,
           'zipCode', p.zip_code, 'phone', p.phone, 'website', p.website, 'npi', p.npi, 'ccn', p.ccn,
           'licenseNumber', p.license_number, 'specialty', p.specialty, 'specialties', p.specialties,
           'taxonomyCodes', p.taxonomy_codes, 'languages', p.languages, 'languageSource', p.language_source,
           'acceptingNewPatients', p.accepting_new_patients, 'housingType', p.housing_type, 'services', p.services))
         || CASE WHEN p.details IS NULL THEN '{}' ELSE jsonb_build_object('details', p.details) END)
         - CASE WHEN p.source = 'nppes' THEN $1::text[] ELSE '{}' END,
         p.source_url, p.retrieved_at, p.source_updated_at, p.checked_on, p.confidence, p.is_stale, p.content_hash,
         p.is_active
    FROM guide.providers p
   WHERE NOT EXISTS (SELECT 1 FROM guide.provider_sources s WHERE s.provider_id = p.id)
  ON CONFLICT (source, origin, source_key) DO NOTHING`;
