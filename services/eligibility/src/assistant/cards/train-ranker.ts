// Trains the ranker: a softmax regression over sparse features by stochastic gradient descent, begun from the log odds of naive Bayes.
// Each step leaves out some features at random (dropout), so that nothing hangs on one word. Only pairs of a feature and
// a card that occur together have a weight. Deterministic: the order of examples and what is left out come from a fixed seed.
import { NO_CARD } from '@app/contracts/http/answer-counts';
import type { Wording } from './wordings';
import { featuresOf, kindWeight } from './features';
import { HARMLESS, isDanger, probabilitiesOf, rowsOf, unitVector } from './ranker-model';
import type { RankerModel, Row } from './ranker-model';

const FIRST_RATE = 4;
const RATE_DECAY = 0.2;
/** How a model is trained: passes over the samples, the share of the features that a step leaves out, and {@link balanceOf}. */
interface Plan {
  epochs: number;
  dropout: number;
  balance: number;
}
const OF_CARDS: Plan = { epochs: 8, dropout: 0.4, balance: 0.5 };
const OF_DANGER: Plan = { epochs: 6, dropout: 0.5, balance: 0 };
const LEAST_BALANCE = 0.5;
const MOST_BALANCE = 2;
/** So often are danger and its neighbors trained, because all other wordings outnumber them ten to one. */
const TIMES_DANGER = 8;
/** Danger, what only sounds like it, what is about something else, and questions on doses and illness. */
const isNear = (card: string): boolean =>
  isDanger(card) || card === HARMLESS || card === NO_CARD || card.startsWith('refuse-');
/** Share of naive Bayes in the first weights. */
const BAYES_SHARE = 0.5;
/** Keeps log odds finite for features of one card. */
const SMOOTHING = 0.002;
/** Features of one wording teach little and are three of five. */
const LEAST_WORDINGS = 2;
const SEED = 20_261_128;

/** A wording as its features. */
interface Sample {
  card: string;
  features: readonly string[];
}

interface Example {
  /** Index of the card. */
  card: number;
  features: readonly string[];
}

/** An example whose features have rows: a row holds what training changes. */
interface Lesson {
  card: number;
  rows: readonly Row[];
}

/** Counts of a feature: in all wordings, and by card. */
interface Counts {
  all: number;
  byCard: Map<number, number>;
}

function countsOf(examples: readonly Example[]): Map<string, Counts> {
  const counts = new Map<string, Counts>();
  for (const { card, features } of examples) {
    for (const feature of features) {
      const count = counts.get(feature) ?? { all: 0, byCard: new Map<number, number>() };
      count.all += 1;
      count.byCard.set(card, (count.byCard.get(card) ?? 0) + 1);
      counts.set(feature, count);
    }
  }
  return counts;
}

function rowOf(feature: string, { all, byCard }: Counts, sizes: readonly number[], total: number): Row {
  const value = Math.log((total + 1) / (all + 1)) * kindWeight(feature);
  const odds = [...byCard].map(([card, count]) => {
    const size = sizes[card] ?? 0;
    const inside = count / size + SMOOTHING;
    const outside = (all - count + 0.5) / (total - size) + SMOOTHING;
    return Math.max(0, Math.log(inside / outside)) * BAYES_SHARE;
  });
  return { value, cards: Uint16Array.from(byCard.keys()), weights: Float32Array.from(odds), danger: 0 };
}

/** A linear congruential generator: the same numbers from 0 to 1 on every machine. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return state / 0x7fff_ffff;
  };
}

function shuffle<Item>(items: Item[], random: () => number): void {
  for (let index = items.length - 1; index > 0; index--) {
    const other = Math.floor(random() * index);
    [items[index], items[other]] = [items[other]!, items[index]!];
  }
}

/** One step against the gradient of the log loss. */
function correct({ card, rows }: Lesson, rate: number, cardCount: number): void {
  const vector = unitVector(rows);
  const errors = probabilitiesOf(vector, cardCount);
  errors[card]! -= 1;
  for (const [{ cards, weights }, share] of vector)
    for (let at = 0; at < cards.length; at++) weights[at]! -= rate * share * errors[cards[at]!]!;
}

/** @param balances of each card, times the learning rate */
function learn(lessons: Lesson[], balances: readonly number[], { epochs, dropout }: Plan): void {
  const random = randomFrom(SEED);
  for (let epoch = 0; epoch < epochs; epoch++) {
    const rate = FIRST_RATE / (1 + epoch * RATE_DECAY);
    shuffle(lessons, random);
    for (const { card, rows } of lessons)
      correct({ card, rows: rows.filter(() => random() >= dropout) }, rate * balances[card]!, balances.length);
  }
}

/**
 * A card of few wordings learns from each in larger steps, one of many in smaller ones, because visitors do not ask as often as a card
 * has wordings. Danger and its neighbors are left as they are.
 * @param sizes wordings of each card
 */
function balanceOf(cards: readonly string[], sizes: readonly number[], power: number): number[] {
  const usual = [...sizes].sort((one, other) => one - other)[Math.floor(sizes.length / 2)] ?? 1;
  const ofSize = (size: number): number => Math.min(MOST_BALANCE, Math.max(LEAST_BALANCE, (usual / size) ** power));
  return cards.map((card, index) => (isNear(card) ? 1 : ofSize(sizes[index]!)));
}

function trainCards(samples: readonly Sample[], plan: Plan): RankerModel {
  const cards = [...new Set([NO_CARD, ...samples.map(({ card }) => card)])].sort();
  const indexes = new Map(cards.map((card, index) => [card, index]));
  const examples = samples.map(({ card, features }) => ({ card: indexes.get(card) ?? 0, features }));
  const sizes = cards.map((_, index) => examples.filter(({ card }) => card === index).length || 1);
  const rows = new Map(
    [...countsOf(examples)]
      .filter(([, { all }]) => all >= LEAST_WORDINGS)
      .map(([feature, counts]) => [feature, rowOf(feature, counts, sizes, examples.length)]),
  );
  learn(
    examples.map(({ card, features }) => ({ card, rows: rowsOf(features, { rows }) })),
    balanceOf(cards, sizes, plan.balance),
    plan,
  );
  return { cards, rows };
}

const DANGER = 'danger';

/** A second training, of the same samples as danger or not, whose weights differ by as much as a feature speaks for danger. */
function dangerWeights(samples: readonly Sample[]): (feature: string) => number {
  const { cards, rows } = trainCards(
    samples.flatMap(({ card, features }) => {
      const sample = { card: isDanger(card) ? DANGER : NO_CARD, features };
      return Array.from({ length: isNear(card) ? TIMES_DANGER : 1 }, () => sample);
    }),
    OF_DANGER,
  );
  const [danger, other] = [cards.indexOf(DANGER), cards.indexOf(NO_CARD)];
  return (feature) => {
    const row = rows.get(feature);
    const weightOf = (card: number): number => row?.weights[row.cards.indexOf(card)] ?? 0;
    return weightOf(danger) - weightOf(other);
  };
}

/** @param wordings of at least two cards; those of {@link NO_CARD} teach what to leave alone */
export function trainRanker(wordings: readonly Wording[]): RankerModel {
  const samples = wordings.map(({ card, text }) => ({ card, features: featuresOf(text) }));
  const dangerWeight = dangerWeights(samples);
  const model = trainCards(samples, OF_CARDS);
  for (const [feature, row] of model.rows) row.danger = dangerWeight(feature);
  return model;
}
