// One read of a whole source, from taking its run to closing it. A killed worker's run is simply read again: what was not
// swapped in leaves nothing behind.
import { Injectable } from '@nestjs/common';
import type { WholeSourceId } from '@app/contracts/http/crawl-sources';
import type { CrawlSourceJob } from '@app/contracts/jobs/crawl-source';
import { CrawlFailure } from '@app/fetching/crawl-failure';
import { ModeService } from '../mode/mode.service';
import type { RunRow } from '../ledger/run-row';
import { stateOf } from '../ledger/run-target';
import { HeldRunService, type HeldWork, type JobContext, type Outcome } from '../ledger/held-run.service';
import { HeldRows } from '../ledger/held-rows.service';
import { WholeImportService } from '../whole/whole-import.service';
import { WholeSourcesService } from '../whole/whole-sources.service';
import { LongReads } from './long-reads';

/** The drug plans say which medicines need a name: their run, which a crawl of everything starts at the same time, comes first. */
const COMES_AFTER: Partial<Record<WholeSourceId, WholeSourceId>> = { 'drug-names': 'drug-plans' };
const AFTER_MS = 2_000;

@Injectable()
export class CrawlWholeService {
  private readonly longReads = new LongReads(2);

  constructor(
    private readonly rows: HeldRows,
    private readonly held: HeldRunService,
    private readonly mode: ModeService,
    private readonly sources: WholeSourcesService,
    private readonly imports: WholeImportService,
  ) {}

  /** @throws what was not expected, so that the queue tries again */
  async crawl(job: CrawlSourceJob & { source: WholeSourceId }, context: JobContext): Promise<Outcome> {
    const before = COMES_AFTER[job.source];
    if (before && (await this.rows.isUnderWay(before))) return { kind: 'later', milliseconds: AFTER_MS };
    const target = { source: job.source, zip: null, type: null, part: job.part, options: {} };
    return this.longReads.begin(() =>
      this.held.work({ target, total: null }, context, (run, work) => this.read(job.source, run, work)),
    );
  }

  private async read(id: WholeSourceId, taken: RunRow, { signal }: HeldWork): Promise<void> {
    const { file } = taken.options;
    // The file was on the machine of a command that is gone; its source may say something else by now.
    if (file !== undefined) throw new CrawlFailure('interrupted', `the command that read ${file} ended`);
    const client = await this.mode.client({ isRobotsRecheck: taken.requestedBy === 'operator', signal });
    const run = await this.rows.begin(taken, client.mode);
    const source = this.sources.source(id);
    const options = { client, state: stateOf(run), signal };
    await this.imports.readAndStore(run, source, (given) => source.read({ ...options, ...given }));
  }
}
