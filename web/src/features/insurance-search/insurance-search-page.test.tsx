import koMessages from '@web/locales/ko/messages.json';
import { screen, waitFor, within } from '@testing-library/react';
import { holdTheDate } from '../../../test/clock';
import { fakeServer } from '../../../test/fake-server';
import { plan, plans } from '../../../test/plan-records';
import { found, openPlanSearch, PLANS } from '../../../test/plan-search-screen';
import { renderApp } from '../../../test/render-app';
import { violations } from '../../../test/violations';
import { costCell } from '@app/content/plan-costs/plan-costs';
import { changeMedicineList, clearMedicineList } from '@web/shared/medicines/medicine-list';
import { InsuranceSearchPage } from './insurance-search-page';

const names = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const row = (name: string) => screen.getByRole('heading', { level: 3, name }).closest('li')!;

holdTheDate();
afterEach(clearMedicineList);

describe('the plan search', () => {
  it('shows every plan of the year in force, ten to a page, known figures only', async () => {
    const last = plan({ monthlyPremium: null, starRating: null, copays: {} });
    const { server, user, router } = await openPlanSearch({
      body: [
        plan({ partBReduction: 130, benefits: { dental: { isCovered: true, text: '$0 copay' } } }),
        ...plans(10),
        last,
      ],
    });
    await found('플랜 12개를 찾았습니다');
    expect(server.requests[0]).toBe('GET /api/insurance-plans?limit=1000');
    expect(names()).toHaveLength(10);
    expect(screen.getByText(/2026년 자료입니다/).parentElement).toHaveTextContent(
      '2027년 값은 고르기 전에 Medicare.gov',
    );
    const first = row(names()[0]!);
    expect(first).toHaveTextContent(/Olive Health별점 4\.0.*월 보험료0달러한 해 최대3,400달러파트 B 할인130달러/);
    expect(first).toHaveTextContent('주치의 0달러 · 치과');

    await user.click(screen.getByRole('button', { name: '다음' }));
    expect(router.state.location.search).toBe('?page=2');
    expect(await found('플랜 12개를 찾았습니다')).toHaveFocus();
    expect(names()).toHaveLength(2);
    expect(row(last.name)).not.toHaveTextContent(/월 보험료|별점|알 수 없음/);
  });

  it('is open at first; after a search it is one line that says what was searched', async () => {
    const { server, user, router } = await openPlanSearch({
      body: plans(2),
      headers: { 'x-counties': 'Los Angeles,Orange', 'x-total-count': '2' },
    });
    await found('플랜 2개를 찾았습니다');
    await user.type(screen.getByRole('textbox', { name: '우편번호(ZIP)' }), '90631abc99');
    expect(screen.getByRole('textbox', { name: '우편번호(ZIP)' })).toHaveValue('90631');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(server.requests).toContain('GET /api/insurance-plans?zip=90631&limit=1000'));
    expect(router.state.location.search).toBe('?zip=90631');
    expect(await screen.findByText(/로스앤젤레스\(LA\) 카운티, 오렌지 카운티에 걸쳐 있어 모두/)).toBeInTheDocument();
    expect(await found('플랜 2개를 찾았습니다')).toHaveFocus();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /바꾸기/ }));
    const sheet = await screen.findByRole('dialog');
    expect(within(sheet).getByRole('textbox', { name: '우편번호(ZIP)' })).toHaveValue('90631');
  });

  it('says which county it took for a ZIP of post office boxes', async () => {
    const place = { zip: '90189', place: 'Los Angeles', counties: ['Los Angeles'], latitude: 34, longitude: -118 };
    fakeServer({ '/api/zips/90189': { body: { ...place, isCountyDerived: true } }, [PLANS]: { body: plans(1) } });
    await renderApp(<InsuranceSearchPage />, { at: '/insurance-search?zip=90189' });
    expect(await screen.findByText(/우체국이 있는 로스앤젤레스\(LA\) 카운티의 플랜/)).toBeInTheDocument();
  });

  it('refuses half a ZIP instead of searching all of California', async () => {
    const { server, user } = await openPlanSearch({ body: plans(1) });
    await found('플랜 1개를 찾았습니다');
    const before = server.requests.length;
    await user.type(screen.getByRole('textbox', { name: '우편번호(ZIP)' }), '900{Enter}');
    expect(screen.getByText('우편번호는 다섯 자리를 모두 넣거나 비워 두세요.')).toBeInTheDocument();
    expect(server.requests).toHaveLength(before);
  });

  it('narrows by what the form holds, keeps it in the address and clears it', async () => {
    const dental = { dental: { isCovered: true, text: 'Cleaning: $0 copay' } };
    const body = [
      plan({ monthlyPremium: 60, benefits: dental }),
      plan({ monthlyPremium: 60 }),
      plan({ carrier: 'Humana' }),
    ];
    const { user, router } = await openPlanSearch({ body });
    await found('플랜 3개를 찾았습니다');
    await user.click(screen.getByRole('button', { name: /조건 선택/ }));
    await user.selectOptions(screen.getByRole('combobox', { name: '월 보험료' }), '51~100달러');
    await user.click(screen.getByRole('button', { name: '치과' }));
    expect(screen.getByRole('option', { name: '휴매나 (1개)' })).toBeInTheDocument();
    await found('플랜 3개를 찾았습니다');
    await user.click(screen.getByRole('button', { name: '찾기' }));
    await found('플랜 1개를 찾았습니다');
    expect(router.state.location.search).toBe('?premium=51-100&benefits=dental');
    expect(screen.getByText('캘리포니아 전체').parentElement).toHaveTextContent('캘리포니아 전체 · 51~100달러 · 치과');
    await user.click(screen.getByRole('button', { name: '그 플랜도 함께 보기' }));
    await found('플랜 2개를 찾았습니다');
    await user.click(screen.getByRole('button', { name: /바꾸기/ }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '처음부터' }));
    await found('플랜 3개를 찾았습니다');
    expect(router.state.location.search).toBe('');
  });

  it('requests the order from the server, which stays in the address', async () => {
    const { server, user, router } = await openPlanSearch({ body: plans(2) });
    await found('플랜 2개를 찾았습니다');
    const stars = screen.getByRole('button', { name: '별점' });
    expect(screen.getByRole('button', { name: '월 보험료', pressed: true })).toBeInTheDocument();
    await user.click(stars);
    await waitFor(() => expect(server.requests).toContain('GET /api/insurance-plans?sort=stars&limit=1000'));
    expect(router.state.location.search).toBe('?sort=stars');
    expect(screen.getByRole('button', { name: '별점', pressed: true })).toBeInTheDocument();
  });

  it('says why a type has no list, and whom to call', async () => {
    await openPlanSearch({ body: plans(2) }, { at: '/insurance-search?type=medicare-supplement' });
    await found('플랜 0개를 찾았습니다');
    expect(screen.getByText(/은 민간 회사가 따로 팔고/)).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: /1-800-434-0222/ })[0]).toHaveAttribute('href', 'tel:+18004340222');
  });

  it.each([
    ['?zip=10001', { body: [] }, '10001에서 플랜을 찾지 못했습니다'],
    ['?zip=90006&q=xyz', { body: [] }, '“xyz”에 맞는 플랜이 없습니다'],
    ['?premium=201-up', { body: plans(1) }, '고른 조건에 맞는 플랜이 없습니다'],
    ['', { body: [] }, '아직 보여 드릴 플랜이 없습니다'],
  ])('says what was not found: %s', async (query, list, title) => {
    await openPlanSearch(list, { at: `/insurance-search${query}` });
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  });

  it('offers the next year as soon as it is loaded', async () => {
    const server = fakeServer({
      [`${PLANS}?year=2027&limit=1`]: { body: [plan({ planYear: 2027 })] },
      [PLANS]: { body: plans(1) },
    });
    await renderApp(<InsuranceSearchPage />, { at: '/insurance-search?zip=90006' });
    const link = await screen.findByRole('link', { name: '2027년 플랜 보기' });
    expect(await found('플랜 1개를 찾았습니다')).toHaveTextContent('2026년 자료');
    expect(link).toHaveAttribute('href', '/insurance-search?zip=90006&year=2027');
    expect(server.requests).toContain('GET /api/insurance-plans?year=2027&limit=1');
  });

  it('shows next year in the season once the server does, with this year one press away', async () => {
    fakeServer({ [PLANS]: { body: plans(2, { planYear: 2027 }) } });
    await renderApp(<InsuranceSearchPage />, { at: '/insurance-search?zip=90006' });
    expect(await found('플랜 2개를 찾았습니다')).toHaveTextContent('2027년 자료');
    expect(screen.getByText('2027년 1월 1일에 시작하는 플랜입니다.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '2026년 플랜 보기' })).toHaveAttribute(
      'href',
      '/insurance-search?zip=90006&year=2026',
    );
  });

  it('says that the plans have ended once their year is over', async () => {
    jest.setSystemTime(new Date('2027-01-02T20:00:00Z'));
    await openPlanSearch({ body: plans(1) });
    expect(await screen.findByText(/2026년 플랜은 12월 31일\u2060\(목\)에 끝났습니다/)).toBeInTheDocument();
  });

  it('keeps the query when the server fails, and retries', async () => {
    const server = fakeServer({
      [`${PLANS}?year=2027&limit=1`]: { body: [] },
      [`${PLANS}?limit=1`]: { body: [] },
      [PLANS]: [{ status: 503, body: { code: 'unavailable', message: 'Down.', requestId: 'r' } }, { body: plans(2) }],
    });
    const { user } = await renderApp(<InsuranceSearchPage />, { at: '/insurance-search?q=olive' });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(koMessages.unavailable);
    expect(screen.getByText(/olive/)).toBeInTheDocument();
    await user.click(within(alert).getByRole('button'));
    await found('플랜 2개를 찾았습니다');
    expect(server.requests.filter((request) => request.includes('q=olive'))).toHaveLength(2);
  });

  it.each(['ko', 'en'] as const)('is accessible and whole in %s', async (language) => {
    const vision = { vision: { isCovered: true, text: 'Routine eye exam: $0 copay' } };
    const list = [
      plan({ benefits: vision }),
      plan({ planType: 'PDP', type: 'medicare', category: 'drug', isStatewide: true }),
    ];
    const { container } = await openPlanSearch(
      { body: list },
      { at: '/insurance-search?zip=90006&category=&benefits=vision&unknown=show', language },
    );
    await found(language === 'ko' ? '플랜 2개를 찾았습니다' : '2 plans found');
    const requested = (await screen.findByText('90006')).parentElement!;
    await waitFor(() =>
      expect(requested).toHaveTextContent(language === 'ko' ? '로스앤젤레스(LA) 카운티' : 'LA County'),
    );
    expect(container.textContent).not.toMatch(/plans:|\w+\.(title|text|sentence|badge)\b/);
    if (language === 'en') expect(container.textContent).not.toMatch(/[가-힣]/);
    expect(await violations(container)).toEqual([]);
  });
});

