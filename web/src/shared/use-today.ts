import { useSyncExternalStore } from 'react';
import { dayOfPage } from '@web/base/prerendered';
import { pacificDate } from '@web/base/formats/dates';

const MINUTE_MS = 60_000;

let known = { minute: NaN, day: '' };

/** Worked out once a minute, however many parts of a page ask. */
function today(): string {
  const minute = Math.floor(Date.now() / MINUTE_MS);
  if (known.minute !== minute) known = { minute, day: pacificDate(new Date()) };
  return known.day;
}

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE_MS);
  return () => clearInterval(timer);
}

/**
 * Today's date in California, "2026-11-21"; a page left open over midnight follows. While a page that was rendered at build is
 * taken over, the day it was rendered on; today at once after that.
 */
export function useToday(): string {
  return useSyncExternalStore(subscribe, today, () => dayOfPage() ?? today());
}
