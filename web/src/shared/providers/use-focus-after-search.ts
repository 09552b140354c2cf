import { useCallback, useEffect, useRef } from 'react';
import type { RefObject } from 'react';

export interface FocusAfterSearch {
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** Call when a search or another page was requested; the heading takes the focus as soon as it says the result. */
  expectFocus: () => void;
}

/**
 * Moves the focus to the results heading after a search, never on the first load of the page.
 * @param shown changes with every other view below the form (collecting, list, nothing, another page)
 */
export function useFocusAfterSearch(isSettled: boolean, shown: string): FocusAfterSearch {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const isExpected = useRef(false);
  const isOurs = useRef(false);

  useEffect(() => {
    const notice = (event: FocusEvent) => {
      isOurs.current = event.target === headingRef.current;
    };
    document.addEventListener('focusin', notice);
    return () => document.removeEventListener('focusin', notice);
  }, []);

  useEffect(() => {
    if (!isSettled || !headingRef.current) return;
    // "Collecting" gives way to the list, and the focused heading with it: the focus must not fall to the page's top.
    const isLost = isOurs.current && document.activeElement === document.body;
    if (!isExpected.current && !isLost) return;
    isExpected.current = false;
    headingRef.current.focus({ preventScroll: isLost });
  }, [isSettled, shown]);

  const expectFocus = useCallback(() => {
    isExpected.current = true;
  }, []);
  return { headingRef, expectFocus };
}
