// A language model's server for tests: the real protocol of chat completions, whole and streamed, and the ways in which one fails.
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { listenLocally } from '@app/testing/local-server';
import type { LocalServer } from '@app/testing/local-server';

export type ModelFailure =
  | 'hangs'
  | 'hangs-midway'
  | 'resets'
  | 'broken-json'
  | 'no-choices'
  | 'endless'
  | 'moves'
  | 500
  | 429;

interface SeenRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: { model?: string; stream?: boolean; tools?: object[]; messages?: { role: string; content: string }[] };
}

export interface FakeModelServer extends LocalServer {
  /** As AI_BASE_URL has it. */
  url: string;
  seen: SeenRequest[];
  /** The facts of a request -> the model's text. The default says each fact again under its number. */
  answer: (facts: string[]) => string;
  /** The arguments of its call of a tool, as text. */
  choice: (message: string) => string;
  failure: ModelFailure | null;
}

export const numbered = (lines: readonly string[]): string =>
  lines.map((line, index) => `${index + 1}: ${line}`).join('\n');

const chunk = (content: string): string =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta: { content }, finish_reason: null }] })}\n\n`;

const completion = (content: string): string =>
  JSON.stringify({
    id: 'c',
    object: 'chat.completion',
    created: 1,
    model: 'm',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
  });

const toolCall = (given: string): string =>
  JSON.stringify({
    id: 'c',
    object: 'chat.completion',
    created: 1,
    model: 'm',
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content: null,
          tool_calls: [{ id: 't', type: 'function', function: { name: 'choose_card', arguments: given } }],
        },
        finish_reason: 'tool_calls',
      },
    ],
  });

function fail(failure: ModelFailure, response: ServerResponse, isStream: boolean): void {
  const json = { 'content-type': 'application/json' };
  const begin = { 'content-type': isStream ? 'text/event-stream' : 'application/json' };
  switch (failure) {
    case 'hangs':
      return;
    case 'hangs-midway':
      response.writeHead(200, begin).write(isStream ? chunk('1: ') : '{"choices":');
      return;
    case 'resets':
      response.socket?.resetAndDestroy();
      return;
    case 'broken-json':
      response.writeHead(200, begin).end(isStream ? 'data: {"choices":[\n\n' : '{"choices":[');
      return;
    case 'no-choices':
      response.writeHead(200, begin).end(isStream ? 'data: {"hello":1}\n\ndata: [DONE]\n\n' : '{"hello":1}');
      return;
    case 'endless': {
      response.writeHead(200, begin);
      const more = (): void => {
        while (!response.destroyed && response.write(isStream ? chunk('x'.repeat(8_000)) : 'x'.repeat(8_000)));
      };
      response.on('drain', more);
      more();
      return;
    }
    case 'moves':
      response.writeHead(307, { location: 'http://127.0.0.1:9/v1/chat/completions' }).end();
      return;
    default:
      response.writeHead(failure, json).end('{"error":{"message":"no","type":"x"}}');
  }
}

export async function startFakeModelServer(): Promise<FakeModelServer> {
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (piece: Buffer) => (text += piece.toString()));
    request.on('end', () => {
      const body = JSON.parse(text) as SeenRequest['body'];
      model.seen.push({ path: request.url ?? '', headers: request.headers, body });
      if (model.failure !== null) {
        fail(model.failure, response, body.stream === true);
        return;
      }
      if (body.tools) {
        const said = model.choice(body.messages?.at(-1)?.content ?? '');
        response.writeHead(200, { 'content-type': 'application/json' }).end(toolCall(said));
        return;
      }
      const { facts } = JSON.parse(body.messages?.at(-1)?.content ?? '{}') as { facts: { fact: string }[] };
      const said = model.answer(facts.map(({ fact }) => fact));
      if (!body.stream) {
        response.writeHead(200, { 'content-type': 'application/json' }).end(completion(said));
        return;
      }
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      // In small pieces, as models do: lines and marks come torn apart.
      for (let at = 0; at < said.length; at += 7) response.write(chunk(said.slice(at, at + 7)));
      response.end('data: [DONE]\n\n');
    });
  });
  const local = await listenLocally(server);
  const model: FakeModelServer = {
    ...local,
    url: `${local.url}/v1`,
    seen: [],
    answer: numbered,
    choice: () => '{}',
    failure: null,
  };
  return model;
}
