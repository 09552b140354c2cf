import koMessages from '@web/locales/ko/messages.json';
import { screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import { act } from 'react';
import { checkEligibility } from '@app/benefits/check/check';
import { FIGURES } from '@app/benefits/figures/figures';
import { factsOf } from '@app/benefits/programs/facts';
import type { Facts } from '@app/benefits/programs/facts';
import { ELIGIBILITY_CONTACTS } from '@app/content/records/eligibility-contacts';
import type { EligibilityResponse } from '@app/contracts/http/eligibility';
import { toastStore } from '@web/ui/toast-store';
import { fakeServer } from '../../../test/fake-server';
import type { FakeAnswer } from '../../../test/fake-server';
import { renderApp } from '../../../test/render-app';
import type { RenderOptions } from '../../../test/render-app';
import { violations } from '../../../test/violations';
import { EligibilityDialog } from './eligibility-dialog';
import { EligibilityPage } from './eligibility-page';

const PATH = '/api/eligibility-check';
const CITIZEN_OF_72 = { asOf: '2026-11-21', age: 72, annualIncome: 15_000, status: 'citizen' } as const;

/** The answer the service gives: the real rules, so that a screen is tested with what it will meet. */
const answerTo = (known: Partial<Facts> = {}): EligibilityResponse =>
  checkEligibility(factsOf({ ...CITIZEN_OF_72, ...known }), FIGURES, ELIGIBILITY_CONTACTS);
const ok = (known: Partial<Facts> = {}): FakeAnswer => ({ body: answerTo(known) });

async function open(answers: FakeAnswer | FakeAnswer[], options: RenderOptions = {}) {
  const server = fakeServer({ [PATH]: answers });
  return { server, ...(await renderApp(<EligibilityPage />, { at: '/eligibility', ...options })) };
}
type Opened = Awaited<ReturnType<typeof open>>;

async function fill({ user }: Pick<Opened, 'user'>) {
  await user.click(screen.getByRole('radio', { name: '70~74세' }));
  await user.click(screen.getByRole('radio', { name: '20,000달러 미만' }));
  await user.click(screen.getByRole('radio', { name: '시민권자' }));
}
const send = ({ user }: Pick<Opened, 'user'>) => user.click(screen.getByRole('button', { name: '결과 보기' }));
const bodies = (server: Opened['server']) =>
  server.sent.map((line) => JSON.parse(line.slice(line.indexOf('{'))) as object);

async function result(known: Partial<Facts> = {}, options: RenderOptions = {}) {
  const opened = await open(ok(known), options);
  await fill(opened);
  await send(opened);
  await screen.findByRole('heading', { name: answerTo(known).headline.ko });
  return opened;
}

/** A toast that a test before left open would take the Escape of the next. */
afterEach(() => act(() => toastStore.dismiss()));

describe('the form of the eligibility check', () => {
  it('asks for what is missing, in the field, and takes the focus there', async () => {
    const opened = await open(ok());
    await send(opened);
    expect(screen.getByLabelText('한 해 소득(정확한 금액, 달러)')).toHaveAccessibleDescription('이 칸을 채워 주세요.');
    expect(screen.getByLabelText('한 해 소득(정확한 금액, 달러)')).toHaveFocus();
    expect(screen.getByRole('group', { name: '체류 신분이 어떻게 되세요?' })).toHaveAccessibleDescription(
      /채워 주세요/,
    );
    expect(opened.server.sent).toEqual([]);
  });

  it('fills the exact figures from the bands and posts the income as text', async () => {
    const { server } = await result();
    expect(bodies(server)).toEqual([{ age: 72, annualIncome: '15000', citizenshipStatus: 'citizen' }]);
  });

  it('takes an exact income with a comma, and the insurance when it is chosen', async () => {
    const opened = await open(ok());
    await fill(opened);
    const income = screen.getByLabelText('한 해 소득(정확한 금액, 달러)');
    await opened.user.clear(income);
    await opened.user.type(income, '16,500');
    expect(screen.getByRole('radio', { name: '20,000달러 미만' })).not.toBeChecked();
    await opened.user.click(screen.getByRole('radio', { name: '메디케어' }));
    await send(opened);
    await screen.findByRole('heading', { name: answerTo().headline.ko });
    expect(bodies(opened.server)).toEqual([
      { age: 72, annualIncome: '16500', citizenshipStatus: 'citizen', currentInsurance: 'medicare' },
    ]);
  });

  it('shows the fields that the server refuses', async () => {
    const refused = {
      code: 'bad_request',
      message: 'Please check the fields.',
      requestId: '1',
      fields: { age: 'Invalid input' },
    };
    const opened = await open({ status: 400, body: refused });
    await fill(opened);
    await send(opened);
    expect(await screen.findByText(koMessages.bad_request)).toBeInTheDocument();
    expect(screen.getByLabelText('정확한 나이')).toHaveAccessibleDescription(/값을 다시 확인해 주세요/);
  });

  it('keeps what was entered when the check fails, says so in place and in a toast, and can be sent again', async () => {
    const opened = await open([{ status: 503, body: {} }, ok()]);
    await fill(opened);
    await send(opened);
    expect(await screen.findByText('자격을 확인하지 못했습니다')).toBeInTheDocument();
    expect(screen.getByText(/HICAP 1-800-434-0222에 전화하세요/)).toBeInTheDocument();
    expect(await screen.findByText('확인하지 못했습니다')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: '시민권자' })).toBeChecked();
    await send(opened);
    expect(await screen.findByRole('heading', { name: answerTo().headline.ko })).toHaveFocus();
    expect(await screen.findByText('자격 확인이 끝났습니다')).toBeInTheDocument();
  });
});

