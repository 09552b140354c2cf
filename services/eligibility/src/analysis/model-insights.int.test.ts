// The analysis with a language model beside it: what it is told, what of its words is shown, and that nothing else changes.
import type { Server } from 'node:http';
import { Logger } from '@nestjs/common';
import request from 'supertest';
import { ANALYSIS_PATHS } from '@app/contracts/http/analysis';
import type { AnalysisResponse } from '@app/contracts/http/analysis';
import { startFakeCatalog } from '../../testing/fake-catalog';
import type { FakeCatalog } from '../../testing/fake-catalog';
import { numbered, startFakeModelServer } from '../../testing/fake-model-server';
import type { FakeModelServer } from '../../testing/fake-model-server';
import { type StartedModule, startModule } from '../../testing/start-module';
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
const started: StartedModule[] = [];

async function serve(model: ModelSettings | null): Promise<Server> {
  const module = await startModule(AnalysisModule, { catalogUrl: catalog.url, model });
  started.push(module);
  return module.http;
}

const settings = (timeoutMs = 8_000): ModelSettings => ({
  baseUrl: model.url,
  apiKey: 'key',
  model: 'm',
  timeoutMs,
  readsQuestions: false,
});

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
  await Promise.all(started.map(({ app }) => app.close()));
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
  const phrased = new Map(built.insights.map(({ code }, index) => [code, modelInsights?.texts[index]]));
  // Its ZIP lies in two counties: where somebody lives is not told.
  expect(phrased.get('two-counties')).toBeNull();
  const yearly = built.insights.find(({ code }) => code === 'plans-of-year');
  expect(phrased.get('plans-of-year')).toContain(String(yearly?.params['year']));
  // With Medi-Cal all of them cost nothing: no name is called the cheapest.
  expect(phrased.get('same-cost')).toContain(String(built.recommendations.length));

  expect(model.seen).toHaveLength(1);
  expect(JSON.stringify(model.seen[0])).not.toMatch(TYPED);
  for (const { logged } of started) expect(logged()).not.toMatch(TYPED);
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
