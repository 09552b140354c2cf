import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * An open dialog pulls focus back as soon as it leaves. For focus that goes to this region it must not hear of it:
 * its listeners are on the document, so both events end before they get there.
 */
export function useReachFromDialogs(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = region.current;
    if (!box) return undefined;
    const keepIn = (event: Event) => event.stopPropagation();
    const keepOut = (event: FocusEvent) => {
      if (event.relatedTarget instanceof Node && box.contains(event.relatedTarget)) event.stopPropagation();
    };
    box.addEventListener('focusin', keepIn);
    window.addEventListener('focusout', keepOut, true);
    return () => {
      box.removeEventListener('focusin', keepIn);
      window.removeEventListener('focusout', keepOut, true);
    };
  }, [region]);
}
