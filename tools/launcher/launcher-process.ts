// A launcher as a person at a terminal has it: started in a clone, read, interrupted. Tests only.
import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const RUN = path.join(__dirname, 'run.mjs');
/** Against what hangs, not against what is slow: a busy machine takes ten times as long. */
export const HANG_MS = 120_000;

export class LauncherProcess {
  output = '';
  readonly process: ChildProcess;

  /** @param root the clone @param settings variables in addition to those of this process @param command of the launcher */
  constructor(root: string, settings: Record<string, string>, command = 'start') {
    const env = { ...process.env, SOURCES: 'sample', HOST: '127.0.0.1', ...settings };
    // A group of its own, as a shell gives it: Ctrl-C is a signal to the whole group.
    this.process = spawn(process.execPath, [RUN, command], { cwd: root, env, detached: true });
    for (const stream of [this.process.stdout, this.process.stderr]) {
      stream?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    }
  }

  get hasEnded(): boolean {
    return this.process.exitCode !== null || this.process.signalCode !== null;
  }

  async prints(text: string | RegExp, ms = HANG_MS): Promise<void> {
    const isPrinted = (): boolean => (typeof text === 'string' ? this.output.includes(text) : text.test(this.output));
    for (const end = Date.now() + ms; !isPrinted(); await wait(50)) {
      if (Date.now() > end || (this.hasEnded && !isPrinted()))
        throw new Error(`never printed ${text}:\n${this.output}`);
    }
  }

  async isReady(ms?: number): Promise<this> {
    await this.prints(/^Open http/m, ms);
    return this;
  }

  /** @returns the exit code */
  async ended(ms = HANG_MS): Promise<number | null> {
    for (const end = Date.now() + ms; !this.hasEnded; await wait(20)) {
      if (Date.now() > end) throw new Error(`did not end in ${ms} ms:\n${this.output}`);
    }
    return this.process.exitCode;
  }

  /** Ctrl-C in its terminal. */
  async interrupt(ms = HANG_MS): Promise<number | null> {
    process.kill(-Number(this.process.pid), 'SIGINT');
    return this.ended(ms);
  }
}
