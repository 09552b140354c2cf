// Writes dist/web/sw.js: web/service-worker.js with the files of this build that must work without network. Part of `build:web`.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesNeeded } from './size-check.mjs';

/** Screens that open without network (web/src/app/routes.tsx). A further one: its module here, its words below. */
export const OFFLINE_PAGES = [
  ...['preparedness', 'supplies', 'contacts'].map((name) => `src/features/emergency/${name}-page.tsx`),
  'src/features/glossary/glossary-page.tsx',
  'src/features/letters/letters-page.tsx',
];
/** Words of the shell and of those screens. Korean `common` is part of the entry. */
const NAMESPACES = [
  'common',
  'shell',
  'ui',
  'search',
  'emergency',
  'glossary',
  'letters',
  'callcoach',
  'showcard',
  'readaloud',
];
/** What the shell fetches when it is pressed or when the network goes. */
const SHELL_PARTS = [
  'src/app/offline/offline-host.tsx',
  'src/app/overlays.tsx',
  'src/app/shell/chat-button.tsx',
  'src/app/shell/group-sheet.tsx',
  'src/features/search/components/search-overlay.tsx',
  // What a press on a telephone line or on "card to show" opens, on whatever page: its content is in the page already.
  'src/shared/call-coach/call-sheet.tsx',
  'src/shared/show-card/card-dialog.tsx',
  'src/shared/read-aloud/controls.tsx',
];
const LANGUAGES = ['ko', 'en'];

/**
 * @param manifest of the build, Vite's
 * @returns {{ entry: string, files: string[] }} addresses; `entry` is the script the page begins with
 */
export function offlineFiles(manifest) {
  const words = LANGUAGES.flatMap((language) => NAMESPACES.map((name) => `src/locales/${language}/${name}.json`));
  const modules = ['index.html', ...OFFLINE_PAGES, ...SHELL_PARTS, ...words].filter(
    (name) => name !== 'src/locales/ko/common.json',
  );
  const files = filesNeeded(manifest, modules).map((file) => `/${file}`);
  return { entry: `/${manifest['index.html'].file}`, files: [...files.sort(), '/icon.svg'] };
}

/** @returns {string} the worker of a build; another build, another worker, another text */
export function workerOf({ entry, files }, shell, worker) {
  const build = createHash('sha256')
    .update(JSON.stringify(files))
    .update(shell)
    .update(worker)
    .digest('hex')
    .slice(0, 12);
  return `const OFFLINE = ${JSON.stringify({ build, entry, files })};\n${worker}`;
}

function write() {
  const built = join(import.meta.dirname, '../dist/web');
  const manifest = JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8'));
  const shell = readFileSync(join(built, 'index.html'), 'utf8');
  const worker = readFileSync(join(import.meta.dirname, 'service-worker.js'), 'utf8');
  writeFileSync(join(built, 'sw.js'), workerOf(offlineFiles(manifest), shell, worker));
}

if (process.argv[1] === import.meta.filename) write();
