// The adapter against a server that speaks the real protocol, fails in every way we know, and lies.
import { PassThrough } from 'node:stream';
import { Logger } from '@nestjs/common';
import { createLogger } from '@app/kit/logger';
import { numbered, startFakeModelServer } from '../../testing/fake-model-server';
import type { FakeModelServer, ModelFailure } from '../../testing/fake-model-server';
import { testConfig } from '../../testing/start-module';
import { ModelService } from './model.service';
import type { PhrasingRequest, StreamedSentence } from './phrasing';

const FACTS = [
  '22 of the 118 plans compared have no plan premium.',
  'With an income of $17,654 a year the help saves $480 a year.',
  'These are amounts of the year 2026; they end on December 31.',
];
const REQUEST: PhrasingRequest = { facts: FACTS, language: 'en', personal: ['17,654', 83, '90006'] };

let server: FakeModelServer;
let written = '';
beforeAll(async () => {
  server = await startFakeModelServer();
  Logger.overrideLogger(
    createLogger(
      'eligibility',
      new PassThrough().on('data', (line: Buffer) => (written += line.toString())),
    ),
  );
});
afterAll(async () => {
  Logger.overrideLogger(false);
  await server.stop();
});
beforeEach(() => {
  server.seen.length = 0;
  server.failure = null;
  server.answer = numbered;
});

const settings = (timeoutMs = 8_000) => ({
  baseUrl: server.url,
  apiKey: 'key-of-the-test',
  model: 'small-model',
  timeoutMs,
  readsQuestions: true,
});
const serviceOf = (model: ReturnType<typeof settings> | null): ModelService => new ModelService(testConfig({ model }));

async function streamed(service: ModelService, request: PhrasingRequest = REQUEST): Promise<StreamedSentence[]> {
  const found: StreamedSentence[] = [];
  for await (const each of service.stream(request)) found.push(each);
  return found;
}

it('asks with the configured key and model, and sends nothing of the person but as marks', async () => {
  expect(await serviceOf(settings()).phrase(REQUEST)).toEqual(FACTS.map((text) => ({ text })));
  const [call] = server.seen;
  expect(server.seen).toHaveLength(1);
  expect(call).toMatchObject({
    path: '/v1/chat/completions',
    headers: { authorization: 'Bearer key-of-the-test' },
    body: { model: 'small-model', stream: false },
  });
  const sent = JSON.stringify(call?.body);
  expect(sent).toContain('With an income of $[[A]] a year');
  expect(sent).not.toMatch(/17,?654|90006/);
});

it('gives the streamed sentences one by one, in the order of the model, each fact at most once', async () => {
  server.answer = ([first = '', second = '', third = '']) =>
    `3: ${third}\n1: ${first}\n1: ${second}\nHello.\n9: x\n2: ${second}`;
  expect(await streamed(serviceOf(settings()))).toEqual([
    { index: 2, sentence: { text: FACTS[2] } },
    { index: 0, sentence: { text: FACTS[0] } },
    { index: 1, sentence: { text: FACTS[1] } },
  ]);
  expect(server.seen[0]?.body.stream).toBe(true);
});

it.each([
  ['figure', '22 of the 181 plans compared have no plan premium.'],
  ['phone', '22 of the 118 plans have no plan premium; call 1-800-555-0199.'],
  ['address', '22 of the 118 plans have no plan premium; see plans.example.com.'],
  ['name', '22 of the 118 plans compared, Kaiser among them, have no plan premium.'],
  ['figure', 'Twenty-two of the 118 plans compared have no plan premium.'],
])('a lie is refused (%s), whole and streamed, and the other sentences stand: %s', async (refusal, lie) => {
  server.answer = (facts) => numbered([lie, ...facts.slice(1)]);
  const service = serviceOf(settings());
  const expected = [{ refusal }, { text: FACTS[1] }, { text: FACTS[2] }];
  expect(await service.phrase(REQUEST)).toEqual(expected);
  expect((await streamed(service)).map(({ sentence }) => sentence)).toEqual(expected);
});

