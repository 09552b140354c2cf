// Every kind of answer that needs no catalog and no ranker. assistant.service.ts has the order; the first that answers is the answer.
import type { Question } from '../understanding/question';
import type { Draft } from './draft';
import { eligibility, programsNamed } from './eligibility';
import { figures } from './figures';
import { letters } from './letters';
import { phones } from './phones';
import { premises } from './premises';
import { talk } from './refusals';
import { otherPeople } from './unknown';
import { windows } from './windows';

export type Answer = (question: Question, today: string) => Draft | null;

/**
 * A person with an income who asks about a program is judged by its rules.
 * @param isKnown whether the ranker is sure of a card, so that only a program with a limit of income is judged
 */
export function personChecked(question: Question, today: string, isKnown: boolean): Draft | null {
  const { person, terms } = question;
  if (person.income === undefined || !terms.has('eligible')) return null;
  const isJudged = programsNamed(question).some((program) => program !== 'medicare');
  return isKnown && !isJudged ? null : eligibility(question, today);
}

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
