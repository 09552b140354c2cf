// One answer as it comes over the connection: its head first, then its body, piece by piece, for one reader who may be slower than
// the source. undici's `request` puts a stream, a signal and their listeners around the same calls, which take twice the processor time.
import type { Dispatcher } from 'undici';

type Controller = Dispatcher.DispatchController;
type RawHeaders = Record<string, string | string[] | undefined>;

/** So much waits for its reader before the source is made to wait. */
const MOST_WAITING_BYTES = 128 * 1024;

export class ArrivingAnswer implements Dispatcher.DispatchHandler, AsyncIterable<Buffer> {
  private connection: Controller | null = null;
  private arrived: { status: number; headers: RawHeaders } | null = null;
  private waiting: Buffer[] = [];
  private waitingBytes = 0;
  private isWhole = false;
  private fault: Error | null = null;
  /** Wakes the one who waits for what comes next. */
  private wake: (() => void) | null = null;

  get hasHead(): boolean {
    return this.arrived !== null;
  }

  /** @throws what ended the connection, or the reason of {@link giveUp} */
  async head(): Promise<{ status: number; headers: RawHeaders }> {
    while (this.arrived === null || this.fault) await this.nextChange();
    return this.arrived;
  }

  /** The body. @throws as {@link head}; a body that broke off never ends like a whole one */
  [Symbol.asyncIterator](): AsyncIterator<Buffer, undefined> {
    return { next: () => this.nextPiece() };
  }

  /** Nothing more of it is wanted: who reads gets the reason, and the connection is cut unless all of it has come. */
  giveUp(reason: Error): void {
    this.fault ??= reason;
    if (!this.isWhole) this.connection?.abort(reason);
    this.changed();
  }

  onRequestStart(connection: Controller): void {
    this.connection = connection;
    if (this.fault) connection.abort(this.fault);
  }

  onResponseStart(_: Controller, status: number, headers: RawHeaders): void {
    // "Early hints" and the like come before the answer.
    if (status < 200) return;
    this.arrived = { status, headers };
    this.changed();
  }

  onResponseData(connection: Controller, piece: Buffer): void {
    this.waiting.push(piece);
    this.waitingBytes += piece.length;
    if (this.waitingBytes >= MOST_WAITING_BYTES) connection.pause();
    this.changed();
  }

  onResponseEnd(): void {
    this.isWhole = true;
    this.changed();
  }

  onResponseError(_: Controller, error: Error): void {
    this.fault ??= error;
    this.changed();
  }

  private async nextPiece(): Promise<IteratorResult<Buffer, undefined>> {
    while (this.waiting.length === 0 && !this.isWhole) await this.nextChange();
    if (this.fault) throw this.fault;
    const value = this.waiting.shift();
    if (!value) return { done: true, value: undefined };
    this.waitingBytes -= value.length;
    // May bring the next piece before it returns.
    if (this.waiting.length === 0) this.connection?.resume();
    return { done: false, value };
  }

  private async nextChange(): Promise<void> {
    if (this.fault) throw this.fault;
    await new Promise<void>((resolve) => {
      this.wake = resolve;
    });
  }

  private changed(): void {
    this.wake?.();
    this.wake = null;
  }
}
