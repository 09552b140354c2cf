// The job `crawl-zip`: one crawl of one ZIP and provider type, from taking its run to closing it. It may run twice, be killed at any point, and
// be resumed. Its name, payload and deduplication id are in libs/contracts/src/jobs/crawl-zip.ts; libs/queues/src/crawl-queue.ts enqueues it.
import { Injectable } from '@nestjs/common';
import { CRAWLED_BY_ZIP } from '@app/contracts/http/catalog';
import { CRAWL_ZIP_JOB, type CrawlZipJob } from '@app/contracts/jobs/crawl-zip';
import { ZipAsksService } from '../directories/zip-asks.service';
import { HeldRunService, type HeldWork, type JobContext, type Outcome } from '../ledger/held-run.service';
import { HeldRows } from '../ledger/held-rows.service';
import { type RunRow, START } from '../ledger/run-row';
import { zipTarget } from '../ledger/run-target';
import { ModeService } from '../mode/mode.service';
import { RegistryPagesService } from '../records/store/registry-pages.service';
import { readPage } from '../sources/providers/read';
import { stepsOf } from '../sources/providers/source';
import type { JobHandler } from './job-table';

const REQUESTERS: readonly CrawlZipJob['requestedBy'][] = ['visitor', 'operator', 'schedule'];

@Injectable()
export class CrawlZipHandler implements JobHandler<CrawlZipJob> {
  readonly name = CRAWL_ZIP_JOB;
  readonly parse = parseCrawlZipJob;

  constructor(
    private readonly rows: HeldRows,
    private readonly held: HeldRunService,
    private readonly mode: ModeService,
    private readonly imports: RegistryPagesService,
    private readonly directories: ZipAsksService,
  ) {}

  async work(job: CrawlZipJob, context: JobContext): Promise<Outcome> {
    // A visitor's miss has no run yet.
    const newcomer = job.runId === undefined ? job : undefined;
    const wanted = {
      target: zipTarget(job.zip, job.type),
      total: stepsOf(job.type) + this.directories.steps(job.type),
      newcomer,
    };
    return this.held.work(wanted, context, (run, work) => this.read(job, run, work));
  }

  private async read(job: CrawlZipJob, taken: RunRow, work: HeldWork): Promise<void> {
    const { signal } = work;
    const isOperator = job.requestedBy === 'operator';
    const client = await this.mode.client({ isRobotsRecheck: isOperator, signal });
    const run = await this.rows.begin(taken, client.mode);
    work.cursor = run.resumeAt ?? START;
    const steps = stepsOf(job.type);
    // Sample records are added to true ones of the same kind only when an operator starts the crawl.
    const isLeftAlone = client.mode === 'sample' && !isOperator && (await this.imports.hasShipped(job.type));
    if (isLeftAlone) return this.imports.finish(run);
    while (work.cursor.step < steps) {
      const { step, skip } = work.cursor;
      const page = await readPage(client, { zip: job.zip, type: job.type, step, skip });
      signal.throwIfAborted();
      const next =
        page.nextSkip === null ? { step: step + 1, skip: 0, rests: 0 } : { step, skip: page.nextSkip, rests: 0 };
      await this.imports.storePage(run, page, next);
      work.cursor = next;
    }
    // The registry states no languages and no plans: the directories that do are read after it.
    const request = { zip: job.zip, firstStep: steps, client };
    const notes = this.directories.steps(job.type) === 0 ? [] : await this.directories.ask(run, work, request);
    await this.imports.finish(run, notes);
  }
}

/** Checks the payload from the queue. @throws Error when it is not a crawl-zip job of this version */
export function parseCrawlZipJob(data: unknown): CrawlZipJob {
  const { v, zip, type, requestId, requestedBy, runId } = (data ?? {}) as Record<string, unknown>;
  const zipType = CRAWLED_BY_ZIP.find((known) => known === type);
  const requester = REQUESTERS.find((known) => known === requestedBy);
  if (v !== 1 || typeof zip !== 'string' || !/^\d{5}$/.test(zip) || !zipType || !requester) {
    throw new Error('not a crawl-zip job of version 1');
  }
  return {
    v: 1,
    zip,
    type: zipType,
    requestedBy: requester,
    requestId: typeof requestId === 'string' ? requestId : 'none',
    ...(typeof runId === 'string' && { runId }),
  };
}
