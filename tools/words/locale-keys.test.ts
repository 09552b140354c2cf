// A key said in the code that stands in no locale is shown to people as it is ("area.more"). Keys built at run time are not seen here.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringsOfLocale } from './visible-strings';

const SOURCE = join(__dirname, '../../web/src');
const ENGLISH = join(SOURCE, 'locales/en');
const filesBelow = (folder: string, end: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => end.test(file))
    .map((file) => join(folder, file));

/** Namespace -> its keys, plural endings taken off. */
const KEYS = new Map(
  filesBelow(ENGLISH, /\.json$/).map((file) => [
    file.slice(ENGLISH.length + 1, -'.json'.length),
    new Set(
      stringsOfLocale('en', readFileSync(file, 'utf8'), '').flatMap(({ at }) => {
        const key = at.trim();
        return [key, key.replace(/_(one|other)$/, '')];
      }),
    ),
  ]),
);

const SPACES = /useTranslation\(\s*(\[[^\]]*\]|'[^']*')/g;
const SAID = /\bt\(\s*'([\w.:-]+)'/g;

function unknownKeys(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const own = [...source.matchAll(SPACES)].flatMap(([, names = '']) =>
    [...names.matchAll(/'([^']+)'/g)].map(([, name = '']) => name),
  );
  const spaces = own.length > 0 ? own : [...KEYS.keys()];
  return [...source.matchAll(SAID)]
    .map(([, said = '']) => said)
    .filter((said) => {
      const [space, key] = said.includes(':') ? said.split(':', 2) : [undefined, said];
      return !(space === undefined ? spaces : [space]).some((name) => KEYS.get(name)?.has(key ?? ''));
    })
    .map((said) => `${file.slice(SOURCE.length + 1)}: ${said}`);
}

test('every key said in the code stands in a locale', () => {
  const files = filesBelow(SOURCE, /(?<!\.test)\.tsx?$/);
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap(unknownKeys)).toEqual([]);
});
