// A clone of the product's server side: the real services, libs and tools, built by the launcher itself, with a
// page of one line (building the pages takes long and tells nothing here). Tests only.
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
/** Pages, and a renderer of the news that renders none of them: the pages stand. */
const PAGES = `
import { mkdirSync, writeFileSync } from 'node:fs';
for (const folder of ['web', 'prerender']) mkdirSync('dist/' + folder, { recursive: true });
writeFileSync('dist/prerender/render-news.mjs', "process.stdin.resume().once('end', () => process.stdout.write('{}'));");
for (const file of ['index.html', 'sw.js']) writeFileSync('dist/web/' + file, '<!doctype html><title>pages</title>');
`;

export interface RealClone {
  root: string;
  /** Writes a file into the clone, over an existing one. @returns its absolute path */
  write(name: string, text: string): string;
  remove(): void;
}

/** @param prefix of the new folder's name, by which a forgotten one tells whose it was */
export function makeRealClone(prefix: string): RealClone {
  const root = mkdtempSync(path.join(tmpdir(), prefix));
  // The database does not run as root: every user may enter.
  chmodSync(root, 0o755);
  for (const name of COPIED) cpSync(path.join(REPOSITORY, name), path.join(root, name), { recursive: true });
  symlinkSync(path.join(REPOSITORY, 'node_modules'), path.join(root, 'node_modules'));
  const manifest = JSON.parse(readFileSync(path.join(REPOSITORY, 'package.json'), 'utf8')) as { scripts: object };
  const scripts = { ...manifest.scripts, 'build:web': 'node pages.mjs' };
  const write = (name: string, text: string): string => {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    return file;
  };
  write('package.json', JSON.stringify({ ...manifest, scripts }));
  // The packages are the repository's: nothing is to be installed.
  write('package-lock.json', JSON.stringify({ packages: {} }));
  write('pages.mjs', PAGES);
  write('web/index.html', '');
  return { root, write, remove: () => rmSync(root, { recursive: true, force: true }) };
}
