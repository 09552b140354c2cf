// A clone of the real product for the tests of its failures: the six services as they are, built by the launcher. Only two
// things are exchanged: the pages (building them takes long and tells nothing here), and a door for mishaps in `news`.
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

const PAGES = `
import { mkdirSync, writeFileSync } from 'node:fs';
mkdirSync('dist/web', { recursive: true });
writeFileSync('dist/web/index.html', '<!doctype html><title>pages</title>');
`;

/** What no service of ours does on purpose: the news service does it when asked to. */
const MISHAPS = `
import { Controller, Get, Module } from '@nestjs/common';
import { bootstrap, runMain } from '@app/kit/bootstrap';
import { NewsModule } from './news.module';
import { readConfig } from './config';

@Controller('/mishaps')
class MishapsController {
  @Get('/rejection') rejection(): string {
    void Promise.resolve().then(() => Promise.reject(new Error('nobody awaited this')));
    return 'said';
  }
  @Get('/exception') exception(): string {
    setTimeout(() => { throw new Error('nobody caught this'); }, 50);
    return 'said';
  }
  @Get('/slow') slow(): Promise<string> {
    return new Promise((resolve) => setTimeout(() => resolve('finished'), 1500));
  }
}

@Module({ imports: [NewsModule], controllers: [MishapsController] })
class MishapsModule {}

runMain(() => bootstrap({ name: 'news', module: MishapsModule, ...readConfig() }));
`;

export interface ProductClone {
  root: string;
  remove(): void;
}

/** Makes the clone in a new folder that every user may enter (the database does not run as root). */
export function makeProductClone(): ProductClone {
  const root = mkdtempSync(path.join(tmpdir(), 'product-'));
  chmodSync(root, 0o755);
  for (const name of COPIED) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    cpSync(path.join(REPOSITORY, name), path.join(root, name), { recursive: true });
  }
  const manifest = JSON.parse(readFileSync(path.join(REPOSITORY, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  manifest.scripts['build:web'] = 'node pages.mjs';
  const write = (file: string, text: string): void => writeFileSync(path.join(root, file), text);
  write('package.json', JSON.stringify(manifest));
  write('pages.mjs', PAGES);
  write('services/news/src/main.ts', MISHAPS);
  // Says that nothing is to be installed: the packages are those of the repository.
  write('package-lock.json', JSON.stringify({ packages: {} }));
  symlinkSync(path.join(REPOSITORY, 'node_modules'), path.join(root, 'node_modules'));
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
