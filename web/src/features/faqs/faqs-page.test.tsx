import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { FAQS } from '@app/content/records/faqs';
import { fakeServer } from '../../../test/fake-server';
import { hmoAnswer } from '../../../test/records';
import { renderApp } from '../../../test/render-app';
import type { RenderOptions } from '../../../test/render-app';
import { pageOf } from '@web/shared/faqs/faq-answer';
import { FaqsPage } from './faqs-page';

const open = (options: RenderOptions = {}) => renderApp(<FaqsPage />, { at: '/faqs', ...options });
const questions = () => screen.getAllByRole('button', { expanded: false });
const opened = () => screen.queryAllByRole('button', { expanded: true });

afterEach(() => jest.useRealTimers());
beforeEach(() =>
  jest.useFakeTimers({
    now: new Date('2026-11-22T20:00:00Z'),
    doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask'],
  }),
);

test.each(['ko', 'en'])('every page an answer leads to has a name in %s', (language) => {
  const file = join(__dirname, `../../locales/${language}/faqs.json`);
  const { pages } = JSON.parse(readFileSync(file, 'utf8')) as { pages: Record<string, string> };
  expect(FAQS.filter(({ page }) => page !== null && !pages[pageOf(page)]).map(({ id }) => id)).toEqual([]);
});

describe('the questions', () => {
  it('begin with two of each category and open one at a time, named in the address', async () => {
    const { user, router } = await open();
    expect(questions()).toHaveLength(14);
    await user.click(screen.getByRole('button', { name: /메디케어는 누가/ }));
    await user.click(screen.getByRole('button', { name: '파트 B 보험료는 올해 얼마인가요?' }));
    expect(opened()).toHaveLength(1);
    expect(router.state.location.hash).toBe('#part-b-premium');
    expect(screen.getByRole('region', { name: /파트 B 보험료/ })).toHaveTextContent(
      '2026년 표준 보험료는 한 달 202.90달러',
    );
    await user.click(screen.getByRole('button', { name: `질문 ${FAQS.length}개 모두 보기` }));
    expect([...questions(), ...opened()]).toHaveLength(FAQS.length);
  });

  it('are found by Korean words with particles and slips of spelling, within a category too', async () => {
    const { user, router } = await open();
    await user.click(screen.getByRole('searchbox'));
    await user.paste('메디칼 재산은');
    expect(questions()[0]).toHaveTextContent('예금이 있으면 메디캘을 받지 못하나요?');
    expect(new URLSearchParams(router.state.location.search).get('q')).toBe('메디칼 재산은');
    await user.clear(screen.getByRole('searchbox'));
    await user.click(screen.getByRole('button', { name: '비용' }));
    const costs = FAQS.filter(({ category }) => category === 'costs');
    expect(questions()).toHaveLength(14);
    await user.click(screen.getByRole('button', { name: `질문 ${costs.length}개 모두 보기` }));
    expect(questions().map(({ textContent }) => textContent)).toContain('약값에는 한 해 한도가 있나요?');
    expect(questions()).toHaveLength(costs.length);
  });

  it('put the one first that the assistant answers with, also where the words do not find it', async () => {
    fakeServer({ '/api/chat/answer': { body: { answer: hmoAnswer } } });
    await open({ at: '/faqs?q=zzz' });
    expect(await screen.findByRole('button', { name: /HMO와 PPO/ })).toBeInTheDocument();
    expect(questions()).toHaveLength(1);
  });

  it('have the answer of the assistant above them when it is none of them', async () => {
    fakeServer({ '/api/chat/answer': { body: { answer: { ...hmoAnswer, card: 'figure-part-b-premium' } } } });
    await open({ at: '/faqs?q=zzz' });
    expect(await screen.findByRole('heading', { name: hmoAnswer.question })).toBeInTheDocument();
    expect(screen.queryByText('찾은 것이 없습니다')).not.toBeInTheDocument();
  });

  it('keep a search in the address that is not rendered yet when one is opened', async () => {
    const { router } = await open();
    await act(async () => {
      fireEvent.change(screen.getByRole('searchbox'), { target: { value: '보험료' } });
      fireEvent.click(screen.getByRole('button', { name: '파트 B 보험료는 올해 얼마인가요?' }));
      await Promise.resolve();
    });
    expect(router.state.location).toMatchObject({ search: '?q=%EB%B3%B4%ED%97%98%EB%A3%8C', hash: '#part-b-premium' });
    expect(opened()).toHaveLength(1);
  });

  it('open where a link leads while the page is open, also behind the first ones', async () => {
    const { router } = await open();
    const last = FAQS.at(-1)!;
    await act(() => router.navigate(`/faqs#${last.id}`));
    expect(opened()).toHaveLength(1);
    expect(screen.getByRole('button', { name: last.question.ko, expanded: true })).toHaveFocus();
  });

  it('have a number in their sentences that can be pressed', async () => {
    await open({ at: '/faqs#work-injury' });
    const answer = await screen.findByRole('region', { name: /일하다 다쳤습니다/ });
    expect(within(answer).getByRole('link', { name: '1-800-736-7401' })).toHaveAttribute('href', 'tel:+18007367401');
  });

  it('say so when there is none, and show all again', async () => {
    const { user } = await open({ at: '/faqs?q=bicycle', language: 'en' });
    expect(screen.getByText('No results found')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show all questions' }));
    expect(questions()).toHaveLength(14);
  });

  it('open by a link, with focus, sources and whom to call', async () => {
    await open({ at: '/faqs#legal-help', language: 'en' });
    expect(opened()[0]).toHaveFocus();
    const answer = screen.getByRole('region', { name: 'Can I get free legal help?' });
    expect(within(answer).getByRole('link', { name: /1-888-804-3536/ })).toHaveAttribute('href', 'tel:+18888043536');
    expect(within(answer).getByRole('link', { name: /Health Consumer Alliance, About us/ })).toHaveAttribute(
      'href',
      'https://healthconsumer.org/about-us',
    );
    expect(answer).toHaveTextContent(/November 20, 2026/);
  });
});
