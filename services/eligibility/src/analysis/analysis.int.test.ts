import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Logger } from '@nestjs/common';
import request from 'supertest';
import { plansOf } from '@app/benefits/costs/snapshot-plans.fixture';
import { ANALYSIS_PATHS } from '@app/contracts/http/analysis';
import type { AnalysisProfile, AnalysisResponse } from '@app/contracts/http/analysis';
import type { ErrorResponse } from '@app/contracts/http/errors';
import { openApiDocument } from '@app/kit/openapi';
import { HANG_MS } from '@app/testing/hang-ms';
import { faultOf, malformedRequests, sendRaw } from '@app/testing/malformed-requests';
import { startFakeCatalog } from '../../testing/fake-catalog';
import type { FakeCatalog } from '../../testing/fake-catalog';
import { type StartedModule, startModule } from '../../testing/start-module';
import { AnalysisController } from './analysis.controller';
import { AnalysisModule } from './analysis.module';

const PATH = ANALYSIS_PATHS.analysis;

const PROFILE: AnalysisProfile = {
  age: 72,
  zipCode: '90006',
  income: '40,000',
  householdSize: 1,
  healthConditions: ['diabetes'],
  medications: ['diabetes', 'cholesterol'],
  priorities: ['cost'],
  preferredLanguage: 'ko',
};

