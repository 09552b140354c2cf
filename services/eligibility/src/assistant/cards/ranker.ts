// Which cards a message asks for, the likeliest first.
import { NO_CARD } from '@app/contracts/http/answer-counts';
import { featuresOf } from './features';
import { DANGER, HARMLESS, isDanger, probabilitiesOf, vectorOf } from './ranker-model';
import type { RankerModel, TrainedModels } from './ranker-model';

export interface RankedCard {
  id: string;
  /** 0 to 1. */
  probability: number;
}

/** Keeps the log odds of a probability of 0 or 1 finite. */
const EPSILON = 1e-6;

/** The ranked cards without {@link NO_CARD}, which answers nothing. */
export const withoutNone = (ranked: readonly RankedCard[]): RankedCard[] => ranked.filter(({ id }) => id !== NO_CARD);

export class Ranker {
  constructor(private readonly models: TrainedModels) {}

  /**
   * @param most how many to name; the cards of danger come after them, however unlikely, because their sum counts
   * @returns {@link NO_CARD} among them; empty when the message holds no known feature
   */
  rank(message: string, most: number): RankedCard[] {
    const features = featuresOf(message);
    const cards = classified(features, this.models.cards);
    const dangers = sumOf(cards.filter(({ id }) => isDanger(id)));
    const others = sumOf(cards.filter(({ id }) => !isDanger(id) && id !== HARMLESS));
    const danger = jointly(dangers, sumOf(classified(features, this.models.danger).filter(({ id }) => id === DANGER)));
    const ranked = cards
      .filter(({ id }) => id !== HARMLESS)
      .map(({ id, probability }) => ({
        id,
        probability: isDanger(id)
          ? (probability * danger) / (dangers || 1)
          : (probability * (1 - danger)) / (others || 1),
      }))
      .sort((one, other) => other.probability - one.probability);
    return [...ranked.slice(0, most), ...ranked.slice(most).filter(({ id }) => isDanger(id))];
  }
}

/** @returns each class of the model with its probability; none when no feature is known */
function classified(features: readonly string[], model: RankerModel): RankedCard[] {
  const vector = vectorOf(features, model);
  if (vector.length === 0) return [];
  const probabilities = probabilitiesOf(vector, model.cards.length);
  return model.cards.map((id, index) => ({ id, probability: probabilities[index] ?? 0 }));
}

const sumOf = (cards: readonly RankedCard[]): number => cards.reduce((sum, { probability }) => sum + probability, 0);

/** Two opinions of the same thing as one: the sum of their log odds. */
function jointly(one: number, other: number): number {
  const odds = ((one + EPSILON) / (1 - one + EPSILON)) * ((other + EPSILON) / (1 - other + EPSILON));
  return odds / (1 + odds);
}
