// The frame of a page: the built index.html with its title and the names of the files it will need.
import { filesNeeded } from '../size-check.mjs';
import { DAY, escaped, STYLES } from './fill.mjs';

/** "/" -> "index", "/medicare" -> "medicare". */
export const nameOf = (path) => (path === '/' ? 'index' : path.slice(1));

/** The files of a page in a language, in the order in which they are wanted; the entry itself left out. */
export function preloads(manifest, { imports, namespaces }, language) {
  const modules = imports.flatMap((name) => [`${name}.tsx`, `${name}.ts`]).filter((name) => name in manifest);
  const words = ['shell', 'ui', 'search', ...(language === 'ko' ? [] : ['common']), ...namespaces].map(
    (name) => `src/locales/${language}/${name}.json`,
  );
  return filesNeeded(manifest, ['index.html', ...modules, ...words]).filter(
    (file) => file !== manifest['index.html'].file,
  );
}

/** The chunks of packages that the application begins with (web/vite.config.ts); none of them holds styles of ours, whose order counts. */
export const packagesOf = (manifest) =>
  ['react', 'vendor'].map((name) => {
    const chunk = Object.values(manifest).find((each) => each.name === name);
    if (!chunk) throw new Error(`the build has no chunk ${name}`);
    return chunk.file;
  });

const listOf = (files) => files.map((file) => `/${file}`).join(' ');

const NO_SCRIPT = {
  ko: (other) =>
    `이 페이지는 ${DAY}에 만들었습니다. 찾기와 계산을 하려면 브라우저에서 자바스크립트를 켜 주세요. <a lang="en" href="${other}">English</a>`,
  en: (other) =>
    `This page was made on ${DAY}. To search and to calculate, please turn on JavaScript in your browser. <a lang="ko" href="${other}">한국어</a>`,
};

/** @param {string} template the built index.html; @returns {string} what `filled` makes a page of */
export function frameOf(template, { path, language, title, script, files, packages, entry }) {
  const head = [
    // It loads the application's code after the first paint: reading the page needs none of it.
    `<script src="/${script}" data-page="${nameOf(path)}" data-packages="${listOf(packages)}" data-files="${listOf([...files, entry])}"></script>`,
    STYLES,
  ];
  const other = language === 'ko' ? `${path}?lang=en` : `${path}?lang=ko`;
  return template
    .replace(/<html lang="[^"]*">/, `<html lang="${language}" data-text="100">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace(/\s*<script type="module"[^>]*><\/script>/, '')
    .replace('</head>', () => `${head.join('\n    ')}\n  </head>`)
    .replace(/<noscript>[^]*<\/noscript>/, () => `<noscript><p>${NO_SCRIPT[language](other)}</p></noscript>`);
}
