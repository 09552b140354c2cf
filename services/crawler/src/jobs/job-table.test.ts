import { CRAWL_JOBS, type CrawlJobName } from '@app/contracts/jobs/crawl-jobs';
import { type JobHandler, JobTable } from './job-table';

const handler = (name: CrawlJobName): JobHandler => ({
  name,
  parse: () => ({ requestId: 'test' }),
  work: () => Promise.resolve({ kind: 'done' }),
});
const all = CRAWL_JOBS.map(handler);

describe('the table of jobs', () => {
  it.each(all)('finds the handler of $name', (expected) =>
    expect(new JobTable(all).handlerOf(expected.name)).toBe(expected),
  );

  it.each(CRAWL_JOBS)('refuses to start without a handler for %s', (name) =>
    expect(() => new JobTable(all.filter((other) => other.name !== name))).toThrow(`No handler for the job ${name}`),
  );

  it('refuses to start with two handlers of one job', () =>
    expect(() => new JobTable([...all, handler('crawl-zip')])).toThrow('Two handlers of one job'));

  it('refuses an unknown job', () =>
    expect(() => new JobTable(all).handlerOf('crawl-moon')).toThrow('no handler for job crawl-moon'));
});
