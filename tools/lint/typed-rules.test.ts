import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { noLooseText } from './no-loose-text.mjs';
import { noWordIndex } from './no-word-index.mjs';

// A project of its own: in the project of the repository TypeScript would check all of its files first.
const folder = mkdtempSync(path.join(tmpdir(), 'lint-rules-'));
const typeRoots = [path.resolve(__dirname, '../../node_modules/@types')];
const compilerOptions = { strict: true, jsx: 'preserve', types: ['node'], typeRoots };
writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
for (const name of ['word.ts', 'loose.tsx']) writeFileSync(path.join(folder, name), '');
const linter = new Linter({ cwd: folder });
afterAll(() => rmSync(folder, { recursive: true }));

const messagesOf = (name: string, code: string): (string | undefined)[] =>
  linter
    .verify(
      code,
      {
        files: ['**/*.{ts,tsx}'],
        languageOptions: {
          parser: tseslint.parser,
          parserOptions: { projectService: true, tsconfigRootDir: folder },
        },
        plugins: { house: { rules: { 'no-loose-text': noLooseText, 'no-word-index': noWordIndex } } },
        rules: { [name]: 'error' },
      },
      { filename: path.join(folder, name.endsWith('loose-text') ? 'loose.tsx' : 'word.ts') },
    )
    .map(({ messageId, message }) => messageId ?? message);

describe('no-loose-text', () => {
  const GIVEN = 'declare const t: (key: string) => string; declare const name: string; declare const isOpen: boolean;';
  const faults = (code: string) => messagesOf('house/no-loose-text', `${GIVEN} const part = ${code};`);

  test.each([
    '<p><b />{isOpen && t("a")}</p>',
    '<p>{isOpen ? t("a") : <b />} <b /></p>',
    '<p>{isOpen && <b />}{t("a")}</p>',
    '<>{isOpen && <b />}{name} <b /></>',
  ])('a text that comes and goes, or a part in front of a text, is refused: %s', (code) =>
    expect(faults(code)).not.toEqual([]),
  );

  test.each([
    '<p>{isOpen && t("a")}</p>',
    '<p>{t("a")} <b /></p>',
    '<p>{isOpen ? t("a") : t("b")} <b /></p>',
    '<p>{t("a")}{isOpen && <b />}</p>',
    '<p>{isOpen && <b />}<b>{t("a")}</b></p>',
    '<p>{name && <b />}<b /></p>',
  ])('text alone, text that is always there, and elements are left alone: %s', (code) =>
    expect(faults(code)).toEqual([]),
  );
});

describe('no-word-index', () => {
  const faults = (code: string) => messagesOf('house/no-word-index', code);
  const TABLE = 'declare const table: Readonly<Record<string, string>>; declare const word: string;';

  test.each([
    `${TABLE} table[word];`,
    `${TABLE} word in table;`,
    `${TABLE} (table as Record<string, string> | undefined)?.[word.toLowerCase()];`,
    `${TABLE} const copy: Record<string, string> = {}; copy[word] = '1';`,
    `${TABLE} table[\`\${word}\`];`,
  ])('a word from anywhere is not looked up in an object: %s', (code) => expect(faults(code)).toEqual(['word']));

  test.each([
    'declare const table: Record<string, string>; table["name"]; table.name;',
    'declare const table: Record<"a" | "b", string>; declare const key: keyof typeof table; table[key];',
    'declare const list: string[]; declare const at: number; list[at];',
    'declare const table: Map<string, string>; declare const word: string; table.get(word);',
    'declare const word: string; process.env[word];',
    `${TABLE} table[\`sheet-\${word}\`];`,
  ])('names that are known, numbers, maps and the environment are left alone: %s', (code) =>
    expect(faults(code)).toEqual([]),
  );
});
