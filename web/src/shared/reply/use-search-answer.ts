import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { CHAT_LIMITS, CHAT_PATHS } from '@app/contracts/http/chat';
import type { AnswerRequest, AnswerResponse, SearchAnswer } from '@app/contracts/http/chat';
import { useLanguage } from '@web/base/i18n/use-language';
import { apiSend } from '@web/shared/api/api-client';

/** Long enough that a word being typed is one request, and short enough that its answer does not move the page later. */
const PAUSE_MS = 350;
/** The results of a search do not wait longer for the answer. */
const LONGEST_WAIT_MS = 1_500;

type Key = readonly [path: string, words: string, language: AnswerRequest['language']];

async function fetchAnswer([path, words, language]: Key): Promise<SearchAnswer | null> {
  // An error and not an empty answer, which the cache would keep.
  const late = new Promise<never>((_, reject) => setTimeout(reject, LONGEST_WAIT_MS, new Error('no answer in time')));
  const { answer } = await Promise.race([apiSend<AnswerResponse>('POST', path, { words, language }), late]);
  return answer;
}

export interface KnownAnswer {
  /** null: the assistant is not sure of any answer, or cannot be reached. */
  answer: SearchAnswer | null;
  isLoading: boolean;
}

/** What the assistant is sure of about the words of a search; '' requests nothing. */
export function useSearchAnswer(words: string): KnownAnswer {
  const language = useLanguage();
  const typed = words.trim().slice(0, CHAT_LIMITS.search);
  const key: Key | null = typed.length > 1 ? [CHAT_PATHS.answer, typed, language] : null;
  const { data, isLoading } = useSWR(key, fetchAnswer, { shouldRetryOnError: false });
  return { answer: data ?? null, isLoading };
}

function useSettled(words: string): string {
  const [settled, setSettled] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return settled;
}

/** The same while the words are being typed. */
export function useTypedAnswer(words: string): SearchAnswer | null {
  const settled = useSettled(words);
  const { answer } = useSearchAnswer(settled);
  return settled === words ? answer : null;
}
