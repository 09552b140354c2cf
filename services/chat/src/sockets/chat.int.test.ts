// Conversations by socket.io and by plain WebSocket, with an assistant that answers, dawdles and fails.
import type { ServerMessage } from '@app/contracts/http/chat';
import { CHAT_LIMITS } from '@app/contracts/http/chat';
import { ioClient, isWelcome, plainClient, question, refusalOf, replyTo } from '../../testing/chat-clients';
import type { Client } from '../../testing/chat-clients';
import { replyOf, startFakeAssistant } from '../../testing/fake-assistant';
import type { FakeAssistant } from '../../testing/fake-assistant';
import { startChat } from '../../testing/start-chat';
import type { RunningChat } from '../../testing/start-chat';

let assistant: FakeAssistant;
let chat: RunningChat;
const clients: Client[] = [];

beforeAll(async () => {
  assistant = await startFakeAssistant();
  chat = await startChat(assistant.url);
});
beforeEach(() => {
  assistant.requests.length = 0;
  assistant.abandoned = 0;
  assistant.pace = 0;
  assistant.answer = null;
});
afterEach(() => {
  for (const client of clients.splice(0)) client.close();
});
afterAll(async () => {
  await chat.app.close();
  await assistant.stop();
});

type Way = 'socket.io' | 'plain';
async function connect(way: Way, language = 'ko'): Promise<Client> {
  const client =
    way === 'plain'
      ? await plainClient(chat.url, `?language=${language}`)
      : ioClient(chat.url, { query: { language }, forceNew: true });
  clients.push(client);
  await client.until(isWelcome);
  return client;
}

const TEXTS = ['파트 B가 뭐예요:', '하나.', '둘.'];

