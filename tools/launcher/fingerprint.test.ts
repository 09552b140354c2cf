import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fingerprint, isInstalled } from './fingerprint.mjs';

let root: string;
const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'fingerprint-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('fingerprint', () => {
  const look = (): string => fingerprint(root, ['src', 'package.json', 'absent']);
  beforeEach(() => {
    write('src/a.ts', 'one');
    write('package.json', '{}');
  });

  it('stays when a file is written again with the same text', () => {
    const before = look();
    write('src/a.ts', 'one');
    expect(look()).toBe(before);
  });

  it('changes with a text, a new file and a new name', () => {
    const seen = new Set([look()]);
    write('src/a.ts', 'two');
    seen.add(look());
    write('src/b/c.ts', '');
    seen.add(look());
    rmSync(path.join(root, 'src/b/c.ts'));
    write('src/b/d.ts', '');
    seen.add(look());
    expect(seen.size).toBe(4);
  });

  it('does not see tests, packages and what builds made', () => {
    const before = look();
    write('src/a.test.ts', 'test');
    write('src/a.int.test.tsx', 'test');
    write('src/node_modules/x/index.js', 'x');
    write('src/dist/a.js', 'x');
    expect(look()).toBe(before);
  });
});

describe('isInstalled', () => {
  const lock = (packages: object): void => write('package-lock.json', JSON.stringify({ packages }));
  const present = (packages: object): void => write('node_modules/.package-lock.json', JSON.stringify({ packages }));

  it('says no without node_modules, and when an install was broken off', () => {
    lock({ '': {}, 'node_modules/pg': { version: '8.0.0' } });
    expect(isInstalled(root)).toBe(false);
    write('node_modules/pg/package.json', '{}');
    expect(isInstalled(root)).toBe(false);
  });

  it('says yes when every package is there in its version; binaries of other platforms may be absent', () => {
    lock({
      '': {},
      'node_modules/pg': { version: '8.0.0' },
      'node_modules/x-darwin': { version: '1.0.0', optional: true },
    });
    present({ 'node_modules/pg': { version: '8.0.0' } });
    expect(isInstalled(root)).toBe(true);
  });

  it('says no when the lock file asks for another version or one more package', () => {
    present({ 'node_modules/pg': { version: '8.0.0' } });
    lock({ 'node_modules/pg': { version: '8.0.1' } });
    expect(isInstalled(root)).toBe(false);
    lock({ 'node_modules/pg': { version: '8.0.0' }, 'node_modules/ws': { version: '8.0.0' } });
    expect(isInstalled(root)).toBe(false);
  });
});
