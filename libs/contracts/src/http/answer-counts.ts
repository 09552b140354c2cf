// How often each answer of the assistant was given and did not help: numbers by day, without any text of a visitor. No decorators: the
// web imports this file as values.
import type { BilingualText } from './errors';
import type { CalendarDay } from './times';

export const ANSWER_COUNT_PATHS = {
  counts: '/api/chat/counts',
  unhelpful: '/api/chat/unhelpful',
} as const;

/** In place of a card: the reply answers nothing. */
export const NO_CARD = 'none';
/** In place of a card: the reply is worked out by rules or is a list of places or plans. */
export const RULES_CARD = 'rules';

/**
 * `answered`, `refused`, `danger`: what a reply was. `offered`: the reply asked whether this card is meant. `unknown`: it knew no
 * answer. `unhelpful`: a visitor said of an answer that it did not help.
 */
export const ANSWER_OUTCOMES = ['answered', 'offered', 'unknown', 'refused', 'danger', 'unhelpful'] as const;
export type AnswerOutcome = (typeof ANSWER_OUTCOMES)[number];
export type AnswerCounts = Record<AnswerOutcome, number>;

export const ANSWER_COUNT_LIMITS = { days: 30, cards: 50 } as const;

/** Which card an answer was counted under that did not help. */
export interface UnhelpfulResponse {
  card: string;
}

/** One day in California; days without a reply are left out. */
export interface DayCounts {
  day: CalendarDay;
  counts: AnswerCounts;
}

export interface CardCounts {
  /** Id of a card (libs/content/data/asking/cards.json), NO_CARD or RULES_CARD. */
  card: string;
  /** What the card answers; null where it is none, or one of an earlier version. */
  asks: BilingualText | null;
  counts: AnswerCounts;
}

/** Of the last 30 days, today included; shown to operators only. */
export interface AnswerCountsResponse {
  /** Newest first. */
  days: DayCounts[];
  /** Those that did not help first, then those that were given most; at most 50. */
  cards: CardCounts[];
}
