-- The whole schema as of 2026-11-28. Later changes are migrations of their own (../../README.md).
-- Rights are granted after every migration by ../roles.ts, which also names the one writer of each table.

CREATE EXTENSION IF NOT EXISTS pg_trgm SCHEMA public;
CREATE SCHEMA IF NOT EXISTS accounts;

-- ZIP codes -----------------------------------------------------------------------------------------------------------------------

CREATE TABLE guide.zip_codes (
  zip       text PRIMARY KEY CHECK (zip ~ '^[0-9]{5}$'),
  place     text,
  latitude  double precision,
  longitude double precision,
  source    text NOT NULL
);

CREATE TABLE guide.zip_counties (
  zip        text             NOT NULL REFERENCES guide.zip_codes (zip) ON DELETE CASCADE,
  county     text             NOT NULL,
  -- Share of the ZIP code's addresses that are in the county, 0 to 1.
  ratio      double precision NOT NULL,
  is_primary boolean          NOT NULL,
  PRIMARY KEY (zip, county)
);

-- Records that visitors read ------------------------------------------------------------------------------------------------------
-- Each has the same columns from "source" to "updated_at", so that every record can state where it comes from.

-- Doctors, clinics, pharmacies, hospitals and other places. Written only by the merge of guide.provider_sources.
CREATE TABLE guide.providers (
  id                     uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  type                   text        NOT NULL CHECK (type IN ('doctor', 'hospital', 'pharmacy', 'specialist', 'clinic', 'medicalGroup',
                           'seniorHousing', 'adultDayCare', 'nursingHome', 'seniorCenter', 'assistant', 'insurance')),
  natural_key            text        NOT NULL,
  name                   text        NOT NULL,
  name_ko                text,
  name_ko_source         text CHECK (name_ko_source IN ('source', 'translated')),
  specialty              text,
  specialties            text[]      NOT NULL DEFAULT '{}',
  taxonomy_codes         text[]      NOT NULL DEFAULT '{}',
  address                text,
  city                   text,
  state                  text,
  zip_code               text CHECK (zip_code ~ '^[0-9]{5}$'),
  county                 text,
  latitude               double precision,
  longitude              double precision,
  phone                  text,
  website                text CHECK (website ~ '^https?://'),
  languages              text[]      NOT NULL DEFAULT '{}',
  language_source        text,
  accepting_new_patients boolean,
  npi                    text CHECK (npi ~ '^[0-9]{10}$'),
  ccn                    text,
  license_number         text,
  housing_type           text,
  services               text[]      NOT NULL DEFAULT '{}',
  details                jsonb,
  search_text            text        NOT NULL DEFAULT '',
  source                 text        NOT NULL,
  source_url             text        NOT NULL CHECK (source_url ~ '^https?://'),
  retrieved_at           timestamptz NOT NULL,
  source_updated_at      date,
  checked_on             date        NOT NULL,
  origin                 text        NOT NULL CHECK (origin IN ('live', 'snapshot', 'starter', 'sample')),
  confidence             text        NOT NULL DEFAULT 'verified' CHECK (confidence IN ('verified', 'memory')),
  is_stale               boolean     NOT NULL DEFAULT false,
  content_hash           text        NOT NULL,
  is_active              boolean     NOT NULL DEFAULT true,
  created_at             timestamptz NOT NULL DEFAULT now(),
  updated_at             timestamptz NOT NULL DEFAULT now(),
  -- Field name to the source that won it.
  field_sources          jsonb       NOT NULL DEFAULT '{}',
  -- Field name to what each source states, where sources differ.
  conflicts              jsonb       NOT NULL DEFAULT '{}',
  -- Insurance networks and medical groups, one for each source that states them, and the keys that filters look up.
  networks               jsonb       NOT NULL DEFAULT '[]',
  network_keys           text[]      NOT NULL DEFAULT '{}',
  -- Made by a trigger from search_text, type, specialties and languages.
  search_words           tsvector,
  UNIQUE (type, natural_key) DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX providers_by_zip ON guide.providers (zip_code, type, name) WHERE is_active;
-- Ends with the id: an index that ends with the name makes PostgreSQL walk the names of all types for the first page of one type.
CREATE INDEX providers_by_type ON guide.providers (type, name, id) WHERE is_active;
CREATE INDEX providers_by_name ON guide.providers (name, id) WHERE is_active;
CREATE INDEX providers_by_place ON guide.providers (type, latitude, longitude) WHERE is_active;
CREATE INDEX providers_by_origin ON guide.providers (source, origin);
CREATE INDEX providers_in_conflict ON guide.providers (type, name) WHERE conflicts <> '{}';
-- Nearest neighbor first. In California a degree of longitude is about four fifths of a degree of latitude.
CREATE INDEX providers_by_point ON guide.providers USING gist (point(longitude * 0.8, latitude)) WHERE is_active;
-- An import leaves new words in the pending list and flushes it before it commits (index_gathered_words).
CREATE INDEX providers_by_words ON guide.providers USING gin (search_words) WITH (fastupdate = on) WHERE is_active;
-- The pending lists of the other GIN indexes stay short because every search reads through them.
CREATE INDEX providers_by_specialty ON guide.providers USING gin (specialties) WITH (gin_pending_list_limit = 256) WHERE is_active;
CREATE INDEX providers_by_language ON guide.providers USING gin (languages) WITH (gin_pending_list_limit = 256) WHERE is_active;
CREATE INDEX providers_by_network ON guide.providers USING gin (network_keys) WITH (gin_pending_list_limit = 256)
  WHERE is_active AND network_keys <> '{}';

-- What each source states about a place. One provider merges all rows that share a match key.
CREATE TABLE guide.provider_sources (
  source            text        NOT NULL,
  origin            text        NOT NULL CHECK (origin IN ('live', 'snapshot', 'starter', 'sample')),
  source_key        text        NOT NULL,
  -- Deferred, because a merge moves source records to a provider that it inserts later in the same transaction.
  provider_id       uuid        NOT NULL REFERENCES guide.providers (id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  fields            jsonb       NOT NULL,
  source_url        text        NOT NULL,
  release           text,
  retrieved_at      timestamptz NOT NULL,
  source_updated_at date,
  content_hash      text        NOT NULL,
  is_active         boolean     NOT NULL DEFAULT true,
  natural_key       text        NOT NULL,
  match_keys        text[]      NOT NULL DEFAULT '{}',
  checked_on        date        NOT NULL,
  confidence        text        NOT NULL DEFAULT 'verified' CHECK (confidence IN ('verified', 'memory')),
  is_stale          boolean     NOT NULL DEFAULT false,
  PRIMARY KEY (source, origin, source_key)
);
CREATE INDEX provider_sources_by_provider ON guide.provider_sources (provider_id);
-- Each look-up has a few keys, and would have to read all entries of a pending list.
CREATE INDEX provider_sources_by_keys ON guide.provider_sources USING gin (match_keys) WITH (fastupdate = off);
CREATE INDEX provider_sources_without_keys ON guide.provider_sources (source) WHERE match_keys = '{}';
CREATE INDEX provider_sources_by_part ON guide.provider_sources (source, origin, (fields ->> 'zipCode'), (fields ->> 'type'));

CREATE TABLE guide.offices (
  id                text PRIMARY KEY,
  name              text        NOT NULL,
  address           text        NOT NULL,
  city              text        NOT NULL,
  state             text        NOT NULL,
  zip_code          text        NOT NULL CHECK (zip_code ~ '^[0-9]{5}$'),
  phone             text,
  hours             jsonb       NOT NULL DEFAULT '{}',
  latitude          double precision,
  longitude         double precision,
  source            text        NOT NULL,
  source_url        text        NOT NULL CHECK (source_url ~ '^https?://'),
  retrieved_at      timestamptz NOT NULL,
  source_updated_at date,
  checked_on        date        NOT NULL,
  origin            text        NOT NULL CHECK (origin IN ('live', 'snapshot', 'starter', 'sample')),
  confidence        text        NOT NULL DEFAULT 'verified' CHECK (confidence IN ('verified', 'memory')),
  is_stale          boolean     NOT NULL DEFAULT false,
  content_hash      text        NOT NULL,
  is_active         boolean     NOT NULL DEFAULT true,
  created_at        timestamptz NOT NULL DEFAULT now(),
  updated_at        timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX offices_by_place ON guide.offices (state, zip_code) WHERE is_active;

CREATE TABLE guide.insurance_plans (
  id                  text PRIMARY KEY,
  contract_id         text        NOT NULL,
  plan_id             text        NOT NULL,
  segment_id          text        NOT NULL,
  plan_year           smallint    NOT NULL CHECK (plan_year BETWEEN 2020 AND 2100),
  name                text        NOT NULL,
  description         text,
  type                text        NOT NULL CHECK (type IN ('medicare', 'medicare-advantage', 'medicare-supplement', 'medi-cal',
                        'covered-california')),
  category            text,
  carrier             text        NOT NULL,
  parent_organization text,
  plan_type           text,
  snp_type            text,
  state               text        NOT NULL DEFAULT 'CA',
  monthly_premium     numeric(10, 2),
  deductible          numeric(10, 2),
  drug_deductible     numeric(10, 2),
  max_out_of_pocket   numeric(10, 2),
  star_rating         numeric(2, 1),
  has_drug_coverage   boolean,
  copays              jsonb       NOT NULL DEFAULT '{}',
  benefits            jsonb       NOT NULL DEFAULT '{}',
  provider_network    text,
  website             text CHECK (website ~ '^https?://'),
  release             text,
  search_text         text        NOT NULL DEFAULT '',
  source              text        NOT NULL,
  source_url          text        NOT NULL CHECK (source_url ~ '^https?://'),
  retrieved_at        timestamptz NOT NULL,
  source_updated_at   date,
  checked_on          date        NOT NULL,
  origin              text        NOT NULL CHECK (origin IN ('live', 'snapshot', 'starter', 'sample')),
  confidence          text        NOT NULL DEFAULT 'verified' CHECK (confidence IN ('verified', 'memory')),
  is_stale            boolean     NOT NULL DEFAULT false,
  content_hash        text        NOT NULL,
  is_active           boolean     NOT NULL DEFAULT true,
  created_at          timestamptz NOT NULL DEFAULT now(),
  updated_at          timestamptz NOT NULL DEFAULT now(),
  -- The contract's holder, which an insurer's filter may match as well as the parent organization.
  contract_name       text,
  -- Where deductible, copays, benefits and website come from when the row's own source does not state them.
  details_source_url  text CHECK (details_source_url ~ '^https?://'),
  details_checked_on  date,
  phones              jsonb       NOT NULL DEFAULT '{}',
  -- Every cost row of the plan's page.
  costs               jsonb       NOT NULL DEFAULT '{}',
  UNIQUE (contract_id, plan_id, segment_id, plan_year)
);
CREATE INDEX insurance_plans_by_year ON guide.insurance_plans (plan_year, type, monthly_premium) WHERE is_active;
CREATE INDEX insurance_plans_by_text ON guide.insurance_plans USING gin (search_text public.gin_trgm_ops) WHERE is_active;

CREATE TABLE guide.insurance_plan_counties (
  insurance_plan_id text NOT NULL REFERENCES guide.insurance_plans (id) ON DELETE CASCADE,
  state             text NOT NULL,
  county            text NOT NULL,
  PRIMARY KEY (insurance_plan_id, state, county)
);
CREATE INDEX insurance_plan_counties_by_county ON guide.insurance_plan_counties (state, county);

CREATE TABLE guide.assistance_programs (
  id                          text PRIMARY KEY,
  name                        text        NOT NULL,
  name_ko                     text        NOT NULL,
  type                        text        NOT NULL CHECK (type IN ('financial', 'prescription', 'premium', 'other')),
  description                 text        NOT NULL,
  description_ko              text        NOT NULL,
  eligibility_requirements    jsonb,
  eligibility_requirements_ko jsonb,
  benefits                    jsonb,
  benefits_ko                 jsonb,
  application_process         text,
  application_process_ko      text,
  phone                       text,
  phone_label                 text,
  phone_label_ko              text,
  tty                         text,
  website                     text CHECK (website ~ '^https?://'),
  sort_order                  smallint    NOT NULL DEFAULT 0,
  search_text                 text        NOT NULL DEFAULT '',
  source                      text        NOT NULL,
  source_url                  text        NOT NULL CHECK (source_url ~ '^https?://'),
  retrieved_at                timestamptz NOT NULL,
  source_updated_at           date,
  checked_on                  date        NOT NULL,
  origin                      text        NOT NULL CHECK (origin IN ('live', 'snapshot', 'starter', 'sample')),
  confidence                  text        NOT NULL DEFAULT 'verified' CHECK (confidence IN ('verified', 'memory')),
  is_stale                    boolean     NOT NULL DEFAULT false,
  content_hash                text        NOT NULL,
  is_active                   boolean     NOT NULL DEFAULT true,
  created_at                  timestamptz NOT NULL DEFAULT now(),
  updated_at                  timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX assistance_programs_by_text ON guide.assistance_programs USING gin (search_text public.gin_trgm_ops) WHERE is_active;

-- Search words of a provider ------------------------------------------------------------------------------------------------------

-- Hangul is also found from its second and every further syllable on: for each word of folded jamo its ends, each behind "~". In a
-- word of first consonants (ㅅㅇㅁㄷ) every consonant begins a syllable.
CREATE FUNCTION guide.syllable_ends(texts text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT coalesce(string_agg('~' || substr(word, start), ' '), '')
      FROM unnest(string_to_array(texts, ' ')) AS word, generate_series(2, least(length(word), 80)) AS start
     WHERE word ~ '[ㄱ-ㅎ]' AND (substr(word, start, 2) ~ '^[ㄱ-ㅎ][ㅏ-ㅣ]' OR word ~ '^[ㄱ-ㅎ]+$')
  $$;

-- A tsvector refuses words above 2 kB and more than 1 MB of them, and a name may be one long word: then only its beginning is indexed.
CREATE FUNCTION guide.short_words(texts text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT left(string_agg(left(word, 200), ' ' ORDER BY place), 3000)
      FROM unnest(string_to_array(texts, ' ')) WITH ORDINALITY AS part (word, place)
  $$;

-- Makes the words of a record's search_text (names, a bar, other texts; libs/content/src/matching/search-text.ts) and of its kinds:
-- * every word as it is, and each word of the names once more behind "@";
-- * Hangul also from its second and every further syllable on, behind "~" (in names "@~");
-- * "=t" type, "=s" specialties, "=l" languages, blanks as "_".
-- libs/content/src/matching/ts-query.ts writes queries with the same marks.
CREATE FUNCTION guide.search_words(texts text, type text, specialties text[], languages text[]) RETURNS tsvector
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
  DECLARE
    names text;
    words text;
  BEGIN
    IF octet_length(texts) > 2000 THEN
      texts := guide.short_words(texts);
    END IF;
    names := split_part(texts, ' |', 1);
    words := texts
      || CASE WHEN strpos(names, '  ') = 0 THEN replace(names, ' ', ' @') ELSE regexp_replace(names, ' +', ' @', 'g') END
      || ' =t' || type
      || CASE WHEN specialties <> '{}' THEN ' =s' || array_to_string(specialties, ' =s') ELSE '' END;
    -- Hangul has several bytes per character.
    IF octet_length(texts) <> length(texts) AND texts ~ '[ㄱ-ㅎ]' THEN
      words := words || ' ' || guide.syllable_ends(texts) || ' ' || replace(guide.syllable_ends(names), '~', '@~');
    END IF;
    IF languages <> '{}' THEN
      words := words || ' =l' || replace(replace(array_to_string(languages, '|'), ' ', '_'), '|', ' =l');
    END IF;
    -- Characters with a meaning in the text of a tsvector.
    RETURN translate(words, $q$|':\$q$, '')::tsvector;
  END $$;

CREATE FUNCTION guide.fill_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.search_words := guide.search_words(NEW.search_text, NEW.type, NEW.specialties, NEW.languages);
    RETURN NEW;
  END $$;
CREATE TRIGGER providers_search_words BEFORE INSERT OR UPDATE OF search_text, type, specialties, languages
  ON guide.providers FOR EACH ROW EXECUTE FUNCTION guide.fill_search_words();

-- Flushes the pending list of providers_by_words. Only an index's owner may do so: the crawler runs it as the owner (SECURITY DEFINER).
CREATE FUNCTION guide.index_gathered_words() RETURNS bigint LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog
  AS $$ SELECT gin_clean_pending_list('guide.providers_by_words') $$;
REVOKE EXECUTE ON FUNCTION guide.index_gathered_words() FROM PUBLIC;

-- Crawls --------------------------------------------------------------------------------------------------------------------------

CREATE TABLE guide.crawl_runs (
  id                uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  parent_id         uuid REFERENCES guide.crawl_runs (id) ON DELETE CASCADE,
  source            text        NOT NULL,
  zip               text CHECK (zip ~ '^[0-9]{5}$'),
  type              text,
  status            text        NOT NULL DEFAULT 'queued' CHECK (status IN ('queued', 'running', 'succeeded', 'failed', 'cancelled')),
  phase             text        NOT NULL DEFAULT 'waiting' CHECK (phase IN ('waiting', 'fetching', 'storing', 'finished')),
  done              integer     NOT NULL DEFAULT 0,
  total             integer,
  found             integer     NOT NULL DEFAULT 0,
  added             integer     NOT NULL DEFAULT 0,
  updated           integer     NOT NULL DEFAULT 0,
  unchanged         integer     NOT NULL DEFAULT 0,
  deactivated       integer     NOT NULL DEFAULT 0,
  is_truncated      boolean     NOT NULL DEFAULT false,
  failure_class     text,
  failure_detail    text,
  origin            text CHECK (origin IN ('live', 'snapshot', 'starter', 'sample')),
  attempts          integer     NOT NULL DEFAULT 0,
  -- The cursor from which another worker continues.
  resume_at         jsonb,
  job_id            text,
  request_id        text        NOT NULL,
  requested_by      text        NOT NULL CHECK (requested_by IN ('visitor', 'operator', 'schedule')),
  created_at        timestamptz NOT NULL DEFAULT now(),
  started_at        timestamptz,
  heartbeat_at      timestamptz,
  finished_at       timestamptz,
  options           jsonb       NOT NULL DEFAULT '{}',
  release           text,
  result            jsonb,
  -- Runs of one source that may be active at the same time differ in their part: another state, another plan page.
  part              text,
  -- The account's id, null for visitors and schedules. No foreign key: the crawler may not read schema accounts, and runs stay when
  -- an account is deleted.
  requested_by_user uuid,
  CHECK ((status = 'failed') = (failure_class IS NOT NULL))
);
-- At most one unfinished run of one source and part: a second start joins it.
CREATE UNIQUE INDEX crawl_runs_one_active ON guide.crawl_runs (source, coalesce(zip, ''), coalesce(type, ''), coalesce(part, ''))
  WHERE status IN ('queued', 'running');
CREATE INDEX crawl_runs_by_part ON guide.crawl_runs (source, zip, type, created_at DESC);
CREATE INDEX crawl_runs_by_time ON guide.crawl_runs (created_at DESC);
CREATE INDEX crawl_runs_by_parent ON guide.crawl_runs (parent_id) WHERE parent_id IS NOT NULL;

-- Records that a run has seen: what a finished part did not see becomes inactive. Emptied when the run ends.
CREATE TABLE guide.crawl_run_sightings (
  run_id     uuid NOT NULL REFERENCES guide.crawl_runs (id) ON DELETE CASCADE,
  source_key text NOT NULL,
  PRIMARY KEY (run_id, source_key)
);

-- Source records of directories that are read page by page, until their part has been read to its end.
CREATE TABLE guide.crawl_run_words (
  run_id uuid  NOT NULL REFERENCES guide.crawl_runs (id) ON DELETE CASCADE,
  source text  NOT NULL,
  key    text  NOT NULL,
  word   jsonb NOT NULL,
  PRIMARY KEY (run_id, source, key)
);

-- Source records of the registry's monthly file before they are compared and merged. Unlogged: after a crash of PostgreSQL the file is
-- read again.
CREATE UNLOGGED TABLE guide.registry_stage (
  run_id            uuid    NOT NULL,
  n                 integer NOT NULL,
  key               text    NOT NULL,
  natural_key       text    NOT NULL,
  match_keys        text[]  NOT NULL,
  fields            jsonb   NOT NULL,
  source_url        text    NOT NULL,
  source_updated_at date,
  content_hash      text    NOT NULL,
  PRIMARY KEY (run_id, n)
);

-- Conditional GET, body hashes and robots.txt across restarts.
CREATE TABLE guide.fetch_cache (
  url           text PRIMARY KEY,
  etag          text,
  last_modified text,
  body_sha256   text,
  body          text,
  status        integer     NOT NULL,
  fetched_at    timestamptz NOT NULL,
  expires_at    timestamptz
);

-- The lease and cooldown of each host, shared by all processes (docs/adr/0008-pace-as-a-lease.md).
CREATE TABLE guide.fetch_hosts (
  host          text PRIMARY KEY,
  next_at       timestamptz NOT NULL,
  rests_until   timestamptz,
  holder        uuid,
  held_until    timestamptz,
  claimant      uuid,
  claimed_until timestamptz
);

CREATE TABLE guide.app_settings (
  key        text PRIMARY KEY,
  value      jsonb       NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now()
);

-- News and the weekly check of our figures ----------------------------------------------------------------------------------------

CREATE TABLE guide.news_items (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  origin       text        NOT NULL CHECK (origin IN ('live', 'sample')),
  source       text        NOT NULL,
  url          text        NOT NULL CHECK (url ~ '^https?://'),
  title        text        NOT NULL CHECK (title <> ''),
  title_key    text        NOT NULL,
  summary      text,
  category     text        NOT NULL,
  language     text        NOT NULL,
  published_on date        NOT NULL,
  checked_at   timestamptz NOT NULL
);
-- Two items are the same when they share the URL, or the title on one day.
CREATE UNIQUE INDEX news_items_url_key ON guide.news_items (origin, url);
CREATE UNIQUE INDEX news_items_title_key ON guide.news_items (origin, title_key, published_on);
CREATE INDEX news_items_newest_idx ON guide.news_items (origin, published_on, id);

CREATE TABLE guide.news_sources (
  origin     text NOT NULL CHECK (origin IN ('live', 'sample')),
  source     text NOT NULL,
  fired_on   date,
  started_at timestamptz,
  tried_at   timestamptz,
  good_at    timestamptz,
  failure    text,
  PRIMARY KEY (origin, source)
);

CREATE TABLE guide.figure_checks (
  origin   text        NOT NULL CHECK (origin IN ('live', 'sample')),
  id       text        NOT NULL,
  url      text        NOT NULL,
  value    text        NOT NULL,
  state    text        NOT NULL CHECK (state IN ('found', 'gone', 'moved', 'blocked', 'failed')),
  misses   integer     NOT NULL,
  snippet  text,
  leads_to text,
  failure  text,
  tried_at timestamptz NOT NULL,
  found_at timestamptz,
  PRIMARY KEY (origin, id)
);

CREATE TABLE guide.figure_check_runs (
  origin   text PRIMARY KEY CHECK (origin IN ('live', 'sample')),
  begun_at timestamptz NOT NULL,
  beat_at  timestamptz,
  ended_at timestamptz
);

-- Accounts: a schema of its own that only the gateway may use ---------------------------------------------------------------------

-- Only what the identity provider stated at the last sign-in. A person is issuer and subject, never an e-mail address.
CREATE TABLE accounts.users (
  id              uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  issuer          text        NOT NULL,
  subject         text        NOT NULL,
  email           text,
  first_name      text,
  last_name       text,
  picture_url     text CHECK (picture_url ~ '^https://'),
  created_at      timestamptz NOT NULL DEFAULT now(),
  last_sign_in_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX users_by_subject ON accounts.users (issuer, subject);

-- The columns that connect-pg-simple reads and writes.
CREATE TABLE accounts.sessions (
  sid    text        PRIMARY KEY,
  sess   json        NOT NULL,
  expire timestamptz NOT NULL
);
CREATE INDEX sessions_by_end ON accounts.sessions (expire);