it('refuses Korean number words and the figure of another fact', async () => {
  server.answer = () =>
    numbered([
      '비교한 플랜 118개 가운데 스물두 개는 보험료가 없습니다.',
      '지원을 받으면 한 해 118달러를 아낍니다.',
      '2026년 금액이고 12월 31일에 끝납니다.',
    ]);
  expect(await serviceOf(settings()).phrase({ ...REQUEST, language: 'ko' })).toEqual([
    { refusal: 'figure' },
    { refusal: 'figure' },
    { text: '2026년 금액이고 12월 31일에 끝납니다.' },
  ]);
});

it.each<[ModelFailure, string]>([
  [500, 'unavailable'],
  [429, 'unavailable'],
  ['resets', 'unavailable'],
  ['broken-json', 'malformed'],
  ['endless', 'unavailable'],
  ['moves', 'unavailable'],
  ['hangs', 'timeout'],
  ['hangs-midway', 'timeout'],
])('a server that %s gives no sentence, whole and streamed (%s)', async (failure, refusal) => {
  server.failure = failure;
  const service = serviceOf(settings(failure === 'hangs' || failure === 'hangs-midway' ? 500 : 8_000));
  expect(await service.phrase(REQUEST)).toEqual(FACTS.map(() => ({ refusal })));
  expect((await streamed(service)).map(({ sentence }) => sentence)).toEqual(FACTS.map(() => ({ refusal })));
  // One try each at most: somebody waits, and on a busy machine the time may be over before the server is reached.
  expect(server.seen.length).toBeLessThanOrEqual(2);
});

it('an answer without its choices is malformed whole, and has no sentence streamed', async () => {
  server.failure = 'no-choices';
  const service = serviceOf(settings());
  expect(await service.phrase(REQUEST)).toEqual(FACTS.map(() => ({ refusal: 'malformed' })));
  expect((await streamed(service)).map(({ sentence }) => sentence)).toEqual(FACTS.map(() => ({ refusal: 'missing' })));
});

it('a server that failed three times in a row is left alone for a while', async () => {
  server.failure = 500;
  const service = serviceOf(settings());
  for (let time = 0; time < 3; time += 1) await service.phrase(REQUEST);
  server.failure = null;
  expect(await service.phrase(REQUEST)).toEqual(FACTS.map(() => ({ refusal: 'busy' })));
  expect(server.seen).toHaveLength(3);
});

it('ends the call when the visitor has gone, and when nobody reads on', async () => {
  server.failure = 'hangs';
  const service = serviceOf(settings());
  const gone = new AbortController();
  const call = service.phrase({ ...REQUEST, signal: gone.signal });
  setTimeout(() => gone.abort(), 50);
  expect(await call).toEqual(FACTS.map(() => ({ refusal: 'aborted' })));
  server.failure = null;
  for await (const { index } of service.stream(REQUEST)) {
    expect(index).toBe(0);
    break;
  }
  // Every place is free again: more than are taken at once can follow.
  for (let time = 0; time < 9; time += 1) expect((await service.phrase(REQUEST))[0]).toEqual({ text: FACTS[0] });
});

it('sends nothing without configuration, whatever the package finds in the environment', async () => {
  const service = serviceOf(null);
  const spy = jest.spyOn(globalThis, 'fetch');
  Object.assign(process.env, { OPENAI_API_KEY: 'k', OPENAI_BASE_URL: server.url });
  expect(service.isOn).toBe(false);
  expect(await service.phrase(REQUEST)).toEqual(FACTS.map(() => ({ refusal: 'off' })));
  expect(await streamed(service)).toHaveLength(3);
  delete process.env['OPENAI_API_KEY'];
  delete process.env['OPENAI_BASE_URL'];
  expect(spy).not.toHaveBeenCalled();
  spy.mockRestore();
  expect(server.seen).toEqual([]);
});

it('logs why a call failed, and nothing that was asked or answered', () => {
  expect(written).toContain('"reason":"timeout"');
  expect(written).toContain('"reason":"unavailable"');
  expect(written).not.toMatch(/17,?654|90006|premium|Kaiser|key-of-the-test|127\.0\.0\.1/);
});
