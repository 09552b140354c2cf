// Time in tests: standing still until a test passes it, or only the date held.
import { act } from '@testing-library/react';

/** Timers and the date stand still in every test of the file; `pass` moves them. */
export function stopTheClock(now = '2026-11-21T20:05:00Z'): void {
  beforeEach(() => jest.useFakeTimers({ now: new Date(now) }));
  afterEach(() => jest.useRealTimers());
}

export const pass = (ms: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(ms));

/** Only the date is held: timers of user-event and SWR stay real. */
export function holdTheDate(now = '2026-11-21T20:00:00Z'): void {
  beforeEach(() =>
    jest.useFakeTimers({
      now: new Date(now),
      doNotFake: [
        'setTimeout',
        'setInterval',
        'setImmediate',
        'queueMicrotask',
        'performance',
        'nextTick',
        'clearTimeout',
        'clearInterval',
        'clearImmediate',
        'requestAnimationFrame',
        'cancelAnimationFrame',
        'requestIdleCallback',
        'cancelIdleCallback',
        'hrtime',
      ],
    }),
  );
  afterEach(() => jest.useRealTimers());
}
