import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { offlineFiles, OFFLINE_PAGES, workerOf } from '../../web/offline.mjs';

const ROOT = join(__dirname, '../..');
const worker = readFileSync(join(ROOT, 'web/service-worker.js'), 'utf8');

/** A build in which every module asked for is a file of its own that needs `react.js`. */
const manifest = new Proxy(
  { 'react.js': { file: 'assets/react.js' } },
  {
    get: (known, name: string) =>
      Reflect.get(known, name) ?? { file: `assets/${name.replaceAll('/', '-')}.js`, imports: ['react.js'] },
  },
);

describe('what works without network', () => {
  const { entry, files } = offlineFiles(manifest);

  it('is the entry, the screens, what the shell opens over them, their words in both languages, and what they import, each once', () => {
    expect(entry).toBe('/assets/index.html.js');
    expect(files).toEqual(
      expect.arrayContaining([
        entry,
        '/assets/react.js',
        '/assets/src-features-emergency-contacts-page.tsx.js',
        '/assets/src-features-glossary-glossary-page.tsx.js',
        '/assets/src-features-letters-letters-page.tsx.js',
        '/assets/src-shared-show-card-card-dialog.tsx.js',
        '/assets/src-locales-ko-showcard.json.js',
        '/assets/src-locales-ko-emergency.json.js',
        '/assets/src-locales-en-emergency.json.js',
        '/icon.svg',
      ]),
    );
    expect(new Set(files).size).toBe(files.length);
  });

  it('are modules that the routes know', () => {
    const routes = readFileSync(join(ROOT, 'web/src/app/routes.tsx'), 'utf8');
    for (const module of OFFLINE_PAGES) {
      expect(routes).toContain(`import('${module.replace('src/', '@web/').replace('.tsx', '')}')`);
    }
  });

  it('is another worker for another build, shell or code, and the same for the same', () => {
    const texts = [
      workerOf({ entry, files }, '<html>', worker),
      workerOf({ entry, files: files.slice(1) }, '<html>', worker),
      workerOf({ entry, files }, '<html lang="ko">', worker),
      workerOf({ entry, files }, '<html>', `${worker}// changed`),
    ];
    expect(new Set(texts).size).toBe(4);
    expect(workerOf({ entry, files }, '<html>', worker)).toBe(texts[0]);
  });
});
