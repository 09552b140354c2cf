// @ts-check
// One process with a log of its own that is started again when it dies.
import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { say } from './terminal.mjs';

const PRELOAD = pathToFileURL(path.join(import.meta.dirname, 'child.mjs')).href;
const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 5000;
/** A process that dies this often before all are healthy will not start by itself. */
const HOPELESS_DEATHS = 5;
/** A process that lived this long had started properly: the count begins again. */
const HEALTHY_MS = 3000;

/** @typedef {{ name: string, command: string, args: string[], cwd: string, env: Record<string, string>, logFile: string, account?: { uid: number, gid: number } | undefined }} Program */

/** A Node program of the clone. @param {string} name @param {string[]} args @param {string} root @param {Record<string, string>} env @param {string} logFile @returns {Program} */
export const nodeProgram = (name, args, root, env, logFile) => ({
  name,
  command: process.execPath,
  args: ['--enable-source-maps', '--import', PRELOAD, ...args],
  cwd: root,
  env,
  logFile,
});

/** Starts it once. Detached, so that Ctrl-C reaches only the launcher, which ends its processes in order. @param {Program} program */
export function spawnLogged({ command, args, cwd, env, logFile, account }) {
  const log = openSync(logFile, 'a', 0o600);
  const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', log, log, 'ipc'], ...account });
  closeSync(log);
  child.channel?.unref();
  return child;
}

/** Waits for its end. @param {import('node:child_process').ChildProcess} child @returns {Promise<number | null>} exit code */
export const ended = (child) =>
  new Promise((resolve, reject) => void child.once('error', reject).once('exit', (code) => resolve(code)));

export class KeptProcess {
  /** @param {Program} program @param {() => void} [onChange] called when the pid changes */
  constructor(program, onChange = () => {}) {
    this.program = program;
    this.onChange = onChange;
    this.deaths = 0;
    this.deathsInRow = 0;
    this.isStopping = false;
    this.start();
  }

  get pid() {
    return this.child?.pid;
  }

  get isHopeless() {
    return this.deaths >= HOPELESS_DEATHS;
  }

  start() {
    const { name, logFile } = this.program;
    const started = Date.now();
    const child = spawnLogged(this.program);
    this.child = child;
    this.onChange();
    child.once('error', () => {});
    child.once('exit', (code, signal) => {
      this.child = undefined;
      this.onChange();
      if (this.isStopping) return;
      this.deaths += 1;
      this.deathsInRow = Date.now() - started > HEALTHY_MS ? 1 : this.deathsInRow + 1;
      const pause = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (this.deathsInRow - 1));
      say(name, `stopped (${signal ?? `code ${code}`}), starts again in ${pause / 1000} s: ${logFile}`);
      this.timer = setTimeout(() => this.start(), pause);
    });
  }

  /** @param {number} ms after which it is killed @param {NodeJS.Signals} [signal] */
  async stop(ms, signal = 'SIGTERM') {
    this.isStopping = true;
    clearTimeout(this.timer);
    const { child } = this;
    if (!child) return;
    const end = ended(child);
    child.kill(signal);
    const timer = setTimeout(() => child.kill('SIGKILL'), ms);
    await end;
    clearTimeout(timer);
  }
}
