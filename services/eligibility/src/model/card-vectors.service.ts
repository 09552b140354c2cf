// How near a message is in meaning to the question of each card, by a server of sentence embeddings that an operator may configure.
// Without one, and wherever it fails, the trained ranker decides alone. Nothing of a message is logged or kept.
import { Injectable, Logger } from '@nestjs/common';
import { CARDS } from '@app/content/asking/cards';
import { startDeadline } from '@app/kit/deadline';
import { EligibilityConfig } from '../config';
import { hasOwnNumber, PersonalNumbers } from './personal-numbers';
import { EmbeddingsClient } from './embeddings-client';

interface CardVector {
  id: string;
  vector: Float32Array;
}

/** Texts in one call, while the cards are read. */
const BATCH = 64;
const BATCH_MS = 30_000;
/** A visitor waits for the vector of a message, and for that of no card. */
const MESSAGE_MS = 1_500;
/** A server that failed is not called again for this long. */
const COOLDOWN_MS = 30_000;

@Injectable()
export class CardVectors {
  private readonly client: EmbeddingsClient | null;
  private readonly logger = new Logger('Embeddings');
  private cards: readonly CardVector[] | null = null;
  private reading: Promise<void> | null = null;
  private coolsUntil = 0;

  constructor({ embeddings }: EligibilityConfig) {
    this.client = embeddings && new EmbeddingsClient(embeddings);
  }

  /** Whether an operator has configured a server. */
  get isOn(): boolean {
    return this.client !== null;
  }

  /**
   * Never rejects. The first message starts the reading of the cards and does not wait for it.
   * @returns the cosine of each card, -1 to 1; null without a server, while the cards are being read, after a failure, and for a
   * message with a number that no mark covers
   */
  async similarities(message: string, signal: AbortSignal): Promise<ReadonlyMap<string, number> | null> {
    const { client } = this;
    if (!client || Date.now() < this.coolsUntil) return null;
    const masked = maskNumbers(message);
    if (masked === null) return null;
    if (!this.cards) {
      this.reading ??= this.readCards(client).finally(() => (this.reading = null));
      return null;
    }
    const deadline = startDeadline(MESSAGE_MS, signal);
    const [vector] = await client
      .embed([masked], deadline.signal)
      .catch(() => this.failed('message', signal))
      .finally(() => deadline.end());
    return vector ? nearest(vector, this.cards) : null;
  }

  /** Resolves when the cards have been read, or could not be. */
  async whenRead(): Promise<void> {
    await this.reading;
  }

  private async readCards(client: EmbeddingsClient): Promise<void> {
    const texts = CARDS.flatMap(({ id, asks }) => [asks.ko, asks.en].map((text) => ({ id, text })));
    const cards: CardVector[] = [];
    for (let at = 0; at < texts.length; at += BATCH) {
      const batch = texts.slice(at, at + BATCH);
      const questions = batch.map(({ text }) => text);
      const deadline = startDeadline(BATCH_MS);
      const vectors = await client
        .embed(questions, deadline.signal)
        .catch(() => this.failed('cards'))
        .finally(() => deadline.end());
      if (vectors.length === 0) return;
      cards.push(...batch.map(({ id }, index) => ({ id, vector: vectors[index]! })));
    }
    this.cards = cards;
    this.logger.log({ msg: 'cards embedded', cards: CARDS.length });
  }

  /** @returns no vectors; a visitor who has left is no failure of the server */
  private failed(call: 'message' | 'cards', visitor?: AbortSignal): Float32Array[] {
    if (visitor?.aborted) return [];
    this.coolsUntil = Date.now() + COOLDOWN_MS;
    this.logger.warn({ msg: 'embeddings failed', call, cooldownMs: COOLDOWN_MS });
    return [];
  }
}

/** Numbers leave as marks; null for a message with one that no mark covers, such as a Social Security number. */
function maskNumbers(message: string): string | null {
  const masked = new PersonalNumbers(message.match(/\d[\d,.]*/g) ?? []).mask(message);
  return /\d/.test(masked) || hasOwnNumber(masked) ? null : masked;
}

/** The higher of a card's two languages: both mean the same, and a model may know one of them better. */
function nearest(vector: Float32Array, cards: readonly CardVector[]): Map<string, number> {
  const cosines = new Map<string, number>();
  for (const card of cards) {
    // Another size means that the server has another model than when the cards were read.
    if (card.vector.length !== vector.length) return new Map();
    const cosine = card.vector.reduce((sum, value, at) => sum + value * vector[at]!, 0);
    cosines.set(card.id, Math.max(cosine, cosines.get(card.id) ?? -1));
  }
  return cosines;
}
