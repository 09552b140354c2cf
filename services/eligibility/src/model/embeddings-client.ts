// The wire: the embeddings of any OpenAI-compatible server, by the official package.
import { makeOpenAi } from './openai-client';
import type { OpenAiClient } from './openai-client';
import type { EmbeddingsSettings } from './embeddings-settings';

/** A batch of vectors of 4,096 numbers fits in. */
const MAX_BYTES = 8 * 1024 * 1024;
const TIMEOUT_MS = 30_000;

export class EmbeddingsClient {
  private made: Promise<OpenAiClient> | undefined;

  constructor(private readonly settings: EmbeddingsSettings) {}

  /**
   * @returns a vector of length 1 for each text, in their order
   * @throws Error whatever went wrong on the way, or when the response has not one vector of one size for each text
   */
  async embed(texts: readonly string[], signal: AbortSignal): Promise<Float32Array[]> {
    const { apiKey, baseUrl, model } = this.settings;
    this.made ??= makeOpenAi({ baseUrl, apiKey: apiKey ?? 'none', timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES });
    const openai = await this.made;
    const response: unknown = await openai.embeddings.create(
      { model, input: [...texts], encoding_format: 'float' },
      { signal },
    );
    return vectorsIn(response, texts.length);
  }
}

function vectorsIn(response: unknown, count: number): Float32Array[] {
  const { data } = response as { data?: unknown };
  if (!Array.isArray(data) || data.length !== count) throw new Error('not one vector for each text');
  const vectors = data.map((item: { embedding?: unknown } | null) => unitVector(item?.embedding));
  if (new Set(vectors.map(({ length }) => length)).size > 1) throw new Error('vectors of different sizes');
  return vectors;
}

function unitVector(values: unknown): Float32Array {
  if (!Array.isArray(values) || !values.every(Number.isFinite)) throw new Error('a vector that is not of numbers');
  const vector = Float32Array.from(values as number[]);
  const length = Math.hypot(...vector);
  if (length === 0) throw new Error('a vector of zeros');
  return vector.map((value) => value / length);
}
