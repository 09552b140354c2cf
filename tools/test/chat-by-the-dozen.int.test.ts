// Three chat processes behind the gateway. Whatever happens to them, a client that keeps to the contract hears every answer once.
import { setTimeout as wait } from 'node:timers/promises';
import type { ServerMessage } from '@app/contracts/http/chat';
import { ioClient, question, replyTo } from '../../services/chat/testing/chat-clients';
import type { Client } from '../../services/chat/testing/chat-clients';
import { startFakeAssistant } from '../../services/chat/testing/fake-assistant';
import type { FakeAssistant } from '../../services/chat/testing/fake-assistant';
import { startGateway } from '../../services/gateway/testing/start-gateway';
import type { RunningGateway } from '../../services/gateway/testing/start-gateway';
import { ChatProcesses } from './chat-processes';

const CLIENTS = 6;
const ALL = [0, 1, 2];
const TEXTS = ['하나.', '둘.', '셋.', '넷.', '다섯.'];

const opened: Page[] = [];
let assistant: FakeAssistant;
let processes: ChatProcesses;
let gateway: RunningGateway;
beforeAll(async () => {
  assistant = await startFakeAssistant();
  assistant.partsOf = () => TEXTS;
  processes = new ChatProcesses(assistant.url);
  processes.build();
  gateway = await startGateway({ chat: await processes.address() });
});
beforeEach(async () => {
  assistant.pace = 0;
  await Promise.all(ALL.map((number) => processes.start(number)));
});
afterEach(() => opened.splice(0).forEach(({ client }) => client.close()));
afterAll(async () => {
  processes.stop();
  await gateway.stop();
  await assistant.stop();
});

/** As a page does: what has no reply is sent again after each connection, and where it was refused for now. */
class Page {
  readonly client: Client & ReturnType<typeof ioClient>;
  private readonly open = new Map<string, object>();

  constructor(url: string) {
    opened.push(this);
    this.client = ioClient(url, { forceNew: true, extraHeaders: { origin: url } });
    this.client.socket.on('connect', () => this.open.forEach((each) => this.client.say(each)));
    this.client.socket.on('message', ({ replyTo: id }: { replyTo: string | null }) => id && this.open.delete(id));
    this.client.socket.on('refused', ({ id, reason }: { id: string | null; reason: string }) => {
      if (id && reason === 'unavailable') setTimeout(() => this.resend(id), 100);
    });
  }

  async ask(id: string): Promise<ServerMessage> {
    this.open.set(id, question(id));
    if (this.client.socket.connected) this.resend(id);
    return this.client.until(replyTo(id));
  }

  private resend(id: string): void {
    const kept = this.open.get(id);
    if (kept) this.client.say(kept);
  }
}

/** What a page shows of one answer: a part by its number, the reply by its id. */
function shownOf({ received }: Client, id: string): { parts: unknown[]; replies: number } {
  const parts = new Map<number, string>();
  const replies = new Set<string>();
  for (const message of received) {
    if (message.type === 'part' && message.replyTo === id) {
      // The same number always brings the same text.
      expect(parts.get(message.index) ?? message.part.text).toBe(message.part.text);
      parts.set(message.index, message.part.text);
    }
    if (message.type === 'message' && message.replyTo === id) replies.add(message.id);
  }
  return { parts: [...parts.values()], replies: replies.size };
}

it('one is killed and one is ended in the middle of answers: nothing is lost, nothing doubled', async () => {
  const requestsBefore = assistant.requests.length;
  const pages = Array.from({ length: CLIENTS }, () => new Page(gateway.url));
  await Promise.all(pages.map(({ client }) => client.until(({ type }) => type === 'message')));
  const spread = await Promise.all(ALL.map((number) => processes.clientsOf(number)));
  expect(spread).toEqual([2, 2, 2]);

  // Answers that stand still after their first part, then a process dies under two of them.
  let go: (value?: unknown) => void = () => undefined;
  assistant.pace = new Promise((resolve) => (go = resolve));
  const first = pages.map((page) => page.ask('q1'));
  await Promise.all(pages.map(({ client }) => client.until(({ type }) => type === 'part')));
  expect(await processes.end(0, 'SIGKILL')).toBeNull();
  go();
  await Promise.all(first);

  // Another is told to end while it answers: it finishes first, and its clients go on with the last one.
  assistant.pace = new Promise((resolve) => (go = resolve));
  const partsBefore = pages.map(({ client }) => client.received.filter(({ type }) => type === 'part').length);
  const second = pages.map((page) => page.ask('q2'));
  while (
    pages.some(
      ({ client }, at) => client.received.filter(({ type }) => type === 'part').length <= (partsBefore[at] ?? 0),
    )
  )
    await wait(10);
  const ended = processes.end(1, 'SIGTERM');
  await wait(100);
  go();
  await Promise.all(second);
  expect(await ended).toBe(0);
  assistant.pace = 0;
  await Promise.all(pages.map((page) => page.ask('q3')));
  expect(await processes.clientsOf(2)).toBe(CLIENTS);

  for (const { client } of pages) {
    for (const id of ['q1', 'q2', 'q3']) expect(shownOf(client, id)).toEqual({ parts: TEXTS, replies: 1 });
  }
  // Nothing was asked twice but what the killed process had under way.
  const again = assistant.requests.length - requestsBefore - 3 * CLIENTS;
  expect(again).toBe(spread[0]);
});

it('while none is there a client is told to wait, and is answered when one is back', async () => {
  for (const number of ALL) await processes.end(number, 'SIGKILL');
  const page = new Page(gateway.url);
  const refused = await new Promise<Error>((resolve) => page.client.socket.once('connect_error', resolve));
  expect(refused.message).toBe('websocket error');
  const answer = page.ask('q4');
  await processes.start(2);
  await answer;
  expect(shownOf(page.client, 'q4')).toEqual({ parts: TEXTS, replies: 1 });
});

it('gives nobody a way in by polling', async () => {
  const answer = await fetch(`${gateway.url}/ws/?EIO=4&transport=polling`);
  expect(answer.headers.get('content-type')).not.toMatch(/octet|text\/plain/);
  expect(await answer.text()).not.toContain('"sid"');
});
