// Ctrl-C and kills while npm is at work, over a clone whose npm needs a while to put things back (docs/operations.md, defect 2).
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePorts } from '@app/testing/free-ports';
import { makeFakeClone } from './fake-clone';
import { LauncherProcess } from './launcher-process';
import { commandOf } from './live-process.mjs';

/** Installs in four seconds; told to end, it needs one to put back what it had begun. Writes down what it did. */
const SLOW_NPM = `#!/usr/bin/env node
const { appendFileSync, writeFileSync, rmSync } = require('node:fs');
const say = (text) => appendFileSync('npm.txt', text + '\\n');
process.title = 'npm ' + process.argv[2];
writeFileSync('torn', '');
const done = setTimeout(() => { rmSync('torn', { force: true }); say('done'); process.exit(0); }, 4000);
process.on('SIGTERM', () => {
  clearTimeout(done);
  setTimeout(() => { rmSync('torn', { force: true }); say('put back'); process.exit(1); }, 1000);
});
// Last: from now on it may be told to end.
say(process.argv[2] + ' ' + process.pid);
`;

const clone = makeFakeClone();
const mark = path.join(clone.root, '.cache/launcher/installing.json');
const file = (name: string): string => path.join(clone.root, name);
const said = (): string[] =>
  existsSync(file('npm.txt')) ? readFileSync(file('npm.txt'), 'utf8').trim().split('\n') : [];
const npmAtWork = (): number => Number(said().at(-1)?.split(' ')[1]);

function start(): LauncherProcess {
  const PATH = `${file('bin')}:${process.env['PATH']}`;
  return new LauncherProcess(clone.root, { PORT: String(freePorts(9370)), DATA_DIR: 'data', PATH });
}

beforeAll(() => {
  mkdirSync(file('bin'));
  writeFileSync(file('bin/npm'), SLOW_NPM);
  chmodSync(file('bin/npm'), 0o755);
  // A package that is not there: npm has work to do.
  clone.write('package-lock.json', JSON.stringify({ packages: { 'node_modules/not-there': { version: '1.0.0' } } }));
});
beforeEach(() => {
  for (const name of ['npm.txt', 'torn']) rmSync(file(name), { force: true });
  rmSync(mark, { force: true });
});
afterAll(() => clone.remove());

it('Ctrl-C waits until npm has put back what it had begun, and the next start installs anew', async () => {
  const launcher = start();
  await launcher.says('installing');
  while (said().length === 0) await wait(20);
  await launcher.interrupt(10_000);
  expect(launcher.process.exitCode).toBe(130);
  expect(launcher.output).toMatch(/waiting for npm[^]*Stopped\./);
  expect(said().at(-1)).toBe('put back');
  expect(existsSync(file('torn'))).toBe(false);

  const next = start();
  await next.says('was cut off: installing anew');
  // The mark goes when the launcher has seen npm end.
  while (!said().includes('done') || existsSync(mark)) await wait(50);
  expect(said().at(-2)).toMatch(/^ci \d+$/);
  await next.interrupt();
  expect(existsSync(mark)).toBe(false);
});

it('a start after a kill -9 waits for the npm that was left, and only then installs anew', async () => {
  const killed = start();
  await killed.says('installing');
  while (said().length === 0) await wait(20);
  const left = npmAtWork();
  killed.process.kill('SIGKILL');
  const next = start();
  await next.says('still putting things back');
  expect(commandOf(left)).toContain('npm');
  while (!said().some((line) => line.startsWith('ci '))) await wait(20);
  expect(commandOf(left)).toBe('');
  await next.interrupt();
});
