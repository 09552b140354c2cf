// A launcher as a person at a terminal has it: started over a clone, read, interrupted. Tests only.
import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const START = path.join(__dirname, 'start.mjs');
/** Against what hangs, not against what is slow: a busy machine takes ten times as long. */
export const HANG_MS = 120_000;

export class LauncherProcess {
  output = '';
  readonly process: ChildProcess;

  /** @param root the clone @param settings variables beside those of this process */
  constructor(root: string, settings: Record<string, string>) {
    const env = { ...process.env, SOURCES: 'sample', HOST: '127.0.0.1', ...settings };
    // A group of its own, as a shell gives it: Ctrl-C is a signal to the whole group.
    this.process = spawn(process.execPath, [START, '--root', root], { env, detached: true });
    for (const stream of [this.process.stdout, this.process.stderr]) {
      stream?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    }
  }

  get hasEnded(): boolean {
    return this.process.exitCode !== null || this.process.signalCode !== null;
  }

  async says(text: string | RegExp, ms = HANG_MS): Promise<void> {
    const end = Date.now() + ms;
    const isSaid = (): boolean => (typeof text === 'string' ? this.output.includes(text) : text.test(this.output));
    while (!isSaid()) {
      if (Date.now() > end || (this.hasEnded && !isSaid())) throw new Error(`never said ${text}:\n${this.output}`);
      await wait(50);
    }
  }

  async isGreen(ms?: number): Promise<this> {
    await this.says(/^Open http/m, ms);
    return this;
  }

  async ended(ms = HANG_MS): Promise<void> {
    const end = Date.now() + ms;
    while (!this.hasEnded) {
      if (Date.now() > end) throw new Error(`did not end in ${ms} ms:\n${this.output}`);
      await wait(20);
    }
  }

  /** Ctrl-C in its terminal. */
  async interrupt(ms = HANG_MS): Promise<void> {
    process.kill(-Number(this.process.pid), 'SIGINT');
    await this.ended(ms);
  }
}
