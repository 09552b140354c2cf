// Every text a person can read, from the places where texts stand: the locale files and the `ko`/`en` pairs of the source.
// Read from the syntax tree, so that a sentence built inside a function is found as well as one in a table.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

export type Language = 'ko' | 'en';

export interface VisibleString {
  language: Language;
  text: string;
  /** File and key or line, for the person who mends it. */
  at: string;
}

const ROOT = join(__dirname, '../..');
const SOURCE_ROOMS = ['libs', 'services', 'web/src', 'tools/identity'];
/** What people type, in the matching and in the assistant, is input and is never shown. */
const NOT_SHOWN =
  /node_modules|\.test\.|\.spec\.|\.d\.ts$|libs\/testing\/|\/testing\/|libs\/content\/src\/(?:matching|medicines)\/|assistant\/(?:understanding|retrieval)\//;
/** The data files are read from their syntax tree as well, so that each text has its line. */
const IS_SOURCE =
  /\.(ts|tsx|mjs)$|^libs\/content\/data\/[^/]+\.json$|^(?:libs\/[a-z]+\/src|services|web\/src|tools\/identity)\/.*(?:\bwords|figures\/.+)\.json$/;
const HANGUL = /[가-힣]/;

/** The files below a folder, sorted, relative to the repository. */
function filesBelow(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1))
    .filter((file) => !NOT_SHOWN.test(file))
    .sort();
}

/** Each text of a locale file with the path of its key. */
export function stringsOfLocale(language: Language, json: string, at: string): VisibleString[] {
  const found: VisibleString[] = [];
  const walk = (value: unknown, key: string): void => {
    if (typeof value === 'string') found.push({ language, text: value, at: `${at} ${key}` });
    if (typeof value !== 'object' || value === null) return;
    for (const [name, below] of Object.entries(value)) walk(below, key ? `${key}.${name}` : name);
  };
  walk(JSON.parse(json), '');
  return found;
}

/** The text of a literal, a template (its values as `{}`) or a sum of those; undefined for anything else. */
function textOf(node: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('');
  }
  if (ts.isParenthesizedExpression(node)) return textOf(node.expression);
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken) return undefined;
  const [left, right] = [textOf(node.left), textOf(node.right)];
  return left === undefined && right === undefined ? undefined : `${left ?? '{}'}${right ?? '{}'}`;
}

/** The language of a property or a function's result, by its name: `ko:`/`en:`. */
function languageOf(node: ts.Node): Language | undefined {
  if (!ts.isPropertyAssignment(node) || (!ts.isIdentifier(node.name) && !ts.isStringLiteral(node.name)))
    return undefined;
  const name = node.name.text;
  return name === 'ko' || name === 'en' ? name : undefined;
}

/** The texts of one source file: what stands below `ko:` or `en:`, and every literal with Hangul elsewhere. */
export function stringsOfSource(source: string, at: string): VisibleString[] {
  const file = ts.createSourceFile(at, source, ts.ScriptTarget.Latest, true);
  const found: VisibleString[] = [];
  const add = (node: ts.Node, language: Language, text: string): void => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    found.push({ language, text, at: `${at}:${line + 1}` });
  };
  const walk = (node: ts.Node, within: Language | undefined): void => {
    const language = languageOf(node) ?? within;
    const text = ts.isExpression(node) ? textOf(node) : undefined;
    if (text !== undefined) {
      if (language ?? HANGUL.test(text)) add(node, language ?? 'ko', text);
      return;
    }
    ts.forEachChild(node, (child) => walk(child, language));
  };
  walk(file, undefined);
  return found;
}

/** All visible strings of the product. */
export function visibleStrings(): VisibleString[] {
  const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
  const locales = (['ko', 'en'] as const).flatMap((language) =>
    filesBelow(`web/src/locales/${language}`).flatMap((file) => stringsOfLocale(language, read(file), file)),
  );
  const sources = SOURCE_ROOMS.flatMap(filesBelow).filter((file) => IS_SOURCE.test(file));
  return [...locales, ...sources.flatMap((file) => stringsOfSource(read(file), file))];
}
