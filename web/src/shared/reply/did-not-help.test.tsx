import { screen } from '@testing-library/react';
import { ANSWER_COUNT_PATHS } from '@app/contracts/http/answer-counts';
import { fakeServer } from '../../../test/fake-server';
import { hmoAnswer } from '../../../test/records';
import { renderApp } from '../../../test/render-app';
import { AnswerCard } from './answer-card';

const open = (answer = hmoAnswer) => renderApp(<AnswerCard answer={answer} titleAs="h3" />, { language: 'ko' });

test('an answer that did not help is counted by its card alone', async () => {
  const { sent } = fakeServer({ [ANSWER_COUNT_PATHS.unhelpful]: { body: { card: 'faq-hmo-ppo' } } });
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: '도움이 안 됐어요' }));
  expect(await screen.findByText(/횟수만 셌습니다/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '도움이 안 됐어요' })).not.toBeInTheDocument();
  expect(sent).toEqual(['POST /api/chat/unhelpful {"card":"faq-hmo-ppo"}']);
});

test('a press that could not be sent is said, and may be repeated', async () => {
  fakeServer({ [ANSWER_COUNT_PATHS.unhelpful]: { status: 503, body: {} } });
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: '도움이 안 됐어요' }));
  expect(await screen.findByText(/지금은 보내지 못했습니다/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '도움이 안 됐어요' })).toBeEnabled();
});

test('danger is not rated', async () => {
  fakeServer({});
  await open({ ...hmoAnswer, reply: { ...hmoAnswer.reply, kind: 'emergency' } });
  expect(screen.queryByRole('button', { name: '도움이 안 됐어요' })).not.toBeInTheDocument();
});
