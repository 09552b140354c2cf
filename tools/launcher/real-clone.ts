// A clone of the product's server side, for the test of `make import` and `make crawl`: the real services and libs, built
// by the launcher itself, with pages of one line. Tests only.
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const REPOSITORY = path.resolve(__dirname, '../..');
const COPIED = [
  'services',
  'libs',
  'tools/sample-sources',
  'tools/identity',
  'nest-cli.json',
  'tsconfig.json',
  '.swcrc',
];
const PAGES = `require('fs').mkdirSync('dist/web',{recursive:true});require('fs').writeFileSync('dist/web/index.html','')`;

export interface RealClone {
  root: string;
  /** Writes a file of an operator into the clone. @returns its absolute path */
  write(name: string, text: string): string;
  remove(): void;
}

export function makeRealClone(): RealClone {
  const root = mkdtempSync(path.join(tmpdir(), 'import-'));
  // The database does not run as root: every user may enter.
  chmodSync(root, 0o755);
  for (const name of COPIED) cpSync(path.join(REPOSITORY, name), path.join(root, name), { recursive: true });
  symlinkSync(path.join(REPOSITORY, 'node_modules'), path.join(root, 'node_modules'));
  const manifest = JSON.parse(readFileSync(path.join(REPOSITORY, 'package.json'), 'utf8')) as { scripts: object };
  const scripts = { ...manifest.scripts, 'build:web': `node -e "${PAGES}"` };
  const write = (name: string, text: string): string => {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    return file;
  };
  write('package.json', JSON.stringify({ ...manifest, scripts }));
  // The packages are the repository's: nothing is to be installed.
  write('package-lock.json', JSON.stringify({ packages: {} }));
  write('web/index.html', '');
  return { root, write, remove: () => rmSync(root, { recursive: true, force: true }) };
}
