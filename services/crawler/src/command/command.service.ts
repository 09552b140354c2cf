// `make import` and `make crawl`: one run read by this process itself, with the same run row, checks and storing as a
// crawl of the product that may be running on the same database.
import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { ZipCrawledType } from '@app/contracts/http/catalog';
import { type DirectorySourceId, isDirectory, WHOLE_SOURCES, type WholeSourceId } from '@app/contracts/http/crawler';
import { CrawlSourceHandler } from '../jobs/crawl-source.handler';
import { PlanPageStoreService } from '../plan-page/plan-page-store.service';
import type { RunRow } from '../ledger/run-row';
import { type RunTarget, sourceTarget, zipTarget } from '../ledger/run-target';
import type { JobContext, Outcome } from '../ledger/held-run.service';
import { LedgerService } from '../ledger/ledger.service';
import { RunRows } from '../ledger/run-rows.service';
import { CrawlZipHandler } from '../jobs/crawl-zip.handler';
import { READ_BY_THEMSELVES } from '../sources/all-sources';
import { type Tell, WholeCommandService } from './whole-command.service';

export interface WholeCommand {
  source: WholeSourceId;
  /** Absolute path of a file in place of the source; null = the source itself. */
  file: string | null;
  state: string;
  isForced: boolean;
}

export type Command =
  | WholeCommand
  | { source: DirectorySourceId; isForced: boolean }
  | { source: 'providers'; zip: string; type: ZipCrawledType }
  | { source: 'plan-page'; planId: string; year: number };

/** `busy` = another run of the same part is under way; `unknown-plan` = no stored plan has the number; `off` = not read here. */
export type Ended = RunRow | 'busy' | 'unknown-plan' | 'off';

@Injectable()
export class CommandService {
  constructor(
    private readonly ledger: LedgerService,
    private readonly rows: RunRows,
    private readonly whole: WholeCommandService,
    private readonly zips: CrawlZipHandler,
    private readonly sources: CrawlSourceHandler,
    private readonly plans: PlanPageStoreService,
  ) {}

  async run(command: Command, tell: Tell, stopping: AbortSignal): Promise<Ended> {
    const target = targetOf(command);
    if (target.source === 'plan-page' && !(await this.plans.isStored(target.part ?? ''))) return 'unknown-plan';
    if (this.ledger.isOff(target.source)) return 'off';
    const asker = { requestId: `command-${randomUUID()}`, requestedBy: 'operator' } as const;
    const opened = await this.rows.open(target, asker);
    if (!opened) return 'busy';
    const context = { jobId: 'command', isLastTry: true, stopping };
    for (;;) {
      const outcome = await this.read(command, opened, { tell, context });
      if (outcome.kind !== 'later') break;
      await sleep(outcome.milliseconds, undefined, { signal: stopping }).catch(() => undefined);
    }
    // Nobody goes on with a command that was stopped.
    if (stopping.aborted) await this.ledger.cancel(opened.id).catch(() => undefined);
    return this.ledger.get(opened.id);
  }

  /** One command for each part of a crawl of everything. @param isForced of the whole sources */
  async everything(isForced: boolean): Promise<Command[]> {
    const targets = await this.ledger.everyTarget(READ_BY_THEMSELVES.map(({ source }) => source));
    return targets.flatMap(({ source, zip, type }): Command[] => {
      const whole = WHOLE_SOURCES.find((id) => id === source);
      if (isDirectory(source)) return [{ source, isForced }];
      if (whole) return [{ source: whole, file: null, state: 'CA', isForced }];
      return zip !== null && type !== null ? [{ source: 'providers', zip, type }] : [];
    });
  }

  private read(
    command: Command,
    run: RunRow,
    { tell, context }: { tell: Tell; context: JobContext },
  ): Promise<Outcome> {
    const { id: runId, requestId, requestedBy, part } = run;
    const job = { v: 1, runId, requestId, requestedBy } as const;
    if (isDirectoryCommand(command)) return this.sources.work({ ...job, source: command.source, part }, context);
    switch (command.source) {
      case 'providers':
        return this.zips.work({ ...job, zip: command.zip, type: command.type }, context);
      case 'plan-page':
        return this.sources.work({ ...job, source: 'plan-page', part }, context);
      default: {
        const target = { ...targetOf(command), source: command.source };
        return this.whole.read({ target, file: command.file, tell }, context);
      }
    }
  }
}

const isDirectoryCommand = (command: Command): command is Extract<Command, { source: DirectorySourceId }> =>
  isDirectory(command.source);

function targetOf(command: Command): RunTarget {
  if (isDirectoryCommand(command)) {
    return sourceTarget(command.source, command.isForced ? { isForced: true } : {});
  }
  switch (command.source) {
    case 'providers':
      return zipTarget(command.zip, command.type);
    case 'plan-page':
      return sourceTarget('plan-page', { planId: command.planId, year: command.year });
    default: {
      const { source, file, state, isForced } = command;
      return sourceTarget(source, {
        ...(state !== 'CA' && { state }),
        ...(isForced && { isForced }),
        ...(file !== null && { file: basename(file) }),
      });
    }
  }
}
