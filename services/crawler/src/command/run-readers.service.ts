import { Injectable } from '@nestjs/common';
import { CrawlSourceHandler } from '../jobs/crawl-source.job';
import { CrawlZipHandler } from '../jobs/crawl-zip.job';
import type { JobContext, Outcome } from '../ledger/held-run.service';
import type { RunRow } from '../ledger/run-row';
import { type Command, isDirectoryCommand, targetOf } from './command';
import { type OnProgress, WholeCommandService } from './whole-command.service';

/** Who reads what a command asks for. */
@Injectable()
export class RunReadersService {
  constructor(
    private readonly whole: WholeCommandService,
    private readonly zips: CrawlZipHandler,
    private readonly sources: CrawlSourceHandler,
  ) {}

  read(
    command: Command,
    run: RunRow,
    { onProgress, context }: { onProgress: OnProgress; context: JobContext },
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
        return this.whole.read({ target, file: command.file, onProgress }, context);
      }
    }
  }
}