describe.each<Way>(['socket.io', 'plain'])('by %s', (way) => {
  it('greets, takes a message, types, sends parts as they come and the whole reply', async () => {
    const client = await connect(way);
    client.say(question('q1'));
    await client.until(replyTo('q1'));
    const last = await client.until((message) => message.type === 'typing' && !message.isTyping);
    expect(client.received.at(-1)).toBe(last);
    const [welcome, ...said] = client.received;
    expect(welcome).toMatchObject({ type: 'message', id: 'welcome', sender: 'agent', reply: null });
    expect(said).toMatchObject([
      { type: 'ack', id: 'q1' },
      { type: 'typing', isTyping: true },
      ...TEXTS.map((text, index) => ({ type: 'part', replyTo: 'q1', index, part: { text, sources: [1] } })),
      { type: 'message', id: 'reply-q1', content: TEXTS.join(' '), reply: replyOf('', TEXTS) },
      { type: 'typing', isTyping: false },
    ]);
    expect(assistant.requests).toEqual([{ message: '파트 B가 뭐예요', language: 'ko', history: [] }]);
  });

  it('answers a client that sends the fields of the specification and no others', async () => {
    const client = way === 'plain' ? await plainClient(chat.url) : ioClient(chat.url, { forceNew: true });
    clients.push(client);
    const timestamp = '2026-11-27T09:00:00.000Z';
    client.say({ type: 'message', id: '17:1.5', content: 'What is Part B?', sender: 'user', timestamp });
    expect(await client.until(replyTo('17:1.5'))).toMatchObject({
      sender: 'agent',
      content: 'What is Part B?: 하나. 둘.',
    });
    client.say({ type: 'message', id: 1764234000000, content: '파트 B가 뭐예요', sender: 'user', timestamp });
    await client.until(replyTo('1764234000000'));
    expect(assistant.requests.map(({ message }) => message)).toEqual(['What is Part B?', '파트 B가 뭐예요']);
  });

  it('refuses an empty or endless message of such a client by the same names', async () => {
    const client = await connect(way);
    client.say({ type: 'message', id: 'a', content: ' ' });
    client.say({ type: 'message', id: 'b', content: 'a'.repeat(CHAT_LIMITS.message + 1) });
    expect(await client.until(refusalOf('a'))).toMatchObject({ reason: 'blank' });
    expect(await client.until(refusalOf('b'))).toMatchObject({ reason: 'too_long' });
  });

  it('greets in the language of the page', async () => {
    const [korean, english] = [await connect(way), await connect(way, 'en')];
    expect(korean.received[0]).toMatchObject({ content: expect.stringContaining('안녕하세요') as string });
    expect(english.received[0]).toMatchObject({ content: expect.stringContaining('I am a program') as string });
  });

  it('sends the first part before the assistant has said the second', async () => {
    let go: (value?: unknown) => void = () => undefined;
    assistant.pace = new Promise((resolve) => (go = resolve));
    const client = await connect(way);
    client.say(question('q1'));
    await client.until((message) => message.type === 'part' && message.index === 0);
    expect(client.received.some((message) => message.type === 'part' && message.index === 1)).toBe(false);
    go();
    await client.until(replyTo('q1'));
  });

  it('answers a message once that comes again while its answer is on the way, and again later under the same ids', async () => {
    let go: (value?: unknown) => void = () => undefined;
    assistant.pace = new Promise((resolve) => (go = resolve));
    const client = await connect(way);
    client.say(question('q1'));
    client.say(question('q1'));
    await client.until((message) => message.type === 'part');
    client.say(question('q1'));
    const acks = (): number => client.received.filter(({ type }) => type === 'ack').length;
    while (acks() < 3) await new Promise((resolve) => setTimeout(resolve, 5));
    go();
    const first = await client.until(replyTo('q1'));
    expect(assistant.requests).toHaveLength(1);
    const other = await connect(way);
    other.say(question('q1'));
    const second = await other.until(replyTo('q1'));
    expect({ ...second, timestamp: '' }).toEqual({ ...first, timestamp: '' });
  });

  it.each<[string, object | string, Partial<ServerMessage>]>([
    ['blank', question('q1', ' \n'), { id: 'q1', reason: 'blank' }],
    ['too long', question('q1', 'a'.repeat(CHAT_LIMITS.message + 1)), { id: 'q1', reason: 'too_long' }],
    ['in a language we do not speak', question('q1', 'a', { language: 'fr' }), { id: 'q1', reason: 'malformed' }],
    ['without an id', question(''), { id: null, reason: 'malformed' }],
    ['with an id that is a page', question('<script>'), { id: null, reason: 'malformed' }],
    ['with a history that is none', question('q1', 'a', { history: 'x' }), { id: 'q1', reason: 'malformed' }],
    ['that is a text', 'hello', { id: null, reason: 'malformed' }],
    ['of brackets', question('q1', 'a', { history: deep(200) }), { id: 'q1', reason: 'malformed' }],
  ])('refuses a message that is %s, says why, and goes on', async (_name, given, refusal) => {
    const client = await connect(way);
    client.say(given);
    expect(await client.until(({ type }) => type === 'refused')).toMatchObject(refusal);
    client.say(question('after'));
    await client.until(replyTo('after'));
    expect(assistant.requests).toHaveLength(1);
  });

  it('ends a socket that sends more than a conversation can hold', async () => {
    const client = await connect(way);
    client.say(question('q1', 'a'.repeat(300_000)));
    await client.ended;
    expect(assistant.requests).toEqual([]);
  });

  it.each<[string, FakeAssistant['answer'], object]>([
    [
      'says 503',
      (_request, response) => response.writeHead(503).end(),
      { reason: 'unavailable', retryAfterSeconds: 5 },
    ],
    ['hangs up', (request) => request.socket.destroy(), { reason: 'unavailable' }],
    [
      'breaks off',
      (_request, response) => response.writeHead(200).end('{"type":"part","part":{"text":"a","sources":[]}}\n'),
      { reason: 'unavailable' },
    ],
    ['says no JSON', (_request, response) => response.writeHead(200).end('<html>\n'), { reason: 'unavailable' }],
    [
      'says another thing',
      (_request, response) => response.writeHead(200).end('{"type":"reply"}\n'),
      { reason: 'unavailable' },
    ],
    [
      'never ends',
      (_request, response) => void response.writeHead(200).write('x'.repeat(600_000)),
      { reason: 'unavailable' },
    ],
    ['does not take it', (_request, response) => response.writeHead(400).end('{}'), { reason: 'malformed' }],
  ])('says so when the assistant %s, and answers when it is back', async (_name, answer, refusal) => {
    assistant.answer = answer;
    const client = await connect(way);
    client.say(question('q1'));
    expect(await client.until(refusalOf('q1'))).toMatchObject(refusal);
    assistant.answer = null;
    client.say(question('q1'));
    await client.until(replyTo('q1'));
  });

  it('lets the assistant go when the client has gone', async () => {
    assistant.pace = new Promise(() => undefined);
    const client = await connect(way);
    client.say(question('q1'));
    await client.until(({ type }) => type === 'part');
    client.close();
    while (assistant.abandoned === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  });

  it('answers two at once and asks for patience with the third; the third of another client is answered', async () => {
    let go: (value?: unknown) => void = () => undefined;
    assistant.pace = new Promise((resolve) => (go = resolve));
    const [client, other] = [await connect(way), await connect(way)];
    for (const id of ['q1', 'q2', 'q3']) client.say(question(id));
    expect(await client.until(refusalOf('q3'))).toMatchObject({ reason: 'busy', retryAfterSeconds: 2 });
    other.say(question('q3'));
    go();
    await Promise.all([client.until(replyTo('q1')), client.until(replyTo('q2')), other.until(replyTo('q3'))]);
  });
});

it('takes so many messages of one socket a minute, and says when it takes the next', async () => {
  const quick = await startChat(assistant.url);
  const client = await plainClient(quick.url);
  for (let sent = 0; sent < CHAT_LIMITS.messagesPerMinute; sent += 1) client.say('no message');
  client.say(question('q1'));
  const refusal = await client.until(refusalOf('q1'));
  expect(refusal).toMatchObject({ reason: 'rate_limited' });
  expect((refusal as { retryAfterSeconds: number }).retryAfterSeconds).toBeGreaterThan(0);
  client.close();
  await quick.app.close();
});

it('cuts off a client that reads nothing of what it asks for', async () => {
  const wide = await startChat(assistant.url, 1_000);
  assistant.partsOf = () => Array.from({ length: 4 }, () => '가'.repeat(20_000));
  const client = await plainClient(wide.url);
  await client.until(isWelcome);
  client.socket.pause();
  let sent = 0;
  const asking = setInterval(() => client.say(question(`q${(sent += 1)}`)), 10);
  const isOpen = async (): Promise<boolean> =>
    (await (await fetch(`${wide.url}/metrics`)).text()).includes('chat_open_sockets 1');
  while (await isOpen()) await new Promise((resolve) => setTimeout(resolve, 20));
  clearInterval(asking);
  client.socket.terminate();
  assistant.partsOf = (message) => [`${message}:`, '하나.', '둘.'];
  await wide.app.close();
});

it('leaves the oldest turns behind when a conversation is too long for one question', async () => {
  const client = await connect('plain');
  const history = Array.from({ length: 10 }, (_, index) => ({
    sender: 'agent',
    content: `${index}${'가'.repeat(4_000)}`,
  }));
  client.say(question('q1', 'a', { history }));
  await client.until(replyTo('q1'));
  const turns = assistant.requests[0]?.history ?? [];
  expect(turns.map(({ content }) => content[0])).toEqual(['5', '6', '7', '8', '9']);
});

it('finishes what it is answering when it is told to end, and tells its clients to come back', async () => {
  let go: (value?: unknown) => void = () => undefined;
  assistant.pace = new Promise((resolve) => (go = resolve));
  const ending = await startChat(assistant.url);
  const client = ioClient(ending.url, { forceNew: true, reconnection: false });
  const plain = await plainClient(ending.url);
  await client.until(isWelcome);
  client.say(question('q1'));
  await client.until(({ type }) => type === 'part');
  const closed = ending.app.close();
  client.say(question('q2'));
  expect(await client.until(refusalOf('q2'))).toMatchObject({ reason: 'unavailable', retryAfterSeconds: 1 });
  await expect(plainClient(ending.url)).rejects.toThrow('503');
  go();
  await client.until(replyTo('q1'));
  expect(await client.ended).toBe('transport close');
  expect(await plain.ended).toBe(1012);
  await closed;
});

it('logs how long replies took, and no word of them', async () => {
  const client = await connect('plain');
  client.say(question('q1', 'CANARY-7391 소득 17,654'));
  await client.until(replyTo('q1'));
  await client.until((message) => message.type === 'typing' && !message.isTyping);
  expect(chat.written()).toMatch(/"outcome":"answered"/);
  expect(chat.written()).toMatch(/"outcome":"unavailable"/);
  expect(chat.written()).not.toMatch(/CANARY|17,?654|파트|하나|q1/);
});

function deep(levels: number): unknown {
  let value: unknown = [];
  for (let level = 0; level < levels; level += 1) value = [value];
  return value;
}
