import { useEffect, useState } from 'react';

/** A reading that was asked for has begun by then; from there on its state says how it goes. */
const BEGINS_WITHIN_MS = 30_000;

/** true for a while after `watch` was called. */
export function useWatching(): [isWatching: boolean, watch: () => void] {
  const [isWatching, setWatching] = useState(false);
  useEffect(() => {
    if (!isWatching) return;
    const timer = setTimeout(() => setWatching(false), BEGINS_WITHIN_MS);
    return () => clearTimeout(timer);
  }, [isWatching]);
  return [isWatching, () => setWatching(true)];
}
