import { type NewestRun, partState } from './crawl-part';

const MINUTE = 60_000;
const run = (status: NewestRun['status'], endedMsAgo: number | null = null): NewestRun => ({
  id: 'x',
  status,
  endedMsAgo,
});

describe('when a ZIP and type may be crawled again', () => {
  it.each([
    ['never crawled', null, 'free'],
    ['waiting', run('queued'), 'queued'],
    ['worked on', run('running'), 'running'],
    ['read a moment ago', run('succeeded', 0), 'resting'],
    ['read just under a day ago', run('succeeded', 24 * 60 * MINUTE - 1), 'resting'],
    ['read a day ago', run('succeeded', 24 * 60 * MINUTE), 'free'],
    ['failed just under ten minutes ago', run('failed', 10 * MINUTE - 1), 'resting'],
    ['failed ten minutes ago', run('failed', 10 * MINUTE), 'free'],
    ['cancelled a moment ago', run('cancelled', 0), 'resting'],
    ['cancelled ten minutes ago', run('cancelled', 10 * MINUTE), 'free'],
  ])('%s', (_when, newest, state) => expect(partState(newest)).toBe(state));
});
