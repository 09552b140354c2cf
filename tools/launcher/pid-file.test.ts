import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { commandOf, hasEnded } from './live-process.mjs';
import { PidFile, readPidFile } from './pid-file.mjs';
import { pauseAfter } from './service-process.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pid-file-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const fileIn = (): string => path.join(folder, 'launcher.json');

it('takes a free file and gives it back', () => {
  const file = new PidFile(fileIn());
  expect(file.take({ address: 'http://127.0.0.1:1' })).toEqual({ holder: null, left: null });
  file.keep([11, 12]);
  expect(readPidFile(fileIn())).toEqual({ pid: process.pid, address: 'http://127.0.0.1:1', children: [11, 12] });
  file.release();
  expect(readPidFile(fileIn())).toBeNull();
});

it('takes over what a killed launcher left, and hands out its children', () => {
  const left = { pid: 2 ** 22 + 1, children: [5] };
  writeFileSync(fileIn(), JSON.stringify(left));
  expect(new PidFile(fileIn()).take()).toEqual({ holder: null, left });
});

it('takes over a file whose number now belongs to another program', () => {
  writeFileSync(fileIn(), JSON.stringify({ pid: process.ppid }));
  expect(new PidFile(fileIn()).take().holder).toBeNull();
});

it('takes over a file that was cut off while it was written', () => {
  writeFileSync(fileIn(), '{"pid": 12');
  expect(new PidFile(fileIn()).take().holder).toBeNull();
});

it('leaves the file to a live launcher', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', 'tools/launcher/start.mjs']);
  const pid = Number(other.pid);
  writeFileSync(fileIn(), JSON.stringify({ pid, address: 'http://127.0.0.1:8080' }));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(commandOf(pid)).toContain('launcher/start.mjs');
  expect(new PidFile(fileIn()).take().holder).toMatchObject({ pid, address: 'http://127.0.0.1:8080' });
  other.kill('SIGKILL');
  expect(await hasEnded(pid, 2000)).toBe(true);
});

it('a service that keeps dying waits longer each time, at most five seconds', () => {
  expect([1, 2, 3, 4].map(pauseAfter)).toEqual([250, 500, 1000, 2000]);
  expect(pauseAfter(20)).toBe(5_000);
});
