// Budget of the first page: every script "/" needs in Korean before it is complete, as brotli sends it.
// Reads the built manifest; prints each file. Ends with 1 above 170 kB (kB = 1000 bytes); above 175 kB it says so plainly.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

export const BUDGET_KB = 170;
export const HARD_LIMIT_KB = 175;

/** What "/" needs in Korean: the entry, the home page, and the words of both (src/base/i18n/i18n.ts, src/app/routes.tsx). */
export const FIRST_PAGE = [
  'index.html',
  'src/features/home/home-page.tsx',
  ...['shell', 'ui', 'search', 'home'].map((namespace) => `src/locales/ko/${namespace}.json`),
];

/** Files of the given manifest entries with everything they import statically. */
export function filesNeeded(manifest, entries) {
  const files = new Set();
  const seen = new Set();
  const walk = (name) => {
    if (seen.has(name)) return;
    seen.add(name);
    const chunk = manifest[name];
    if (!chunk) throw new Error(`the build has no ${name}; mend FIRST_PAGE in web/size-check.mjs`);
    if (chunk.file.endsWith('.js')) files.add(chunk.file);
    for (const imported of chunk.imports ?? []) walk(imported);
  };
  entries.forEach(walk);
  return [...files];
}

function brotliBytes(file) {
  if (existsSync(`${file}.br`)) return readFileSync(`${file}.br`).length;
  return brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

function check() {
  const built = join(import.meta.dirname, '../dist/web');
  const manifestFile = join(built, '.vite/manifest.json');
  if (!existsSync(manifestFile)) {
    console.error('no dist/web/.vite/manifest.json: run `npm run build:web` first');
    return 1;
  }
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  const files = filesNeeded(manifest, FIRST_PAGE);
  const sizes = files.map((file) => [file, brotliBytes(join(built, file)) / 1000]).sort((a, b) => b[1] - a[1]);
  for (const [file, kilobytes] of sizes) console.log(`${kilobytes.toFixed(1).padStart(7)} kB  ${file}`);
  const total = sizes.reduce((sum, [, kilobytes]) => sum + kilobytes, 0);
  console.log(`${total.toFixed(1).padStart(7)} kB  first page, brotli (budget ${BUDGET_KB})`);
  if (total > HARD_LIMIT_KB) console.error(`over the hard limit of ${HARD_LIMIT_KB} kB`);
  else if (total > BUDGET_KB) console.error(`over the budget of ${BUDGET_KB} kB`);
  return total > BUDGET_KB ? 1 : 0;
}

if (process.argv[1] === import.meta.filename) process.exitCode = check();
