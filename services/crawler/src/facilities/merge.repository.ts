// SQL around merged providers: their statements in, the merged row out. One statement per step, whatever the number of rows.
import { Injectable } from '@nestjs/common';
import type { Origin } from '@app/contracts/http/provenance';
import type { EntityManager } from 'typeorm';
import type { Candidate } from './matching';
import type { DatedRow } from './merge';
import type { Statement } from './statement';

export interface ProviderState {
  id: string;
  contentHash: string;
  isActive: boolean;
  isStale: boolean;
  statements: Statement[];
}

/** By what stored places may be the asked ones. */
export interface CandidateQuestion {
  types: string[];
  naturalKeys: string[];
  npis: string[];
  ccns: string[];
  licenseNumbers: string[];
  zips: string[];
  providerIds: string[];
  origin: Origin;
}

@Injectable()
export class MergeRepository {
  /**
   * Who speaks of a row now: a statement that a whole read has ended leaves its place free for the place's new number.
   * Rows without statements count by their own source. Live reads do not see invented places.
   */
  async candidates(manager: EntityManager, question: CandidateQuestion): Promise<Candidate[]> {
    const { types, naturalKeys, npis, ccns, licenseNumbers, zips, providerIds, origin } = question;
    const rows: (Omit<Candidate, 'sources'> & { spoken: Candidate['sources'] extends Set<infer S> ? S[] : never })[] =
      await manager.query(CANDIDATES, [types, naturalKeys, npis, ccns, licenseNumbers, zips, providerIds, origin]);
    return rows.map(({ spoken, ...row }) => ({ ...row, sources: new Set(spoken) }));
  }

  /** Gives rows that nobody merged yet a statement: what stands in them, in the name of their own source. */
  async seed(manager: EntityManager, providerIds: string[]): Promise<void> {
    if (providerIds.length > 0) await manager.query(SEED, [providerIds]);
  }

  /** The providers, locked, with everything said of them. */
  async states(manager: EntityManager, providerIds: string[]): Promise<ProviderState[]> {
    return manager.query(STATES, [providerIds]);
  }

  /** @returns ids of the rows that changed */
  async store(manager: EntityManager, rows: (DatedRow & { id: string })[]): Promise<string[]> {
    const [written] = await manager.query<[{ id: string }[], number]>(STORE, [JSON.stringify(rows)]);
    return written.map(({ id }) => id);
  }

  /** Rows become one: what was said of the first is now said of the second. */
  async absorb(manager: EntityManager, { from, to }: { from: string; to: string }): Promise<void> {
    await manager.query('UPDATE guide.provider_sources SET provider_id = $2 WHERE provider_id = $1', [from, to]);
    await manager.query('DELETE FROM guide.providers WHERE id = $1', [from]);
  }

  async deleteProviders(manager: EntityManager, ids: string[]): Promise<void> {
    await manager.query('DELETE FROM guide.providers WHERE id = ANY($1::uuid[])', [ids]);
  }
}

const CANDIDATES = `
  SELECT p.id, p.type, p.natural_key AS "naturalKey", p.name, p.address, p.city, p.zip_code AS "zipCode", p.phone,
         p.npi, p.ccn, p.license_number AS "licenseNumber",
         coalesce(s.names, '{}') AS "otherNames",
         CASE WHEN s.all_sources IS NULL THEN ARRAY[p.source] ELSE coalesce(s.sources, '{}') END AS spoken,
         (p.origin = 'starter' OR p.name_ko IS NOT NULL OR coalesce('starter' = ANY(s.all_sources), false))
           AS "isCurated",
         ($8 <> 'sample' OR p.origin = 'sample') AS "isOpen"
    FROM guide.providers p
    LEFT JOIN LATERAL (
      SELECT array_agg(DISTINCT ps.source) FILTER (WHERE ps.is_active) AS sources,
             array_agg(DISTINCT ps.source) AS all_sources, array_agg(DISTINCT ps.fields ->> 'name') AS names
        FROM guide.provider_sources ps WHERE ps.provider_id = p.id) s ON true
   WHERE p.type = ANY($1::text[])
     AND (p.natural_key = ANY($2::text[]) OR p.npi = ANY($3::text[]) OR p.ccn = ANY($4::text[])
          OR p.license_number = ANY($5::text[]) OR p.zip_code = ANY($6::text[]) OR p.id = ANY($7::uuid[]))
     AND ($8 = 'sample' OR p.origin <> 'sample' OR p.natural_key = ANY($2::text[]))
   ORDER BY p.natural_key`;