test('medicines that were entered in this tab order the list by the whole year', async () => {
  // Part B of 2026 is 2,434.80 a year; usual care is 4 x 5 + 6 x 20 + 100 = 240.
  const visits = [costCell('primary-care', '$5 copay'), costCell('specialist', '$20 copay')];
  const [cheap, silent] = plans(2, { deductible: 0, costs: [...visits, costCell('emergency', '$100 copay')] });
  const [dear] = plans(1, { costs: visits });
  const year = ({ id }: { id: string }, min: number, notCovered: number) => ({
    id,
    notCovered,
    total: { min, max: min },
    drugsTotal: { min, max: min },
  });
  changeMedicineList({ requested: { body: { zipCode: '90006', drugs: [] }, medicines: [] } });
  fakeServer({
    [`${PLANS}?year=2027&limit=1`]: { body: [] },
    [PLANS]: { body: [silent, dear, cheap] },
    '/api/drug-costs': { body: { plans: [year(cheap!, 1240.4, 0), year(dear!, 900, 1)] } },
  });
  const { user, router } = await renderApp(<InsuranceSearchPage />, {
    at: '/insurance-search?zip=90006',
    language: 'ko',
  });
  await user.click(await screen.findByRole('button', { name: '내 약값을 더한 한 해 비용' }));
  expect(names()).toEqual([cheap!.name, dear!.name, silent!.name]);
  expect(row(cheap!.name)).toHaveTextContent(/약값을 합해 한 해 3,915달러(?! 이상)/);
  expect(row(dear!.name)).toHaveTextContent('약값을 합해 한 해 3,475달러 이상, 보장 안 되는 약 1가지');
  expect(screen.getByText(/주치의 4번, 전문의 6번, 응급실 1번/)).toBeInTheDocument();
  expect(router.state.location.search).toBe('?zip=90006');
});
