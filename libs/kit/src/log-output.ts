// Where log lines leave the process. pino's own writer tries for ever to get rid of its last lines when the disk is full, and
// the process neither answers nor ends. Here a line that cannot be written is left out and counted.
import { writeSync } from 'node:fs';

const STANDARD_OUTPUT = 1;

/** A destination for pino. `write` never throws and never waits for room. */
export class LogOutput {
  private lost = 0;
  /** The last line went out in part: the next one begins on a line of its own. */
  private isTorn = false;

  /** @param put writes some of the bytes and answers how many, as `fs.writeSync` */
  constructor(private readonly put: (bytes: Buffer) => number = (bytes) => writeSync(STANDARD_OUTPUT, bytes)) {}

  /** @param line one JSON object with its line end */
  write(line: string): void {
    const lost = this.lost;
    if (lost > 0 && !this.wholeLine(`${JSON.stringify({ level: 'warn', lost, msg: 'log lines were lost' })}\n`)) {
      this.lost += 1;
      return;
    }
    this.lost -= lost;
    if (!this.wholeLine(line)) this.lost += 1;
  }

  private wholeLine(line: string): boolean {
    const bytes = Buffer.from(this.isTorn ? `\n${line}` : line);
    let written = 0;
    try {
      while (written < bytes.length) written += this.put(bytes.subarray(written));
      this.isTorn = false;
      return true;
    } catch {
      // ENOSPC, EPIPE, EIO: there is nowhere to report it.
      this.isTorn ||= written > 0;
      return false;
    }
  }
}

/** What libraries print by themselves may fail too: without a listener the error event would end the process. */
export function tolerateLostOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
