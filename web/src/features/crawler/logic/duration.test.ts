import { durationOf, runMilliseconds } from './duration';

describe('how long something took', () => {
  test('is said in its two largest units', () => {
    expect(durationOf(59_999)).toEqual({ key: 'seconds', hours: 0, minutes: 0, seconds: 59 });
    expect(durationOf(160_000)).toMatchObject({ key: 'minutes', minutes: 2, seconds: 40 });
    expect(durationOf(3_600_000)).toMatchObject({ key: 'hours', hours: 1, minutes: 0 });
  });

  test('is never below zero when the clocks differ', () => {
    expect(durationOf(-5_000)).toMatchObject({ key: 'seconds', seconds: 0 });
  });

  test('runs to now until the run ends, and is unknown before it begins', () => {
    const now = new Date('2026-11-21T20:01:00Z');
    const startedAt = '2026-11-21T20:00:00Z';
    expect(runMilliseconds({ startedAt, finishedAt: null }, now)).toBe(60_000);
    expect(runMilliseconds({ startedAt, finishedAt: '2026-11-21T20:00:19Z' }, now)).toBe(19_000);
    expect(runMilliseconds({ startedAt: null, finishedAt: null }, now)).toBeNull();
  });
});
