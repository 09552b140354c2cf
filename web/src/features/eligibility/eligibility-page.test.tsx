import koMessages from '@web/locales/ko/messages.json';
import { screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import { act } from 'react';
import type { CheckedRequest } from '@app/benefits/check/facts-of-request';
import { ELIGIBILITY_PROGRAMS } from '@app/contracts/http/eligibility';
import { toastStore } from '@web/ui/toast-store';
import { answerTo, bodies, fill, ok, open, PATH, send } from '../../../test/eligibility-screen';
import { fakeServer } from '../../../test/fake-server';
import { renderApp } from '../../../test/render-app';
import type { RenderOptions } from '../../../test/render-app';
import { violations } from '../../../test/violations';
import { EligibilityDialog } from './eligibility-dialog';

async function result(known: Partial<CheckedRequest> = {}, options: RenderOptions = {}) {
  const opened = await open(ok(known), options);
  await fill(opened);
  await send(opened);
  await screen.findByRole('heading', { level: 1, name: answerTo(known).headline.ko });
  return opened;
}

/** A toast that a test before left open would take the Escape of the next. */
afterEach(() => act(() => toastStore.dismiss()));

describe('the form of the eligibility check', () => {
  it('holds nothing at first, and asks for what is missing where it is missing', async () => {
    const opened = await open(ok());
    expect(screen.getByLabelText('나이')).toHaveValue('');
    await send(opened);
    expect(screen.getByLabelText('나이')).toHaveFocus();
    for (const question of [/나이가 어떻게/, /소득이 얼마쯤/, /체류 신분이/]) {
      expect(screen.getByRole('group', { name: question })).toHaveAccessibleDescription(/이 질문에 답해 주세요/);
    }
    expect(opened.server.sent).toEqual([]);
  });

  it('asks by the month, says the year back, and sends the month', async () => {
    const opened = await open(ok());
    await fill(opened);
    expect(screen.getByText('16,800달러').closest('[role="status"]')).toHaveTextContent(
      '한 해 16,800달러로 계산합니다',
    );
    await send(opened);
    await screen.findByRole('heading', { level: 1, name: answerTo().headline.ko });
    expect(bodies(opened.server)).toEqual([
      {
        age: 67,
        monthlyIncome: '1400',
        citizenshipStatus: 'citizen',
        currentInsurance: 'medicare',
        householdSize: 1,
        hasSpouse: false,
      },
    ]);
  });

  it('questions a tiny yearly sum, and one press makes it a month', async () => {
    const { user } = await open(ok());
    await user.click(screen.getByRole('radio', { name: '한 해' }));
    await user.type(screen.getByLabelText('한 해 소득(달러)'), '1400');
    expect(screen.getByText(/한 해 소득이 1,400달러가 맞나요/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '한 달 소득입니다' }));
    expect(screen.getByLabelText('한 달 소득(달러)')).toHaveValue('1400');
    expect(screen.getByText('16,800달러')).toBeInTheDocument();
  });

  it('counts a spouse and children under 21, and asks about savings by the limits of that household', async () => {
    const opened = await open(ok());
    expect(screen.getByRole('radio', { name: '18,090달러보다 많고 130,000달러 이하' })).toBeInTheDocument();
    await opened.user.click(screen.getByRole('checkbox', { name: '배우자' }));
    await opened.user.click(screen.getByRole('button', { name: '21세 미만 자녀 한 명 더하기' }));
    expect(screen.getByText('3명')).toBeInTheDocument();
    expect(screen.getByRole('group', { name: /재산이 얼마쯤/ })).toHaveAccessibleDescription(/한국에 있는/);
    await fill(opened);
    await opened.user.click(screen.getByRole('radio', { name: '36,100달러보다 많고 260,000달러 이하' }));
    await send(opened);
    await waitFor(() =>
      expect(bodies(opened.server)[0]).toMatchObject({
        householdSize: 3,
        hasSpouse: true,
        assetsBand: 'aboveExtraHelp',
      }),
    );
  });

  it('asks the situation first, leaves out what it answers, and says whom to answer for', async () => {
    const opened = await open(ok({ situation: 'dual' }));
    await opened.user.click(screen.getByRole('button', { name: '부모님을 도와 드립니다' }));
    expect(screen.getByText(/부모님의 나이, 소득, 재산, 체류 신분/)).toBeInTheDocument();
    await fill(opened);
    await opened.user.click(screen.getByRole('button', { name: '메디케어와 메디캘이 둘 다 있습니다' }));
    expect(screen.queryByText(/부모님의 나이/)).not.toBeInTheDocument();
    expect(screen.queryByRole('group', { name: /지금 어떤 보험/ })).not.toBeInTheDocument();
    await send(opened);
    await screen.findByRole('heading', { level: 1, name: answerTo({ situation: 'dual' }).headline.ko });
    expect(bodies(opened.server)[0]).toMatchObject({ situation: 'dual', currentInsurance: 'medicare' });
    expect(screen.getAllByText(/메디케어와 메디캘 있음/)).toHaveLength(2);
  });

  it('shows the question that the server refuses', async () => {
    const refused = {
      code: 'bad_request',
      message: 'Please check the fields.',
      requestId: '1',
      fields: { monthlyIncome: 'Invalid input' },
    };
    const opened = await open({ status: 400, body: refused });
    await fill(opened);
    await send(opened);
    expect(await screen.findByText(koMessages.bad_request)).toBeInTheDocument();
    expect(screen.getByRole('group', { name: /소득이 얼마쯤/ })).toHaveAccessibleDescription(/값을 다시 확인해 주세요/);
  });

  it('keeps what was entered when the check fails, says so in place and in a toast, and can be sent again', async () => {
    const opened = await open([{ status: 503, body: {} }, ok()]);
    await fill(opened);
    await send(opened);
    expect(await screen.findByText('자격을 확인하지 못했습니다')).toBeInTheDocument();
    expect(screen.getByText(/급하면 HICAP/)).toHaveTextContent('HICAP 1-800-434-0222에 전화하세요');
    expect(screen.getAllByRole('link', { name: '1-800-434-0222' })[0]).toHaveAttribute('href', 'tel:+18004340222');
    expect(await screen.findByText('확인하지 못했습니다')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: '시민권자' })).toBeChecked();
    await send(opened);
    expect(await screen.findByRole('heading', { level: 1, name: answerTo().headline.ko })).toHaveFocus();
  });
});

