import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen } from '@testing-library/react';
import { GLOSSARY } from '@app/content/records/glossary';
import { renderApp } from '../../../test/render-app';
import { violations } from '../../../test/violations';
import { RichText } from '../../ui/rich-text';
import { TERM_MARKS } from './term-marks';

test('every mark names a term that is there', () => {
  const ids = GLOSSARY.map(({ id }) => id);
  expect(Object.values(TERM_MARKS).filter(({ props }) => !ids.includes(props.id))).toEqual([]);
});

const LOCALES = ['medicare', 'medi-cal', 'covered-california', 'plans', 'comparison'] as const;
/** Marks of weight, of a number and of a link. */
const PLAIN = new Set(['a', 'b', 'n']);
const MARK = /<(\w+)>/g;

test.each(LOCALES)('the marks of %s are known, the same in both languages, each once', (name) => {
  const [ko = [], en = []] = ['ko', 'en'].map((language) => {
    const text = readFileSync(join(__dirname, `../../locales/${language}/${name}.json`), 'utf8');
    return [...text.matchAll(MARK)].map(([, mark = '']) => mark).filter((mark) => !PLAIN.has(mark));
  });
  expect(ko.length).toBeGreaterThan(1);
  expect(ko.filter((mark) => !Object.hasOwn(TERM_MARKS, mark))).toEqual([]);
  expect([...en].sort()).toEqual([...ko].sort());
  expect(ko.filter((mark, at) => ko.indexOf(mark) !== at)).toEqual([]);
});

test('a word in a sentence explains itself by keyboard, and gives the focus back', async () => {
  const { user } = await renderApp(
    <main>
      <p>
        <RichText text="<deductible>공제액</deductible>을 낸 뒤에는 보통 20%를 냅니다." tags={TERM_MARKS} />
      </p>
    </main>,
  );
  const word = screen.getByRole('button', { name: '공제액' });
  await user.tab();
  expect(word).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText(GLOSSARY.find(({ id }) => id === 'deductible')?.meaning.ko ?? '')).toBeVisible();
  const bubble = screen.getByRole('dialog', { name: '공제액' });
  expect(screen.getByRole('link', { name: '용어 더 보기' })).toHaveAttribute('href', '/glossary#deductible');
  expect(await violations(bubble)).toEqual([]);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(word).toHaveFocus();
});
