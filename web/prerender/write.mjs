// Writes dist/web/pages/<language>/<page>.html for every public address, readable before and without script. Part of `build:web`,
// after the renderer itself was built to dist/prerender. A page that cannot be rendered is left out and said: the browser draws it, and
// e2e/prerendered.spec.ts fails.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { nameOf, packagesOf, pageFile, preloads, stylesOf, withoutStyleAttributes } from './page.mjs';

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

/** @returns {string} address of the file, named by its content */
function writeAsset(text, extension) {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const file = `assets/${hash}.${extension}`;
  write(file, text);
  return file;
}

function firstMoment({ LANGUAGE_KEY, TEXT_SIZE_KEY, EASY_MODE_KEY, TEXT_SIZES, LANGUAGES }) {
  const keys = {
    language: LANGUAGE_KEY,
    text: TEXT_SIZE_KEY,
    easy: EASY_MODE_KEY,
    sizes: TEXT_SIZES,
    languages: LANGUAGES,
  };
  const code = readFileSync(join(import.meta.dirname, 'first-moment.js'), 'utf8');
  return `(() => {\nconst KEYS = ${JSON.stringify(keys)};\n${code}})();\n`;
}

async function writePages() {
  const renderer = await import(pathToFileURL(join(RENDERER, 'prerender.mjs')).href);
  const manifest = JSON.parse(readFileSync(join(BUILT, '.vite/manifest.json'), 'utf8'));
  const template = readFileSync(join(BUILT, 'index.html'), 'utf8');
  const script = writeAsset(firstMoment(renderer.PREFERENCES), 'js');
  const day = renderer.today();
  const packages = packagesOf(manifest);
  const { LANGUAGES } = renderer.PREFERENCES;
  for (const language of LANGUAGES) mkdirSync(join(BUILT, 'pages', language), { recursive: true });
  const paths = renderer.publicPaths();
  for (const path of paths) {
    const page = await renderer.renderPage(path).catch((reason) => {
      console.error(`${path} cannot be rendered at build and will be drawn in the browser:`, reason);
    });
    if (!page) continue;
    const texts = LANGUAGES.map((language) => {
      const { title, html } = page.texts[language];
      return { language, title, ...withoutStyleAttributes(html) };
    });
    const styles = writeAsset(
      stylesOf(
        page.css,
        texts.map(({ css }) => css),
      ),
      'css',
    );
    for (const { language, title, html } of texts) {
      const files = preloads(manifest, page, language);
      const entry = manifest['index.html'].file;
      const text = pageFile(template, { path, language, title, html, day, styles, script, files, packages, entry });
      write(`pages/${language}/${nameOf(path)}.html`, text);
    }
  }
  rmSync(RENDERER, { recursive: true });
  console.log(`${paths.length} pages in ${LANGUAGES.join(' and ')}`);
}

await writePages();
// A screen's timers would keep the process for ever.
process.exit();
