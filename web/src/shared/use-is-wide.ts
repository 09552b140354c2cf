import { useSyncExternalStore } from 'react';
import { subscribeTextSize } from '@web/shared/text-size';

const WIDE_REM = 64;

function isWide(): boolean {
  const root = document.documentElement;
  const rem = Number.parseFloat(getComputedStyle(root).fontSize) || 16;
  return root.clientWidth >= WIDE_REM * rem;
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  const stop = subscribeTextSize(listener);
  return () => {
    window.removeEventListener('resize', listener);
    stop();
  };
}

/** Same line as the container queries (64 rem), for what can be in one place only: the search box. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, isWide, () => false);
}
