import { screen } from '@testing-library/react';
import { FAQS } from '@app/content/records/faqs';
import { FIGURES } from '@app/benefits/figures/figures';
import { renderApp } from '../../../test/render-app';
import { violations } from '../../../test/violations';
import { faqText } from '../faqs/faq-text';
import { replyText } from '../reply/reply-text';
import { hmoAnswer } from '../../../test/records';
import { ShareText } from './share-text';

const TEXT = { ko: '올리브 클리닉\n주소: 1\u2060번지', en: 'Olive Clinic\nAddress: 1' };

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'share');
});

test.each([
  ['ko', '올리브 클리닉\n주소: 1번지', 'Olive Clinic'],
  ['en', 'Olive Clinic\nAddress: 1', '올리브 클리닉'],
] as const)(
  'sends the language of the reader, or both, without invisible characters (%s)',
  async (language, own, other) => {
    const { user, container } = await renderApp(<ShareText text={() => TEXT} />, { language });
    const copy = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const [send, both] = screen.getAllByRole('button');
    await user.click(send!);
    expect(copy).toHaveBeenLastCalledWith(own);
    await user.click(both!);
    await user.click(send!);
    expect(copy.mock.lastCall?.[0]).toMatch(new RegExp(`^${own}\n\n${other}`));
    expect(await violations(container)).toEqual([]);
  },
);

test('the phone’s own way of sending comes first; where nothing is allowed the words are there to copy', async () => {
  const share = jest
    .fn<Promise<void>, [ShareData]>()
    .mockResolvedValueOnce()
    .mockRejectedValueOnce(new Error('refused'));
  Object.assign(navigator, { share });
  const { user } = await renderApp(<ShareText hasBoth={false} text={() => 'one\ntwo'} />);
  const send = screen.getByRole('button', { name: '카카오톡·문자로 보내기' });
  await user.click(send);
  expect(share).toHaveBeenCalledWith({ text: 'one\ntwo' });
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await user.click(send);
  expect(await screen.findByRole('textbox', { name: '보낼 글' })).toHaveValue('one\ntwo');
});

test('an answer says its question first, its amounts with their year, whom to call and its address last', () => {
  const faq = FAQS.find(({ id }) => id === 'part-b-premium')!;
  const { ko, en } = faqText(faq, '2026-11-28', FIGURES, 'https://guide.example');
  expect(ko.split('\n')[0]).toBe(faq.question.ko);
  expect(ko).toMatch(/2026년.*202\.90달러/);
  expect(en).toMatch(
    /Social Security[^\n]*: 1-800-772-1213|HICAP[^\n]*: 1-800-434-0222|Medicare[^\n]*: 1-800-633-4227/,
  );
  expect(en).toMatch(/\nSource: .+ checked /);
  expect(en.split('\n').at(-1)).toBe('https://guide.example/faqs#part-b-premium');
  for (const each of FAQS) expect(faqText(each, '2026-11-28', FIGURES, '').ko).not.toContain('{{');
});

test('an answer of the assistant too', () => {
  const lines = replyText(hmoAnswer, 'https://guide.example').split('\n');
  expect(lines[0]).toBe(hmoAnswer.question);
  expect(lines.at(-1)).toMatch(/^https:\/\/guide\.example\//);
});