describe('the result', () => {
  it('answers first: verdict, three actions with day, place and papers, three reasons, and no toast over it', async () => {
    const { container, user } = await result();
    expect([...container.querySelectorAll('[data-verdict]')].map((line) => line.getAttribute('data-verdict'))).toEqual([
      'medicare:have',
      'medi-cal:possible',
      'extra-help:possible',
    ]);
    // On the screen and on paper.
    expect(screen.getAllByText('67세 · 한 달 1,400달러 · 1명 · 시민권자 · 메디케어 있음')).toHaveLength(2);
    const actions = within(screen.getByRole('list', { name: '먼저 하실 일' })).getAllByRole('heading', { level: 2 });
    expect(actions).toHaveLength(3);
    const action = container.querySelector<HTMLElement>('[data-action="apply-medi-cal"]')!;
    expect(action).toHaveTextContent('언제언제든지 할 수 있지만 2026년 12월 31일까지 하시면 가장 좋습니다');
    expect(action).toHaveTextContent('서류신분증, 소득 서류 외 3가지');
    expect(within(action).getByRole('link', { name: /benefitscal\.com/i })).toBeInTheDocument();
    expect(within(action).getByRole('link', { name: /1-800-541-5555/ })).toHaveAttribute('href', 'tel:+18005415555');
    const bills = screen.getByText(/지난 3개월 병원비까지 내 줄 수 있습니다/);
    expect(bills).not.toBeVisible();
    await user.click(screen.getByRole('button', { name: '1. 메디캘을 신청하세요' }));
    expect(bills).toBeVisible();
    expect(screen.queryByText('자격 확인이 끝났습니다')).not.toBeInTheDocument();
  });

  it('gives every program exactly one line with its own outcome', async () => {
    const { container, user } = await result();
    await user.click(screen.getByRole('button', { name: '함께 알아볼 것' }));
    await user.click(screen.getByRole('button', { name: /어려워 보이거나 필요하지 않은 것/ }));
    const outcomes = [...container.querySelectorAll('[data-verdict], [data-program]')].map(
      (line) => line.getAttribute('data-verdict') ?? line.getAttribute('data-program'),
    );
    expect(outcomes).toHaveLength(ELIGIBILITY_PROGRAMS.length);
    expect(new Set(outcomes)).toEqual(
      new Set(answerTo().programs.map(({ program, outcome }) => `${program}:${outcome}`)),
    );
    const ssi = container.querySelector('[data-program^="ssi"]')!.closest('li')!;
    expect(ssi).toHaveTextContent('어려워 보입니다');
    expect(ssi).toHaveTextContent('공제 전 소득이 2026년 기준(한 달 1,253.94달러)');
  });

  it('folds the receipt: figures, limit, publisher, year and day of the check', async () => {
    const { container, user } = await result();
    await user.click(screen.getByRole('button', { name: /근거 보기/ }));
    const slip = container.querySelector<HTMLElement>('[data-slip="medi-cal"]')!;
    for (const words of ['한 달 $1,400', '한 달 $1,856', '2026년 기준', '2026년 11월 20일']) {
      expect(slip).toHaveTextContent(words);
    }
    expect(within(slip).getByRole('link', { name: /ACWDL 26-01/ })).toHaveAttribute(
      'href',
      expect.stringContaining('dhcs'),
    );
  });

  it('compares with a spouse and with another income in place, and keeps the own answer', async () => {
    const opened = await open([ok(), ok({ householdSize: 2, hasSpouse: true }), ok({ monthlyIncome: 3_000 })]);
    await fill(opened);
    await send(opened);
    const headline = answerTo().headline.ko;
    await screen.findByRole('heading', { level: 1, name: headline });
    await opened.user.click(screen.getByRole('button', { name: '이러면 결과가 달라집니다' }));
    await opened.user.click(screen.getByRole('radio', { name: '배우자가 있다면' }));
    const table = await screen.findByRole('table', { name: '다른 경우와 나란히 보기' });
    expect(bodies(opened.server)[1]).toMatchObject({ monthlyIncome: '1400', householdSize: 2, hasSpouse: true });
    expect(within(table).getAllByRole('row')).toHaveLength(4);
    await opened.user.click(screen.getByRole('radio', { name: '다른 소득' }));
    await opened.user.type(screen.getByLabelText('한 달 소득(달러)'), '3000');
    await opened.user.click(screen.getByRole('button', { name: '나란히 보기' }));
    await waitFor(() => expect(bodies(opened.server)[2]).toMatchObject({ monthlyIncome: '3000' }));
    const other = await screen.findByRole('table', { name: '다른 경우와 나란히 보기' });
    await waitFor(() => expect(other).toHaveTextContent('어려워 보입니다'));
    expect(screen.getByRole('heading', { level: 1, name: headline })).toBeInTheDocument();
  });

  it.each([
    ['other', /그날부터 영주권을 신청하면/],
    ['resident', /영주권이 이미 있으면 대부분 다시 심사받지 않습니다/],
    ['citizen', null],
  ] as const)('shows the green card rule unfolded: %s', async (citizenshipStatus, rule) => {
    const person = { asOf: '2026-11-28', citizenshipStatus, currentInsurance: 'none' } as const;
    const opened = await open(ok(person));
    await fill(opened);
    await send(opened);
    await screen.findByRole('heading', { level: 1, name: answerTo(person).headline.ko });
    expect(screen.queryByText('영주권과 혜택') !== null).toBe(rule !== null);
    if (rule) expect(screen.getByText(rule)).toBeVisible();
    expect(await violations(opened.container)).toEqual([]);
  });

  it('asks one question more in a fold, and asks again with the answer', async () => {
    const newcomer = { citizenshipStatus: 'resident', currentInsurance: 'none', assetsBand: 'withinLimit' } as const;
    const opened = await open([ok(newcomer), ok({ ...newcomer, workCredits: 40 })]);
    await fill(opened);
    await send(opened);
    await screen.findByRole('heading', { level: 1, name: answerTo(newcomer).headline.ko });
    const { field } = answerTo(newcomer).nextQuestions[0]!;
    await opened.user.click(screen.getByRole('button', { name: /하나만 더 알려 주시면/ }));
    await opened.user.type(
      screen.getByRole('textbox', { name: answerTo(newcomer).nextQuestions[0]!.question.ko }),
      '40',
    );
    await opened.user.click(screen.getByRole('button', { name: '이 답으로 다시 보기' }));
    await waitFor(() => expect(bodies(opened.server)[1]).toMatchObject({ age: 67, [field]: 40 }));
  });

  it('prints, and goes back to the answers as they were', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = await result();
    await user.click(screen.getByRole('button', { name: '인쇄하기' }));
    expect(print).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: '답 고치기' }));
    expect(await screen.findByRole('radio', { name: '시민권자' })).toBeChecked();
    expect(screen.getByLabelText('한 달 소득(달러)')).toHaveValue('1,400');
    print.mockRestore();
  });

  it('says the same answer in the other language without asking again', async () => {
    const { server } = await result();
    await act(() => i18next.changeLanguage('en'));
    expect(await screen.findByRole('heading', { level: 1, name: answerTo().headline.en })).toBeInTheDocument();
    expect(server.sent).toHaveLength(1);
  });

  it('keeps nothing: not in the address, not in the history, not in the storage of the browser', async () => {
    const before = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
    const { router } = await result();
    const { search, hash, state } = router.state.location;
    expect(search + hash).toBe('');
    expect(state).toEqual({ check: { step: 9, depth: 1 } });
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).toBe(before);
  });

  it.each(['ko', 'en'] as const)('has no accessibility violations in %s', async (language) => {
    const { container } = await result();
    await act(() => i18next.changeLanguage(language));
    expect(await violations(container)).toEqual([]);
  });
});

describe('the dialog', () => {
  it('holds the form, is closed by Escape, and prints alone while it is open', async () => {
    fakeServer({ [PATH]: ok() });
    const onClose = jest.fn();
    const { user, unmount } = await renderApp(<EligibilityDialog onClose={onClose} />);
    const dialog = screen.getByRole('dialog', { name: '내가 받을 혜택 확인' });
    expect(within(dialog).getByRole('form', { name: '내가 받을 혜택 확인하기' })).toBeInTheDocument();
    expect(document.documentElement.dataset.printDialog).toBe('only');
    expect(await violations(dialog)).toEqual([]);
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
    unmount();
    expect(document.documentElement.dataset.printDialog).toBeUndefined();
  });
});
