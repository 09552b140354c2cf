// One crawl of one ZIP and type, from taking its run to closing it. Can run twice, be killed anywhere, and be resumed.
import { Injectable } from '@nestjs/common';
import { CRAWL_ZIP_JOB, type CrawlZipJob } from '@app/contracts/jobs/crawl-zip';
import { ZipAsksService } from '../directories/zip-asks.service';
import { HeldRunService, type HeldWork, type JobContext, type Outcome } from '../ledger/held-run.service';
import { HeldRows } from '../ledger/held-rows.service';
import { type RunRow, START } from '../ledger/run-row';
import { zipTarget } from '../ledger/run-target';
import { ModeService } from '../mode/mode.service';
import { RegistryImportService } from '../records/registry-import.service';
import { readPage } from '../sources/providers/read';
import { stepsOf } from '../sources/providers/source';
import { parseCrawlZipJob } from './crawl-zip-job';
import type { JobHandler } from './job-table';

@Injectable()
export class CrawlZipHandler implements JobHandler<CrawlZipJob> {
  readonly name = CRAWL_ZIP_JOB;
  readonly parse = parseCrawlZipJob;

  constructor(
    private readonly rows: HeldRows,
    private readonly held: HeldRunService,
    private readonly mode: ModeService,
    private readonly imports: RegistryImportService,
    private readonly asks: ZipAsksService,
  ) {}

  async work(job: CrawlZipJob, context: JobContext): Promise<Outcome> {
    // A visitor's miss has no run yet.
    const newcomer = job.runId === undefined ? job : undefined;
    const wanted = {
      target: zipTarget(job.zip, job.type),
      total: stepsOf(job.type) + this.asks.steps(job.type),
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
    // Sample records come beside true ones of the same kind only when an operator asks for them by hand.
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
    // The registry states no languages and no plans: who does is asked after it.
    const asked = { zip: job.zip, firstStep: steps, client };
    const notes = this.asks.steps(job.type) === 0 ? [] : await this.asks.ask(run, work, asked);
    await this.imports.finish(run, notes);
  }
}
