// Services of the build as processes of their own, as they run in production: what a bench holds in memory is no garbage of theirs.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DIST } from './built.mjs';

const LONGEST_START_MS = 30_000;
const ASKED_EVERY_MS = 100;

const running = [];

/** The program of a service. @param {'catalog' | 'gateway'} name */
export const programOf = (name) => path.join(DIST, `services/${name}/src/main.js`);

/**
 * A program as a process, ready to answer.
 * @param {string} file @param {Record<string, string | number>} env @param {string} ready address that answers 2xx then
 */
export async function started(file, env, ready) {
  const log = path.join(os.tmpdir(), `bench-${path.basename(path.dirname(path.dirname(file)))}.log`);
  const output = fs.openSync(log, 'w');
  const child = spawn(process.execPath, [file], {
    env: { PATH: process.env.PATH, NODE_ENV: 'development', ...env },
    stdio: ['ignore', output, output],
  });
  running.push(child);
  for (let waited = 0; waited < LONGEST_START_MS; waited += ASKED_EVERY_MS) {
    if (child.exitCode !== null) throw new Error(`${file} ended with ${child.exitCode}, see ${log}`);
    const isReady = await fetch(ready).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return child;
    await new Promise((resolve) => setTimeout(resolve, ASKED_EVERY_MS));
  }
  throw new Error(`${file} does not answer, see ${log}`);
}

export async function endAll() {
  for (const child of running.splice(0)) {
    if (child.exitCode !== null) continue;
    child.kill();
    await once(child, 'exit');
  }
}
