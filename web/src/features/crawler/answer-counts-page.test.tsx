import { screen, within } from '@testing-library/react';
import { ANSWER_COUNT_PATHS } from '@app/contracts/http/answer-counts';
import type { AnswerCounts, AnswerCountsResponse } from '@app/contracts/http/answer-counts';
import { fakeServer } from '../../../test/fake-server';
import { renderApp } from '../../../test/render-app';
import { violations } from '../../../test/violations';
import { AnswerCountsPage } from './answer-counts-page';

const countsOf = (some: Partial<AnswerCounts>): AnswerCounts => ({
  answered: 0,
  offered: 0,
  unknown: 0,
  refused: 0,
  danger: 0,
  unhelpful: 0,
  ...some,
});
const RESPONSE: AnswerCountsResponse = {
  days: [{ day: '2026-11-28', counts: countsOf({ answered: 1234, unhelpful: 2 }) }],
  cards: [
    {
      card: 'faq-referral',
      asks: { ko: '전문의 의뢰서가 무엇인가요?', en: 'What is a referral?' },
      counts: countsOf({ answered: 1200, unhelpful: 2 }),
    },
    { card: 'none', asks: null, counts: countsOf({ unknown: 9 }) },
    { card: 'faq-of-before', asks: null, counts: countsOf({ offered: 3 }) },
  ],
};

test.each([
  ['ko', '답별 횟수', /전문의 의뢰서가 무엇인가요\?.*1,200/, /답하지 못한 질문.*9/, /지금은 없는 답.*3/],
  ['en', 'By answer', /What is a referral\?.*1,200/, /Questions without an answer.*9/, /no longer exists.*3/],
] as const)('shows the counts by day and by answer (%s)', async (language, caption, ...rows) => {
  fakeServer({ [ANSWER_COUNT_PATHS.counts]: { body: RESPONSE } });
  const { container } = await renderApp(<AnswerCountsPage />, { language });
  const [, ...shown] = within(await screen.findByRole('table', { name: caption })).getAllByRole('row');
  for (const [index, row] of rows.entries()) expect(shown[index]).toHaveTextContent(row);
  expect(await violations(container)).toEqual([]);
});

test('says that nothing was counted yet', async () => {
  fakeServer({ [ANSWER_COUNT_PATHS.counts]: { body: { days: [], cards: [] } } });
  await renderApp(<AnswerCountsPage />, { language: 'ko' });
  expect(await screen.findByText('아직 센 답이 없습니다')).toBeInTheDocument();
});

test('offers somebody who is not signed in to log in, and shows no number', async () => {
  fakeServer({
    [ANSWER_COUNT_PATHS.counts]: { status: 401, body: { code: 'not_signed_in', message: 'x', requestId: 'r' } },
    '/api/auth/user': { status: 401, body: { code: 'not_signed_in' } },
  });
  await renderApp(<AnswerCountsPage />, { at: '/admin/answers', language: 'en' });
  expect(await screen.findByText('Only operators can see this')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Log in as an operator' })).toHaveAttribute(
    'href',
    '/api/login?returnTo=%2Fadmin%2Fanswers',
  );
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});
