import type { RunResponse } from '@app/contracts/http/crawler';
import { crawlProgress, cooldownMinutes } from './crawl-state';

const run = (part: Partial<RunResponse>): RunResponse => ({
  id: '00000000-0000-4000-8000-000000000001',
  parentId: null,
  source: 'providers',
  zip: '90006',
  type: 'clinic',
  part: null,
  state: null,
  status: 'running',
  phase: 'fetching',
  done: 0,
  total: null,
  found: 0,
  added: 0,
  updated: 0,
  unchanged: 0,
  deactivated: 0,
  failure: null,
  origin: null,
  isTruncated: false,
  release: null,
  result: null,
  attempts: 1,
  requestedBy: 'visitor',
  createdAt: '2026-11-21T20:00:00Z',
  startedAt: null,
  finishedAt: null,
  ...part,
});

describe('progress of the runs behind a question', () => {
  test('a job that no worker has taken is waiting', () => {
    expect(crawlProgress([])).toEqual({ done: 0, total: null, found: 0, phase: 'waiting' });
    expect(crawlProgress([run({ status: 'queued', phase: 'waiting' })]).phase).toBe('waiting');
  });

  test('several runs make one bar', () => {
    const runs = [
      run({ done: 7, total: 12, found: 23 }),
      run({ status: 'succeeded', phase: 'finished', done: 2, total: 2, found: 5 }),
    ];
    expect(crawlProgress(runs)).toEqual({ done: 9, total: 14, found: 28, phase: 'fetching' });
  });

  test('the length is unknown while one run does not know its steps', () => {
    expect(crawlProgress([run({ done: 7, total: 12 }), run({ total: null })]).total).toBeNull();
  });

  test('when only storing is left it says so', () => {
    expect(crawlProgress([run({ phase: 'storing', done: 12, total: 12 })]).phase).toBe('storing');
  });
});

describe('the cooldown after a failure', () => {
  const failed = { finishedAt: '2026-11-21T20:00:00Z' };
  test('ten minutes, in whole minutes', () => {
    expect(cooldownMinutes(failed, new Date('2026-11-21T20:00:00Z'))).toBe(10);
    expect(cooldownMinutes(failed, new Date('2026-11-21T20:08:30Z'))).toBe(2);
    expect(cooldownMinutes(failed, new Date('2026-11-21T20:10:00Z'))).toBe(0);
  });
});
