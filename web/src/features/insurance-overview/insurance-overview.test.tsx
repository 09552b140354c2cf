import { screen, within } from '@testing-library/react';
import { SOURCES } from '@app/benefits/figures/sources';
import { windowsOn } from '@app/benefits/figures/windows';
import { POLICY_UPDATES } from '@app/content/records/policy-updates';
import { fakeServer } from '../../../test/fake-server';
import { plans } from '../../../test/plan-records';
import { renderApp } from '../../../test/render-app';
import type { RenderOptions } from '../../../test/render-app';
import { violations } from '../../../test/violations';
import { InsuranceDashboardPage } from './insurance-dashboard-page';
import { InsurancePlansPage } from './insurance-plans-page';

const ONE = '/api/insurance-plans?limit=1';

/** Only the clock is fixed: timers run, so that what is awaited comes. */
function onDay(day: string) {
  jest.useFakeTimers({ now: new Date(`${day}T20:00:00Z`), doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask'] });
}
afterEach(() => jest.useRealTimers());

async function dashboard(options: RenderOptions = {}) {
  fakeServer({
    [ONE]: { body: plans(1), headers: { 'x-total-count': '445' } },
    '/api/insurance-plans?year=2027&limit=1': { body: [] },
  });
  const app = await renderApp(<InsuranceDashboardPage />, { at: '/insurance-dashboard', ...options });
  // Every answer has come: nothing changes under a test any more.
  await screen.findByText('445');
  await screen.findByRole('heading', { name: /2026년 플랜 금액|These are 2026 plans/ });
  return app;
}

const windowItem = (name: string) => screen.getByRole('heading', { name, level: 3 }).closest('li')!;

describe('the insurance dashboard', () => {
  it('counts the plans of the database and never invents a number', async () => {
    onDay('2026-11-21');
    await dashboard();
    const section = screen.getByRole('region', { name: '지금 볼 수 있는 2026년 플랜' });
    expect(section).toHaveTextContent('445개 플랜');
  });

  it('names which amounts of next year are known and exactly which are missing', async () => {
    onDay('2026-11-21');
    const { container } = await dashboard();
    expect(container).toHaveTextContent(
      '2027년 금액 가운데 나온 것은 이렇습니다: 파트 D 공제액 최대 700달러와 약값 한도 2,400달러',
    );
    expect(container).toHaveTextContent('2027년 금액 가운데 아직 확인하지 못한 것은 이렇습니다: 파트 A와 파트 B 금액');
    expect(container).not.toHaveTextContent('2027년 금액은 아직 확인하지 못했습니다');
  });

  it('says so when the plans cannot be counted', async () => {
    fakeServer({ [ONE]: { status: 503, body: {} } });
    await renderApp(<InsuranceDashboardPage />, { at: '/insurance-dashboard' });
    expect(await screen.findByText(/지금은 플랜 수를 보여 드릴 수 없습니다/)).toBeInTheDocument();
  });

  it('shows each window as it is today, with the days left and its source', async () => {
    onDay('2026-11-21');
    await dashboard();
    expect(windowsOn('2026-11-21').length).toBeGreaterThan(3);
    const fall = windowItem('메디케어 가을 변경 기간');
    expect(fall).toHaveTextContent('지금 가입 기간');
    expect(fall).toHaveTextContent('16일 남았습니다');
    expect(
      screen.getAllByRole('link', { name: new RegExp(`^${SOURCES.S16.publisher.ko.slice(0, 5)}`) })[0],
    ).toHaveAttribute('href', SOURCES.S16.url);
    expect(windowItem('메디캘(Medi-Cal) 신청')).toHaveTextContent('연중');
    expect(windowItem('커버드 캘리포니아 2027년 보험 정기 가입 기간')).toHaveTextContent('2027년 1월 31일');
  });

  it('closes the fall window the day after its last day', async () => {
    onDay('2026-12-08');
    await dashboard();
    expect(windowItem('메디케어 가을 변경 기간')).toHaveTextContent('다음 기간');
  });

  it('lists every change with its day, and marks those that are still to come', async () => {
    onDay('2026-11-21');
    const { user } = await dashboard({ language: 'en' });
    const section = screen.getByRole('region', { name: 'What changed' });
    await user.click(within(section).getByRole('button', { name: /more changes$/ }));
    expect(within(section).getAllByRole('heading', { level: 3 })).toHaveLength(POLICY_UPDATES.length);
    const loss = within(section).getByRole('button', { name: /^People with some immigration statuses lose Medicare/ });
    expect(loss).toHaveTextContent('Important · From January 4, 2027 · Coming up');
    await user.click(loss);
    expect(within(section).getByText(/Refugees, asylees, people with TPS/)).toBeVisible();
    expect(within(section).getByText(/Checked November 20, 2026 \(stored copy\)/)).toBeVisible();
  });
});

describe('insurance and plans', () => {
  const open = (options: RenderOptions = {}) =>
    renderApp(<InsurancePlansPage />, { at: '/insurance-plans', ...options });

  it('opens with the three programs and reaches the other two parts by keyboard', async () => {
    const { user } = await open();
    for (const to of ['/medicare', '/medi-cal', '/covered-california']) {
      expect(document.querySelector(`article a[href="${to}"]`)).not.toBeNull();
    }
    await user.click(screen.getByRole('tab', { name: '세 가지 보험' }));
    await user.keyboard('{ArrowRight}');
    const types = screen.getByRole('tabpanel', { name: '플랜 종류' });
    expect(within(types).getAllByRole('article')).toHaveLength(5);
    expect(types).toHaveTextContent('메디갭이 없습니다');
    await user.keyboard('{ArrowRight}');
    const tools = screen.getByRole('tabpanel', { name: '비교 도구' });
    const hrefs = within(tools)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([
      '/eligibility',
      '/insurance-search',
      '/plan-comparison',
      '/benefits-comparison',
      '/ai-analysis',
    ]);
  });

  it.each(['ko', 'en'] as const)('has no accessibility violations in %s', async (language) => {
    const { container, user } = await open({ language });
    for (const tab of screen.getAllByRole('tab')) {
      await user.click(tab);
      expect(await violations(container)).toEqual([]);
    }
  });
});
