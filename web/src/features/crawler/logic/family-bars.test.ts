import { overviewOf, wholeRun } from '../../../../test/crawls';
import { familyBars, remainingMs } from './family-bars';

const all = wholeRun('all', { done: 1, total: 4 });
const part = { ended: 0, failed: 0, total: 1 };

test('adds up what has ended and what is under way, the plan files first', () => {
  const running = wholeRun('insurance', { parentId: all.id, done: 50, total: 100 });
  const elsewhere = wholeRun('hospitals', { done: 50, total: 100 });
  const bars = familyBars(
    overviewOf([all, running, elsewhere], {
      latestAllParts: [
        { ...part, source: 'providers', type: 'clinic', total: 2, ended: 1, failed: 1 },
        { ...part, source: 'hospitals', type: null },
        { ...part, source: 'insurance', type: null },
      ],
    }),
  );
  expect(bars.map(({ source, done, total, fraction }) => [source, done, total, fraction])).toEqual([
    ['insurance', 0, 1, 0.5],
    ['hospitals', 0, 1, 0],
    ['providers', 1, 2, 0.5],
  ]);
  const now = new Date('2026-11-21T20:01:00Z');
  expect(remainingMs(bars, '2026-11-21T20:00:00Z', now)).toBe(100_000);
  expect(remainingMs(bars, '2026-11-21T20:00:55Z', now)).toBeNull();
  expect(remainingMs(bars, null, now)).toBeNull();
});
