// What training leaves: for every feature its rarity, and a weight for each card in whose wordings it occurs.
import { softmax } from './softmax-regression';

/**
 * Wordings with words of danger that are in none: "this premium is killing me". They belong to cards of all kinds, so they teach no
 * card; they only take their share from the cards of danger.
 */
export const HARMLESS = 'harmless';

/** Whether a card answers a message of danger. */
export const isDanger = (card: string): boolean => card.startsWith('safety-');

export interface RankerModel {
  /** Ids of the cards; a weight names its card by the index here. */
  cards: readonly string[];
  /** Feature -> its row. */
  rows: ReadonlyMap<string, Row>;
}

export interface Row {
  /** Inverse document frequency times the weight of the feature's kind. */
  value: number;
  cards: Uint16Array;
  weights: Float32Array;
  /** How much the feature speaks for danger of any kind, learned apart from the cards. */
  danger: number;
}

/** One feature of a message: its row and its share of the unit vector. */
export type Entry = readonly [row: Row, share: number];

/** The known features of a message as a vector of length 1. */
export function vectorOf(features: readonly string[], { rows }: Pick<RankerModel, 'rows'>): Entry[] {
  const known = features.map((feature) => rows.get(feature)).filter((row) => row !== undefined);
  const length = Math.hypot(...known.map(({ value }) => value)) || 1;
  return known.map((row) => [row, row.value / length]);
}

/** Probability of each card: softmax over the sums of the weights. */
export function probabilitiesOf(vector: readonly Entry[], count: number): Float64Array {
  const sums = new Float64Array(count);
  for (const [{ cards, weights }, share] of vector)
    for (let at = 0; at < cards.length; at++) sums[cards[at]!]! += weights[at]! * share;
  softmax(sums);
  return sums;
}

/** Probability of danger: a logistic regression over the same vector, surer than the sum of the cards of danger. */
export function dangerOf(vector: readonly Entry[]): number {
  const sum = vector.reduce((total, [{ danger }, share]) => total + danger * share, 0);
  return vector.length === 0 ? 0 : 1 / (1 + Math.exp(-sum));
}
