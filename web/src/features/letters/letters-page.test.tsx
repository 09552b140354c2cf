import { act, screen, waitFor, within } from '@testing-library/react';
import { LETTER_URGENCIES, LETTERS } from '@app/content/records/letters';
import { renderApp } from '../../../test/render-app';
import type { RenderOptions } from '../../../test/render-app';
import { violations } from '../../../test/violations';
import { LettersPage } from './letters-page';

/** One letter of each urgency. */
const ONE_OF_EACH = LETTER_URGENCIES.flatMap((urgency) => LETTERS.find((letter) => letter.urgency === urgency) ?? []);

const open = (options: RenderOptions = {}) => renderApp(<LettersPage />, { at: '/letters', ...options });
const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const box = () => screen.getByRole('searchbox');

describe('the letter helper', () => {
  it('begins with letters that many people get', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 2, name: '자주 오는 편지' })).toBeInTheDocument();
    expect(names()).toHaveLength(8);
  });

  it('finds by words and keeps what is typed out of the address', async () => {
    const { user, router } = await open();
    await user.type(box(), 'sar7');
    expect(screen.getByRole('heading', { level: 2, name: '이 편지로 보입니다' })).toBeInTheDocument();
    expect(names()).toEqual(['캘프레시 6개월 보고서(SAR 7)']);
    expect(router.state.location.search).toBe('');
  });

  it('asks who sent a yellow letter, and narrows by the answer', async () => {
    const { user, router } = await open();
    await user.type(box(), '노란 편지가 왔어요');
    expect(screen.getByRole('heading', { level: 2, name: '누가 보냈나요?' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '캘리포니아 주 정부(DHCS)' }));
    expect(names()).toEqual(['사망 뒤 재산 회수 노란 안내문(DHCS 9060)']);
    expect(router.state.location.search).toBe('?from=state');
  });

  it('asks who sent it where only a renewal was said, and looks among all letters of the one pressed', async () => {
    const { user } = await open({ language: 'en' });
    await user.type(box(), 'renewal');
    expect(screen.getByText(/Several offices send letters like this/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Covered California' }));
    expect(names()[0]).toBe('Covered California renewal notice (NOD12)');
    expect(screen.queryByText(/Several offices/)).not.toBeInTheDocument();
    // The next letter is of another sender: the press for the first one does not hide it.
    await user.clear(box());
    await user.type(box(), 'sar7');
    expect(names()).toEqual(['CalFresh Eligibility Status Report (SAR 7)']);
  });

  it('asks what it is about where only the sender was said', async () => {
    const { user } = await open();
    await user.type(box(), '카운티에서 온 편지');
    expect(screen.getByText('어떤 내용인가요? 하나를 눌러 주세요.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '거절하거나 끝난다는 통지' }));
    expect(names()).toEqual(['메디캘 결정 통지서(NOA)', '간병 시간 결정 통지서(IHSS NOA)']);
  });

  it('narrows by color, sender and kind without a word', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: '회색' }));
    expect(names()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: '회색' }));
    await user.selectOptions(screen.getByRole('combobox', { name: '누가 보냈나요?' }), '커버드 캘리포니아');
    expect(names()).toHaveLength(LETTERS.filter(({ from }) => from === 'covered-california').length);
  });

  it('warns of a swindle instead of explaining it', async () => {
    const { user } = await open({ language: 'en' });
    await user.type(box(), 'someone called asking for my medicare number');
    expect(screen.getByRole('heading', { level: 2, name: 'Do not reply' })).toBeInTheDocument();
    expect(screen.getByText('This may be a scam')).toBeInTheDocument();
    expect(names().some((name) => /Medicare card \(new/.test(name ?? ''))).toBe(false);
  });

  it('says that it does not know a letter, names the counselors and starts over', async () => {
    const { user } = await open({ language: 'en' });
    await user.type(box(), 'jury duty');
    const main = screen.getByRole('region', { name: 'No letter found' });
    expect(within(main).getByRole('link', { name: /HICAP.*1-800-434-0222/ })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(box()).toHaveValue('');
  });
});

