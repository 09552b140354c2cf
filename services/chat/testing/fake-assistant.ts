// The assistant as the chat service asks it, for tests: the same lines of JSON, at a pace of the test's choosing, and its failures.
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { listenLocally } from '@app/testing/local-server';
import type { LocalServer } from '@app/testing/local-server';
import type { ChatReply, ChatRequest, ReplyEvent } from '@app/contracts/http/chat';

export interface FakeAssistant extends LocalServer {
  url: string;
  /** Questions, in order. */
  requests: ChatRequest[];
  /** Questions whose asker has hung up before the end. */
  abandoned: number;
  /** Between two parts, in milliseconds; a promise is waited for before the second part. */
  pace: number | Promise<unknown>;
  /** In place of the reply. */
  answer: ((request: IncomingMessage, response: ServerResponse) => void) | null;
  partsOf: (message: string) => string[];
}

export function replyOf(message: string, texts: string[]): ChatReply {
  const parts = texts.map((text) => ({ text, sources: [1] }));
  const sources = [{ number: 1, title: 'Medicare.gov', url: 'https://www.medicare.gov', checkedOn: '2026-11-20' }];
  const empty = { phones: [], links: [], suggestions: [] };
  return {
    response: texts.join(' '),
    kind: 'answer',
    language: 'ko',
    parts,
    sources,
    ...empty,
    card: 'rules',
    isFromModel: false,
  };
}

export async function startFakeAssistant(): Promise<FakeAssistant> {
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (piece: Buffer) => (text += piece.toString()));
    request.on('end', () => {
      const body = JSON.parse(text) as ChatRequest;
      assistant.requests.push(body);
      response.once('close', () => {
        if (!response.writableFinished) assistant.abandoned += 1;
      });
      if (assistant.answer) assistant.answer(request, response);
      else void reply(response, body.message);
    });
  });
  const reply = async (response: ServerResponse, message: string): Promise<void> => {
    const texts = assistant.partsOf(message);
    const whole = replyOf(message, texts);
    const say = (event: ReplyEvent): unknown => response.write(`${JSON.stringify(event)}\n`);
    response.writeHead(200, { 'content-type': 'application/x-ndjson' });
    for (const [index, part] of whole.parts.entries()) {
      if (index > 0) await (typeof assistant.pace === 'number' ? wait(assistant.pace) : assistant.pace);
      say({ type: 'part', part });
    }
    say({ type: 'reply', reply: whole });
    response.end();
  };
  const local = await listenLocally(server);
  const assistant: FakeAssistant = {
    ...local,
    requests: [],
    abandoned: 0,
    pace: 0,
    answer: null,
    partsOf: (message) => [`${message}:`, '하나.', '둘.'],
  };
  return assistant;
}
