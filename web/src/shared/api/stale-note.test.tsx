import { screen } from '@testing-library/react';
import { renderApp } from '../../../test/render-app';
import { StaleNote } from './stale-note';

test.each([
  ['ko', 20, '지금은 새로 불러올 수 없어 조금 전에 받아 둔 내용을 보여 드립니다.'],
  ['ko', 605, '지금은 새로 불러올 수 없어 10분 전에 받아 둔 내용을 보여 드립니다.'],
  ['en', 61, 'We can’t update this right now. You’re seeing what we got 1 minute ago.'],
  ['en', 605, 'We can’t update this right now. You’re seeing what we got 10 minutes ago.'],
] as const)('a list of before says how old it is (%s, %i s)', async (language, staleSeconds, words) => {
  await renderApp(<StaleNote answer={{ staleSeconds }} />, { language });
  expect(screen.getByRole('status')).toHaveTextContent(words);
});

test('a list of this moment says nothing', async () => {
  const { container } = await renderApp(<StaleNote answer={{ staleSeconds: null }} />);
  expect(container).toHaveTextContent('');
});
