import { screen, waitFor, within } from '@testing-library/react';
import { costCell } from '@app/content/plan-costs/plan-costs';
import type { PlanServiceId } from '@app/contracts/http/plan-costs';
import { fakeServer } from '../../../test/fake-server';
import type { FakeAnswer } from '../../../test/fake-server';
import { plan, plans } from '../../../test/plan-records';
import { renderApp } from '../../../test/render-app';
import type { RenderOptions } from '../../../test/render-app';
import { violations } from '../../../test/violations';
import { InsuranceSearchPage } from './insurance-search-page';

const PATH = '/api/insurance-plans';
const TODAY = '2026-11-21T20:00:00Z';

/** The list, and no plans of the next year. */
const answers = (list: FakeAnswer) => ({
  '/api/zips/90006': {
    body: { zip: '90006', place: 'Los Angeles', counties: ['Los Angeles'], latitude: null, longitude: null },
  },
  [`${PATH}?year=2027&limit=1`]: { body: [] },
  [PATH]: list,
});

function open(list: FakeAnswer, options: RenderOptions = {}) {
  const server = fakeServer(answers(list));
  return renderApp(<InsuranceSearchPage />, { at: '/insurance-search', ...options }).then((app) => ({
    ...app,
    server,
  }));
}

const found = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name });
const names = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const row = (name: string) => screen.getByRole('heading', { level: 3, name }).closest('li')!;

beforeEach(() => {
  // Only the date: timers of user-event and SWR stay real.
  jest.useFakeTimers({
    now: new Date(TODAY),
    doNotFake: [
      'setTimeout',
      'setInterval',
      'setImmediate',
      'queueMicrotask',
      'performance',
      'nextTick',
      'clearTimeout',
      'clearInterval',
      'clearImmediate',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'requestIdleCallback',
      'cancelIdleCallback',
      'hrtime',
    ],
  });
});
afterEach(() => jest.useRealTimers());

