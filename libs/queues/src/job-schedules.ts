// Cron patterns in Pacific time, kept in the queue itself: one firing however many processes ask for the same.
import type { JobsOptions, Queue } from 'bullmq';
import { LIVE_STATES } from './add-once';

const TIME_ZONE = 'America/Los_Angeles';

interface JobTemplate {
  name: string;
  data: object;
  opts: JobsOptions;
}

/** The schedules of one queue. */
export class JobSchedules {
  /** @param within gives up a call of the queue that does not answer */
  constructor(
    private readonly queue: Queue,
    private readonly within: <T>(work: Promise<T>) => Promise<T>,
  ) {}

  /** A schedule that exists already is left alone, so that a firing that was missed while nothing ran still comes. */
  async keep(id: string, pattern: string, template: JobTemplate): Promise<void> {
    if (await this.isKept(id, pattern)) return;
    try {
      await this.within(this.queue.upsertJobScheduler(id, { pattern, tz: TIME_ZONE }, template));
    } catch (error) {
      // Another process wrote the schedule at the same moment, and one of the two is refused.
      if (!(await this.isKept(id, pattern))) throw error;
    }
  }

  /** Next start of every schedule by its id. */
  async nextStarts(): Promise<Map<string, Date>> {
    const schedulers = await this.within(this.queue.getJobSchedulers(0, -1));
    return new Map(
      schedulers.flatMap(({ key, next }) => (next === undefined ? [] : [[key, new Date(Number(next))] as const])),
    );
  }

  async drop(id: string): Promise<void> {
    await this.within(this.queue.removeJobScheduler(id));
  }

  private async isKept(id: string, pattern: string): Promise<boolean> {
    const known = await this.within(this.queue.getJobScheduler(id));
    if (known?.next === undefined || known.pattern !== pattern || known.tz !== TIME_ZONE) return false;
    if (Number(known.next) > Date.now()) return true;
    // Overdue: good while the job of that firing still waits; without it nothing would ever fire again.
    const state = await this.within(this.queue.getJobState(`repeat:${id}:${known.next}`));
    return LIVE_STATES.has(state);
  }
}
