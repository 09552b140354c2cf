// Only for this service's integration tests: the catalog as it runs, and rows to find.
import type { Server } from 'node:http';
import type { INestApplication } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { StatedNetwork } from '@app/contracts/http/networks';
import { networkKeys } from '@app/content/matching/network-keys';
import { providerSearchText, searchText } from '@app/content/matching/search-text';
import { configureApp } from '@app/kit/configure-app';
import type { Client } from 'pg';
import { CatalogModule } from '../catalog.module';

export interface CatalogApp {
  app: INestApplication;
  http: Server;
}

/** @param deadlineScale timeouts are multiplied by it, for a busy machine */
export async function startCatalog(databaseUrl: string, queueUrl: string, deadlineScale = 10): Promise<CatalogApp> {
  const module = CatalogModule.register({ databaseUrl, queueUrl, deadlineScale });
  const app = await NestFactory.create(module, { logger: false, bodyParser: false, abortOnError: false });
  configureApp(app, { name: 'catalog' });
  await app.init();
  return { app, http: app.getHttpServer() as Server };
}

export interface ProviderFixture {
  name: string;
  type?: string;
  nameKo?: string;
  zip?: string | null;
  city?: string;
  county?: string;
  specialties?: string[];
  languages?: string[];
  phone?: string;
  origin?: string;
  isActive?: boolean;
  point?: [latitude: number, longitude: number];
  /** Also stored as the statement of each source. */
  networks?: StatedNetwork[];
  /** Languages that a directory states: source -> English names. */
  stated?: Record<string, string[]>;
  /** When the directories were read. */
  checkedOn?: string;
}

let count = 0;

/** @returns the row's id */
export async function insertProvider(client: Client, given: ProviderFixture): Promise<string> {
  const { name, nameKo = null, type = 'doctor', zip = '90006', city = 'Los Angeles', point } = given;
  const { phone = null, specialties = [], networks = [] } = given;
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO guide.providers (type, natural_key, name, name_ko, zip_code, city, county, specialties, languages, phone,
       latitude, longitude, origin, is_active, search_text, networks, network_keys, source, source_url, retrieved_at, checked_on, content_hash)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, 'nppes', 'https://npiregistry.cms.hhs.gov/',
       '2026-11-20T08:00:00Z', '2026-11-20', 'x')
     RETURNING id`,
    [
      type,
      `test:${(count += 1)}`,
      name,
      nameKo,
      zip,
      city,
      given.county ?? 'Los Angeles',
      specialties,
      given.languages ?? [],
      phone,
      point?.[0] ?? null,
      point?.[1] ?? null,
      given.origin ?? 'live',
      given.isActive ?? true,
      providerSearchText({ name, nameKo, city, phone, zipCode: zip, networks, other: specialties }),
      JSON.stringify(networks),
      networkKeys(networks),
    ],
  );
  const id = rows[0]?.id ?? '';
  await insertStatements(client, id, given);
  return id;
}

async function insertStatements(client: Client, id: string, given: ProviderFixture): Promise<void> {
  const { networks = [], stated = {}, checkedOn = '2026-11-20', origin = 'live' } = given;
  for (const source of new Set([...networks.map((network) => network.source), ...Object.keys(stated)])) {
    const said = networks.filter((network) => network.source === source);
    await client.query(
      `INSERT INTO guide.provider_sources (source, origin, source_key, natural_key, provider_id, fields, source_url, retrieved_at,
         checked_on, content_hash)
       VALUES ($1, $2, $3, $3, $4, $5, 'https://example.org/', $6::date, $6::date, 'x')`,
      [source, origin, id, id, { networks: said, languages: stated[source] ?? [] }, checkedOn],
    );
  }
}

export async function insertZip(
  client: Client,
  zip: string,
  given: { point?: [latitude: number, longitude: number]; counties?: string[]; share?: number } = {},
): Promise<void> {
  const { point, counties = ['Los Angeles'], share = 1 } = given;
  await client.query(
    `INSERT INTO guide.zip_codes (zip, place, latitude, longitude, source) VALUES ($1, 'Los Angeles', $2, $3, 'test')`,
    [zip, point?.[0] ?? null, point?.[1] ?? null],
  );
  for (const [index, county] of counties.entries()) {
    await client.query(`INSERT INTO guide.zip_counties (zip, county, ratio, is_primary) VALUES ($1, $2, $3, $4)`, [
      zip,
      county,
      share / (index + 1),
      index === 0,
    ]);
  }
}

export async function insertProgram(client: Client, id: string, name: string, nameKo: string): Promise<void> {
  await client.query(
    `INSERT INTO guide.assistance_programs (id, name, name_ko, type, description, description_ko, benefits, phone, tty,
       search_text, source, source_url, retrieved_at, checked_on, origin, content_hash)
     VALUES ($1, $2, $3, 'financial', 'What it is.', '어떤 제도인지.', '"Help"', '1-800-555-0100', '711', $4, 'starter',
       'https://www.dhcs.ca.gov/page', now(), '2026-11-20', 'starter', 'x')`,
    [id, name, nameKo, searchText([name, nameKo])],
  );
}

export async function insertPlan(
  client: Client,
  given: { id: string; name: string; year?: number; county?: string },
): Promise<void> {
  const { id, name, year = 2026, county = 'Los Angeles' } = given;
  await client.query(
    `INSERT INTO guide.insurance_plans (id, contract_id, plan_id, segment_id, plan_year, name, type, carrier, search_text,
       source, source_url, retrieved_at, checked_on, origin, content_hash)
     VALUES ($1, $1, '001', '0', $2, $3, 'medicare-advantage', 'Sample', $4, 'cms', 'https://www.cms.gov/', now(),
       '2026-11-20', 'live', 'x')`,
    [id, year, name, searchText([name])],
  );
  await client.query(
    `INSERT INTO guide.insurance_plan_counties (insurance_plan_id, state, county) VALUES ($1, 'CA', $2)`,
    [id, county],
  );
}

export interface RunFixture {
  zip: string;
  type: string;
  status: string;
  /** How long ago it ended. */
  endedMinutesAgo?: number;
}

/** @returns the run's id */
export async function insertRun(client: Client, { zip, type, status, endedMinutesAgo }: RunFixture): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO guide.crawl_runs (source, zip, type, status, failure_class, request_id, requested_by, created_at, finished_at)
     VALUES ('providers', $1, $2, $3, $4, 'test', 'visitor', now() - make_interval(mins => $5::int + 1),
             CASE WHEN $6 THEN now() - make_interval(mins => $5::int) END)
     RETURNING id`,
    [zip, type, status, status === 'failed' ? 'timeout' : null, endedMinutesAgo ?? 0, endedMinutesAgo !== undefined],
  );
  return rows[0]?.id ?? '';
}
