import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Logger } from '@nestjs/common';
import request from 'supertest';
import { CHAT_LIMITS, CHAT_PATHS } from '@app/contracts/http/chat';
import type { AnswerResponse, ChatReply, ReplyEvent } from '@app/contracts/http/chat';
import type { ErrorResponse } from '@app/contracts/http/errors';
import { HANG_MS } from '@app/testing/hang-ms';
import { faultOf, malformedRequests, sendRaw } from '@app/testing/malformed-requests';
import { type StartedModule, startModule } from '../../testing/start-module';
import { AssistantModule } from './assistant.module';

const PATH = CHAT_PATHS.chat;

describe('POST /api/chat', () => {
  let started: StartedModule;
  let http: Server;
  let catalog: Server;

  beforeAll(async () => {
    catalog = createServer((incoming) => incoming.socket.destroy());
    await new Promise<void>((resolve) => catalog.listen(0, '127.0.0.1', resolve));
    const catalogUrl = `http://127.0.0.1:${(catalog.address() as AddressInfo).port}`;
    started = await startModule(AssistantModule, { catalogUrl });
    http = started.http;
  });
  afterAll(async () => {
    await started?.app.close();
    catalog?.close();
    Logger.overrideLogger(false);
  });

  const post = (body: object, path: string = PATH) => request(http).post(path).send(body);
  const fieldsOf = async (body: object): Promise<unknown> =>
    ((await post(body).expect(400)).body as ErrorResponse).fields;

  it('answers in the language of the question, and is never kept', async () => {
    const { headers, body } = await post({ message: '가슴이 아프고 숨을 못 쉬겠어요', language: 'en' }).expect(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(body as ChatReply).toMatchObject({ kind: 'emergency', language: 'ko', isFromModel: false });
  });

  it.each([
    ['파트 B 보험료가 얼마예요?', 'ko'],
    ['How much is the Part B premium?', 'en'],
  ])('answers %s of a client that names no language in the language of the question', async (message, language) => {
    const { body } = await post({ message }).expect(200);
    expect(body as ChatReply).toMatchObject({ kind: 'answer', language });
    await post({ message, language: null, history: null }).expect(200, body as object);
  });

  it('answers the words of a search where it is sure, and is never kept', async () => {
    const { headers, body } = await post({ words: '리퍼럴', language: 'ko' }, CHAT_PATHS.answer).expect(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(body as AnswerResponse).toMatchObject({ answer: { reply: { card: 'faq-referral', kind: 'answer' } } });
    const danger = await post({ words: 'chest pain', language: 'en' }, CHAT_PATHS.answer).expect(200);
    expect(danger.body as AnswerResponse).toMatchObject({ answer: { reply: { kind: 'emergency' } } });
  });

  it.each(['한국어 되는 약국', 'hospital near me', 'olive', 'Kaiser', '김 내과', 'hello'])(
    'leaves the search alone with %s',
    (words) => post({ words, language: 'en' }, CHAT_PATHS.answer).expect(200, { answer: null }),
  );

  it.each([
    [{ words: '' }, 'words'],
    [{ words: 'a'.repeat(CHAT_LIMITS.search + 1) }, 'words'],
    [{ words: 'hmo', language: 'fr' }, 'language'],
  ])('refuses %j and names the field', async (body, field) => {
    const { fields } = (await post(body, CHAT_PATHS.answer).expect(400)).body as ErrorResponse;
    expect(Object.keys(fields ?? {})).toEqual([field]);
  });

  it('sends the same reply in pieces to the chat service, and to nobody outside', async () => {
    const question = { message: 'I want to kill myself', language: 'en' };
    const whole = (await post(question).expect(200)).body as ChatReply;
    const { headers, text } = await post(question, CHAT_PATHS.reply).expect(200);
    expect(headers['content-type']).toContain('application/x-ndjson');
    const events = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as ReplyEvent);
    expect(events.slice(0, -1)).toEqual(whole.parts.map((part) => ({ type: 'part', part })));
    expect(events.at(-1)).toEqual({ type: 'reply', reply: whole });
    await post(question, CHAT_PATHS.reply).set('X-Forwarded-For', '203.0.113.9').expect(404);
  });

  it.each([
    [{ language: 'ko' }, { message: 'Required' }],
    [{ message: '', language: 'ko' }, { message: 'Required' }],
    [{ message: ' \n\t ', language: 'ko' }, { message: 'Invalid input' }],
    [{ message: 'a'.repeat(CHAT_LIMITS.message + 1), language: 'ko' }, { message: 'Invalid input' }],
    [{ message: 7, language: 'ko' }, { message: 'Invalid input' }],
    [{ message: 'a', language: 'fr' }, { language: 'Invalid input' }],
    [{ message: 'a', language: 'ko', history: 'b' }, { history: 'Invalid input' }],
    [{ message: 'a', language: 'ko', history: [[]] }, { history: 'Invalid input' }],
    [
      { message: 'a', language: 'ko', history: [{ sender: 'system', content: 'b' }] },
      { 'history.0.sender': 'Invalid input' },
    ],
    [
      { message: 'a', language: 'ko', history: Array.from({ length: 11 }, () => ({ sender: 'user', content: 'b' })) },
      { history: 'Invalid input' },
    ],
  ])('refuses %j and names the field', async (body, fields) => expect(await fieldsOf(body)).toEqual(fields));

  it('goes on without the catalog, says so, and shows the way to the list', async () => {
    const { body } = await post({ message: '90006 근처 한국어 하는 의사', language: 'ko' }).expect(200);
    const { kind, phones, links, response } = body as ChatReply;
    expect({ kind, lines: phones.map(({ id }) => id), to: links.map(({ to }) => to) }).toEqual({
      kind: 'answer',
      lines: ['211'],
      to: ['/doctors?zip=90006&language=korean'],
    });
    expect(response).toContain('지금은 목록을 불러오지 못했습니다');
    const plans = (await post({ message: 'HMO plans in 92801', language: 'en' }).expect(200)).body as ChatReply;
    expect(plans.links[0]?.to).toBe('/insurance-search?q=HMO&zip=92801');
  });

  it('takes two thousand characters', async () => {
    await post({ message: '가'.repeat(CHAT_LIMITS.message), language: 'ko' }).expect(200);
  });

  it('ends no malformed request in an error of our own', async () => {
    const { port } = http.address() as AddressInfo;
    for (const raw of malformedRequests({ post: PATH })) {
      const answer = await sendRaw(`http://127.0.0.1:${port}`, raw);
      expect({ name: raw.name, fault: faultOf(answer) }).toEqual({ name: raw.name, fault: null });
    }
  });

  it('logs the route and the status of a call, and nothing of what was asked or answered', async () => {
    const linesBefore = started.logged().split('\n').length;
    await post({
      message: 'canary7731 ulcers and $17,654',
      language: 'en',
      history: [{ sender: 'user', content: 'canary7732' }],
    }).expect(200);
    await post({ message: 'canary7733', language: 'fr' }).expect(400);
    const deadline = Date.now() + HANG_MS;
    while (started.logged().split('\n').length < linesBefore + 2 && Date.now() < deadline) {
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(started.logged()).toContain(`"route":"${PATH}"`);
    // The database of this test is down: the replies were not counted, and came all the same.
    expect(started.logged()).toContain('an answer was not counted');
    expect(started.logged()).not.toMatch(/canary|ulcers|17,?654|"message"\s*:\s*"c|I do not know/);
  });
});
