import { Injectable, Logger } from '@nestjs/common';
import { NewsQueue } from '@app/queues/news-queue';

const KEEP_MS = 60_000;

/** When the news are read next, as the queue says it; kept for a while, for the page of every visitor asks. */
@Injectable()
export class NextReadingService {
  private readonly logger = new Logger(NextReadingService.name);
  private kept: { at: string | null; until: number } = { at: null, until: 0 };

  constructor(private readonly queue: NewsQueue) {}

  /** null while the queue does not answer. */
  async at(): Promise<string | null> {
    if (Date.now() < this.kept.until) return this.kept.at;
    const next = await this.queue.nextReading().catch((error: Error) => {
      this.logger.warn(`the next reading is not known: ${error.message}`);
      return null;
    });
    // A reading that is overdue is about to begin: its day is not the next one.
    const at = next && next.getTime() > Date.now() ? next.toISOString() : null;
    this.kept = { at, until: Date.now() + (at === null ? KEEP_MS / 10 : KEEP_MS) };
    return at;
  }
}
