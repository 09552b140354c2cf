// Crawlee and node-crawler, which are no packages of this repository: BENCH_OTHERS=1 installs them into .cache/bench/crawlers.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './built.mjs';
import { rowsOf } from './crawl-ways.mjs';

const FOLDER = path.join(ROOT, '.cache/bench/crawlers');
const PACKAGES = { Crawlee: ['@crawlee/cheerio', '3.18.1'], 'node-crawler': ['crawler', '2.1.1'] };

/** @returns {string[]} the names of those that can be measured; says what cannot and why */
export function othersAtHand() {
  const isThere = ([name]) => existsSync(path.join(FOLDER, 'node_modules', name, 'package.json'));
  const names = Object.keys(PACKAGES);
  if (process.env.BENCH_OTHERS === '1' && !Object.values(PACKAGES).every(isThere)) {
    mkdirSync(FOLDER, { recursive: true });
    const wanted = Object.values(PACKAGES).map(([name, version]) => `${name}@${version}`);
    const options = ['--prefix', FOLDER, '--no-audit', '--no-fund', '--ignore-scripts'];
    const { status, stderr } = spawnSync('npm', ['install', ...options, ...wanted], { encoding: 'utf8', cwd: FOLDER });
    if (status !== 0)
      process.stdout.write(`Not installed: ${wanted.join(', ')}: ${stderr.trim().split('\n').at(-1)}\n`);
  }
  const missing = names.filter((name) => !isThere(PACKAGES[name]));
  if (missing.length > 0) process.stdout.write(`Not measured: ${missing.join(', ')} (BENCH_OTHERS=1 installs them)\n`);
  return names.filter((name) => isThere(PACKAGES[name]));
}

const entryOf = (name) => pathToFileURL(createRequire(path.join(FOLDER, 'x.js')).resolve(PACKAGES[name][0])).href;

/** Reads the rows of so many pages, one after the other, as each does it by itself. @returns {Promise<(urls: URL[]) => Promise<number>>} pages read */
export async function wayOf(name) {
  if (name === 'Crawlee') {
    const { CheerioCrawler, Configuration, LogLevel, log } = await import(entryOf(name));
    log.setLevel(LogLevel.OFF);
    return async (urls) => {
      let read = 0;
      const requestHandler = ({ $ }) => void (read += rowsOf($).length > 0 ? 1 : 0);
      const options = { maxConcurrency: 1, minConcurrency: 1, requestHandler };
      const crawler = new CheerioCrawler(options, new Configuration({ persistStorage: false }));
      await crawler.run(urls.map(({ href }) => href));
      await crawler.teardown();
      return read;
    };
  }
  const { default: Crawler } = await import(entryOf(name));
  return (urls) =>
    new Promise((resolve) => {
      let read = 0;
      const callback = (_, { $ }, done) => {
        if ($ && rowsOf($).length > 0) read += 1;
        done();
      };
      const crawler = new Crawler({ maxConnections: 1, silence: true, callback });
      crawler.on('drain', () => resolve(read));
      crawler.add(urls.map(({ href }) => href));
    });
}
