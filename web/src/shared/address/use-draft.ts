import { useState } from 'react';

/** What stands in a form before it is asked. It follows the question when that changes: back, another tab, start over. */
export function useDraft<T extends object>(question: T): [draft: T, change: (part: Partial<T>) => void] {
  const asked = JSON.stringify(question);
  const [draft, setDraft] = useState(question);
  const [shown, setShown] = useState(asked);
  if (shown !== asked) {
    setShown(asked);
    setDraft(question);
  }
  return [draft, (part) => setDraft((before) => ({ ...before, ...part }))];
}
