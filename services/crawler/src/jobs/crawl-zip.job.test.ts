import { parseCrawlZipJob } from './crawl-zip.job';

const job = { v: 1, zip: '90006', type: 'doctor', requestId: 'test-0001', requestedBy: 'visitor' };

describe('a job from the queue', () => {
  it('is taken as it is, without what we do not know', () => {
    expect(parseCrawlZipJob({ ...job, runId: 'r', extra: 1 })).toEqual({ ...job, runId: 'r' });
    expect(parseCrawlZipJob(job)).toEqual(job);
  });

  it.each([
    null,
    undefined,
    'text',
    { ...job, v: 2 },
    { ...job, zip: '9000' },
    { ...job, zip: 90006 },
    { ...job, type: 'dragon' },
    { ...job, type: 'seniorHousing' },
    { ...job, requestedBy: 'nobody' },
  ])('%j is refused', (data) => expect(() => parseCrawlZipJob(data)).toThrow('not a crawl-zip job'));
});
