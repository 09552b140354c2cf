// Trains the ranker: a regression (softmax-regression.ts) of the cards of all wordings, and one of danger or not.
import { NO_CARD } from '@app/contracts/http/answer-counts';
import type { Wording } from './wordings';
import { featuresOf, kindWeight } from './features';
import { HARMLESS, isDanger } from './ranker-model';
import type { RankerModel, Row } from './ranker-model';
import { trainRegression } from './softmax-regression';
import type { Plan, Regression, Sample } from './softmax-regression';

const OF_CARDS: Plan = { epochs: 6, dropout: 0.4 };
const OF_DANGER: Plan = { epochs: 6, dropout: 0.5 };
const BALANCE_POWER = 0.5;
const MIN_BALANCE = 0.5;
const MAX_BALANCE = 2;
/** So often are danger and its neighbors trained, because all other wordings outnumber them ten to one. */
const TIMES_DANGER = 8;
/** Danger, what only sounds like it, what is about something else, and questions on doses and illness. */
const isNear = (card: string): boolean =>
  isDanger(card) || card === HARMLESS || card === NO_CARD || card.startsWith('refuse-');

/** Indexes of names, in the order in which they are first asked for. */
function indexer(): { indexOf(name: string): number; names: string[] } {
  const indexes = new Map<string, number>();
  const names: string[] = [];
  const indexOf = (name: string): number => {
    const index = indexes.get(name) ?? names.push(name) - 1;
    indexes.set(name, index);
    return index;
  };
  return { indexOf, names };
}

/**
 * A card of few wordings learns from each in larger steps, one of many in smaller ones, because visitors do not ask as often as a card
 * has wordings. Danger and its neighbors are left as they are.
 */
function balanceOf(cards: readonly string[], wordings: readonly Wording[]): number[] {
  const sizes = new Map(cards.map((card) => [card, 0]));
  for (const { card } of wordings) sizes.set(card, (sizes.get(card) ?? 0) + 1);
  const usual = [...sizes.values()].sort((one, other) => one - other)[Math.floor(sizes.size / 2)] ?? 1;
  const ofSize = (size: number): number =>
    Math.min(MAX_BALANCE, Math.max(MIN_BALANCE, (usual / (size || 1)) ** BALANCE_POWER));
  return cards.map((card) => (isNear(card) ? 1 : ofSize(sizes.get(card) ?? 1)));
}

/** @returns how much each feature speaks for danger: its weight for danger, less its weight against it */
function dangerWeights(samples: readonly Sample[], cards: readonly string[], kinds: Float32Array): Float64Array {
  const repeated = samples.flatMap(({ label, features }) => {
    const card = cards[label]!;
    return Array.from({ length: isNear(card) ? TIMES_DANGER : 1 }, () => ({ label: isDanger(card) ? 1 : 0, features }));
  });
  const { starts, labels, weights } = trainRegression(repeated, [1, 1], kinds, OF_DANGER);
  return Float64Array.from(kinds, (_, feature) => {
    let sum = 0;
    for (let at = starts[feature]!; at < starts[feature + 1]!; at++)
      sum += labels[at] === 1 ? weights[at]! : -weights[at]!;
    return sum;
  });
}

function rowOf({ starts, labels, weights, values }: Regression, feature: number, danger: number): Row {
  const [start, end] = [starts[feature], starts[feature + 1]];
  return { value: values[feature]!, cards: labels.slice(start, end), weights: weights.slice(start, end), danger };
}

/** @param wordings of at least two cards; those of {@link NO_CARD} teach what to leave alone */
export function trainRanker(wordings: readonly Wording[]): RankerModel {
  const features = indexer();
  const cards = [...new Set([NO_CARD, ...wordings.map(({ card }) => card)])].sort();
  const labels = new Map(cards.map((card, index) => [card, index]));
  const samples = wordings.map(({ card, text }) => ({
    label: labels.get(card) ?? 0,
    features: Int32Array.from(featuresOf(text), (name) => features.indexOf(name)),
  }));
  const kinds = Float32Array.from(features.names, kindWeight);
  const danger = dangerWeights(samples, cards, kinds);
  const regression = trainRegression(samples, balanceOf(cards, wordings), kinds, OF_CARDS);
  const rows = features.names.map((name, feature) => [name, rowOf(regression, feature, danger[feature]!)] as const);
  return { cards, rows: new Map(rows.filter(([, { cards: its }]) => its.length > 0)) };
}
