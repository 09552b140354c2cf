// The answers of the eligibility check that a visitor lets the chat use. They are in the memory of this tab until the chat ends
// or the visitor takes them back, and go to the server only together with a question.
import { useSyncExternalStore } from 'react';

export interface OwnAnswers {
  /** For the person, in one line: "67세 · 한 달 1,400달러". */
  shown: string;
  /** For the chat, in sentences as the person would write them. */
  sentences: string;
}

let allowed: OwnAnswers | null = null;
const listeners = new Set<() => void>();

/** @param answers null takes them back */
export function allowOwnAnswers(answers: OwnAnswers | null): void {
  allowed = answers;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const read = (): OwnAnswers | null => allowed;

export const useOwnAnswers = (): OwnAnswers | null => useSyncExternalStore(subscribe, read, read);
