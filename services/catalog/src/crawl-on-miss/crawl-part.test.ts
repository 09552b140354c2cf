import { isWanted, type NewestRun, partState } from './crawl-part';

const MINUTE = 60_000;
const run = (status: NewestRun['status'], endedMsAgo: number | null = null): NewestRun => ({
  id: 'x',
  status,
  endedMsAgo,
  wasRead: status === 'succeeded',
});

describe('when a ZIP and type may be crawled again', () => {
  it.each([
    ['never crawled', null, 'free'],
    ['waiting', run('queued'), 'queued'],
    ['worked on', run('running'), 'running'],
    ['read a moment ago', run('succeeded', 0), 'cooling'],
    ['read just under a day ago', run('succeeded', 24 * 60 * MINUTE - 1), 'cooling'],
    ['read a day ago', run('succeeded', 24 * 60 * MINUTE), 'free'],
    ['failed just under ten minutes ago', run('failed', 10 * MINUTE - 1), 'cooling'],
    ['failed ten minutes ago', run('failed', 10 * MINUTE), 'free'],
    ['cancelled a moment ago', run('cancelled', 0), 'cooling'],
    ['cancelled ten minutes ago', run('cancelled', 10 * MINUTE), 'free'],
  ])('%s', (_when, newest, state) => expect(partState(newest)).toBe(state));
});

describe('whether a ZIP and type are crawled', () => {
  const LONG_AGO = 48 * 60 * MINUTE;
  it.each([
    ['never read, although records exist', null, true, true],
    ['never read, no records exist', null, false, true],
    ['read long ago, records exist', run('succeeded', LONG_AGO), true, false],
    ['read long ago, no records exist', run('succeeded', LONG_AGO), false, true],
    ['only failed so far, although records exist', run('failed', LONG_AGO), true, true],
    ['failed lately after a good read, records exist', { ...run('failed', LONG_AGO), wasRead: true }, true, false],
    ['failed a moment ago', run('failed', 0), true, false],
    ['worked on', run('running'), false, false],
  ])('%s', (_when, newest, hasRecords, expected) => expect(isWanted(newest, hasRecords)).toBe(expected));
});
