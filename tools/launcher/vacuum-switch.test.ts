import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { VacuumSwitch } from './vacuum-switch.mjs';

it('autovacuum is turned off and on again in a file that neither grows nor is made anew, and is on at each start', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'vacuum-switch-'));
  const settings = path.join(folder, 'postgresql.conf');
  const file = path.join(folder, 'guide.conf');
  writeFileSync(settings, 'port = 5432\n');
  const seen = () => [readFileSync(file, 'utf8'), statSync(file).size, statSync(file).ino];
  const autovacuum = new VacuumSwitch(folder);
  autovacuum.prepare();
  const [, size, inode] = seen();
  expect(seen()).toEqual(['autovacuum = on \n', size, inode]);
  autovacuum.turn('off');
  expect(seen()).toEqual(['autovacuum = off\n', size, inode]);
  autovacuum.prepare();
  expect(seen()).toEqual(['autovacuum = on \n', size, inode]);
  expect(readFileSync(settings, 'utf8')).toBe(`port = 5432\n\ninclude_if_exists = 'guide.conf'\n`);
  rmSync(folder, { recursive: true });
});
