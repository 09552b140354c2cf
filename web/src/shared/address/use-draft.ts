import { useState } from 'react';
import { useLanguage } from '@web/base/i18n/use-language';

/** The fields in which `next` differs. */
function changedFields<T extends object>(before: T, next: T): Partial<T> {
  const keys = Object.keys(next) as (keyof T)[];
  const changed = keys.filter((key) => JSON.stringify(before[key]) !== JSON.stringify(next[key]));
  return Object.fromEntries(changed.map((key) => [key, next[key]])) as Partial<T>;
}

/**
 * What is in a form before it is submitted. It follows the query when that changes: back, another tab, start over. With the
 * language only what is usual may change ("Korean first"): what was typed stays.
 */
export function useDraft<T extends object>(question: T): [draft: T, change: (part: Partial<T>) => void] {
  const language = useLanguage();
  const requested = JSON.stringify(question);
  const [draft, setDraft] = useState(question);
  const [shown, setShown] = useState({ requested, question, language });
  if (shown.requested !== requested) {
    const isSwitch = shown.language !== language;
    setDraft((before) => (isSwitch ? { ...before, ...changedFields(shown.question, question) } : question));
  }
  if (shown.requested !== requested || shown.language !== language) setShown({ requested, question, language });
  return [draft, (part) => setDraft((before) => ({ ...before, ...part }))];
}
