import { screen } from '@testing-library/react';
import { renderApp } from '../../../test/render-app';
import { StaleNote } from './stale-note';

test.each([
  ['ko', 20, '지금은 새로 읽을 수 없어 방금 전에 읽어 둔 내용을 보여 드립니다.'],
  ['ko', 605, '지금은 새로 읽을 수 없어 10분 전에 읽어 둔 내용을 보여 드립니다.'],
  ['en', 61, 'We cannot read this anew right now. You see what we read 1 minute ago.'],
  ['en', 605, 'We cannot read this anew right now. You see what we read 10 minutes ago.'],
] as const)('a list of before says how old it is (%s, %i s)', async (language, staleSeconds, words) => {
  await renderApp(<StaleNote answer={{ staleSeconds }} />, { language });
  expect(screen.getByRole('status')).toHaveTextContent(words);
});

test('a list of this moment says nothing', async () => {
  const { container } = await renderApp(<StaleNote answer={{ staleSeconds: null }} />);
  expect(container).toHaveTextContent('');
});
