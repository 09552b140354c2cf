import { screen, waitFor, within } from '@testing-library/react';
import { FIGURES } from '@app/benefits/figures/figures';
import type { Figures } from '@app/benefits/programs/rule';
import { FiguresContext } from '@web/shared/benefits/figures-context';
import { fakeServer } from '../../../test/fake-server';
import { renderApp } from '../../../test/render-app';
import type { RenderOptions } from '../../../test/render-app';
import { violations } from '../../../test/violations';
import { CoveredCaliforniaPage } from './covered-california-page';

const PLACE = { zip: '90006', place: 'Los Angeles', counties: ['Los Angeles'], latitude: 34, longitude: -118 };
const ANSWERS = {
  '/api/zips/90006': { body: PLACE },
  '/api/zips/99999': { status: 404, body: {} },
};

/** Only the clock stands still: timers run, so that what is awaited comes. */
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

const row = (name: string) => screen.getByRole('rowheader', { name }).closest('tr')!;

describe('Covered California', () => {
  it('sends people of 65 and over to Medicare first', async () => {
    await open();
    const notice = screen.getByRole('heading', { name: '65세 미만을 위한 곳입니다' }).parentElement!;
    expect(within(notice).getByRole('link', { name: '메디케어 보기' })).toHaveAttribute('href', '/medicare');
  });

  it('marks the coverage year that is on sale and shows its limits from the tables', async () => {
    await open();
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
    expect(row('1명')).toHaveTextContent('$15,960');
    expect(row('1명')).not.toHaveTextContent('$63,840');
  });

  it('ends the enrollment period on December 31, with the days left', async () => {
    await open({ language: 'en' });
    const item = screen.getByRole('heading', { name: 'Covered California open enrollment for 2027' }).closest('li')!;
    expect(item).toHaveTextContent('Thu, Dec 31, 2026');
    expect(item).toHaveTextContent('40 days left');
  });

  it('labels every plan an example and the list no offer, and carries the ZIP in the address', async () => {
    const { user, router } = await open();
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

  it('gives the Korean line first', async () => {
    await open();
    const korean = screen.getByRole('link', { name: /커버드 캘리포니아 한국어/ });
    expect(korean).toHaveAttribute('href', 'tel:+18007389116');
  });

  it.each(['ko', 'en'] as const)('has no accessibility violations in %s', async (language) => {
    const { container } = await open({ language, at: '/covered-california?zip=90006' });
    await waitFor(() => expect(screen.getByText(/Los Angeles/)).toBeInTheDocument());
    expect(await violations(container)).toEqual([]);
  });
});
