// Every kind of answer that needs no catalog and no ranker. assistant.service.ts has the order; the first that answers is the answer.
import type { Question } from '../understanding/question';
import type { Draft } from './draft';
import { eligibility } from './eligibility';
import { figures } from './figures';
import { letters } from './letters';
import { phones } from './phones';
import { premises } from './premises';
import { talk } from './refusals';
import { otherPeople } from './unknown';
import { windows } from './windows';

export type Answer = (question: Question, today: string) => Draft | null;

/** A person with an income who asks about a program is judged by its rules. */
export const personChecked: Answer = (question, today) =>
  question.person.income !== undefined && question.terms.has('eligible') ? eligibility(question, today) : null;

/** A wrong idea in the message: a rule or a table that says otherwise comes before any record on the subject. */
export function correction(question: Question, today: string): Draft | null {
  const answers = question.terms.has('claim') ? [premises, windows, figures] : [premises];
  const drafts = answers.map((answer) => answer(question, today));
  return drafts.find((draft) => draft?.kind === 'correction') ?? null;
}

/** What is found by its own list of names. */
export const LATER_ANSWERS: readonly Answer[] = [phones, otherPeople, letters, talk];

/** From our own tables and rules. */
export const RULE_ANSWERS: readonly Answer[] = [premises, windows, eligibility, figures];

export function firstOf(answers: readonly Answer[], question: Question, today: string): Draft | null {
  for (const answer of answers) {
    const draft = answer(question, today);
    if (draft) return draft;
  }
  return null;
}
