import path from 'node:path';
import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { noLooseText } from './no-loose-text.mjs';

const FOLDER = path.resolve(__dirname, '../..');
const linter = new Linter({ cwd: FOLDER });
const config: Linter.Config = {
  files: ['**/*.tsx'],
  languageOptions: {
    parser: tseslint.parser,
    parserOptions: { projectService: { allowDefaultProject: ['loose.tsx'] }, tsconfigRootDir: FOLDER },
  },
  plugins: { house: { rules: { 'no-loose-text': noLooseText } } },
  rules: { 'house/no-loose-text': 'error' },
};
const GIVEN = 'declare const t: (key: string) => string; declare const name: string; declare const isOpen: boolean;';
const faults = (code: string): number =>
  linter.verify(`${GIVEN} const part = ${code};`, config, { filename: path.join(FOLDER, 'loose.tsx') }).length;

test.each([
  '<p><b />{isOpen && t("a")}</p>',
  '<p>{isOpen ? t("a") : <b />} <b /></p>',
  '<p>{isOpen && <b />}{t("a")}</p>',
  '<>{isOpen && <b />}{name} <b /></>',
])('a text that comes and goes, or a part in front of a text, is refused: %s', (code) =>
  expect(faults(code)).toBeGreaterThan(0),
);

test.each([
  '<p>{isOpen && t("a")}</p>',
  '<p>{t("a")} <b /></p>',
  '<p>{isOpen ? t("a") : t("b")} <b /></p>',
  '<p>{t("a")}{isOpen && <b />}</p>',
  '<p>{isOpen && <b />}<b>{t("a")}</b></p>',
  '<p>{name && <b />}<b /></p>',
])('text alone, text that is always there, and elements are left alone: %s', (code) => expect(faults(code)).toBe(0));
