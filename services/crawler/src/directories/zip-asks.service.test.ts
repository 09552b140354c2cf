import { Logger } from '@nestjs/common';
import { CrawlFailure, SlowDown, LeaseLost } from '@app/fetching/crawl-failure';
import type { HeldWork } from '../ledger/held-run.service';
import { type RunRow, START } from '../ledger/run-row';
import type { DirectoriesService } from './directories.service';
import type { DirectoryReadService } from './directory-read.service';
import { type ZipAsk, ZipAsksService } from './zip-asks.service';

const SOURCE = { id: 'plan_net_molina', answersZip: () => Promise.resolve(true) };
const run = { id: 'run', total: 2, options: {} } as RunRow;
const zipAsk = { zip: '90210', firstStep: 1, client: {} } as ZipAsk;

/** Asks one directory whose part ends in this error. */
async function askFailing(error: Error): Promise<unknown> {
  const parts = { readPart: () => Promise.reject(error) };
  const service = new ZipAsksService(
    { on: [SOURCE] } as unknown as DirectoriesService,
    parts as unknown as DirectoryReadService,
  );
  const work: HeldWork = { cursor: { ...START, step: 1 }, signal: new AbortController().signal };
  return service.ask(run, work, zipAsk);
}

beforeAll(() => Logger.overrideLogger(false));

describe('a directory that is read for a ZIP', () => {
  test.each([
    ['does not answer', new CrawlFailure('timeout', 'no answer'), 'timeout'],
    ['wants a rest', new SlowDown(60_000), 'rate_limited'],
  ])('that %s is a note of the run', async (_what, error, reason) => {
    await expect(askFailing(error)).resolves.toEqual([
      { code: 'directory_not_read', params: { source: SOURCE.id, reason } },
    ]);
  });

  test.each([
    ['the turn at its host was lost to another process', new LeaseLost()],
    ['the database went away', new Error('Connection terminated unexpectedly')],
  ])('is requested again when %s', async (_what, error) => {
    await expect(askFailing(error)).rejects.toBe(error);
  });
});
