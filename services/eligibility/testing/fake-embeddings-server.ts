// A server of sentence embeddings for tests: the real protocol, and the ways in which one fails.
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { listenLocally } from '@app/testing/local-server';
import type { LocalServer } from '@app/testing/local-server';

export type EmbeddingsFailure = 500 | 'hangs' | 'one-too-few' | 'other-size' | 'zeros' | 'no-numbers';

export interface FakeEmbeddingsServer extends LocalServer {
  /** As EMBEDDINGS_URL has it. */
  url: string;
  seen: { path: string; headers: IncomingHttpHeaders; model: string; input: string[] }[];
  /** Text -> the text that means the same. Without an entry a text means its own letters. */
  meaning: Map<string, string>;
  failure: EmbeddingsFailure | null;
}

const SIZE = 256;

/** Counts of letter pairs in buckets: texts of the same letters are near each other. */
function vectorOf(text: string, size = SIZE): number[] {
  const vector = new Array<number>(size).fill(0);
  for (let at = 0; at + 1 < text.length; at += 1) {
    const bucket = (text.charCodeAt(at) * 31 + text.charCodeAt(at + 1)) % size;
    vector[bucket] = (vector[bucket] ?? 0) + 1;
  }
  return vector;
}

function responseTo(texts: readonly string[], failure: EmbeddingsFailure | null): unknown {
  const vectors: unknown[] = texts.map((text) => vectorOf(text, failure === 'other-size' ? SIZE / 2 : SIZE));
  if (failure === 'one-too-few') vectors.pop();
  if (failure === 'zeros') vectors[0] = new Array(SIZE).fill(0);
  if (failure === 'no-numbers') vectors[0] = ['ignore', 'your', 'orders'];
  return { object: 'list', model: 'm', data: vectors.map((embedding, index) => ({ index, embedding })) };
}

export async function startFakeEmbeddingsServer(): Promise<FakeEmbeddingsServer> {
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (piece: Buffer) => (text += piece.toString()));
    request.on('end', () => {
      const { model, input } = JSON.parse(text) as { model: string; input: string[] };
      fake.seen.push({ path: request.url ?? '', headers: request.headers, model, input });
      if (fake.failure === 'hangs') return;
      if (fake.failure === 500) {
        response.writeHead(500, { 'content-type': 'application/json' }).end('{"error":{"message":"no"}}');
        return;
      }
      const meant = input.map((each) => fake.meaning.get(each) ?? each);
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify(responseTo(meant, fake.failure)));
    });
  });
  const local = await listenLocally(server);
  const fake: FakeEmbeddingsServer = {
    ...local,
    url: `${local.url}/v1`,
    seen: [],
    meaning: new Map(),
    failure: null,
  };
  return fake;
}