describe('the result', () => {
  it('gives the three verdicts with their reasons, and says that nothing was stored', async () => {
    const { container } = await result();
    const verdicts = [...container.querySelectorAll('[data-verdict]')];
    expect(verdicts.map((line) => line.getAttribute('data-verdict'))).toEqual([
      'medicare:possible',
      'mediCal:possible',
      'extraHelp:possible',
    ]);
    expect(verdicts[1]).toHaveTextContent('기준 22,032달러보다 한 해 7,272달러 적습니다');
    expect(verdicts[1]).toHaveTextContent('해당될 수 있습니다');
    const asked = screen.getByRole('group', { name: '답하신 내용' });
    for (const chip of ['72세', '한 해 소득 15,000달러', '시민권자', '보험 없음', '저장하지 않았습니다']) {
      expect(asked).toHaveTextContent(chip);
    }
  });

  it('tells a no from a not known, in words', async () => {
    const { container } = await result({ age: 60, annualIncome: 60_000, status: 'other' });
    const states = [...container.querySelectorAll('[data-verdict]')].map((line) => line.textContent);
    expect(states[0]).toContain('지금 답으로는 어려워 보입니다');
    expect(container.textContent).toContain('1-888-804-3536');
  });

  it('explains each rule by figure, limit, room, source and year', async () => {
    const { container, user } = await result();
    await user.click(screen.getByRole('button', { name: '다른 제도의 기준도 보기' }));
    const rule = container.querySelector<HTMLElement>('[data-rule="medi-cal.aged-income"]')!;
    expect(rule).toHaveTextContent('$14,760');
    expect(rule).toHaveTextContent('$22,032');
    expect(rule).toHaveTextContent('기준까지 남은 만큼$7,272');
    expect(rule).toHaveTextContent('2026년 기준');
    expect(within(rule).getByRole('link', { name: /ACWDL 26-01/ })).toHaveAttribute(
      'href',
      expect.stringContaining('dhcs'),
    );
    expect(container.querySelectorAll('[data-rule]')).toHaveLength(answerTo().rules.length);
  });

  it('asks the one next question, asks again with the answer, and can be left alone', async () => {
    const first = answerTo();
    const next = answerTo({ assetsBand: 'upToOne' });
    const opened = await open([{ body: first }, { body: next }]);
    await fill(opened);
    await send(opened);
    await screen.findByRole('heading', { name: first.headline.ko });
    expect(first.nextQuestions[0]?.field).toBe('assetsBand');
    await opened.user.click(screen.getByRole('button', { name: '130,000달러까지' }));
    await waitFor(() => expect(bodies(opened.server)).toHaveLength(2));
    expect(bodies(opened.server)[1]).toMatchObject({ age: 72, assetsBand: 'upToOne' });
    expect(await screen.findByText('재산이 1인 기준 이내')).toBeInTheDocument();
    const question = next.nextQuestions[0]!;
    expect(screen.getByText(question.why.ko)).toBeInTheDocument();
    await opened.user.click(screen.getByRole('button', { name: '건너뛰기' }));
    expect(screen.queryByText(question.why.ko)).not.toBeInTheDocument();
  });

  it('tries a change without losing the result, and says that it is a trial', async () => {
    const first = answerTo();
    const flip = first.wouldChange.findIndex(({ change }) => change.annualIncome !== undefined);
    const tried = answerTo({ annualIncome: 22_273 });
    const opened = await open([{ body: first }, { body: tried }]);
    await fill(opened);
    await send(opened);
    await screen.findByRole('heading', { name: first.headline.ko });
    await opened.user.click(screen.getAllByRole('button', { name: '이렇게 바꾸면 어떻게 되나요?' })[flip]!);
    expect(await screen.findByText('한 가지 답을 바꾸어 본 결과입니다')).toBeInTheDocument();
    expect(bodies(opened.server)[1]).toMatchObject(first.wouldChange[flip]!.change);
    await opened.user.click(screen.getByRole('button', { name: '원래 결과로 돌아가기' }));
    expect(screen.getByRole('heading', { name: first.headline.ko })).toBeInTheDocument();
    expect(screen.queryByText('한 가지 답을 바꾸어 본 결과입니다')).not.toBeInTheDocument();
  });

  it('lists the papers to bring, the lines to call and the sentences every result carries', async () => {
    await result();
    const apply = screen.getByRole('region', { name: '어디에 신청하나요?' });
    for (const { ko } of [...answerTo().documents, ...answerTo().notices]) expect(apply).toHaveTextContent(ko);
    expect(within(apply).getByRole('link', { name: /사회보장국/ })).toHaveAttribute('href', 'tel:+18007721213');
  });

  it('prints, and starts again with the answers still in the form', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = await result();
    await user.click(screen.getByRole('button', { name: '인쇄하기' }));
    expect(print).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: '다시 확인하기' }));
    expect(screen.getByRole('radio', { name: '시민권자' })).toBeChecked();
    print.mockRestore();
  });

  it('says the same answer in the other language without asking again', async () => {
    const { server } = await result();
    await act(() => i18next.changeLanguage('en'));
    expect(await screen.findByRole('heading', { name: answerTo().headline.en })).toBeInTheDocument();
    expect(server.sent).toHaveLength(1);
  });

  it('keeps nothing: not in the address, not in the storage of the browser', async () => {
    const before = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
    const { router } = await result();
    expect(router.state.location.search + router.state.location.hash).toBe('');
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).toBe(before);
  });

  it.each(['ko', 'en'] as const)('has no accessibility violations in %s', async (language) => {
    const { container } = await result();
    await act(() => i18next.changeLanguage(language));
    expect(await violations(container)).toEqual([]);
  });
});

describe('the dialog', () => {
  it('holds the form, is closed by Escape, and prints alone while it stands open', async () => {
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
