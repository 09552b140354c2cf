// The analysis with a language model beside it: what it is told, what of its words is shown, and that nothing else changes.
import type { Server } from 'node:http';
import { PassThrough } from 'node:stream';
import { Logger } from '@nestjs/common';
import type { INestApplication } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import request from 'supertest';
import { ANALYSIS_PATHS } from '@app/contracts/http/analysis';
import type { AnalysisResponse } from '@app/contracts/http/analysis';
import { Clock } from '@app/kit/clock';
import { ConfigModule } from '@app/kit/config.module';
import { configureApp } from '@app/kit/configure-app';
import { createLogger } from '@app/kit/logger';
import { startFakeCatalog } from '../../testing/fake-catalog';
import type { FakeCatalog } from '../../testing/fake-catalog';
import { numbered, startFakeModelServer } from '../../testing/fake-model-server';
import type { FakeModelServer } from '../../testing/fake-model-server';
import { EligibilityConfig } from '../config';
import type { ModelSettings } from '../model/model-settings';
import { AnalysisModule } from './analysis.module';

/** Values of one person that stand nowhere else. */
const CANARY = {
  age: 83,
  zipCode: '90631',
  income: '17,654',
  householdSize: 1,
  healthConditions: ['kidney-disease'],
  medications: ['antidepressant'],
  preferredLanguage: 'en',
};
const TYPED = /17,?654|90631|Orange|Los Angeles|kidney|antidepressant|\b83\b/i;

let catalog: FakeCatalog;
let model: FakeModelServer;
let written = '';
const apps: INestApplication[] = [];

async function serve(settings: ModelSettings | null): Promise<Server> {
  const config = { host: '127.0.0.1', port: 0, databaseUrl: '', catalogUrl: catalog.url, model: settings };
  const imports = [ConfigModule.register(EligibilityConfig, config), AnalysisModule];
  const module = await Test.createTestingModule({ imports })
    .overrideProvider(Clock)
    .useValue({ now: () => Date.parse('2026-11-22T20:00:00Z') })
    .compile();
  const log = new PassThrough().on('data', (line: Buffer) => (written += line.toString()));
  const app = module.createNestApplication({ logger: createLogger('eligibility', log) });
  configureApp(app, { name: 'eligibility' });
  await app.listen(0, '127.0.0.1');
  apps.push(app);
  return app.getHttpServer() as Server;
}

const settings = (timeoutMs = 8_000): ModelSettings => ({ baseUrl: model.url, apiKey: 'key', model: 'm', timeoutMs });

async function answerOf(http: Server, given: object = {}): Promise<AnalysisResponse> {
  const body = { profile: { ...CANARY, ...given } };
  return (await request(http).post(ANALYSIS_PATHS.analysis).send(body).expect(200)).body as AnalysisResponse;
}

beforeAll(async () => {
  [catalog, model] = await Promise.all([startFakeCatalog(), startFakeModelServer()]);
});
beforeEach(() => {
  model.seen.length = 0;
  model.failure = null;
  model.answer = numbered;
});
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  await Promise.all([catalog.stop(), model.stop()]);
  Logger.overrideLogger(false);
});

it('words the insights, decides nothing, and hears no figure of the person but as a mark', async () => {
  const [plain, worded] = [await serve(null), await serve(settings())];
  const built = await answerOf(plain);
  expect(built.modelInsights).toBeNull();
  expect(model.seen).toEqual([]);

  const { modelInsights, ...rest } = await answerOf(worded);
  expect({ ...rest, modelInsights: null }).toEqual(built);
  expect(modelInsights?.language).toBe('en');
  expect(modelInsights?.texts).toHaveLength(built.insights.length);
  const told = new Map(built.insights.map(({ code }, index) => [code, modelInsights?.texts[index]]));
  // Its ZIP lies in two counties: where somebody lives is not told.
  expect(told.get('two-counties')).toBeNull();
  const yearly = built.insights.find(({ code }) => code === 'plans-of-year');
  expect(told.get('plans-of-year')).toContain(String(yearly?.params['year']));
  const cheapest = built.recommendations.map(({ name }) => name);
  expect(
    cheapest.some((name) => told.get('healthy-or-ill')?.includes(name) ?? told.get('best-in-both')?.includes(name)),
  ).toBe(true);

  expect(model.seen).toHaveLength(1);
  expect(JSON.stringify(model.seen[0])).not.toMatch(TYPED);
  expect(written).not.toMatch(TYPED);
});

it('a figure that was typed leaves as a mark, and stands again in the answer', async () => {
  // By chance twelve times this income is what the state would pay in a year.
  const found = await answerOf(await serve(settings()), { income: undefined, monthlyIncome: '202.90' });
  const paid = found.insights.findIndex(({ code }) => code === 'part-b-paid');
  expect(JSON.stringify(model.seen)).not.toMatch(/202\.9|2,?434\.8/);
  expect(JSON.stringify(model.seen)).toContain('premium, that saves $[[A]] a year');
  expect(found.modelInsights?.texts[paid]).toContain('$2,434.80');
});

it.each([500, 'resets', 'broken-json', 'hangs'] as const)(
  'answers with the built-in words when the model %s',
  async (failure) => {
    model.failure = failure;
    const { modelInsights, recommendations } = await answerOf(await serve(settings(500)));
    expect(modelInsights).toBeNull();
    expect(recommendations).toHaveLength(5);
  },
);

it('shows no sentence with a figure, a plan or a number that is not in its fact', async () => {
  model.answer = (facts) =>
    numbered(facts.map((fact, index) => (index % 2 ? `${fact} Call 1-800-555-0199.` : `${fact} Of 77 plans.`)));
  expect((await answerOf(await serve(settings()))).modelInsights).toBeNull();
});
