// Which cards a message asks for, the likeliest first.
import { NO_CARD } from '@app/contracts/http/answer-counts';
import { featuresOf } from './features';
import { probabilitiesOf, vectorOf } from './ranker-model';
import type { RankerModel } from './ranker-model';

export interface RankedCard {
  id: string;
  /** 0 to 1. */
  probability: number;
}

/** The ranked cards without {@link NO_CARD}, which answers nothing. */
export const withoutNone = (ranked: readonly RankedCard[]): RankedCard[] => ranked.filter(({ id }) => id !== NO_CARD);

export class Ranker {
  constructor(private readonly model: RankerModel) {}

  /**
   * @param most how many to name
   * @returns {@link NO_CARD} among them; empty when the message holds no known feature
   */
  rank(message: string, most: number): RankedCard[] {
    const { cards } = this.model;
    const vector = vectorOf(featuresOf(message), this.model);
    if (vector.length === 0) return [];
    const probabilities = probabilitiesOf(vector, cards.length);
    return cards
      .map((id, index) => ({ id, probability: probabilities[index] ?? 0 }))
      .sort((one, other) => other.probability - one.probability)
      .slice(0, most);
  }
}
