// The texts the pages show, read from the locale files themselves: a test never repeats a sentence.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillPlaceholders } from '../libs/contracts/src/http/placeholders';
import { helpLineNumbers } from '../web/help-line-numbers.cjs';
import { keepTogether } from '../web/src/base/formats/keep-together';

export type Language = 'ko' | 'en';
export const LANGUAGES: readonly Language[] = ['ko', 'en'];

type Tree = { [key: string]: Tree | string };

const cache = new Map<string, Tree>();

function namespace(language: Language, name: string): Tree {
  const file = join(__dirname, `../web/src/locales/${language}/${name}.json`);
  const known = cache.get(file);
  if (known) return known;
  const tree = JSON.parse(readFileSync(file, 'utf8')) as Tree;
  cache.set(file, tree);
  return tree;
}

function raw(language: Language, key: string): string | undefined {
  const [name = '', path = ''] = key.split(':');
  let node: Tree | string | undefined = namespace(language, name);
  for (const part of path.split('.')) node = typeof node === 'object' ? node[part] : undefined;
  return typeof node === 'string' ? node.replace(/<[^>]+>/g, '') : undefined;
}

type Values = Record<string, string | number>;

/** What every text may name, as in web/src/base/contacts.ts: `{{line.hicap.number}}`. */
const LINES = new Map<string, string>(
  Object.entries(helpLineNumbers()).flatMap(([name, { number, spelled = '' }]) => [
    [`line.${name}.number`, number] as const,
    [`line.${name}.spelled`, spelled] as const,
  ]),
);

/** With a `count`, the form of the language for that many, as the pages choose it. */
function textOf(language: Language, key: string, { count }: Values): string {
  const form = typeof count === 'number' ? new Intl.PluralRules(language).select(count) : 'other';
  const text = raw(language, key) ?? raw(language, `${key}_${form}`) ?? raw(language, `${key}_other`);
  if (text === undefined) throw new Error(`No text ${key} in ${language}`);
  return text;
}

/** The text of `namespace:path.to.key`, with its placeholders filled. */
export function phrase(language: Language, key: string, values: Values = {}): string {
  const text = fillPlaceholders(textOf(language, key, values), (name) => {
    const value = values[name] ?? LINES.get(name);
    return value === undefined ? undefined : String(value);
  });
  return keepTogether(text);
}

/** The same as a pattern: placeholders without a value stand for any text. */
export function phrasePattern(language: Language, key: string, values: Values = {}): RegExp {
  const escaped = phrase(language, key, values).replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  return new RegExp(escaped.replace(/\s/g, '\\s').replace(/{{\w+}}/g, '.+?'));
}
