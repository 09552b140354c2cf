import { parseCrawlScheduledJob } from './crawl-scheduled.job';
import { parseCrawlSourceJob } from './crawl-source.job';

const job = { v: 1, source: 'insurance', part: null, runId: 'run', requestId: 'test-0001', requestedBy: 'operator' };

describe('a job of a source from the queue', () => {
  it('is taken as it is, without what we do not know', () => {
    expect(parseCrawlSourceJob({ ...job, extra: 1 })).toEqual(job);
    expect(parseCrawlSourceJob({ ...job, source: 'plan-page', part: '2026-H0524-003-0' })).toMatchObject({
      source: 'plan-page',
      part: '2026-H0524-003-0',
    });
  });

  it.each([
    null,
    'text',
    { ...job, v: 2 },
    { ...job, source: 'dragons' },
    { ...job, source: 'providers' },
    { ...job, source: 'all' },
    { ...job, part: 7 },
    { ...job, runId: undefined },
    { ...job, requestedBy: 'nobody' },
  ])('%j is refused', (data) => expect(() => parseCrawlSourceJob(data)).toThrow('not a crawl-source job'));

  it('of a schedule names a source that is read whole', () => {
    expect(parseCrawlScheduledJob({ v: 1, source: 'clinics' })).toEqual({ v: 1, source: 'clinics' });
    expect(() => parseCrawlScheduledJob({ v: 1, source: 'providers' })).toThrow('not a crawl-scheduled job');
  });
});
