import { chmodSync, existsSync, mkdirSync, mkdtempSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isReachable, restoreLinks } from './postgres-binaries.mjs';
import { readSecrets } from './secrets.mjs';

const STRANGER = { uid: 54321, gid: 54321 };
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'binaries-'));
  chmodSync(folder, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('a folder is reachable for another user only if every parent lets pass', () => {
  const home = path.join(folder, 'home/clone/data');
  mkdirSync(home, { recursive: true });
  expect(isReachable(home, STRANGER)).toBe(true);
  chmodSync(path.join(folder, 'home'), 0o700);
  expect(isReachable(home, STRANGER)).toBe(false);
  expect(isReachable(path.join(home, 'not/made/yet'), STRANGER)).toBe(false);
  expect(isReachable(home, null)).toBe(true);
});

it('makes the links of shared libraries when the install script did not run, and leaves those that are there', () => {
  mkdirSync(path.join(folder, 'native/lib'), { recursive: true });
  writeFileSync(path.join(folder, 'native/lib/libpq.so.5.18'), '');
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
  writeFileSync(path.join(folder, 'native/pg-symlinks.json'), JSON.stringify(links));
  restoreLinks(folder);
  restoreLinks(folder);
  expect(readlinkSync(path.join(folder, 'native/lib/libpq.so.5'))).toBe('libpq.so.5.18');
  expect(existsSync(path.join(folder, 'native/lib/libpq.so.5'))).toBe(true);
});

it('passwords are random, stay the same for one data directory, and only their owner can read them', () => {
  const first = readSecrets(folder);
  expect(readSecrets(folder)).toEqual(first);
  expect(new Set(Object.values(first)).size).toBe(10);
  expect(Object.values(first).every((password) => password.length >= 32)).toBe(true);
  expect(statSync(path.join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
});
