// `make test`: installs what the tests need, runs every step of steps.mjs (also after one has failed), and ends with the line
// `N passed, N failed`. For developers: `node tools/test/run.mjs --only unit,lint`.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { STEPS } from './steps.mjs';
import { ensureSystemTools, findChromium } from './system-tools.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const reports = mkdtempSync(join(tmpdir(), 'make-test-'));
let running = null;

/** The steps asked for by `--only a,b`; all of them without it. */
function chosenSteps(args) {
  const at = args.indexOf('--only');
  if (at === -1) return STEPS;
  const groups = [...new Set(STEPS.map((step) => step.group))];
  const asked = (args[at + 1] ?? '').split(',').filter(Boolean);
  const unknown = asked.filter((group) => !groups.includes(group));
  if (asked.length === 0 || unknown.length > 0) {
    console.error(`--only takes a comma-separated list of: ${groups.join(', ')}`);
    process.exit(2);
  }
  return STEPS.filter((step) => asked.includes(step.group));
}

function stop(child, signal) {
  try {
    process.kill(-child.pid, signal);
  } catch {
    // It has ended in the meantime.
  }
}

/** Runs one command in its own process group, so that a step that hangs is ended with everything it started. */
function runCommand([program, ...args], { env, timeoutMs }) {
  return new Promise((done) => {
    const child = spawn(program, args, { cwd: ROOT, env, stdio: ['ignore', 'inherit', 'inherit'], detached: true });
    running = child;
    const timer = setTimeout(() => {
      console.error(`Stopped after ${timeoutMs / 60_000} minutes.`);
      stop(child, 'SIGTERM');
      setTimeout(() => stop(child, 'SIGKILL'), 10_000).unref();
    }, timeoutMs);
    const finish = (exitCode) => {
      clearTimeout(timer);
      running = null;
      done(exitCode);
    };
    child.on('error', (error) => {
      console.error(error.message);
      finish(127);
    });
    child.on('exit', (code) => finish(code ?? 1));
  });
}

async function runStep(step, env, missing) {
  const lacking = missing.filter((need) => step.needs?.includes(need.name));
  if (lacking.length > 0) {
    const notes = lacking.map((need) => `needs ${need.name}: install ${need.packages.join(' ')}`);
    return { passed: 0, failed: 1, skipped: 0, notes };
  }
  const report = join(reports, `${step.group}.json`);
  const command = typeof step.command === 'function' ? step.command(report) : step.command;
  const exitCode = await runCommand(command, {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    timeoutMs: step.timeoutMs,
  });
  return step.count(report, exitCode);
}

function printSummary(results, missing) {
  console.log('\nSummary');
  for (const { name, passed, failed, skipped, notes, seconds } of results) {
    const skips = skipped > 0 ? `, ${skipped} skipped` : '';
    console.log(`  ${failed > 0 ? 'FAIL' : 'ok  '} ${name}: ${passed} passed, ${failed} failed${skips} (${seconds} s)`);
    for (const note of notes) console.log(`       ${note}`);
  }
  for (const need of missing) {
    console.log(`  ${need.name} was not found and could not be installed: install ${need.packages.join(' ')}`);
  }
}

const secondsSince = (start) => Math.round((Date.now() - start) / 100) / 10;

async function main() {
  const steps = chosenSteps(process.argv.slice(2));
  const start = Date.now();
  if (!ensureInstalled(ROOT)) {
    console.log('npm ci failed: no test could run.\n0 passed, 1 failed');
    return 1;
  }
  const missing = ensureSystemTools();
  const env = { ...process.env, CHROMIUM_PATH: findChromium() ?? '' };
  const results = [];
  for (const step of steps) {
    console.log(`\n=== ${step.name}`);
    const began = Date.now();
    const counts = await runStep(step, env, missing);
    results.push({ name: step.name, ...counts, seconds: secondsSince(began) });
  }
  printSummary(results, missing);
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log(`  all of it took ${Math.ceil(secondsSince(start) / 60)} min\n`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') > 0 || sum('passed') === 0 ? 1 : 0;
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    if (running) stop(running, 'SIGTERM');
    rmSync(reports, { recursive: true, force: true });
    process.exit(130);
  });
}

process.exitCode = await main().finally(() => rmSync(reports, { recursive: true, force: true }));
