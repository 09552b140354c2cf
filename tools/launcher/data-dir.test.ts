import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeDataDir } from './data-dir.mjs';
import { explain } from './failure.mjs';

/** What a person reads. */
const told = (work: () => void): string => {
  try {
    work();
    return '';
  } catch (error) {
    return explain(error);
  }
};
const EMPTY = process.getuid?.() === 0 ? 0o711 : 0o700;

describe('DATA_DIR (defects 1 and 14)', () => {
  let parent: string;
  beforeEach(() => (parent = mkdtempSync(path.join(tmpdir(), 'data-dir-'))));
  afterEach(() => rmSync(parent, { recursive: true }));
  const make = (name: string, free?: number) => () => makeDataDir(path.join(parent, name), { hasDatabase: true, free });

  it('is made, closed to other users, and left without a trace of the look', () => {
    make('a/b')();
    expect(statSync(path.join(parent, 'a/b')).mode & 0o777).toBe(EMPTY);
    expect(readdirSync(path.join(parent, 'a/b'))).toEqual([]);
  });

  it('that stands is closed when it is ours, and left alone when it is somebody’s folder', () => {
    for (const [name, file] of [
      ['ours', 'secrets.json'],
      ['theirs', 'letter.txt'],
    ] as const) {
      mkdirSync(path.join(parent, name));
      chmodSync(path.join(parent, name), 0o755);
      writeFileSync(path.join(parent, name, file), '{}');
      make(name)();
    }
    expect(statSync(path.join(parent, 'ours')).mode & 0o777).toBe(EMPTY);
    expect(statSync(path.join(parent, 'theirs')).mode & 0o777).toBe(0o755);
  });

  it('that is a file, or lies in one, is a sentence', () => {
    writeFileSync(path.join(parent, 'file'), '');
    expect(told(make('file'))).toMatch(/^\nDATA_DIR=.*file is a file\. Name a folder/);
    expect(told(make('file/below'))).toMatch(
      /^\n.*file\/below cannot be made: a file stands where a folder is needed\.\n$/,
    );
  });

  it('that may not be written is a sentence', () => {
    const refusal = (code: string) => () => {
      throw Object.assign(new Error(code), { code, path: '/somewhere/data' });
    };
    for (const code of ['EACCES', 'EPERM', 'EROFS'])
      expect(told(refusal(code))).toMatch(/^\nThis user may not write \/somewhere\/data\./);
    for (const code of ['ENOSPC', 'EDQUOT'])
      expect(told(refusal(code))).toMatch(/^\nThe disk is full: \/somewhere\/data could not be written\./);
  });

  it('on a disk that is full says how much is free and how much is needed: more for a new database', () => {
    expect(told(make('new', 100 * 1024 * 1024))).toMatch(/100 MB are free and 160 MB are needed/);
    mkdirSync(path.join(parent, 'standing/postgres'), { recursive: true });
    writeFileSync(path.join(parent, 'standing/postgres/PG_VERSION'), '18\n');
    expect(told(make('standing', 100 * 1024 * 1024))).toBe('');
    expect(told(make('standing', 3.5 * 1024 * 1024))).toMatch(
      /DATA_DIR=.*standing is full: 3 MB are free and 32 MB are needed\. Make room/,
    );
  });
});