describe('POST /api/ai-analysis', () => {
  let started: StartedModule;
  let http: Server;
  let catalog: FakeCatalog;

  beforeAll(async () => {
    catalog = await startFakeCatalog();
    started = await startModule(AnalysisModule, { catalogUrl: catalog.url });
    http = started.http;
  });
  afterAll(async () => {
    await started?.app.close();
    await catalog?.stop();
    Logger.overrideLogger(false);
  });
  beforeEach(() => {
    catalog.isAway = false;
    catalog.requests.length = 0;
  });

  const post = (profile: object) => request(http).post(PATH).send({ profile });
  const answerTo = async (given: Partial<AnalysisProfile> = {}): Promise<AnalysisResponse> =>
    (await post({ ...PROFILE, ...given }).expect(200)).body;
  const fieldsOf = async (profile: object): Promise<unknown> =>
    ((await post(profile).expect(400)).body as ErrorResponse).fields;

  it('ranks plans of the county by their sums, and is never kept', async () => {
    const { headers, body } = await post(PROFILE).expect(200);
    expect(headers['cache-control']).toBe('no-store');
    const answer = body as AnalysisResponse;
    expect(answer).toMatchObject({ asOf: '2026-11-22', planYear: 2026, county: 'Los Angeles', pathway: 'medicare' });
    expect(answer.recommendations).toHaveLength(5);
    for (const { planId, years, costAnalysis } of answer.recommendations) {
      expect(plansOf('Los Angeles').map(({ id }) => id)).toContain(planId);
      expect(years.map(({ year }) => year)).toEqual(['healthy', 'normal', 'very-ill']);
      expect(costAnalysis.annualTotal).toBe(years[1]?.annual);
    }
  });

  it('answers the same bytes to the same input', async () => {
    const [one, other] = [await post(PROFILE), await post(PROFILE)];
    expect(one.text).toBe(other.text);
  });

  it('takes a month for a twelfth of a year', async () => {
    const { income: _income, ...rest } = PROFILE;
    const month = (await post({ ...rest, monthlyIncome: '3,000' }).expect(200)).body as AnalysisResponse;
    expect(month).toEqual(await answerTo({ income: 36_000 }));
    expect(await fieldsOf({ ...PROFILE, monthlyIncome: 3_000 })).toEqual({ 'profile.monthlyIncome': 'Invalid input' });
    expect(await fieldsOf(rest)).toEqual({ 'profile.income': 'Required' });
  });

  it('offers both counties of a ZIP, and counts the one asked for', async () => {
    const first = await answerTo({ zipCode: '90631' });
    expect(first.county).toBe('Los Angeles');
    expect(first.counties.map(({ name }) => name)).toEqual(['Los Angeles', 'Orange']);
    expect(first.insights).toContainEqual({ code: 'two-counties', params: { county: 'Los Angeles', other: 'Orange' } });
    const other = await answerTo({ zipCode: '90631', county: 'Orange' });
    expect(other.county).toBe('Orange');
    const inOrange = plansOf('Orange').map(({ id }) => id);
    expect(other.recommendations.every(({ planId }) => inOrange.includes(planId))).toBe(true);
    expect(await fieldsOf({ ...PROFILE, zipCode: '90631', county: 'Fresno' })).toEqual({
      'profile.county': 'Invalid input',
    });
  });

  it('says that a county has no plan, and still gives Original Medicare', async () => {
    const answer = await answerTo({ zipCode: '96093' });
    expect(answer.recommendations).toEqual([]);
    expect(answer.insights).toContainEqual({ code: 'no-plans', params: { county: 'Trinity' } });
    expect(answer.originalMedicare?.drugPlanId).toMatch(/^2026-S/);
  });

  it('leads somebody under 65 to Covered California', async () => {
    const { pathway, recommendations, nextSteps } = await answerTo({ age: 62 });
    expect(pathway).toBe('under-65');
    expect(recommendations).toEqual([]);
    expect(nextSteps.map(({ code }) => code)).toContain('covered-california');
    expect((await answerTo({ age: 62, currentInsurance: 'medicare' })).pathway).toBe('medicare');
  });

  it('answers family helpers from 18, whom the eligibility check does not ask about', async () => {
    for (const age of [18, 19, 35, 49]) {
      const { pathway, eligibilityChecks, nextSteps } = await answerTo({ age });
      expect(pathway).toBe('under-65');
      expect(eligibilityChecks.medicare.eligible).toBe(false);
      expect(nextSteps.some(({ code }) => code === 'adult-rules-from')).toBe(age === 18);
    }
  });

  it('names a ZIP outside California', async () => {
    const { body } = await post({ ...PROFILE, zipCode: '10001' }).expect(400);
    expect(body).toMatchObject({
      detail: 'not_a_california_zip',
      fields: { 'profile.zipCode': 'Invalid input' },
    });
  });

  it.each([
    ['age', [17, 111, 70.5, '72', true]],
    ['zipCode', ['9000', '900066', 90_006, 'abcde']],
    ['income', [-1, 'a lot', '15,00', [1]]],
    ['householdSize', [0, 9, 1.5, '2']],
    ['healthConditions', ['diabetes', ['dragon'], [1], {}]],
    ['medications', [['insulin']]],
    ['priorities', [['speed']]],
    ['preferredLanguage', ['fr']],
    ['county', ['<b>', 7]],
    ['currentInsurance', ['medi-cal']],
    ['hasSpouse', ['yes']],
    ['assetsBand', ['lots']],
    ['asOf', ['2026-02-30']],
  ])('refuses a bad %s and names it', async (field, values) => {
    for (const value of values)
      expect(await fieldsOf({ ...PROFILE, [field]: value })).toEqual({ [`profile.${field}`]: 'Invalid input' });
  });

  it('names what is missing', async () => {
    expect(await fieldsOf({})).toEqual({
      'profile.age': 'Required',
      'profile.zipCode': 'Required',
      'profile.income': 'Required',
      'profile.householdSize': 'Required',
    });
    const { body } = await request(http).post(PATH).send({}).expect(400);
    expect((body as ErrorResponse).fields).toEqual({ profile: 'Required' });
    for (const profile of ['me', [], [PROFILE]]) await request(http).post(PATH).send({ profile }).expect(400);
  });

  it('describes its request with the profile in it', () => {
    const call = openApiDocument([started.app.get(AnalysisController)]).paths[PATH]?.['post'];
    const body = call?.requestBody?.content['application/json'].schema;
    expect(Object.keys(body?.properties?.['profile']?.properties ?? {})).toEqual(
      expect.arrayContaining(['age', 'zipCode', 'income', 'monthlyIncome', 'householdSize', 'county']),
    );
    expect(JSON.stringify(body)).not.toContain('$ref');
  });

  it('is 503 with a time to come back while the catalog is away, and answers again after it', async () => {
    catalog.isAway = true;
    // A county nobody asked about in this minute.
    const away = { ...PROFILE, zipCode: '90631', county: 'Los Angeles' };
    const { body, headers } = await post(away).expect(503);
    expect((body as ErrorResponse).code).toBe('unavailable');
    expect(headers['retry-after']).toBe('5');
    catalog.isAway = false;
    await post(away).expect(200);
  });

  it('asks the catalog for a county once a minute, and tells it nothing of the person', async () => {
    const zip = { zipCode: '96093', county: 'Trinity' };
    await answerTo({ ...zip, income: '17,654' });
    await answerTo({ ...zip, income: '17,655' });
    expect(catalog.requests).toEqual(['/internal/plan-figures?zip=96093&county=Trinity']);
  });

  it('ends no malformed request in an error of our own', async () => {
    const { port } = http.address() as AddressInfo;
    for (const raw of malformedRequests({ post: PATH })) {
      const answer = await sendRaw(`http://127.0.0.1:${port}`, raw);
      expect({ name: raw.name, fault: faultOf(answer) }).toEqual({ name: raw.name, fault: null });
    }
  });

  it('logs the route and the status of a call, and nothing of its body or its answer', async () => {
    const linesBefore = started.logged().split('\n').length;
    await answerTo({
      age: 83,
      income: '17,654',
      healthConditions: ['kidney-disease'],
      medications: ['antidepressant'],
    });
    await post({ ...PROFILE, age: 83, income: 'seventeen', priorities: ['dragon'] }).expect(400);
    const deadline = Date.now() + HANG_MS;
    while (started.logged().split('\n').length < linesBefore + 2 && Date.now() < deadline) {
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(started.logged()).toContain(`"route":"${PATH}"`);
    expect(started.logged()).toContain('"status":200');
    expect(started.logged()).toContain('"status":400');
    // Random ids and times may hold any digits.
    const written = started.logged().replaceAll(/"(?:requestId|time)":"[^"]*"/g, '');
    expect(written).not.toMatch(/17,?654|seventeen|dragon|kidney|antidepressant|90006|90631|"age"|income/);
  });
});
