// One contact sheet a look: a page of thumbnails, drawn by the browser itself. `make screenshots` prints where they lie.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { test } from '@playwright/test';
import { type Look, LOOKS, pictureOf, PICTURES } from './looks';
import { LANGUAGES } from './phrases';
import { ROUTES, UNKNOWN_ROUTE } from './routes';

/** Of a page as much as six phone screens; the height in pixels is written below, the whole picture is next to it. */
const THUMB = { width: 220, height: 900 };
const COLUMNS = 10;

const thumbnail = (route: string, language: (typeof LANGUAGES)[number], look: Look): string => {
  const path = pictureOf(route, language, look);
  const picture = existsSync(path) ? `<img src="${pathToFileURL(path).href}" alt="">` : '<p>no picture</p>';
  return `<figure>${picture}<figcaption>${route} ${language}</figcaption></figure>`;
};

const sheet = (look: Look): string => `<!doctype html><meta charset="utf-8"><title>${look.name}</title><style>
  body { margin: 16px; font: 12px sans-serif; background: #ddd; width: ${COLUMNS * (THUMB.width + 12)}px }
  main { display: grid; grid-template-columns: repeat(${COLUMNS}, ${THUMB.width}px); gap: 12px; align-items: start }
  figure { margin: 0; background: #fff }
  img { display: block; width: 100%; max-height: ${THUMB.height}px; object-fit: cover; object-position: top }
  figcaption { padding: 4px; overflow-wrap: anywhere }
</style><h1>${look.name} (${look.width} px)</h1><main>${[...ROUTES, UNKNOWN_ROUTE]
  .flatMap((route) => LANGUAGES.map((language) => thumbnail(route, language, look)))
  .join('')}</main>`;

for (const look of LOOKS) {
  test(`contact sheet ${look.name}`, async ({ page }) => {
    const source = join(PICTURES, `sheet-${look.name}.html`);
    const target = join(PICTURES, `sheet-${look.name}.png`);
    writeFileSync(source, sheet(look));
    await page.setViewportSize({ width: COLUMNS * (THUMB.width + 12) + 32, height: 1000 });
    await page.goto(pathToFileURL(source).href);
    await page.evaluate((height) => {
      for (const image of document.images) {
        const shown = Math.round((image.naturalHeight * image.width) / (image.naturalWidth || 1));
        const caption = image.nextElementSibling;
        if (caption) caption.textContent += ` ${image.naturalHeight} px${shown > height ? ' (cut)' : ''}`;
      }
    }, THUMB.height);
    await page.screenshot({ path: target, fullPage: true });
    console.log(target);
  });
}
