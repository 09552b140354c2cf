// Writes dist/web/pages/<language>/<page>.html for every public address, readable before and without script. Part of `build:web`,
// after the renderer itself was built to dist/prerender. A page that cannot be rendered is left out and said: the browser draws it, and
// e2e/prerendered.spec.ts fails. The renderer stays where it is, with what the gateway needs to render the news again.
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { filled, withStyles } from './fill.mjs';
import { frameOf, nameOf, packagesOf, preloads } from './page.mjs';

const DIST = join(import.meta.dirname, '../../dist');
const BUILT = join(DIST, 'web');
const RENDERER = join(DIST, 'prerender');
/** Of brotli's eleven: the two above cost ten times the time for two hundredths of the size. */
const QUALITY = 9;

/** The file and what the gateway sends of it. */
function write(file, text) {
  const place = join(BUILT, file);
  writeFileSync(place, text);
  writeFileSync(`${place}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }));
  writeFileSync(`${place}.gz`, gzipSync(text));
}

/** @returns {string} address of the script, named by its content */
function writeFirstMoment({ LANGUAGE_KEY, TEXT_SIZE_KEY, EASY_MODE_KEY, TEXT_SIZES, LANGUAGES }) {
  const keys = {
    language: LANGUAGE_KEY,
    text: TEXT_SIZE_KEY,
    easy: EASY_MODE_KEY,
    sizes: TEXT_SIZES,
    languages: LANGUAGES,
  };
  const code = readFileSync(join(import.meta.dirname, 'first-moment.js'), 'utf8');
  const script = `(() => {\nconst KEYS = ${JSON.stringify(keys)};\n${code}})();\n`;
  const file = `assets/${createHash('sha256').update(script).digest('base64url').slice(0, 8)}.js`;
  write(file, script);
  return file;
}

/** What all pages are made with. */
function partsOf(renderer) {
  const manifest = JSON.parse(readFileSync(join(BUILT, '.vite/manifest.json'), 'utf8'));
  return {
    manifest,
    template: readFileSync(join(BUILT, 'index.html'), 'utf8'),
    script: writeFirstMoment(renderer.PREFERENCES),
    packages: packagesOf(manifest),
    entry: manifest['index.html'].file,
    day: renderer.today(),
  };
}

/** @returns {Record<string, string>} the frames of the page by language */
function writePage(path, page, { manifest, template, script, packages, entry, day }) {
  const { htmls, styles } = withStyles(page);
  const frames = {};
  for (const [language, { title }] of Object.entries(page.texts)) {
    const files = preloads(manifest, page, language);
    const frame = frameOf(template, { path, language, title, script, files, packages, entry });
    write(`pages/${language}/${nameOf(path)}.html`, filled(frame, { html: htmls[language], styles, day }));
    frames[language] = frame;
  }
  return frames;
}

/** The program that the gateway starts, next to the renderer. */
function writeNewsRenderer(frames) {
  for (const file of ['fill.mjs', 'render-news.mjs'])
    copyFileSync(join(import.meta.dirname, file), join(RENDERER, file));
  writeFileSync(join(RENDERER, 'news-frames.json'), JSON.stringify(frames));
}

async function writePages() {
  const renderer = await import(pathToFileURL(join(RENDERER, 'prerender.mjs')).href);
  const parts = partsOf(renderer);
  const { LANGUAGES } = renderer.PREFERENCES;
  for (const language of LANGUAGES) mkdirSync(join(BUILT, 'pages', language), { recursive: true });
  const paths = renderer.publicPaths();
  for (const path of paths) {
    const page = await renderer.renderPage(path).catch((reason) => {
      console.error(`${path} cannot be rendered at build and will be drawn in the browser:`, reason);
    });
    if (!page) continue;
    const frames = writePage(path, page, parts);
    if (path === renderer.NEWS_PAGE) writeNewsRenderer(frames);
  }
  console.log(`${paths.length} pages in ${LANGUAGES.join(' and ')}`);
}

await writePages();
// A screen's timers would keep the process for ever.
process.exit();
