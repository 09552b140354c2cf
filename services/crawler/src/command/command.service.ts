// `make import` and `make crawl`: one whole source read by this process itself, with the same run row, checks and swap as a
// crawl of the product that may be running on the same database.
import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { WholeSourceId } from '@app/contracts/http/crawler';
import { RunLost } from '../import/import.service';
import { ModeService } from '../mode/mode.service';
import { type RunRow, sourceTarget } from '../run-row';
import { HeldRunService } from '../runs/held-run.service';
import { LedgerService } from '../runs/ledger.service';
import { WholeImportService } from '../whole/whole-import.service';
import { WholeSourcesService } from '../whole/whole-sources.service';

export interface Command {
  source: WholeSourceId;
  /** Absolute path of a file in place of the source; null = the source itself. */
  file: string | null;
  state: string;
  isForced: boolean;
}

/** Rows read so far, and of how many; total null = the source does not say. */
export type Tell = (done: number, total: number | null) => void;

@Injectable()
export class CommandService {
  constructor(
    private readonly ledger: LedgerService,
    private readonly held: HeldRunService,
    private readonly mode: ModeService,
    private readonly sources: WholeSourcesService,
    private readonly imports: WholeImportService,
  ) {}

  /** @returns the ended run; null when another run of the source is under way */
  async run(command: Command, tell: Tell, stopping: AbortSignal): Promise<RunRow | null> {
    const { source, file, state, isForced } = command;
    const target = sourceTarget(source, {
      ...(state !== 'CA' && { state }),
      ...(isForced && { isForced }),
      ...(file !== null && { file: basename(file) }),
    });
    const opened = await this.ledger.open(target, { requestId: `command-${randomUUID()}`, requestedBy: 'operator' });
    if (!opened) return null;
    const context = { jobId: 'command', isLastTry: true, stopping };
    for (;;) {
      const outcome = await this.held.work({ target, total: null }, context, (run, { signal }) =>
        this.read(run, command, { tell, signal }),
      );
      if (outcome.kind !== 'later') break;
      await sleep(outcome.milliseconds, undefined, { signal: stopping }).catch(() => undefined);
    }
    // Nobody goes on with a command that was stopped.
    if (stopping.aborted) await this.ledger.cancel(opened.id).catch(() => undefined);
    return this.ledger.get(opened.id);
  }

  private async read(
    taken: RunRow,
    command: Command,
    { tell, signal }: { tell: Tell; signal: AbortSignal },
  ): Promise<void> {
    const { file, state } = command;
    // A file given by hand holds what a download would have brought.
    const mode = file === null ? await this.mode.decide(signal) : 'live';
    const run = await this.ledger.begin(taken, mode);
    if (!run) throw new RunLost();
    const source = this.sources.source(command.source);
    await this.imports.readAndStore(run, source, (report) => {
      const onProgress: Tell = (done, total) => {
        tell(done, total);
        report(done, total);
      };
      if (file !== null) return source.readFile({ path: file, state, signal, onProgress });
      return source.read({ mode, state, isRobotsRecheck: true, signal, onProgress });
    });
  }
}
