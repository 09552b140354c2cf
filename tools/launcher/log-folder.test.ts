import {
  appendFileSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keepBounded, LogFolder, openLog } from './log-folder.mjs';

describe('the logs of one copy (defect 1)', () => {
  let dataDir: string;
  beforeEach(() => (dataDir = mkdtempSync(path.join(tmpdir(), 'logs-'))));
  afterEach(() => rmSync(dataDir, { recursive: true }));
  const mode = (file: string): string => (statSync(file).mode & 0o777).toString(8);

  it('are closed to other users, those of an older release too', () => {
    mkdirSync(path.join(dataDir, 'logs'));
    writeFileSync(path.join(dataDir, 'logs/catalog.log'), 'before\n', { mode: 0o644 });
    const logs = new LogFolder(dataDir);
    const file = logs.file('catalog');
    const log = openLog(file);
    if (log !== 'ignore') closeSync(log);
    expect([logs.folder, file, file.replace('.log', '.1.log')].map(mode)).toEqual(['700', '600', '600']);
    expect(readFileSync(file.replace('.log', '.1.log'), 'utf8')).toBe('before\n');
  });

  it('never grow past their limit, while the process goes on writing to the same file', () => {
    const file = new LogFolder(dataDir).file('catalog');
    const log = openLog(file);
    if (log === 'ignore') throw new Error('the log cannot be opened');
    writeSync(log, 'x'.repeat(1000));
    keepBounded(file, 1000);
    expect(statSync(file).size).toBe(1000);
    writeSync(log, 'y');
    keepBounded(file, 1000);
    writeSync(log, 'and on\n');
    closeSync(log);
    expect(readFileSync(file, 'utf8')).toBe('and on\n');
    expect(readFileSync(file.replace('.log', '.1.log'), 'utf8')).toHaveLength(1001);
    expect(mode(file.replace('.log', '.1.log'))).toBe('600');
  });

  it('make room where the older file cannot be written', () => {
    const file = new LogFolder(dataDir).file('catalog');
    appendFileSync(file, 'x'.repeat(2000));
    mkdirSync(file.replace('.log', '.1.log'));
    expect(() => keepBounded(file, 1000)).not.toThrow();
    expect(statSync(file).size).toBe(0);
  });

  it('that cannot be made are left out: the process starts all the same', () => {
    expect(openLog(path.join(dataDir, 'no/such/folder.log'))).toBe('ignore');
    expect(() => keepBounded(path.join(dataDir, 'none.log'))).not.toThrow();
    expect(existsSync(path.join(dataDir, 'none.log'))).toBe(false);
  });
});
