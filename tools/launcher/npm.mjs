// @ts-check
// One npm command with its output in a log. Told to stop, it is asked to end and waited for.
import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { StartFailure } from './failure.mjs';
import { say } from './progress.mjs';

/** @typedef {{ root: string, logDir: string, signal: AbortSignal }} Work */

const LOG_MODE = 0o600;

/**
 * @param {Work} work `signal` asks npm to end; the promise settles when it has
 * @param {string[]} args @param {string} logName @param {(pid: number) => void} [onStart]
 * @returns {Promise<void>} @throws {StartFailure}
 */
export function npm({ root, logDir, signal }, args, logName, onStart) {
  const logFile = path.join(logDir, logName);
  return new Promise((resolve, reject) => {
    // A log that cannot be written is no reason to stop.
    const log = createWriteStream(logFile, { mode: LOG_MODE }).on('error', () => {});
    // A group of its own: Ctrl-C of the terminal reaches the launcher alone, which then asks npm once.
    const child = spawn('npm', args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    const stop = () => {
      say('', 'waiting for npm, which puts back what it had begun');
      if (child.pid) process.kill(-child.pid, 'SIGTERM');
    };
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => log.write(chunk));
    child.once('error', () => reject(new StartFailure('npm was not found. It comes with Node.js: https://nodejs.org')));
    if (child.pid) onStart?.(child.pid);
    child.once('close', (code) => {
      signal.removeEventListener('abort', stop);
      const fail = () => reject(new StartFailure(`npm ${args.join(' ')} failed (code ${code}).`, { logFile }));
      log.end();
      if (code === 0 && !signal.aborted) resolve();
      // The last lines of the log explain it: they have to be there.
      else if (log.destroyed) fail();
      else log.once('close', fail);
    });
  });
}