describe('the plan search', () => {
  it('shows every plan of the year in force, ten to a page, known figures only', async () => {
    const last = plan({ monthlyPremium: null, starRating: null, copays: {} });
    const { server, user, router } = await open({
      body: [
        plan({ partBReduction: 130, benefits: { dental: { isCovered: true, text: '$0 copay' } } }),
        ...plans(10),
        last,
      ],
    });
    await found('플랜 12개를 찾았습니다');
    expect(server.requests[0]).toBe('GET /api/insurance-plans?limit=1000');
    expect(names()).toHaveLength(10);
    expect(screen.getByText(/2026년 값입니다/).parentElement).toHaveTextContent('2027년 값은 고르기 전에 Medicare.gov');
    const first = row(names()[0]!);
    expect(first).toHaveTextContent(/Olive Health별점 4\.0.*월 보험료0달러한 해 최대3,400달러파트 B 할인130달러/);
    expect(first).toHaveTextContent('병원 0달러 · 치과');

    await user.click(screen.getByRole('button', { name: /^페이지.*2$/ }));
    expect(router.state.location.search).toBe('?page=2');
    expect(await found('플랜 12개를 찾았습니다')).toHaveFocus();
    expect(names()).toHaveLength(2);
    expect(row(last.name)).not.toHaveTextContent(/월 보험료|별점|알 수 없음/);
  });

  it('stands open at first; after a search it is one line that says what was asked', async () => {
    const { server, user, router } = await open({
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

  it('refuses half a ZIP instead of searching all of California', async () => {
    const { server, user } = await open({ body: plans(1) });
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
    const { user, router } = await open({ body });
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

  it('asks the server for the order, which stays in the address', async () => {
    const { server, user, router } = await open({ body: plans(2) });
    await found('플랜 2개를 찾았습니다');
    const stars = screen.getByRole('button', { name: '별점' });
    expect(screen.getByRole('button', { name: '월 보험료', pressed: true })).toBeInTheDocument();
    await user.click(stars);
    await waitFor(() => expect(server.requests).toContain('GET /api/insurance-plans?sort=stars&limit=1000'));
    expect(router.state.location.search).toBe('?sort=stars');
    expect(screen.getByRole('button', { name: '별점', pressed: true })).toBeInTheDocument();
  });

  it('puts up to four chosen plans side by side, in the reader’s words', async () => {
    const cell = (service: string, text: string) => costCell(service as PlanServiceId, text);
    const [one, two, ...rest] = [
      plan({
        name: 'Ash (HMO)',
        copays: { emergency: '$90 copay' },
        costs: [cell('ambulance', 'In-network: $250 copay')],
      }),
      plan({
        name: 'Birch (PPO)',
        planType: 'PPO',
        copays: {},
        costs: [cell('ambulance', 'In-network: 20% coinsurance')],
      }),
      ...plans(3),
    ];
    const ids = [one!.id, two!.id].join('%2C');
    const server = fakeServer({
      ...answers({ body: [one!, two!, ...rest] }),
      [`${PATH}?ids=${ids}&include=costs`]: { body: [two!, one!] },
    });
    const { user, router } = await renderApp(<InsuranceSearchPage />, { at: '/insurance-search' });
    await found('플랜 5개를 찾았습니다');
    await user.click(screen.getByRole('checkbox', { name: /Ash/ }));
    expect(screen.getByText('1개 골랐습니다')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '나란히 보기' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: /Birch/ }));
    expect(decodeURIComponent(router.state.location.search)).toBe(`?chosen=${one!.id},${two!.id}`);
    await user.click(screen.getByRole('button', { name: '나란히 보기' }));
    const dialog = await screen.findByRole('dialog', { name: '고른 플랜 나란히 보기' });
    const table = await within(dialog).findByRole('table');
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['항목', '1Ash (HMO)Olive Health', '2Birch (PPO)Olive Health']);
    expect(within(table).getByRole('row', { name: /^구급차/ })).toHaveTextContent('구급차1250달러220%');
    expect(within(table).getByRole('row', { name: /^월 보험료/ })).toHaveTextContent('월 보험료10달러20달러');
    await user.click(within(dialog).getByRole('button', { name: '다른 것만 보기' }));
    expect(within(table).queryByRole('row', { name: /^월 보험료/ })).not.toBeInTheDocument();
    expect(document.documentElement.dataset.printDialog).toBe('only');
    expect(await violations(dialog)).toEqual([]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.documentElement.dataset.printDialog).toBeUndefined());
    for (const { name } of rest.slice(0, 2)) await user.click(screen.getByRole('checkbox', { name: `비교 ${name}` }));
    expect(screen.getByText('4개까지 고를 수 있습니다.')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: `비교 ${rest[2]!.name}` })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: '지우기' }));
    expect(router.state.location.search).toBe('');
    expect(server.requests.filter((request) => request.includes('include=costs'))).toHaveLength(1);
  });

  it('says why a type has no list, and whom to call', async () => {
    await open({ body: plans(2) }, { at: '/insurance-search?type=medicare-supplement' });
    await found('플랜 0개를 찾았습니다');
    expect(screen.getByText(/메디갭은 민간 회사가 따로 팔고/)).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: /1-800-434-0222/ })[0]).toHaveAttribute('href', 'tel:+18004340222');
  });

  it.each([
    ['?zip=10001', { body: [] }, '10001에서 플랜을 찾지 못했습니다'],
    ['?zip=90006&q=xyz', { body: [] }, '“xyz”에 맞는 플랜이 없습니다'],
    ['?premium=201-up', { body: plans(1) }, '고른 조건에 맞는 플랜이 없습니다'],
    ['', { body: [] }, '아직 보여 드릴 플랜이 없습니다'],
  ])('says what was not found: %s', async (query, list, title) => {
    await open(list, { at: `/insurance-search${query}` });
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  });

  it('tells a plan’s costs in Korean, what it lacks, and what it could not read as it stands', async () => {
    const shown = plan({
      id: '2026-H0524-003-0',
      ...{ contractId: 'H0524', planId: '003', planType: 'HMO D-SNP', snpType: 'D-SNP', category: 'special-needs' },
      ...{ carrier: 'Humana', phones: { nonMembers: '1-866-261-7709' }, detailsCheckedOn: '2026-01-05' },
      detailsSourceUrl: 'https://www.medicare.gov/plan-compare/#/x',
    });
    const costs = [
      costCell('inpatient-hospital', 'Tier 1 $150 per day for days 1-5; $0 per day for days 6-90; $0 per stay'),
      costCell('dental-exam', 'In-network: $0 copay; Out-of-network: 50% coinsurance'),
      costCell('dental-braces', 'Not covered'),
      costCell('unlisted', 'Robot dog: call the plan'),
    ];
    const server = fakeServer({
      ...answers({ body: [shown] }),
      [`${PATH}?ids=${shown.id}&include=costs`]: { body: [{ ...shown, costs }] },
    });
    const { user } = await renderApp(<InsuranceSearchPage />, { at: '/insurance-search' });
    await found('플랜 1개를 찾았습니다');
    await user.click(screen.getByRole('button', { name: shown.name }));
    const sheet = await screen.findByRole('dialog', { name: shown.name });
    expect(await within(sheet).findByText('1~5일째 하루 150달러, 6~90일째 0달러')).toBeInTheDocument();
    for (const fold of sheet.querySelectorAll<HTMLElement>('button[aria-expanded="false"]')) await user.click(fold);
    for (const text of [
      '휴매나 (Humana)',
      '메디케어와 메디캘을 함께 가진 분만',
      '약 공제액615달러',
      '치과 검진계약 병원·의사0달러계약 밖비용의 50%',
      '치아 교정',
      '원문 그대로',
      'Robot dog: call the plan',
      '계약 H0524, 플랜 003, 구역 0',
      '확인일 2026-01-05',
    ]) {
      expect(sheet).toHaveTextContent(text);
    }
    expect(within(sheet).getByRole('link', { name: /Medicare.gov에서 가입하기/ })).toHaveAttribute(
      'href',
      'https://www.medicare.gov/plan-compare/#/plan-details/2026-H0524-003-0?year=2026&lang=en',
    );
    expect(within(sheet).getByRole('link', { name: /1-866-261-7709/ })).toHaveAttribute('href', 'tel:+18662617709');
    expect(within(sheet).getByRole('link', { name: /보험회사 웹사이트/ })).toHaveAttribute('href', shown.website);
    expect(await violations(sheet)).toEqual([]);
    expect(server.requests).toContain(`GET ${PATH}?ids=${shown.id}&include=costs`);
  });

  it('keeps what is known of a plan when the rest of its costs cannot be had', async () => {
    const shown = plan();
    fakeServer({
      ...answers({ body: [shown] }),
      [`${PATH}?ids=${shown.id}&include=costs`]: { status: 503, body: {} },
    });
    const { user } = await renderApp(<InsuranceSearchPage />, { at: '/insurance-search' });
    await found('플랜 1개를 찾았습니다');
    await user.click(screen.getByRole('button', { name: shown.name }));
    const sheet = await screen.findByRole('dialog', { name: shown.name });
    expect(await within(sheet).findByRole('alert')).toHaveTextContent('나머지 비용은 지금 볼 수 없습니다');
    expect(sheet).toHaveTextContent('주치의 진료0달러');
  });

  it('marks invented plans and gives them no page', async () => {
    const { user } = await open({ body: [plan({ origin: 'sample' })] });
    await found('플랜 1개를 찾았습니다');
    await user.click(screen.getByRole('button', { name: /Olive Advantage/ }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).queryByRole('link', { name: /가입하기|보험회사 웹사이트/ })).not.toBeInTheDocument();
    expect(within(dialog).getByRole('link', { name: /플랜 비교하기/ })).toBeInTheDocument();
  });

  it('offers the next year as soon as it is loaded', async () => {
    const server = fakeServer({
      [`${PATH}?year=2027&limit=1`]: { body: [plan({ planYear: 2027 })] },
      [PATH]: { body: plans(1) },
    });
    const { user } = await renderApp(<InsuranceSearchPage />, { at: '/insurance-search?zip=90006' });
    await user.click(await screen.findByRole('button', { name: /근거 보기/ }));
    const link = await screen.findByRole('link', { name: '2027년 플랜 보기' });
    expect(link).toHaveAttribute('href', '/insurance-search?zip=90006&year=2027');
    expect(server.requests).toContain('GET /api/insurance-plans?year=2027&limit=1');
  });

  it('says that the plans have ended once their year is over', async () => {
    jest.setSystemTime(new Date('2027-01-02T20:00:00Z'));
    await open({ body: plans(1) });
    expect(await screen.findByText(/2026년 플랜은 12월 31일\(목\)에 끝났습니다/)).toBeInTheDocument();
  });

  it('keeps the question when the server fails, and asks again', async () => {
    const server = fakeServer({
      [`${PATH}?year=2027&limit=1`]: { body: [] },
      [`${PATH}?limit=1`]: { body: [] },
      [PATH]: [
        { status: 503, body: { code: 'unavailable', message: { ko: '점검 중입니다.', en: 'Down.' }, requestId: 'r' } },
        { body: plans(2) },
      ],
    });
    const { user } = await renderApp(<InsuranceSearchPage />, { at: '/insurance-search?q=olive' });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('점검 중입니다.');
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
    const { container } = await open(
      { body: list },
      { at: '/insurance-search?zip=90006&category=&benefits=vision&unknown=show', language },
    );
    await found(language === 'ko' ? '플랜 2개를 찾았습니다' : '2 plans found');
    const asked = (await screen.findByText('90006')).parentElement!;
    await waitFor(() =>
      expect(asked).toHaveTextContent(language === 'ko' ? '로스앤젤레스(LA) 카운티' : 'Los Angeles County'),
    );
    expect(container.textContent).not.toMatch(/plans:|\w+\.(title|text|sentence|badge)\b/);
    if (language === 'en') expect(container.textContent).not.toMatch(/[가-힣]/);
    expect(await violations(container)).toEqual([]);
  });
});
