import { useCallback, useEffect, useRef } from 'react';
import type { RefObject } from 'react';

export interface FocusAfterSearch {
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** Call when a search or another page was asked; the heading takes the focus as soon as it says the result. */
  expectFocus: () => void;
}

/** Moves the focus to the results heading after a search, never on the first load of the page. */
export function useFocusAfterSearch(isSettled: boolean, shown: string): FocusAfterSearch {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const isExpected = useRef(false);
  useEffect(() => {
    if (!isSettled || !isExpected.current || !headingRef.current) return;
    isExpected.current = false;
    headingRef.current.focus();
  }, [isSettled, shown]);
  const expectFocus = useCallback(() => {
    isExpected.current = true;
  }, []);
  return { headingRef, expectFocus };
}
