// Joins what the ranker found by words with what a server of embeddings found by meaning.
import { NO_CARD } from '@app/contracts/http/answer-counts';
import { likeliest } from './ranker';
import type { RankedCard } from './ranker';
import { isDanger } from './ranker-model';

/** Turns cosines into shares: a card that is 0.1 nearer than another weighs e times as much. */
const SHARPNESS = 10;
/** Only the nearest compete: a softmax over all 400 cards would leave none of them a share. */
const MAX_NEAREST = 10;

/**
 * The mean of both probabilities. Cards of danger and that of no card keep what the ranker says: an embedding never calms an alarm.
 * @param ranked the likeliest first @param similarities cosine by card
 */
export function withMeaning(
  ranked: readonly RankedCard[],
  similarities: ReadonlyMap<string, number>,
  max: number,
): RankedCard[] {
  const nearest = [...similarities]
    .filter(([id]) => !isRankersOwn(id))
    .sort(([, one], [, other]) => other - one)
    .slice(0, MAX_NEAREST)
    .map(([id, cosine]) => ({ id, weight: Math.exp(cosine * SHARPNESS) }));
  const total = nearest.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return likeliest(ranked, max);
  const shares = new Map(nearest.map(({ id, weight }) => [id, weight / total]));
  const byRanker = new Map(ranked.map(({ id, probability }) => [id, probability]));
  const ids = [...new Set([...byRanker.keys(), ...shares.keys()])];
  const joined = ids.map((id) => {
    const probability = byRanker.get(id) ?? 0;
    return { id, probability: isRankersOwn(id) ? probability : (probability + (shares.get(id) ?? 0)) / 2 };
  });
  return likeliest(joined, max);
}

const isRankersOwn = (id: string): boolean => id === NO_CARD || isDanger(id);
