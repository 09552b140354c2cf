// A whole source, or a file in its place, read by the process of a command.
import { Injectable } from '@nestjs/common';
import type { WholeSourceId } from '@app/contracts/http/crawl-sources';
import { ModeService } from '../mode/mode.service';
import type { RunRow } from '../ledger/run-row';
import { type RunTarget, stateOf } from '../ledger/run-target';
import { HeldRunService, type HeldWork, type JobContext, type Outcome } from '../ledger/held-run.service';
import { HeldRows } from '../ledger/held-rows.service';
import { WholeImportService } from '../whole/whole-import.service';
import type { ReadOptions } from '../sources/whole-source';
import { WholeSourcesService } from '../whole/whole-sources.service';

export type OnProgress = ReadOptions['onProgress'];

export interface WholeReading {
  target: RunTarget & { source: WholeSourceId };
  /** Absolute path of a file in place of the source; null = the source itself. */
  file: string | null;
  onProgress: OnProgress;
}

@Injectable()
export class WholeCommandService {
  constructor(
    private readonly rows: HeldRows,
    private readonly held: HeldRunService,
    private readonly mode: ModeService,
    private readonly sources: WholeSourcesService,
    private readonly imports: WholeImportService,
  ) {}

  read(reading: WholeReading, context: JobContext): Promise<Outcome> {
    const wanted = { target: reading.target, total: null };
    return this.held.work(wanted, context, (run, work) => this.readRun(run, reading, work));
  }

  private async readRun(
    taken: RunRow,
    { target, file, onProgress: print }: WholeReading,
    { signal }: HeldWork,
  ): Promise<void> {
    const client = file === null ? await this.mode.client({ isRobotsRecheck: true, signal }) : null;
    // A file given by hand holds what a download would have brought.
    const run = await this.rows.begin(taken, client?.mode ?? 'live');
    const source = this.sources.source(target.source);
    const state = stateOf(run);
    await this.imports.readAndStore(run, source, ({ now, onProgress: report, ...given }) => {
      const onProgress: OnProgress = (done, total) => {
        print(done, total);
        report(done, total);
      };
      const options = { ...given, state, signal, onProgress };
      return client ? source.read({ ...options, now, client }) : source.readFile({ ...options, path: file ?? '' });
    });
  }
}
