// Runs one command of `make test` in its own process group, and ends it (with everything it started) only when it has been
// silent for too long: a slow machine that makes progress is never stopped.
import { spawn } from 'node:child_process';
import { getPriority, setPriority } from 'node:os';

const CHECK_EVERY_MS = 1_000;
const KILL_AFTER_MS = 10_000;
/** About a third of the share of a process that does not give way. */
const NICENESS = 5;

/** Process groups that run now. @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

function signalGroup(child, signal) {
  try {
    process.kill(-child.pid, signal);
  } catch {
    // It has ended in the meantime.
  }
}

/** Before it starts processes of its own, which get the same. */
function giveWay({ pid }) {
  try {
    setPriority(pid, Math.min(getPriority() + NICENESS, 19));
  } catch {
    // It did not start, or has ended: the share of nothing.
  }
}

/** Ends everything that runs, as Ctrl-C would. */
export function stopCommands() {
  for (const child of running) signalGroup(child, 'SIGTERM');
}

/**
 * @param {string[]} command program and arguments
 * @param {object} options
 * @param {string} options.cwd
 * @param {NodeJS.ProcessEnv} options.env
 * @param {number} options.silenceMs how long the command may print nothing
 * @param {boolean} [options.givesWay] to commands beside it: it gets what they leave of the processor
 * @param {(text: string) => void} options.print takes its output as it comes
 * @returns {Promise<number>} its exit code; 127 when it could not be started
 */
export function runCommand([program, ...args], { cwd, env, silenceMs, givesWay = false, print }) {
  return new Promise((done) => {
    const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    running.add(child);
    if (givesWay) giveWay(child);
    let lastOutputAt = Date.now();
    const hear = (chunk) => {
      lastOutputAt = Date.now();
      print(String(chunk));
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    const watchdog = setInterval(() => {
      if (Date.now() - lastOutputAt < silenceMs) return;
      clearInterval(watchdog);
      print(`Stopped: it printed nothing for ${silenceMs / 60_000} minutes.\n`);
      signalGroup(child, 'SIGTERM');
      setTimeout(() => signalGroup(child, 'SIGKILL'), KILL_AFTER_MS).unref();
    }, CHECK_EVERY_MS);
    const finish = (exitCode) => {
      clearInterval(watchdog);
      running.delete(child);
      done(exitCode);
    };
    child.on('error', (error) => {
      print(`${error.message}\n`);
      finish(127);
    });
    child.on('close', (code) => finish(code ?? 1));
  });
}
