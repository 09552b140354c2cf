import type { Outcome } from '../ledger/held-run.service';

const FULL_HOUSE_MS = 1_000;

/** Long reads of a kind in this process: the other places of its worker stay free for the ZIP that somebody waits for. */
export class LongReads {
  private underWay = 0;

  constructor(private readonly most: number) {}

  /** @returns the job's outcome; `later` when as many are under way already */
  async begin(read: () => Promise<Outcome>): Promise<Outcome> {
    if (this.underWay >= this.most) return { kind: 'later', milliseconds: FULL_HOUSE_MS };
    this.underWay += 1;
    try {
      return await read();
    } finally {
      this.underWay -= 1;
    }
  }
}
