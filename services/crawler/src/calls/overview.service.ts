import type { IncomingHttpHeaders } from 'node:http';
import { Injectable, Logger } from '@nestjs/common';
import type { CrawlOverviewResponse, CrawlPulseResponse } from '@app/contracts/http/crawl-overview';
import { CrawlQueue } from '@app/queues/crawl-queue';
import { ModeService } from '../mode/mode.service';
import { OperatorAccess } from '@app/kit/operator-access';
import { NextStartsService } from '../schedules/next-starts.service';
import { activeOf, sourcesOf, tilesOf } from './overview';
import { OverviewRepository } from './overview.repository';

@Injectable()
export class OverviewService {
  private readonly logger = new Logger(OverviewService.name);

  constructor(
    private readonly repository: OverviewRepository,
    private readonly schedules: NextStartsService,
    private readonly queue: CrawlQueue,
    private readonly mode: ModeService,
    private readonly access: OperatorAccess,
  ) {}

  /**
   * State of runs comes from our rows; the queue only says when the next ones start and whether it is paused.
   * @param headers of the call: who asks
   */
  async read(headers: IncomingHttpHeaders): Promise<CrawlOverviewResponse> {
    // Read first: a run that begins in between is in the rows, and its mark is news once more.
    const mark = await this.repository.mark();
    const [rows, stored, latestAllParts, schedules, isPaused, sourcesMode, conflicts] = await Promise.all([
      this.repository.read(),
      this.repository.storedPlans(),
      this.repository.familyParts(),
      this.schedules.bySource(),
      this.isPaused(),
      this.mode.current(),
      this.repository.conflicts(),
    ]);
    const sources = sourcesOf(rows, schedules, { stored, off: this.mode.off });
    return {
      mark,
      tiles: tilesOf(rows, stored, conflicts),
      sources,
      active: activeOf(rows),
      latestAll: sources.find(({ source }) => source === 'all')?.newest ?? null,
      latestAllParts,
      isPaused,
      access: this.access.rule,
      mayChange: this.access.mayChange(headers),
      sourcesMode,
    };
  }

  async pulse(): Promise<CrawlPulseResponse> {
    return { mark: await this.repository.mark() };
  }

  private async isPaused(): Promise<boolean | null> {
    try {
      return await this.queue.isPaused();
    } catch (error) {
      this.logger.warn(`whether the queue is paused is not known: ${(error as Error).message}`);
      return null;
    }
  }
}
