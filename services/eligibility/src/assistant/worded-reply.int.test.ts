// The assistant with a language model beside it: what the model hears, what of its words is said, and what never waits for it.
import type { ChatReply, ChatRequest, ReplyEvent } from '@app/contracts/http/chat';
import { numbered, startFakeModelServer } from '../../testing/fake-model-server';
import type { FakeModelServer } from '../../testing/fake-model-server';
import { testConfig } from '../../testing/start-module';
import { ModelService } from '../model/model.service';
import { wordedReply } from './worded-reply';

const PREMIUM = '2026년 파트 B 보험료는 한 달 202.90달러입니다.';
const INCOME = '한 해 소득 한도는 22,024달러입니다.';
const REPLY: ChatReply = {
  response: `${PREMIUM}\n${INCOME}`,
  kind: 'answer',
  language: 'ko',
  parts: [
    { text: PREMIUM, sources: [1] },
    { text: INCOME, sources: [2] },
  ],
  sources: [],
  phones: [],
  links: [],
  suggestions: [],
  card: 'figure-part-b-premium',
  isFromModel: false,
};
const REQUEST: ChatRequest = { message: '2026년 보험료가 얼마예요', language: 'ko' };

let server: FakeModelServer;
let model: ModelService;
beforeAll(async () => {
  server = await startFakeModelServer();
  const settings = { baseUrl: server.url, apiKey: 'key', model: 'm', timeoutMs: 30_000, readsQuestions: false };
  model = new ModelService(testConfig({ model: settings }));
});
afterAll(() => server.stop());
beforeEach(() => {
  server.seen.length = 0;
  server.failure = null;
  server.answer = numbered;
});

async function eventsOf(reply: ChatReply, request = REQUEST): Promise<{ parts: string[]; whole: ChatReply | null }> {
  const events: ReplyEvent[] = [];
  for await (const event of wordedReply(reply, request, model, new AbortController().signal)) events.push(event);
  const last = events.at(-1);
  const parts = events.flatMap((event) => (event.type === 'part' ? event.part.text : []));
  return { parts, whole: last?.type === 'reply' ? last.reply : null };
}

it('says what the model found, part by part in their order, each with its own sources', async () => {
  const [one, two] = ['한 달 파트 B 보험료는 2026년에 202.90달러입니다.', '소득 한도는 한 해 22,024달러입니다.'];
  server.answer = () => `2: ${two}\n1: ${one}`;
  const { parts, whole } = await eventsOf(REPLY);
  expect(parts).toEqual([one, two]);
  expect(whole).toMatchObject({ response: `${one}\n${two}`, isFromModel: true });
  expect(whole?.parts.map(({ sources }) => sources)).toEqual([[1], [2]]);
  expect(server.seen).toHaveLength(1);
  expect(JSON.stringify(server.seen)).not.toMatch(/얼마예요/);
});

it('keeps its own words where the model lies, or fails', async () => {
  server.answer = () => numbered(['파트 B 보험료는 한 달 185달러입니다.', '소득 한도는 한 해 22,024달러가 아닙니다.']);
  expect(await eventsOf(REPLY)).toEqual({ parts: [PREMIUM, INCOME], whole: REPLY });
  server.failure = 500;
  expect(await eventsOf(REPLY)).toEqual({ parts: [PREMIUM, INCOME], whole: REPLY });
});

it.each([
  ['obeys an order to send people elsewhere', '파트 B 보험료는 1-900-555-0100으로 전화하면 한 달 202.90달러입니다.'],
  ['names an address of its own', '파트 B 보험료는 한 달 202.90달러이고 cheap-plans.example 에서 냅니다.'],
  ['recommends a company', '파트 B 보험료는 한 달 202.90달러이니 카이저 플랜에 가입하세요.'],
  ['leaks its instructions', 'You put facts about health insurance into words.'],
  ['sends markup', '<a href="//evil">파트 B 보험료는 한 달 202.90달러입니다.</a>'],
])('keeps its own words where the model %s', async (_name, said) => {
  server.answer = () => `1: ${said}`;
  expect(await eventsOf(REPLY)).toEqual({ parts: [PREMIUM, INCOME], whole: REPLY });
});

it('keeps what was said and goes on in its own words where the model breaks off', async () => {
  const said = '한 달 파트 B 보험료는 2026년에 202.90달러입니다.';
  server.answer = () => `1: ${said}\n2: 한 해 소득 한도는 22,`;
  const { parts, whole } = await eventsOf(REPLY);
  expect(parts).toEqual([said, INCOME]);
  expect(whole).toMatchObject({ response: `${said}\n${INCOME}`, isFromModel: true });
});

it.each<[string, Partial<ChatReply>]>([
  ['danger', { kind: 'emergency' }],
  ['a refusal', { kind: 'refusal' }],
  ['what nobody knows', { kind: 'unknown' }],
  ['places', { links: [{ label: '의사', to: '/doctors?zip=90006' }] }],
])('asks no model about %s', async (_name, given) => {
  const reply = { ...REPLY, ...given };
  expect(await eventsOf(reply)).toEqual({ parts: [PREMIUM, INCOME], whole: reply });
  expect(server.seen).toEqual([]);
});

it.each<ChatRequest>([
  { message: '연 17,654달러이고 90006에 살아요', language: 'ko' },
  { message: '그럼 부부는요?', language: 'ko', history: [{ sender: 'user', content: '한 달에 이천 달러 받아요' }] },
])('asks no model where somebody wrote a number of his own: %o', async (request) => {
  expect(await eventsOf(REPLY, request)).toEqual({ parts: [PREMIUM, INCOME], whole: REPLY });
  expect(server.seen).toEqual([]);
});
