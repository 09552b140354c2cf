import { CRAWL_JOBS, type CrawlJobName } from '@app/contracts/jobs/crawl-jobs';
import type { JobContext } from '../ledger/held-run.service';
import { type JobHandler, JobTable } from './job-table';

const handler = (name: CrawlJobName): JobHandler => ({
  name,
  parse: (data, jobId) => ({ requestId: `${String(data)} ${jobId}` }),
  work: ({ requestId }) => Promise.resolve({ kind: 'failed', reason: `${name} ${requestId}` }),
});
const all = CRAWL_JOBS.map(handler);

describe('the table of jobs', () => {
  it('gives each job to the handler of its name', async () => {
    const { requestId, work } = new JobTable(all).parse('crawl-zip', 'data', '7');
    expect(requestId).toBe('data 7');
    expect(await work({} as JobContext)).toEqual({ kind: 'failed', reason: 'crawl-zip data 7' });
  });

  it.each(CRAWL_JOBS)('refuses to start without a handler for %s', (name) =>
    expect(() => new JobTable(all.filter((other) => other.name !== name))).toThrow(`No handler for the job ${name}`),
  );

  it('refuses to start with two handlers of one job', () =>
    expect(() => new JobTable([...all, handler('crawl-zip')])).toThrow('Two handlers of one job'));

  it('refuses a job nobody knows', () =>
    expect(() => new JobTable(all).parse('crawl-moon', {}, '1')).toThrow('no handler for job crawl-moon'));
});
