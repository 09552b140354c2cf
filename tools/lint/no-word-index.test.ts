import path from 'node:path';
import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { noWordIndex } from './no-word-index.mjs';

const FOLDER = path.resolve(__dirname, '../..');
const linter = new Linter({ cwd: FOLDER });
const config: Linter.Config = {
  files: ['**/*.ts'],
  languageOptions: {
    parser: tseslint.parser,
    parserOptions: { projectService: { allowDefaultProject: ['word.ts'] }, tsconfigRootDir: FOLDER },
  },
  plugins: { house: { rules: { 'no-word-index': noWordIndex } } },
  rules: { 'house/no-word-index': 'error' },
};
const faults = (code: string): (string | undefined)[] =>
  linter.verify(code, config, { filename: path.join(FOLDER, 'word.ts') }).map(({ messageId }) => messageId);

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
