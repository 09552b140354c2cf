import { screen, waitFor, within } from '@testing-library/react';
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
const cards = () => screen.getAllByRole('button', { name: /자세히 보기|View details/ });

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
  it('shows every plan of the year in force, ten to a page, with its figures and the year', async () => {
    const { server, user, router } = await open({
      body: [...plans(11), plan({ monthlyPremium: null, starRating: null })],
    });
    await found('플랜 12개를 찾았습니다');
    expect(server.requests[0]).toBe('GET /api/insurance-plans?limit=1000');
    expect(cards()).toHaveLength(10);
    const notice = screen.getByRole('heading', { name: '여기 금액은 2026년 플랜입니다' }).parentElement!;
    expect(notice).toHaveTextContent(
      '12월 31일(목)에 끝납니다. 지금(12월 7일(월)까지) 고르는 플랜은 2027년에 시작합니다.',
    );
    expect(await within(notice).findByText('2027년 금액은 아직 확인하지 못했습니다.')).toBeInTheDocument();
    const first = cards()[0]!.closest('li')!;
    expect(first).toHaveTextContent(
      /Olive Health.*로스앤젤레스(LA) 카운티.*\$0한 달 보험료파트 B 보험료는 따로 냅니다\..*\$3,400/,
    );
    expect(first).toHaveTextContent('2026년 별점 4.0');

    await user.click(screen.getByRole('button', { name: /^페이지.*2$/ }));
    expect(router.state.location.search).toBe('?page=2');
    expect(await found('플랜 12개를 찾았습니다')).toHaveFocus();
    expect(cards()).toHaveLength(2);
    const last = cards()[1]!.closest('li')!;
    expect(last).toHaveTextContent('알 수 없음한 달 보험료');
    expect(last).toHaveTextContent('2026년 별점 없음');
  });

  it('asks the server by ZIP and says so when the ZIP lies in two counties', async () => {
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
    expect(await screen.findByText(/로스앤젤레스(LA) 카운티, 오렌지 카운티에 걸쳐 있어 모두/)).toBeInTheDocument();
    expect(await found('플랜 2개를 찾았습니다')).toHaveFocus();
  });

  it('refuses half a ZIP instead of searching all of California', async () => {
    const { server, user } = await open({ body: plans(1) });
    await found('플랜 1개를 찾았습니다');
    const before = server.requests.length;
    await user.type(screen.getByRole('textbox', { name: '우편번호(ZIP)' }), '900{Enter}');
    expect(screen.getByText('우편번호는 다섯 자리를 모두 넣거나 비워 두세요.')).toBeInTheDocument();
    expect(server.requests).toHaveLength(before);
  });

  it('filters by what the panel holds, keeps it in the address and clears it', async () => {
    const dental = { dental: { isCovered: true, text: 'Cleaning: $0 copay' } };
    const body = [
      plan({ monthlyPremium: 60, benefits: dental }),
      plan({ monthlyPremium: 60 }),
      plan({ carrier: 'Ash Health' }),
    ];
    const { user, router } = await open({ body });
    await found('플랜 3개를 찾았습니다');
    const panel = screen.getByRole('button', { name: '조건 선택' });
    expect(panel).toHaveAttribute('aria-expanded', 'false');
    await user.click(panel);
    await user.selectOptions(screen.getByRole('combobox', { name: '월 보험료' }), '51~100달러');
    await found('플랜 2개를 찾았습니다');
    await user.click(screen.getByRole('button', { name: '치과' }));
    await found('플랜 1개를 찾았습니다');
    expect(router.state.location.search).toBe('?premium=51-100&benefits=dental');
    expect(screen.getByText('Cleaning: $0 copay')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '그 플랜도 함께 보기' }));
    await found('플랜 2개를 찾았습니다');
    expect(cards()[1]!.closest('li')).toHaveTextContent('치과플랜마다 다릅니다.');
    await user.click(screen.getAllByRole('button', { name: '조건 지우기' })[0]!);
    await found('플랜 3개를 찾았습니다');
    expect(router.state.location.search).toBe('');
    await user.selectOptions(screen.getByRole('combobox', { name: '보험회사' }), 'Ash Health (1개)');
    await found('플랜 1개를 찾았습니다');
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

  it('tells everything stored about a plan and leads to its pages, never to an application of ours', async () => {
    const shown = plan({
      id: '2026-H0524-003-0',
      contractId: 'H0524',
      planId: '003',
      planType: 'HMO D-SNP',
      snpType: 'D-SNP',
      category: 'special-needs',
      benefits: { vision: { isCovered: false, text: 'Not covered' } },
      descriptionKo: '2026년 · HMO',
      detailsSourceUrl: 'https://www.medicare.gov/plan-compare/#/x',
      detailsCheckedOn: '2026-01-05',
    });
    const { user } = await open({ body: [shown] });
    await found('플랜 1개를 찾았습니다');
    await user.click(cards()[0]!);
    const dialog = await screen.findByRole('dialog', { name: shown.name });
    for (const text of [
      'Olive Group',
      '계약 H0524, 플랜 003, 구역 0',
      'In-network: $0 copay',
      '$615',
      '메디메디 전용',
      '2026년',
    ]) {
      expect(dialog).toHaveTextContent(text);
    }
    expect(dialog).toHaveTextContent('안경과 눈 검사없음');
    expect(dialog).toHaveTextContent('치과플랜마다 다릅니다.');
    expect(dialog).toHaveTextContent('확인일 2026-11-20');
    expect(within(dialog).getByRole('link', { name: /Medicare.gov에서 이 플랜 보기/ })).toHaveAttribute(
      'href',
      'https://www.medicare.gov/plan-compare/#/plan-details/2026-H0524-003-0?year=2026&lang=en',
    );
    expect(within(dialog).getByRole('link', { name: /보험회사 웹사이트/ })).toHaveAttribute('href', shown.website);
    expect(await violations(dialog)).toEqual([]);
  });

  it('marks invented plans and gives them no page', async () => {
    const { user } = await open({ body: [plan({ origin: 'sample' })] });
    await found('플랜 1개를 찾았습니다');
    expect(screen.getByText(/실제가 아닌 예시 플랜이 들어 있습니다/)).toBeInTheDocument();
    await user.click(cards()[0]!);
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).queryByRole('link', { name: /이 플랜 보기|보험회사 웹사이트/ })).not.toBeInTheDocument();
    expect(within(dialog).getByRole('link', { name: /플랜 비교하기/ })).toBeInTheDocument();
  });

  it('offers the next year as soon as it is loaded', async () => {
    const server = fakeServer({
      [`${PATH}?year=2027&limit=1`]: { body: [plan({ planYear: 2027 })] },
      [PATH]: { body: plans(1) },
    });
    await renderApp(<InsuranceSearchPage />, { at: '/insurance-search?zip=90006' });
    const link = await screen.findByRole('link', { name: '2027년 플랜 보기' });
    expect(link).toHaveAttribute('href', '/insurance-search?zip=90006&year=2027');
    expect(screen.queryByText(/아직 확인하지 못했습니다/)).not.toBeInTheDocument();
    expect(server.requests).toContain('GET /api/insurance-plans?year=2027&limit=1');
  });

  it('says that the plans have ended once their year is over', async () => {
    jest.setSystemTime(new Date('2027-01-02T20:00:00Z'));
    await open({ body: plans(1) });
    const heading = await screen.findByRole('heading', { name: '2026년 플랜은 끝났습니다' });
    expect(heading.parentElement).toHaveTextContent('12월 31일(목)에 모두 끝나서 지금은 가입할 수 없습니다.');
  });

  it('keeps what was typed when the server fails, and asks again', async () => {
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
    expect(screen.getByRole('searchbox')).toHaveValue('olive');
    await user.click(within(alert).getByRole('button', { name: '다시 해 보기' }));
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
    expect(
      await screen.findByText(language === 'ko' ? '90006 · 로스앤젤레스(LA) 카운티' : '90006 · Los Angeles County'),
    ).toBeInTheDocument();
    expect(container.textContent).not.toMatch(/plans:|\w+\.(title|text|sentence|badge)\b/);
    if (language === 'en') expect(container.textContent).not.toMatch(/[가-힣]/);
    expect(await violations(container)).toEqual([]);
  });
});
