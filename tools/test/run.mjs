// `make test`: installs what the tests need, runs every step of steps.mjs, also after one has failed, and ends with the line
// `N passed, N failed`. `--only unit,lint` runs these jobs; `--since <commit>` runs what the changes since that commit can break.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { countCheck, countTests, slowestTests } from './counts.mjs';
import { ensureInstalled } from './install.mjs';
import { BUILD, jobsFor, LANES } from './steps.mjs';
import { ensureSystemTools, findTestBrowser } from './system-tools.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const SLOWEST = 10;
/** A step that runs for so long hangs. */
const MAX_STEP_MS = 80 * 60_000;
const reports = mkdtempSync(join(tmpdir(), 'make-test-'));
/** In the order in which the steps ended. */
const results = [];
const startedAt = Date.now();
/** Process groups that run now. @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
let isStopped = false;

const secondsSince = (start) => Math.round((Date.now() - start) / 100) / 10;

const optionOf = (name) => {
  const at = process.argv.indexOf(name);
  return at === -1 ? null : (process.argv[at + 1] ?? '');
};

/** @returns {string[]} paths that differ from the commit, committed or not */
function changedSince(commit) {
  const { status, stdout, stderr } = spawnSync('git', ['diff', '--name-only', commit, '--'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`--since ${commit}: ${stderr}`);
  return stdout.split('\n').filter(Boolean);
}

function chosenJobs() {
  const all = [...new Set(LANES.flat().map(({ job }) => job))];
  const since = optionOf('--since');
  const only = optionOf('--only')?.split(',').filter(Boolean) ?? (since === null ? all : jobsFor(changedSince(since)));
  const unknown = only.filter((job) => !all.includes(job));
  if (only.length > 0 && unknown.length === 0) return only;
  console.error(`--only takes a comma-separated list of: ${all.join(', ')}`);
  return process.exit(2);
}

function signalGroup({ pid }, signal) {
  try {
    process.kill(-pid, signal);
  } catch {
    // The process has ended in the meantime.
  }
}

/** Checks run in parallel, so their output is printed when they end. Runners print each file as it ends. */
function runCommand({ name, command: [program, ...args], isRunner }, env) {
  if (isRunner) console.log(`\n=== ${name}`);
  const began = Date.now();
  return new Promise((done) => {
    const child = spawn(program, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    running.add(child);
    const timeout = setTimeout(() => signalGroup(child, 'SIGKILL'), MAX_STEP_MS);
    const output = [];
    const print = (chunk) => (isRunner ? process.stdout.write(chunk) : output.push(chunk));
    child.stdout.on('data', print);
    child.stderr.on('data', print);
    const finish = (exitCode) => {
      clearTimeout(timeout);
      running.delete(child);
      if (!isRunner) console.log(`\n=== ${name} (${secondsSince(began)} s)\n${Buffer.concat(output)}`.trimEnd());
      done(exitCode);
    };
    child.on('error', (error) => {
      console.log(error.message);
      finish(127);
    });
    child.on('close', (code) => finish(code ?? 1));
  });
}

async function runStep(step, env, missing) {
  const lacking = missing.filter((need) => step.needs?.includes(need.name));
  if (lacking.length > 0) {
    const notes = lacking.map((need) => `needs ${need.name}: install ${need.packages.join(' ')}`);
    return { passed: 0, failed: 1, skipped: 0, notes, tests: [] };
  }
  const report = join(reports, `${step.name}.json`);
  const command = step.command.map((part) => part.replace('<report>', report));
  const exitCode = await runCommand({ ...step, command }, { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  return step.isRunner ? countTests(report, exitCode) : countCheck(exitCode);
}

/** `Promise.withResolvers`, which Node 20 lacks. @returns {{ promise: Promise<void>, resolve: () => void }} */
function laterEvent() {
  let resolve;
  const promise = new Promise((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

/** @param build resolves when the build has ended, or is not among the steps */
async function runLane(lane, build, env, missing) {
  for (const step of lane) {
    if (step.isAfterBuild) await build.promise;
    if (isStopped) return build.resolve();
    const began = Date.now();
    const counts = await runStep(step, env, missing);
    results.push({ name: step.name, ...counts, seconds: secondsSince(began) });
    if (step.name === BUILD) build.resolve();
  }
}

/** @returns {number} the exit code of `make test` */
function printSummary(missing) {
  console.log('\nSummary');
  for (const { name, passed, failed, skipped, notes, seconds } of results) {
    const skips = skipped > 0 ? `, ${skipped} skipped` : '';
    console.log(`  ${failed > 0 ? 'FAIL' : 'ok  '} ${name}: ${passed} passed, ${failed} failed${skips} (${seconds} s)`);
    for (const note of notes) console.log(`       ${note}`);
  }
  console.log('  The slowest tests:');
  for (const { ms, file, title } of slowestTests(results, SLOWEST))
    console.log(`    ${(ms / 1000).toFixed(1)} s  ${file}  ${title}`);
  for (const need of missing)
    console.log(`  ${need.name} was not found and could not be installed: install ${need.packages.join(' ')}`);
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const failed = sum('failed') + (isStopped ? 1 : 0);
  if (isStopped) console.log('  Stopped before all steps ran: that counts as one failure.');
  console.log(`  ${Math.ceil(secondsSince(startedAt) / 60)} min in total\n`);
  console.log(`${sum('passed')} passed, ${failed} failed`);
  return failed > 0 || sum('passed') === 0 ? 1 : 0;
}

async function main() {
  const jobs = chosenJobs();
  if (!ensureInstalled(ROOT)) {
    console.log('npm ci failed: no test could run.\n0 passed, 1 failed');
    return 1;
  }
  const missing = ensureSystemTools();
  const env = { ...process.env, CHROMIUM_PATH: findTestBrowser() ?? '' };
  const build = laterEvent();
  if (!jobs.includes('build')) build.resolve();
  const lanes = LANES.map((lane) => lane.filter(({ job }) => jobs.includes(job)));
  await Promise.all(lanes.map((lane) => runLane(lane, build, env, missing)));
  return printSummary(missing);
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  // The running steps end, and the summary of what has run follows.
  process.on(signal, () => {
    if (isStopped) process.exit(130);
    isStopped = true;
    for (const child of running) signalGroup(child, 'SIGTERM');
  });
}

process.exitCode = await main().finally(() => rmSync(reports, { recursive: true, force: true }));
