// @ts-check
// One child process that is kept alive: detached from the terminal (so Ctrl-C reaches only the launcher), with a log of
// its own, started again after a growing pause when it dies.
import { spawn } from 'node:child_process';
import { closeSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import path from 'node:path';
import { openLog } from './log-folder.mjs';

const PRELOAD = pathToFileURL(path.join(import.meta.dirname, 'child.mjs')).href;
const PAUSE = { first: 250, most: 5000 };
/** A process that lived this long had come up: its next pause is the first again. */
const HEALTHY_MS = 3_000;

/** How long to wait before the next start. @param {number} deaths in a row, from 1 */
export const pauseAfter = (deaths) => Math.min(PAUSE.first * 2 ** (deaths - 1), PAUSE.most);

/** @param {string[]} args @param {{ root: string, env: Record<string, string>, logFile: string, socketFd?: number | undefined }} options `socketFd`: see kept-port.mjs */
export function spawnNode(args, { root, env, logFile, socketFd }) {
  const log = openLog(logFile);
  const child = spawn(process.execPath, ['--enable-source-maps', '--import', PRELOAD, ...args], {
    cwd: root,
    detached: true,
    env,
    stdio: ['ignore', log, log, 'ipc', socketFd ?? 'ignore'],
  });
  if (log !== 'ignore') closeSync(log);
  // Only `close` of the channel matters to us; a message from a child is nothing we wait for.
  child.channel?.unref();
  return child;
}

/** @typedef {{ name: string, args: string[], root: string, env: Record<string, string>, logFile: string, socketFd?: number | undefined, onChange: (text: string) => void, onPid?: () => void }} ServiceOptions */

export class ServiceProcess {
  /** @param {ServiceOptions} options */
  constructor(options) {
    this.options = options;
    this.name = options.name;
    this.deaths = 0;
    this.isStopping = false;
    /** @type {import('node:child_process').ChildProcess | null} */
    this.process = null;
    /** @type {NodeJS.Timeout | undefined} */
    this.timer = undefined;
  }

  get pid() {
    return this.process?.pid ?? null;
  }

  start() {
    const started = Date.now();
    const child = spawnNode(this.options.args, this.options);
    this.process = child;
    this.options.onPid?.();
    child.once('error', (error) => {
      if (child.pid === undefined) child.emit('exit', null, error.message);
    });
    child.once('exit', (code, signal) => {
      this.process = null;
      this.options.onPid?.();
      if (this.isStopping) return;
      this.deaths = Date.now() - started > HEALTHY_MS ? 1 : this.deaths + 1;
      const pause = pauseAfter(this.deaths);
      this.timer = setTimeout(() => this.start(), pause);
      this.options.onChange(
        `stopped (${signal ?? `code ${code}`}), starts again in ${pause / 1000} s: ${this.options.logFile}`,
      );
    });
  }

  /** Ends a process that answers nobody; it is started again as any that died. */
  replace() {
    this.options.onChange('stands still and answers nobody: ended');
    this.process?.kill('SIGKILL');
  }

  /** Asks it to end, then makes it. @param {number} ms @returns {Promise<void>} */
  stop(ms) {
    this.isStopping = true;
    clearTimeout(this.timer);
    const child = this.process;
    if (!child) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(() => child.kill('SIGKILL'), ms);
      child.once('exit', () => {
        clearTimeout(timer);
        resolve();
      });
      child.kill('SIGTERM');
    });
  }
}
