// Writes the progress of a read to its run's row at most twice a second, and never two writes at a time.

const EVERY_MS = 500;

export class ProgressWriter {
  private nextAt = 0;
  private writing: Promise<void> = Promise.resolve();
  private isWriting = false;

  /** @param write stores one state; a write that fails is left to the next one */
  constructor(private readonly write: (done: number, total: number | null) => Promise<unknown>) {}

  /** Called as often as the source likes. */
  report(done: number, total: number | null): void {
    if (this.isWriting || Date.now() < this.nextAt) return;
    this.nextAt = Date.now() + EVERY_MS;
    this.isWriting = true;
    this.writing = this.write(done, total)
      .then(
        () => undefined,
        () => undefined,
      )
      .finally(() => {
        this.isWriting = false;
      });
  }

  /** Waits for the write under way, so that it does not come after what follows the read. */
  async end(): Promise<void> {
    this.nextAt = Infinity;
    await this.writing;
  }
}
