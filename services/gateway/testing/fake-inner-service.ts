// A tiny inner service for the gateway's tests: remembers what reached it and answers as the test says.
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { listenLocally } from '@app/testing/local-server';
import type { LocalServer } from '@app/testing/local-server';

export interface SeenRequest {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface FakeInnerService extends LocalServer {
  url: string;
  seen: SeenRequest[];
  /** Replaces the answer; the default says 200 with what arrived. */
  answer: (request: IncomingMessage, response: ServerResponse, body: string) => void;
}

const echo: FakeInnerService['answer'] = (request, response, body) => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ method: request.method, url: request.url, body }));
};

/** @param port the port of a service that was stopped, to bring it back; else any free one. */
export async function startFakeInnerService(port = 0): Promise<FakeInnerService> {
  const seen: SeenRequest[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
      service.answer(request, response, body);
    });
  });
  const local = await listenLocally(server, port);
  const service: FakeInnerService = {
    ...local,
    seen,
    answer: echo,
  };
  return service;
}

/** A port that nothing listens on: where a dead service would be. */
export async function deadAddress(): Promise<string> {
  const service = await startFakeInnerService();
  await service.stop();
  return service.url;
}
