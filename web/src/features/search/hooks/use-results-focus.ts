import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** A heading that takes the focus when another question than the page's first one has its answer. */
export function useResultsFocus(question: string, hasAnswer: boolean): RefObject<HTMLHeadingElement | null> {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const answered = useRef(question);
  useEffect(() => {
    if (!hasAnswer || answered.current === question) return;
    answered.current = question;
    headingRef.current?.focus();
  }, [question, hasAnswer]);
  return headingRef;
}
