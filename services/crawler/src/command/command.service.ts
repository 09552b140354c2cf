// `make import` and `make crawl`: one run read by this process itself, with the same run row, checks and storing as a
// crawl of the product that may be running on the same database.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { isDirectory, WHOLE_SOURCES } from '@app/contracts/http/crawl-sources';
import { PlanPageStoreService } from '../plan-page/plan-page-store.service';
import type { RunRow } from '../ledger/run-row';
import { LedgerService } from '../ledger/ledger.service';
import { RunRows } from '../ledger/run-rows.service';
import { READ_BY_THEMSELVES } from '../sources/all-sources';
import { type Command, targetOf } from './command';
import { RunReadersService } from './run-readers.service';
import type { OnProgress } from './whole-command.service';

/** `busy` = another run of the same part is under way; `unknown-plan` = no stored plan has the number; `off` = not read here. */
export type Ended = RunRow | 'busy' | 'unknown-plan' | 'off';

@Injectable()
export class CommandService {
  constructor(
    private readonly ledger: LedgerService,
    private readonly rows: RunRows,
    private readonly readers: RunReadersService,
    private readonly plans: PlanPageStoreService,
  ) {}

  async run(command: Command, onProgress: OnProgress, stopping: AbortSignal): Promise<Ended> {
    const target = targetOf(command);
    if (target.source === 'plan-page' && !(await this.plans.isStored(target.part ?? ''))) return 'unknown-plan';
    if (target.options.file === undefined && this.ledger.isOff(target.source)) return 'off';
    const asker = { requestId: `command-${randomUUID()}`, requestedBy: 'operator' } as const;
    const opened = await this.rows.open(target, asker);
    if (!opened) return 'busy';
    const context = { jobId: 'command', isLastTry: true, stopping };
    for (;;) {
      const outcome = await this.readers.read(command, opened, { onProgress, context });
      if (outcome.kind !== 'later') break;
      await sleep(outcome.milliseconds, undefined, { signal: stopping }).catch(() => undefined);
    }
    // No process continues a command that was stopped.
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
      return zip !== null && type !== null ? [{ source: 'providers', zip, type, isForced: false }] : [];
    });
  }
}