/** What a row of guide.providers says, as the fields of a statement. */
export const fieldsOf = (row: string): string => `
         jsonb_strip_nulls(jsonb_build_object(
           'type', ${row}.type, 'state', coalesce(${row}.state, 'CA'), 'isShown', true, 'name', ${row}.name,
           'nameKo', ${row}.name_ko, 'nameKoSource', ${row}.name_ko_source, 'address', ${row}.address, 'city', ${row}.city,
           'zipCode', ${row}.zip_code, 'phone', ${row}.phone, 'website', ${row}.website, 'npi', ${row}.npi, 'ccn', ${row}.ccn,
           'licenseNumber', ${row}.license_number, 'specialty', ${row}.specialty, 'specialties', ${row}.specialties,
           'taxonomyCodes', ${row}.taxonomy_codes, 'languages', ${row}.languages, 'languageSource', ${row}.language_source,
           'acceptingNewPatients', ${row}.accepting_new_patients, 'housingType', ${row}.housing_type, 'services', ${row}.services,
           'details', ${row}.details))`;

const SEED = `
  INSERT INTO guide.provider_sources (source, origin, source_key, provider_id, fields, source_url, retrieved_at,
                                      source_updated_at, content_hash, is_active)
  SELECT p.source, p.origin, p.type || ' ' || p.natural_key, p.id,
         ${fieldsOf('p')},
         p.source_url, p.retrieved_at, p.source_updated_at, p.content_hash, p.is_active
    FROM guide.providers p
   WHERE p.id = ANY($1::uuid[])
     AND NOT EXISTS (SELECT 1 FROM guide.provider_sources s WHERE s.provider_id = p.id)
  ON CONFLICT (source, origin, source_key) DO NOTHING`;

const STATES = `
  SELECT p.id, p.content_hash AS "contentHash", p.is_active AS "isActive", p.is_stale AS "isStale",
         coalesce((SELECT jsonb_agg(jsonb_build_object(
                    'source', s.source, 'origin', s.origin, 'key', s.source_key, 'fields', s.fields,
                    'sourceUrl', s.source_url, 'retrievedAt', s.retrieved_at, 'sourceUpdatedAt', s.source_updated_at,
                    'isActive', s.is_active) ORDER BY s.source, s.source_key)
              FROM guide.provider_sources s WHERE s.provider_id = p.id), '[]') AS statements
    FROM guide.providers p WHERE p.id = ANY($1::uuid[]) ORDER BY p.id FOR UPDATE`;

const STORE = `
  UPDATE guide.providers p SET
    name = i.name, name_ko = i."nameKo", name_ko_source = i."nameKoSource", specialty = i.specialty,
    specialties = i.specialties, taxonomy_codes = i."taxonomyCodes", address = i.address, city = i.city,
    state = i.state, zip_code = i."zipCode", county = coalesce(i.county, c.county),
    latitude = coalesce(i.latitude, z.latitude), longitude = coalesce(i.longitude, z.longitude), phone = i.phone,
    website = i.website, languages = i.languages, language_source = i."languageSource",
    accepting_new_patients = i."acceptingNewPatients", npi = i.npi, ccn = i.ccn, license_number = i."licenseNumber",
    housing_type = i."housingType", services = i.services, details = i.details, field_sources = i."fieldSources",
    search_text = i."searchText", source = i.source, source_url = i."sourceUrl", retrieved_at = i."retrievedAt",
    source_updated_at = i."sourceUpdatedAt",
    checked_on = (i."retrievedAt" AT TIME ZONE 'America/Los_Angeles')::date, origin = i.origin,
    confidence = 'verified', is_stale = false, content_hash = i."contentHash", is_active = i."isActive",
    updated_at = now()
    FROM jsonb_to_recordset($1::jsonb) AS i(
           id uuid, name text, "nameKo" text, "nameKoSource" text, specialty text, specialties text[],
           "taxonomyCodes" text[], address text, city text, state text, "zipCode" text, county text, latitude float8,
           longitude float8, phone text, website text, languages text[], "languageSource" text,
           "acceptingNewPatients" boolean, npi text, ccn text, "licenseNumber" text, "housingType" text,
           services text[], details jsonb, "fieldSources" jsonb, "searchText" text, source text, "sourceUrl" text,
           "retrievedAt" timestamptz, "sourceUpdatedAt" date, origin text, "contentHash" text, "isActive" boolean)
    LEFT JOIN guide.zip_codes z ON z.zip = i."zipCode"
    LEFT JOIN guide.zip_counties c ON c.zip = i."zipCode" AND c.is_primary
   WHERE p.id = i.id
  RETURNING p.id`;
