import { screen, within } from '@testing-library/react';
import { BENEFIT_COVERAGE } from '@app/content/plans/benefit-coverage';
import { citedPage } from '@app/content/records/cited';
import { fakeServer } from '../../../test/fake-server';
import { renderApp } from '../../../test/render-app';
import type { RenderOptions } from '../../../test/render-app';
import { BenefitsComparisonPage } from './benefits-comparison-page';

const open = (options: RenderOptions = {}) => {
  fakeServer({});
  return renderApp(<BenefitsComparisonPage />, { at: '/benefits-comparison', ...options });
};
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });

afterEach(() => jest.useRealTimers());
beforeEach(() =>
  jest.useFakeTimers({
    now: new Date('2026-11-22T20:00:00Z'),
    doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask'],
  }),
);

describe('the benefits comparison', () => {
  it('opens with Part C and Medi-Cal at the doctor, every mark in words', async () => {
    await open();
    expect(heads()).toEqual(['혜택', '파트 C', '메디캘']);
    expect(row('주치의 진료')).toHaveTextContent(/보장내는 돈은 플랜마다 다릅니다.*보장무료입니다/);
    expect(screen.getAllByRole('tab')).toHaveLength(8);
  });

  it('puts a third next to them and takes one away, in the address', async () => {
    const { user, router } = await open();
    await user.click(screen.getByRole('button', { name: '오리지널 메디케어' }));
    expect(heads()).toHaveLength(4);
    await user.click(screen.getByRole('button', { name: '메디캘' }));
    expect(heads()).toEqual(['혜택', '파트 C', '오리지널 메디케어']);
    expect(router.state.location.search).toBe('?types=medicare-advantage%2Cmedicare-original');
  });

  it('says this year’s amounts of Original Medicare, from the figures', async () => {
    await open({ at: '/benefits-comparison?types=medicare-original&part=hospital' });
    expect(row('입원')).toHaveTextContent('1,736달러를 먼저 냅니다');
    expect(row('입원')).toHaveTextContent('434달러');
    expect(screen.getByText(/파트 B는 202.90달러/)).toBeInTheDocument();
  });

  it('its receipt says the day on which a page was found to print what we print', async () => {
    const [first = ''] = BENEFIT_COVERAGE.sources;
    const found = { url: citedPage(first).url, foundOn: '2026-11-21', checking: [] };
    fakeServer({ '/api/figure-checks': { body: { origin: 'live', pages: [found] } } });
    const { user } = await renderApp(<BenefitsComparisonPage />, { at: '/benefits-comparison' });
    await user.click(screen.getByRole('button', { name: /^근거 보기/ }));
    const live = await screen.findByText(/공식 페이지에서 2026년 11월 21일에 확인/, undefined, { timeout: 20_000 });
    expect(live.closest('li')).toHaveTextContent(citedPage(first).title.ko);
  });

  it('reaches every part by keyboard and shows every row of it', async () => {
    const { user } = await open({ language: 'en' });
    await user.click(screen.getByRole('tab', { name: 'Doctor visits' }));
    for (const category of BENEFIT_COVERAGE.categories) {
      const panel = await screen.findByRole('tabpanel', { name: category.name.en });
      const names = within(panel).getAllByRole('rowheader');
      expect(names.map(({ textContent }) => textContent)).toEqual(category.items.map(({ name }) => name.en));
      expect(panel).toHaveTextContent('as of 2026 · checked');
      expect(panel.textContent).not.toMatch(/{{/);
      await user.keyboard('{ArrowRight}');
    }
  });

  it('leads from every card to the plans with the ZIP, and says what to do when nothing is chosen', async () => {
    const { user } = await open({ at: '/benefits-comparison?zip=90006' });
    const ways = screen.getAllByRole('link', { name: /^플랜 자세히 비교하기/ });
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(Array(2).fill('/plan-comparison?zip=90006'));
    await user.click(screen.getByRole('button', { name: '파트 C(어드밴티지)' }));
    await user.click(screen.getByRole('button', { name: '메디캘' }));
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '파트 C와 메디캘 비교하기' }));
    expect(heads()).toHaveLength(3);
  });
});
