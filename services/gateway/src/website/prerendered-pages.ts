// The pages that were rendered at build: dist/web/pages/<language>/<page>.html (web/prerender).
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'pages';
/** The language of a page whose address names none. */
const DEFAULT_LANGUAGE = 'ko';
const PAGE = /^(.+)\.html$/;

const queryOf = (language: string): string => `?lang=${language}`;

/**
 * Which address is answered by which file: "/medicare" by "/pages/ko/medicare.html", "/medicare?lang=en" by the English one. Any
 * other query is for the application: the file knows nothing of it. Read once, at start.
 */
export function prerenderedPages(webRoot: string): ReadonlyMap<string, string> {
  const folder = join(webRoot, FOLDER);
  const found = new Map<string, string>();
  if (!existsSync(folder)) return found;
  for (const language of readdirSync(folder)) {
    for (const file of readdirSync(join(folder, language))) {
      const name = PAGE.exec(file)?.[1];
      if (name === undefined) continue;
      const path = name === 'index' ? '/' : `/${name}`;
      found.set(path + queryOf(language), `/${FOLDER}/${language}/${file}`);
      if (language === DEFAULT_LANGUAGE) found.set(path, `/${FOLDER}/${language}/${file}`);
    }
  }
  return found;
}
