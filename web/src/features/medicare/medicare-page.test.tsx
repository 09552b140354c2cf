import { screen, within } from '@testing-library/react';
import { FIGURES } from '@app/benefits/figures/figures';
import type { Figures } from '@app/benefits/programs/rule';
import { FiguresContext } from '@web/shared/benefits/figures-context';
import { fakeServer } from '../../../test/fake-server';
import type { FakeAnswer } from '../../../test/fake-server';
import { plan, plans } from '../../../test/plan-records';
import { renderApp } from '../../../test/render-app';
import type { RenderOptions } from '../../../test/render-app';
import { MedicarePage } from './medicare-page';

const PLANS = '/api/insurance-plans?type=medicare-advantage&sort=stars&limit=60';
const OFFICES = '/api/offices?zip=90006&limit=3';
const ANSWERS: Record<string, FakeAnswer> = {
  [PLANS]: {
    body: [
      plan({
        contractId: 'H0524',
        planId: '003',
        name: 'Senior Advantage Sample (HMO)',
        carrier: 'Senior Sample',
        monthlyPremium: 19,
      }),
      ...plans(2),
    ],
    headers: { 'x-total-count': '312' },
  },
};

/** Only the clock is fixed: timers run, so that what is awaited comes. */
const onDay = (day: string) =>
  jest.useFakeTimers({ now: new Date(`${day}T20:00:00Z`), doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask'] });
beforeEach(() => onDay('2026-11-21'));
afterEach(() => jest.useRealTimers());

async function open(options: RenderOptions = {}, answers = ANSWERS, figures: Figures = FIGURES) {
  fakeServer(answers);
  const app = await renderApp(
    <FiguresContext value={figures}>
      <MedicarePage />
    </FiguresContext>,
    { at: '/medicare', ...options },
  );
  await screen.findAllByText(/Senior Advantage Sample|플랜이 없습니다|불러오지 못했습니다/);
  return app;
}

async function openAll(options: RenderOptions = {}, answers = ANSWERS, figures: Figures = FIGURES) {
  const app = await open(options, answers, figures);
  for (const button of app.container.querySelectorAll<HTMLButtonElement>('button[aria-expanded="false"]')) {
    await app.user.click(button);
  }
  return app;
}

const row = (name: RegExp) => screen.getByRole('rowheader', { name }).closest('tr')!;
const swapped = Object.fromEntries(
  Object.entries(FIGURES).map(([id, figure]) => [
    id,
    { ...figure, rows: figure.rows.map((old) => ({ ...old, value: old.value === null ? null : old.value + 1_000 })) },
  ]),
) as unknown as Figures;

describe('the Medicare page', () => {
  it('shows the amounts of three years with the year in force marked, and corrects the stale ones', async () => {
    await openAll();
    expect(screen.getAllByRole('columnheader', { name: '지금 2026년' })[0]).toBeInTheDocument();
    expect(row(/^파트 B 공제액/)).toHaveTextContent('$240');
    expect(row(/^파트 B 공제액/)).toHaveTextContent('$257');
    expect(row(/^파트 B 공제액/)).toHaveTextContent('$283');
    expect(row(/^파트 B 월 보험료/)).toHaveTextContent('$202.90');
    expect(row(/^파트 D 공제액/)).toHaveTextContent('확인 중');
    // Announced for 2027: the drug deductible; not the premium, which is never guessed.
    expect(row(/^파트 D 공제액/)).toHaveTextContent('$700');
    expect(row(/^파트 B 월 보험료/)).toHaveTextContent('아직 확인 못 함');
  });

  it('shows other amounts everywhere when the tables hold others', async () => {
    await openAll({}, ANSWERS, swapped);
    expect(row(/^파트 B 공제액/)).toHaveTextContent('$1,283');
    expect(screen.getByText(/2026년에 3,100달러, 2027년에 3,400달러까지만 냅니다/)).toBeInTheDocument();
    const page = document.body.textContent ?? '';
    for (const stale of ['$283', '$202.90', '$1,736', '2,100달러']) expect(page).not.toContain(stale);
  });

  it('answers with one figure: the premium of those with ordinary income, and of those with more', async () => {
    const { user } = await open();
    const mine = screen.getByRole('region', { name: '내 파트 B 보험료' });
    expect(mine).toHaveTextContent('한 달에202.90 달러');
    expect(mine).toHaveTextContent('109,000달러 이하');
    await user.click(within(mine).getByRole('radio', { name: '부부 함께' }));
    expect(mine).toHaveTextContent('218,000달러 이하');
    await user.click(within(mine).getByRole('radio', { name: '그보다 많음' }));
    expect(mine).toHaveTextContent('284.10 달러부터');
  });

  it('says what costs most when missed: work that ends, work and care in Korea, the rebate', async () => {
    await open();
    const page = document.body.textContent ?? '';
    for (const sentence of [
      '둘 가운데 먼저 온 날부터 8개월 안에 가입하세요',
      '코브라(COBRA), 퇴직자 보험',
      '파트 A를 무료로 받는 근로 크레딧에는 들어가지 않습니다',
      '한국을 비롯한 미국 밖의 진료비를 거의 내 주지 않습니다',
      '한국에 사는 동안 메디케어에 가입할 수 없습니다',
      '90달러를 한 번 돌려받았습니다',
    ]) {
      expect(page).toContain(sentence);
    }
  });

  it('counts the days left of the fall period, and names the next one when it is over', async () => {
    await open();
    expect(screen.getByRole('heading', { name: '가을 변경 기간이 16일 남았습니다' })).toBeInTheDocument();
  });

  it('names the next fall period the day after the last day', async () => {
    onDay('2026-12-08');
    fakeServer(ANSWERS);
    await renderApp(<MedicarePage />, { at: '/medicare', language: 'en' });
    await screen.findAllByText(/Senior Advantage Sample/);
    expect(screen.getByRole('heading', { name: /Fall open enrollment starts on Fri, Oct\s15, 2027/ })).toBeVisible();
  });

  it('opens with the four parts; the other sections open by keyboard', async () => {
    const { user } = await open();
    expect(screen.getByRole('button', { name: /^메디케어의 네 부분/ })).toHaveAttribute('aria-expanded', 'true');
    const who = screen.getByRole('button', { name: /^누가 받을 수 있나요/ });
    expect(who).toHaveAttribute('aria-expanded', 'false');
    await user.click(screen.getByRole('button', { name: /^메디케어의 네 부분/ }));
    await user.tab();
    expect(who).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(who).toHaveAttribute('aria-expanded', 'true');
    for (const text of [/루게릭병/, /24개월/, /2027년 1월 4일/, /QMB/]) {
      expect(screen.getAllByText(text)[0]).toBeInTheDocument();
    }
  });

  it('shows three real plans as examples with their year, and the way to compare each', async () => {
    await openAll();
    const card = screen.getByRole('heading', { name: 'Senior Advantage Sample (HMO)' }).closest('li')!;
    expect(card).toHaveTextContent('월 보험료 19달러');
    expect(card).toHaveTextContent('2026년 플랜 · 로스앤젤레스(LA) 카운티, 오렌지 카운티');
    expect(within(card).getByRole('link', { name: /자세히 비교하기/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/plan-comparison\?chosen=2026-/),
    );
    // One plan a company.
    const list = card.closest('ul')!;
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByText(/파트 C 플랜은 312개입니다/)).toBeInTheDocument();
  });

  it('keeps the page when the plans cannot be loaded', async () => {
    await openAll({}, { [PLANS]: { status: 503, body: {} } });
    expect(screen.getByText('플랜을 불러오지 못했습니다')).toBeInTheDocument();
    expect(row(/^파트 B 공제액/)).toHaveTextContent('$283');
  });

  it('carries the ZIP on to the comparison', async () => {
    const { user, router } = await open();
    const form = screen.getByRole('search', { name: '우리 동네 플랜 보기' });
    await user.type(within(form).getByRole('textbox'), '90006{Enter}');
    expect(router.state.location.pathname + router.state.location.search).toBe('/insurance-search?zip=90006');
  });

  it('gives the telephone line where no office is known', async () => {
    const { user } = await openAll({}, { ...ANSWERS, [OFFICES]: { body: [] } });
    const form = screen.getByRole('search', { name: '가까운 사회보장국 사무소' });
    await user.type(within(form).getByRole('textbox'), '90006{Enter}');
    const none = await screen.findByText(/사무소 자료가 아직 없습니다/);
    expect(within(none).getByRole('link', { name: '1-800-772-1213' })).toBeInTheDocument();
  });
});
