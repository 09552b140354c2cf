// What the rooms of this service ask of the language model, and what it may answer them.
import type { AppLanguage } from '@app/contracts/http/errors';
import type { TextRefusal } from './grounding/refusal';

export interface PhrasingRequest {
  /** Whole sentences of the rules, the sums and the plans, in either language. One sentence comes back for each. */
  facts: readonly string[];
  /** Of the answer. */
  language: AppLanguage;
  /** What the visitor typed into a form about himself (age, income, ZIP code): these numbers leave as marks. */
  personal?: readonly (string | number)[];
  /** What the visitor wrote freely. With a number in it, but for a year, nothing is sent: a difference to a limit would tell it. */
  written?: readonly string[];
  /** Ends the call when nobody waits for it any more. */
  signal?: AbortSignal;
}

/**
 * Why there is no sentence of the model: `off` none is configured; `personal` a number was written (above); `busy` too many at
 * once, or it failed lately; `timeout`,
 * `aborted`, `unavailable` (no connection, an error status), `malformed` (not the protocol); `missing` it left this fact out; the
 * others are said of the sentence itself.
 */
export type PhrasingRefusal =
  | 'off'
  | 'personal'
  | 'busy'
  | 'timeout'
  | 'aborted'
  | 'unavailable'
  | 'malformed'
  | 'missing'
  | TextRefusal;

export type PhrasedSentence = { text: string } | { refusal: PhrasingRefusal };

/** Of the streamed answer: in the order in which the model gives them, each index of `facts` at most once. */
export interface StreamedSentence {
  index: number;
  sentence: PhrasedSentence;
}
