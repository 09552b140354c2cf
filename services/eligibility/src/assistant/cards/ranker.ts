// Which cards a message asks for, the likeliest first.
import { NO_CARD } from '@app/contracts/http/answer-counts';
import { featuresOf } from './features';
import { dangerOf, HARMLESS, isDanger, probabilitiesOf, vectorOf } from './ranker-model';
import type { Entry, RankerModel } from './ranker-model';

export interface RankedCard {
  id: string;
  /** 0 to 1. */
  probability: number;
}

/** Keeps the log odds of a probability of 0 or 1 finite. */
const EPSILON = 1e-6;

/** The ranked cards without {@link NO_CARD}, which answers nothing. */
export const withoutNone = (ranked: readonly RankedCard[]): RankedCard[] => ranked.filter(({ id }) => id !== NO_CARD);

/** @param most how many to name; the cards of danger come after them, however unlikely, because their sum counts */
export function likeliest(cards: readonly RankedCard[], most: number): RankedCard[] {
  const ranked = [...cards].sort((one, other) => other.probability - one.probability);
  return [...ranked.slice(0, most), ...ranked.slice(most).filter(({ id }) => isDanger(id))];
}

export class Ranker {
  constructor(private readonly model: RankerModel) {}

  /**
   * @param most of {@link likeliest}
   * @returns {@link NO_CARD} among them; empty when the message holds no known feature
   */
  rank(message: string, most: number): RankedCard[] {
    const vector = vectorOf(featuresOf(message), this.model);
    const cards = this.classified(vector).filter(({ id }) => id !== HARMLESS);
    const dangers = sumOf(cards.filter(({ id }) => isDanger(id)));
    const danger = jointly(dangers, dangerOf(vector));
    const shareOfDangers = danger / (dangers || 1);
    const shareOfOthers = (1 - danger) / (sumOf(cards.filter(({ id }) => !isDanger(id))) || 1);
    return likeliest(
      cards.map(({ id, probability }) => ({
        id,
        probability: probability * (isDanger(id) ? shareOfDangers : shareOfOthers),
      })),
      most,
    );
  }

  /** @returns each card with its probability; none when no feature is known */
  private classified(vector: readonly Entry[]): RankedCard[] {
    if (vector.length === 0) return [];
    const probabilities = probabilitiesOf(vector, this.model.cards.length);
    return this.model.cards.map((id, index) => ({ id, probability: probabilities[index] ?? 0 }));
  }
}

const sumOf = (cards: readonly RankedCard[]): number => cards.reduce((sum, { probability }) => sum + probability, 0);

/** Two opinions of the same thing as one: the sum of their log odds. */
function jointly(one: number, other: number): number {
  const odds = ((one + EPSILON) / (1 - one + EPSILON)) * ((other + EPSILON) / (1 - other + EPSILON));
  return odds / (1 + odds);
}
