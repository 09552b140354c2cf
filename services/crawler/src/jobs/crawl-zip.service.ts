// One crawl of one ZIP and type, from taking its run to closing it. Can run twice, be killed anywhere, and be resumed.
import { Injectable } from '@nestjs/common';
import type { CrawlZipJob } from '@app/contracts/jobs/crawl-zip';
import { RunLost } from '../ledger/run-lost';
import { RegistryImportService } from '../records/registry-import.service';
import { ModeService } from '../mode/mode.service';
import { type RunRow, START } from '../ledger/run-row';
import { zipTarget } from '../ledger/run-target';
import { HeldRunService, type HeldWork, type JobContext, type Outcome } from '../ledger/held-run.service';
import { LedgerService } from '../ledger/ledger.service';
import { ProvidersSource } from '../sources/providers/read';

@Injectable()
export class CrawlZipService {
  constructor(
    private readonly ledger: LedgerService,
    private readonly held: HeldRunService,
    private readonly mode: ModeService,
    private readonly providers: ProvidersSource,
    private readonly imports: RegistryImportService,
  ) {}

  /** @throws what was not expected, so that the queue tries again */
  async crawl(job: CrawlZipJob, context: JobContext): Promise<Outcome> {
    // A visitor's miss has no run yet.
    const newcomer = job.runId === undefined ? job : undefined;
    const wanted = { target: zipTarget(job.zip, job.type), total: this.providers.steps(job.type), newcomer };
    return this.held.work(wanted, context, (run, work) => this.read(job, run, work));
  }

  private async read(job: CrawlZipJob, taken: RunRow, work: HeldWork): Promise<void> {
    const { signal } = work;
    const mode = await this.mode.decide(signal);
    const run = await this.ledger.begin(taken, mode);
    if (!run) throw new RunLost();
    work.cursor = run.resumeAt ?? START;
    const steps = this.providers.steps(job.type);
    const isRobotsRecheck = job.requestedBy === 'operator';
    // Sample records come beside true ones of the same kind only when an operator asks for them by hand.
    const isLeftAlone = mode === 'sample' && !isRobotsRecheck && (await this.imports.hasShipped(job.type));
    if (isLeftAlone) return this.imports.finish(run);
    while (work.cursor.step < steps) {
      const { step, skip } = work.cursor;
      const question = { zip: job.zip, type: job.type, step, skip };
      const page = await this.providers.readPage(question, { mode, isRobotsRecheck, signal });
      signal.throwIfAborted();
      const next =
        page.nextSkip === null ? { step: step + 1, skip: 0, rests: 0 } : { step, skip: page.nextSkip, rests: 0 };
      await this.imports.storePage(run, page, next);
      work.cursor = next;
    }
    await this.imports.finish(run);
  }
}
