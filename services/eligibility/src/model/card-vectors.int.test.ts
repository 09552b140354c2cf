// A server of embeddings as the one who finds the card where the ranker is unsure: what it reads, and what its failures leave.
import { CARDS_BY_ID } from '@app/content/asking/cards';
import { startFakeEmbeddingsServer } from '../../testing/fake-embeddings-server';
import type { EmbeddingsFailure, FakeEmbeddingsServer } from '../../testing/fake-embeddings-server';
import { testConfig } from '../../testing/start-module';
import { assistantOn } from '../assistant/testing/assistant.fixture';
import { CardVectors } from './card-vectors.service';

/** Words that are in no wording, with the meaning of a card's question. */
const RIDDLE = 'flibber zonk quandary wibble';
const CARD = 'faq-referral';

let server: FakeEmbeddingsServer;
beforeAll(async () => {
  server = await startFakeEmbeddingsServer();
});
afterAll(() => server.stop());
beforeEach(() => {
  server.failure = null;
  server.meaning.set(RIDDLE, CARDS_BY_ID.get(CARD)?.asks.en ?? '');
});

const settings = () => ({ baseUrl: server.url, model: 'm', apiKey: null });
const vectorsOf = (): CardVectors => new CardVectors(testConfig({ embeddings: settings() }));
const never = new AbortController().signal;

async function readVectors(): Promise<CardVectors> {
  const vectors = vectorsOf();
  expect(await vectors.similarities(RIDDLE, never)).toBeNull();
  await vectors.whenRead();
  server.seen.length = 0;
  return vectors;
}

it('reads the questions of all cards in both languages once, and then one vector for a message', async () => {
  server.seen.length = 0;
  const vectors = vectorsOf();
  await vectors.similarities(RIDDLE, never);
  await vectors.whenRead();
  expect(server.seen.flatMap(({ input }) => input)).toHaveLength(CARDS_BY_ID.size * 2);
  expect(server.seen[0]).toMatchObject({ path: '/v1/embeddings', model: 'm' });
  server.seen.length = 0;
  const similarities = await vectors.similarities(RIDDLE, never);
  expect(server.seen.map(({ input }) => input)).toEqual([[RIDDLE]]);
  expect(similarities?.get(CARD)).toBeCloseTo(1, 5);
  expect(Math.max(...(similarities?.values() ?? []))).toBeCloseTo(1, 5);
});

it('sends numbers as marks, and no message with one that no mark covers', async () => {
  const vectors = await readVectors();
  await vectors.similarities('I am 70 and get $1,500. Can I?', never);
  expect(JSON.stringify(server.seen)).toMatch(/I am \[\[[AB]\]\] and get \$\[\[[AB]\]\]/);
  expect(JSON.stringify(server.seen)).not.toMatch(/70|1,?500/);
  server.seen.length = 0;
  expect(await vectors.similarities('mine is 123-45-6789, is it safe?', never)).toBeNull();
  expect(server.seen).toEqual([]);
});

it.each<EmbeddingsFailure>([500, 'hangs', 'one-too-few', 'zeros', 'no-numbers'])(
  'says nothing where the server %s, and leaves it alone for a while',
  async (failure) => {
    const vectors = await readVectors();
    server.failure = failure;
    expect(await vectors.similarities(RIDDLE, never)).toBeNull();
    server.failure = null;
    expect(await vectors.similarities(RIDDLE, never)).toBeNull();
    expect(server.seen).toHaveLength(1);
  },
);

it('says nothing when the vectors have another size than those of the cards', async () => {
  const vectors = await readVectors();
  server.failure = 'other-size';
  expect(await vectors.similarities(RIDDLE, never)).toEqual(new Map());
});

it('says nothing while the cards could not be read', async () => {
  server.failure = 500;
  const vectors = vectorsOf();
  await vectors.similarities(RIDDLE, never);
  await vectors.whenRead();
  server.failure = null;
  expect(await vectors.similarities(RIDDLE, never)).toBeNull();
});

it('sends nothing without configuration', async () => {
  server.seen.length = 0;
  expect(await new CardVectors(testConfig()).similarities(RIDDLE, never)).toBeNull();
  expect(server.seen).toEqual([]);
});

describe('in the assistant', () => {
  it('answers by meaning what the ranker does not know, and is not asked about danger', async () => {
    const vectors = await readVectors();
    const alone = await assistantOn('2026-11-28').reply({ message: RIDDLE, language: 'en' });
    expect(alone.kind).toBe('unknown');
    const assistant = assistantOn('2026-11-28', undefined, undefined, vectors);
    expect(await assistant.reply({ message: RIDDLE, language: 'en' })).toMatchObject({ kind: 'answer', card: CARD });
    server.seen.length = 0;
    await assistant.reply({ message: 'my chest hurts and I cannot breathe', language: 'en' });
    expect(server.seen).toEqual([]);
  });
});
