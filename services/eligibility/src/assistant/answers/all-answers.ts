// Every kind of answer that needs nobody else, in the order in which they are asked. The first that answers is the answer.
import type { Question } from '../understanding/question';
import type { Draft } from './draft';
import { eligibility } from './eligibility';
import { emergency } from './emergency';
import { figures } from './figures';
import { letters } from './letters';
import { lookedUp, sameQuestion } from './looked-up';
import { phones } from './phones';
import { premises } from './premises';
import { refusal, talk } from './refusals';
import { lettersInKorean, topics } from './topics';
import { personal } from './unknown';
import { windows } from './windows';

export type Answer = (question: Question, today: string) => Draft | null;

/** Before the catalog is asked: safety first, then what one record answers whatever else is in the words. */
export const FIRST_ANSWERS: readonly Answer[] = [emergency, refusal, lettersInKorean, letters, personal, talk, topics];

/** From our own tables and rules. */
export const RULE_ANSWERS: readonly Answer[] = [
  sameQuestion,
  phones,
  premises,
  windows,
  eligibility,
  figures,
  lookedUp,
];

export function firstOf(answers: readonly Answer[], question: Question, today: string): Draft | null {
  for (const answer of answers) {
    const draft = answer(question, today);
    if (draft) return draft;
  }
  return null;
}
