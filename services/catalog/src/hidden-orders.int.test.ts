// Orders hidden in the records of strangers, in the directory, the plan search and the search by words: names as they are stored, in
// their place, and nothing that a visitor requested is changed by them.
import { CATALOG_PATHS, HEADERS } from '@app/contracts/http/catalog';
import type { ProviderResponse } from '@app/contracts/http/catalog';
import { PLAN_PATHS } from '@app/contracts/http/plans';
import type { InsurancePlanResponse } from '@app/contracts/http/plans';
import type { SearchResponse } from '@app/contracts/http/search';
import { createTestDatabase, type TestDatabase, withClient } from '@app/testing/database';
import { HIDDEN_ORDERS } from '@app/testing/hidden-orders';
import request from 'supertest';
import { type CatalogApp, insertPlan, insertProvider, insertZip, startCatalog } from './testing/catalog-app';

/** What a database can hold: the importer leaves the others out (services/crawler/src/sources/poisoned.test.ts). */
const TEXTS = HIDDEN_ORDERS.map(({ text }) => text).filter((text) => !text.includes('\0'));
const YEAR = Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'America/Los_Angeles' }).format());

let database: TestDatabase;
let catalog: CatalogApp;

beforeAll(async () => {
  database = await createTestDatabase();
  await withClient(database.adminUrl, async (client) => {
    await client.query('TRUNCATE guide.zip_codes, guide.insurance_plans, guide.providers CASCADE');
    await insertZip(client, '90006', { point: [34.05, -118.29] });
    await insertProvider(client, { name: 'Quiet Harbor Clinic', languages: ['Korean'], phone: '(213) 555-0100' });
    for (const name of TEXTS) await insertProvider(client, { name, nameKo: name, city: name, phone: '(213) 555-0101' });
    for (const [at, name] of TEXTS.entries())
      await insertPlan(client, { id: `${YEAR}-H${9000 + at}-001-0`, name, year: YEAR });
  });
  catalog = await startCatalog(database.readerUrl, database.queueUrl);
});

afterAll(async () => {
  await catalog.app.close();
  await database.drop();
});

const get = (path: string) => request(catalog.http).get(path).expect(200);
const sorted = (texts: readonly string[]): string[] => [...texts].sort();

it('are names of the directory, each once, whole, and in no other record', async () => {
  const { body, headers } = await get(`${CATALOG_PATHS.providers}?zip=90006&types=doctor&limit=100`);
  const places = body as ProviderResponse[];
  expect(headers[HEADERS.totalCount.toLowerCase()]).toBe(String(TEXTS.length + 1));
  expect(sorted(places.map(({ name }) => name))).toEqual(sorted([...TEXTS, 'Quiet Harbor Clinic']));
  for (const { name, nameKo, phone, languages } of places.filter(({ name }) => name !== 'Quiet Harbor Clinic')) {
    expect({ nameKo, phone, languages }).toEqual({ nameKo: name, phone: '(213) 555-0101', languages: [] });
  }
});

it('move no place into a list that asks for what they do not say', async () => {
  const { body } = await get(`${CATALOG_PATHS.providers}?zip=90006&types=doctor&language=korean`);
  expect((body as ProviderResponse[]).map(({ name }) => name)).toEqual(['Quiet Harbor Clinic']);
});

it('are names of plans, and choose none', async () => {
  const { body } = await get(`${PLAN_PATHS.plans}?zip=90006&limit=100`);
  const plans = body as InsurancePlanResponse[];
  expect(sorted(plans.map(({ name }) => name))).toEqual(sorted(TEXTS));
  expect(new Set(plans.map(({ carrier }) => carrier))).toEqual(new Set(['Sample']));
});

it('are the words of a plan page in their own places, and no amount of it', async () => {
  await withClient(database.adminUrl, (client) =>
    client.query(`UPDATE guide.insurance_plans SET copays = jsonb_build_object('primaryCare', name),
      benefits = jsonb_build_object('dental', jsonb_build_object('isCovered', true, 'text', name))`),
  );
  const { body } = await get(`${PLAN_PATHS.plans}?zip=90006&limit=100`);
  const plans = body as InsurancePlanResponse[];
  expect(plans).toHaveLength(TEXTS.length);
  for (const { name, copays, benefits, monthlyPremium, deductible, website } of plans) {
    expect({ copays, benefits }).toEqual({
      copays: { primaryCare: name },
      benefits: { dental: { isCovered: true, text: name } },
    });
    expect([monthlyPremium, deductible, website]).toEqual([null, null, null]);
  }
});

it('searched for, find records, name no place to search in and start no reading', async () => {
  for (const text of TEXTS) {
    const { body } = await get(`${CATALOG_PATHS.search}?${new URLSearchParams({ q: text.slice(0, 100) }).toString()}`);
    expect((body as SearchResponse).understood?.zip ?? null).toBeNull();
  }
  const runs = await withClient(database.adminUrl, (client) => client.query('SELECT 1 FROM guide.crawl_runs'));
  expect(runs.rowCount).toBe(0);
});
