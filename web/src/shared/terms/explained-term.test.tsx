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
