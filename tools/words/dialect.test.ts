// Documents and READMEs use standard terms (docs/glossary-en.md). ESLint checks identifiers by the same list.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DIALECT_WORD, PLAIN_IDENTIFIER } from '../lint/dialect.mjs';

const ROOT = resolve(__dirname, '../..');
/** The list of old names, the fact record, specs of law, and reports that commands write. */
const EXEMPT = /^docs\/(glossary-en\.md|facts\/|assistant-report\.md|letters-report\.md)|\/spec\.md$/;

const documents = execFileSync('git', ['ls-files', '-z', '--', '*.md'], { cwd: ROOT, encoding: 'utf8' })
  .split('\0')
  .filter((path) => path !== '' && !EXEMPT.test(path));

/** Old words with their line; code blocks, code spans and quotes in quotation marks may hold anything. */
function dialectIn(markdown: string): string[] {
  const prose = markdown
    .replace(/^```[\s\S]*?^```/gm, (block) => block.replace(/[^\n]/g, ''))
    .replace(/`[^`\n]+`|"[^"\n]+"/g, '');
  return prose
    .split('\n')
    .flatMap((line, index) => [...line.matchAll(DIALECT_WORD)].map(([word]) => `${index + 1}: ${word}`));
}

describe('the words of the documents', () => {
  it.each(documents)('%s uses standard terms', (path) => {
    expect(dialectIn(readFileSync(resolve(ROOT, path), 'utf8'))).toEqual([]);
  });

  it('are found in prose, not in code or quotes', () => {
    expect(dialectIn('It is told\n`asked` and "heard"\n```\nnobody\n```\nWhoever stands')).toEqual([
      '1: told',
      '6: Whoever',
      '6: stands',
    ]);
  });

  it('are refused as parts of identifiers', () => {
    const plain = new RegExp(PLAIN_IDENTIFIER);
    const names = [
      'told',
      'isAsked',
      'NOBODY_WAITS',
      'lastHeardAt',
      'standsTogether',
      'besides',
      'askedness',
      'toldest',
      'basked',
    ];
    expect(names.filter((name) => !plain.test(name))).toEqual(names.slice(0, 5));
  });
});
