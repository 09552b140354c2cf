// `make test`: installs what the tests need, runs every step of steps.mjs (also after one has failed), and ends with the line
// `N passed, N failed`, also when it is ended early. For developers: `node tools/test/run.mjs --only unit,lint`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { countCheck, countTests, slowestTests } from './counts.mjs';
import { ensureInstalled } from './install.mjs';
import { runCommand, stopCommands } from './run-command.mjs';
import { STAGES } from './steps.mjs';
import { ensureSystemTools, findChromium } from './system-tools.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const SLOWEST = 10;
const reports = mkdtempSync(join(tmpdir(), 'make-test-'));
/** In the order in which the steps ended. */
const results = [];
const startedAt = Date.now();
let isStopped = false;

/** The stages with only the steps asked for by `--only a,b`; all of them without it. */
function chosenStages(args) {
  const at = args.indexOf('--only');
  if (at === -1) return STAGES;
  const groups = [...new Set(STAGES.flat(2).map((step) => step.group))];
  const wanted = (args[at + 1] ?? '').split(',').filter(Boolean);
  const unknown = wanted.filter((group) => !groups.includes(group));
  if (wanted.length === 0 || unknown.length > 0) {
    console.error(`--only takes a comma-separated list of: ${groups.join(', ')}`);
    process.exit(2);
  }
  return STAGES.map((lanes) => lanes.map((lane) => lane.filter((step) => wanted.includes(step.group))));
}

const secondsSince = (start) => Math.round((Date.now() - start) / 100) / 10;

const failed = (...notes) => ({ passed: 0, failed: 1, skipped: 0, notes, tests: [] });

/** Output of checks side by side would mix: theirs is printed when the step ends. Runners print a line for each test. */
function printerOf(step) {
  if (step.isRunner) {
    console.log(`\n=== ${step.name}`);
    return { print: (text) => process.stdout.write(text), flush: () => undefined };
  }
  const kept = [];
  return {
    print: (text) => kept.push(text),
    flush: (seconds) => console.log(`\n=== ${step.name} (${seconds} s)\n${kept.join('')}`.trimEnd()),
  };
}

async function runStep(step, env, missing) {
  const lacking = missing.filter((need) => step.needs?.includes(need.name));
  if (lacking.length > 0) {
    return failed(...lacking.map((need) => `needs ${need.name}: install ${need.packages.join(' ')}`));
  }
  const events = join(reports, `${step.name}.ndjson`);
  const began = Date.now();
  const { print, flush } = printerOf(step);
  const exitCode = await runCommand(step.command, {
    cwd: ROOT,
    env: { ...env, TEST_EVENTS: events },
    silenceMs: step.silenceMs,
    givesWay: step.givesWay,
    print,
  });
  flush(secondsSince(began));
  return step.isRunner ? countTests(events, exitCode) : countCheck(exitCode);
}

async function runLane(lane, env, missing) {
  for (const step of lane) {
    if (isStopped) return;
    const began = Date.now();
    const counts = await runStep(step, env, missing);
    results.push({ name: step.name, ...counts, seconds: secondsSince(began) });
  }
}

function printSteps() {
  console.log('\nSummary');
  for (const { name, passed, failed: lost, skipped, notes, seconds } of results) {
    const skips = skipped > 0 ? `, ${skipped} skipped` : '';
    console.log(`  ${lost > 0 ? 'FAIL' : 'ok  '} ${name}: ${passed} passed, ${lost} failed${skips} (${seconds} s)`);
    for (const note of notes) console.log(`       ${note}`);
  }
}

function printSlowest() {
  const slowest = slowestTests(results, SLOWEST);
  if (slowest.length > 0) console.log('  The slowest tests:');
  for (const { ms, file, title } of slowest) console.log(`    ${(ms / 1000).toFixed(1)} s  ${file}  ${title}`);
}

/** @returns {number} the exit code of `make test` */
function printSummary(missing) {
  printSteps();
  printSlowest();
  for (const need of missing) {
    console.log(`  ${need.name} was not found and could not be installed: install ${need.packages.join(' ')}`);
  }
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const lost = sum('failed') + (isStopped ? 1 : 0);
  if (isStopped) console.log('  Ended before all steps had run: that counts as one failure.');
  console.log(`  all of it took ${Math.ceil(secondsSince(startedAt) / 60)} min\n`);
  console.log(`${sum('passed')} passed, ${lost} failed`);
  return lost > 0 || sum('passed') === 0 ? 1 : 0;
}

async function main() {
  const stages = chosenStages(process.argv.slice(2));
  if (!ensureInstalled(ROOT)) {
    console.log('npm ci failed: no test could run.\n0 passed, 1 failed');
    return 1;
  }
  const missing = ensureSystemTools();
  const env = { ...process.env, CHROMIUM_PATH: findChromium() ?? '' };
  for (const lanes of stages) await Promise.all(lanes.map((lane) => runLane(lane, env, missing)));
  return printSummary(missing);
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  // The running step ends, is counted with what it has told so far, and the summary follows.
  process.on(signal, () => {
    if (isStopped) process.exit(130);
    isStopped = true;
    stopCommands();
  });
}

process.exitCode = await main().finally(() => rmSync(reports, { recursive: true, force: true }));