describe('a letter', () => {
  const sheet = () => screen.getByRole('dialog');

  it('opens by its address with what to do, by when and whom to call, and closes on the page', async () => {
    const { user, router } = await open({ at: '/letters#denial-cms-10003' });
    expect(sheet()).toHaveAccessibleName('진료 거절 통지서(CMS-10003)');
    const due = within(sheet()).getByRole('region', { name: '언제까지인가요?' });
    expect(due).toHaveTextContent(/그 기한을 따르세요.*통지서 날짜부터 65일/);
    const calls = within(sheet()).getByRole('region', { name: '누구에게 물어보나요?' });
    expect(calls).toHaveTextContent('먼저 전화할 곳: 플랜 카드에 적힌 번호');
    expect(within(calls).getByRole('link', { name: /1-800-434-0222/ })).toHaveAttribute('href', 'tel:+18004340222');
    await user.click(within(sheet()).getByRole('button', { name: '닫기' }));
    expect(router.state.location.hash).toBe('');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('leads to the look-alikes, and back by one step', async () => {
    const { user, router } = await open();
    await user.type(box(), 'cms500');
    await user.click(screen.getByRole('button', { name: /자세히/ }));
    await user.click(within(sheet()).getByRole('button', { name: /이 편지가 진짜인가요/ }));
    await user.click(within(sheet()).getByRole('button', { name: /마지막 통지 엽서/ }));
    expect(router.state.location.hash).toBe('#scam-lookalike');
    expect(sheet()).toHaveTextContent('사기일 수 있습니다');
    await user.click(within(sheet()).getByRole('button', { name: '닫기' }));
    expect(box()).toHaveValue('cms500');
  });

  it('closes at once and by one step, however often it is asked, and the next one opens after that step', async () => {
    const { user, router } = await open();
    await user.type(box(), 'cms500');
    await user.click(screen.getByRole('button', { name: /자세히/ }));
    const navigate = router.navigate.bind(router);
    const steps = jest.spyOn(router, 'navigate').mockResolvedValue(undefined);
    await user.keyboard('{Escape}{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /자세히/ }));
    expect(steps.mock.calls).toEqual([[-1]]);
    steps.mockRestore();
    await act(() => navigate(-1));
    expect(await screen.findByRole('dialog')).toBeVisible();
    await user.click(within(sheet()).getByRole('button', { name: '닫기' }));
    await waitFor(() => expect(router.state.location.hash).toBe(''));
  });

  it('stays closed where a link was cut off', async () => {
    await open({ at: '/letters#cms-%E' });
    expect(names()).toHaveLength(8);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('wears a mark where no one has confirmed it', async () => {
    await open({ at: '/letters#ssa-1099', language: 'en' });
    expect(within(sheet()).getByText('Being checked')).toBeInTheDocument();
    expect(sheet()).toHaveTextContent('not yet confirmed this on an official page');
  });

  it.each(ONE_OF_EACH)('$id opens whole, with its name in both languages', async ({ id, title }) => {
    await open({ at: `/letters#${id}`, language: 'en' });
    expect(sheet()).toHaveAccessibleName(title.en);
    expect(within(sheet()).getByText(title.ko)).toHaveAttribute('lang', 'ko');
    expect(within(sheet()).getAllByRole('region').length).toBeGreaterThanOrEqual(5);
    expect(sheet().textContent).not.toMatch(/undefined|null|sheet\.|facts\./);
  });

  it.each(['ko', 'en'] as const)('has no accessibility violations in %s', async (language) => {
    const { container } = await open({ at: '/letters#extra-help-yellow', language });
    expect(await violations(container)).toEqual([]);
    expect(await violations(sheet())).toEqual([]);
  });
});
