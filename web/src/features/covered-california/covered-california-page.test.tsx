import { screen, within } from '@testing-library/react';
import { FIGURES } from '@app/benefits/figures/figures';
import type { Figures } from '@app/benefits/programs/rule';
import { FiguresContext } from '@web/shared/benefits/figures-context';
import { fakeServer } from '../../../test/fake-server';
import { renderApp } from '../../../test/render-app';
import type { RenderOptions } from '../../../test/render-app';
import { CoveredCaliforniaPage } from './covered-california-page';

const PLACE = { zip: '90006', place: 'Los Angeles', counties: ['Los Angeles'], latitude: 34, longitude: -118 };
const ANSWERS = {
  '/api/zips/90006': { body: PLACE },
  '/api/zips/99999': { status: 404, body: {} },
};

/** Only the clock is fixed: timers run, so that what is awaited comes. */
beforeEach(() =>
  jest.useFakeTimers({
    now: new Date('2026-11-21T20:00:00Z'),
    doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask'],
  }),
);
afterEach(() => jest.useRealTimers());

async function open(options: RenderOptions = {}) {
  fakeServer(ANSWERS);
  return renderApp(<CoveredCaliforniaPage />, { at: '/covered-california', ...options });
}

async function openAll(options: RenderOptions = {}) {
  const app = await open(options);
  for (const button of app.container.querySelectorAll<HTMLButtonElement>('button[aria-expanded="false"]')) {
    await app.user.click(button);
  }
  return app;
}

const row = (name: string) => screen.getByRole('rowheader', { name }).closest('tr')!;

describe('Covered California', () => {
  it('sends people of 65 and over to Medicare first', async () => {
    await open();
    const notice = screen.getByRole('heading', { name: '65세 미만을 위한 곳입니다' }).parentElement!;
    expect(within(notice).getByRole('link', { name: '메디케어 보기' })).toHaveAttribute('href', '/medicare');
  });

  it('marks the coverage year that is on sale and shows its limits from the tables', async () => {
    await openAll();
    expect(screen.getByRole('columnheader', { name: '지금 2027년' })).toBeInTheDocument();
    expect(row('1명')).toHaveTextContent('$62,600');
    expect(row('1명')).toHaveTextContent('$63,840');
    expect(row('4명')).toHaveTextContent('$132,000');
  });

  it('shows other amounts when the tables hold others', async () => {
    const swapped: Figures = {
      ...FIGURES,
      aptcMaxShare: {
        ...FIGURES.aptcMaxShare,
        rows: FIGURES.aptcMaxShare.rows.map((old) => ({ ...old, value: 100 })),
      },
    };
    fakeServer(ANSWERS);
    await renderApp(
      <FiguresContext value={swapped}>
        <CoveredCaliforniaPage />
      </FiguresContext>,
      { at: '/covered-california' },
    );
    expect(screen.getByRole('region', { name: '보험료 보조를 받는 소득' })).toHaveTextContent('15,960 달러 이하');
    expect(document.body.textContent).not.toContain('63,840');
  });

  it('answers with one figure for the household', async () => {
    const { user } = await open();
    const mine = screen.getByRole('region', { name: '보험료 보조를 받는 소득' });
    expect(mine).toHaveTextContent('한 해 소득이63,840 달러 이하');
    await user.click(within(mine).getByRole('radio', { name: '4명' }));
    expect(mine).toHaveTextContent('132,000 달러 이하');
  });

  it('ends the enrollment period on January 31, with the days left, and names the day for January 1', async () => {
    await open({ language: 'en' });
    const item = screen.getByRole('heading', { name: 'Covered California open enrollment for 2027' }).closest('li')!;
    expect(item).toHaveTextContent('Sun, Jan 31, 2027');
    expect(item).toHaveTextContent('71 days left');
    const steps = screen.getByRole('region', { name: 'How to sign up' });
    expect(steps).toHaveTextContent('Apply by December 31, 2026 for coverage that starts January 1.');
    expect(steps).toHaveTextContent('The last day to sign up is January 31, 2027.');
  });

  it('labels every plan an example and the list no offer, and carries the ZIP in the address', async () => {
    const { user, router } = await openAll();
    const form = screen.getByRole('search', { name: '우편번호로 플랜 보기' });
    await user.type(within(form).getByRole('textbox'), '90006{Enter}');
    expect(router.state.location.search).toBe('?zip=90006');
    expect(await screen.findByRole('heading', { name: '90006 Los Angeles: 네 가지 등급' })).toBeInTheDocument();
    expect(screen.getByText('예시입니다. 실제로 파는 상품이 아닙니다.')).toBeInTheDocument();
    const plans = ['브론즈', '실버', '골드', '플래티넘'].map((tier) =>
      screen.getByRole('article', { name: `${tier} 예시` }),
    );
    expect(plans.map((plan) => /\$\d+/.exec(plan.textContent ?? '')?.[0])).toEqual(['$315', '$425', '$520', '$650']);
    for (const plan of plans) expect(within(plan).getAllByText('플랜마다 다릅니다')).toHaveLength(3);
  });

  it('says that nothing was found for a ZIP outside California', async () => {
    await open({ at: '/covered-california?zip=99999', language: 'en' });
    expect(await screen.findByText(/No available plans found for ZIP Code 99999/)).toBeInTheDocument();
    expect(screen.queryByRole('article', { name: 'Bronze example' })).not.toBeInTheDocument();
  });

  it('says who may have premium help next to Medicare, and what happens to too much of it', async () => {
    await open();
    const page = document.body.textContent ?? '';
    expect(page).toContain('파트 A를 보험료 없이 받을 수 있는 분은 가입했든 아니든');
    expect(page).toContain('유료 파트 A에 가입하기 전까지 보조를 받을 수 있습니다');
    expect(page).toContain('2026년분 세금 보고부터');
  });

  it('gives the Korean line first', async () => {
    await open();
    const korean = screen.getAllByRole('link', { name: /1-800-738-9116/ })[0];
    expect(korean).toHaveAttribute('href', 'tel:+18007389116');
  });
});
