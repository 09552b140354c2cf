import { screen, waitFor, within } from '@testing-library/react';
import { FIGURES } from '@app/benefits/figures/figures';
import { HEADLINE_FIGURES } from '@app/benefits/figures/headline.figures';
import { FiguresContext } from '@web/shared/benefits/figures-context';
import { fakeServer } from '../../../test/fake-server';
import { provenance, provider } from '../../../test/records';
import { renderApp } from '../../../test/render-app';
import { violations } from '../../../test/violations';
import { HomePage } from './home-page';

const ZIP_90006 = { zip: '90006', place: 'Los Angeles', counties: ['Los Angeles'], latitude: 34, longitude: -118 };

function server(extra: Parameters<typeof fakeServer>[0] = {}) {
  return fakeServer({
    '/api/providers?limit=1': { body: [provider()], headers: { 'x-total-count': '1234' } },
    '/api/providers?language=korean&limit=1': { body: [provider()], headers: { 'x-total-count': '56' } },
    '/api/assistance-programs': {
      body: Array.from({ length: 14 }, (_, id) => ({ id: String(id), provenance: provenance() })),
    },
    '/api/insurance-plans?type=medicare&limit=1': { body: [], headers: { 'x-total-count': '406' } },
    '/api/zips/90006': { body: ZIP_90006 },
    ...extra,
  });
}

async function home(language: 'ko' | 'en' = 'ko') {
  const page = await renderApp(<HomePage />, { at: '/', language });
  await screen.findByRole('region', { name: /지금 이 사이트에 있는 정보|What this guide has today/ });
  await waitFor(() => expect(screen.queryByText(/^(수를 확인하고 있습니다|Counting)$/)).not.toBeInTheDocument());
  return page;
}
const byZip = async (user: Awaited<ReturnType<typeof renderApp>>['user']) => {
  await user.click(screen.getByRole('button', { name: /우편번호로 찾기|Search by ZIP/ }));
  await screen.findByRole('dialog');
};
const zipBox = () => screen.getByLabelText(/우편번호\(ZIP\) 다섯 자리|5-digit ZIP/);

/** Only the date is fixed; timers run. */
function onDay(instant: string) {
  jest.useFakeTimers({ now: new Date(instant), advanceTimers: true });
}
afterEach(() => jest.useRealTimers());

describe('my plan next year', () => {
  test.each([
    ['ko', '2026-11-28T20:00:00Z', /내 플랜은 2027년에 어떻게 되나요\?12월 7일.*까지/],
    ['en', '2027-10-15T20:00:00Z', /What happens to my plan in 2028\?You can change it until Tue, Dec 7/],
  ] as const)('is the first way on while plans can be changed (%s)', async (language, instant, words) => {
    onDay(instant);
    server();
    await home(language);
    const [first] = within(screen.getByRole('region', { name: /무엇을 도와|How can we help/ })).getAllByRole('link');
    expect(first).toHaveAttribute('href', '/my-plan');
    expect(first?.textContent.replaceAll('\u00a0', ' ')).toMatch(words);
  });

  test('is not there outside the fall period', async () => {
    onDay('2026-12-08T20:00:00Z');
    server();
    await home();
    expect(screen.queryByRole('link', { name: /내 플랜은/ })).not.toBeInTheDocument();
  });
});

describe('the ZIP box of the home page', () => {
  test('letters fall away, a sixth digit too, and the missing digits are counted', async () => {
    server();
    const { user } = await home();
    await byZip(user);
    await user.type(zipBox(), '9a00');
    expect(zipBox()).toHaveValue('900');
    expect(screen.getByText('두 자리를 더 넣어 주세요')).toBeInTheDocument();
    await user.type(zipBox(), '067');
    expect(zipBox()).toHaveValue('90006');
  });

  test('a whole ZIP is confirmed with its place and county', async () => {
    server();
    const { user } = await home();
    await byZip(user);
    await user.type(zipBox(), '90006');
    expect(await screen.findByText('90006 · Los Angeles, 로스앤젤레스(LA) 카운티')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '90006에서 가까운 곳' })).toBeInTheDocument();
  });

  test('a ZIP no one knows may still be searched', async () => {
    server({ '/api/zips/99999': { status: 404, body: { code: 'not_found' } } });
    const { user, router } = await home();
    await byZip(user);
    await user.type(zipBox(), '99999');
    expect(await screen.findByText(/지역 이름은 찾지 못했지만 검색은 할 수 있습니다/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '약국' }));
    expect(router.state.location.search).toBe('?zip=99999&type=pharmacy');
  });
});

describe('the thirteen categories', () => {
  test('with fewer than five digits a press says what is missing and goes nowhere', async () => {
    server();
    const { user, router } = await home();
    await byZip(user);
    await user.type(zipBox(), '900');
    await user.click(screen.getByRole('button', { name: '의사' }));
    expect(screen.getByRole('alert')).toHaveTextContent('우편번호 다섯 자리를 먼저 넣어 주세요');
    expect(zipBox()).toHaveFocus();
    expect(router.state.location.pathname).toBe('/');
  });

  test("the English alert has the specification's words, and typing takes it away", async () => {
    server();
    const { user } = await home('en');
    await byZip(user);
    await user.click(screen.getByRole('button', { name: 'Medicare' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter a 5-digit ZIP code first');
    await user.type(zipBox(), '9');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test.each([
    ['메디케어', '/medicare', ''],
    ['메디캘', '/medi-cal', ''],
    ['보험회사', '/insurance-companies', ''],
    ['플랜 비교', '/plan-comparison', '?zip=90006'],
    ['혜택 비교', '/benefits-comparison', ''],
    ['의사', '/search-results', '?zip=90006&type=doctor'],
    ['병원', '/search-results', '?zip=90006&type=hospital'],
    ['메디컬 그룹', '/search-results', '?zip=90006&type=medicalGroup'],
    ['약국', '/search-results', '?zip=90006&type=pharmacy'],
    ['클리닉', '/search-results', '?zip=90006&type=clinic'],
    ['시니어 주거', '/search-results', '?zip=90006&type=seniorHousing'],
    ['양로보건센터', '/search-results', '?zip=90006&type=adultDayCare'],
    ['시니어 센터', '/search-results', '?zip=90006&type=seniorCenter'],
  ])('%s leads to %s%s', async (name, pathname, search) => {
    server();
    const { user, router } = await home();
    await byZip(user);
    await user.type(zipBox(), '90006');
    const button = screen.getByRole('button', { name });
    expect(button).not.toHaveAttribute('aria-disabled', 'true');
    await user.click(button);
    expect(router.state.location).toMatchObject({ pathname, search });
  });
});

describe('the first screen', () => {
  test('every tile leads to a page that works, the further six after “more”', async () => {
    server();
    const { user } = await home();
    const leads = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(leads('의사')).toBe('/doctors');
    expect(leads('플랜 찾기')).toBe('/insurance-search');
    expect(screen.getByRole('link', { name: /^내가 받을 혜택 확인/ })).toHaveAttribute('href', '/eligibility');
    const more = screen.getByRole('button', { name: /6가지 더/ });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await user.click(more);
    expect(more).toHaveAttribute('aria-expanded', 'true');
    expect(leads('시니어 센터')).toBe('/providers?type=seniorCenter');
  });

  test('a small-text visitor gets five large buttons and no art', async () => {
    server();
    const { user, container } = await home();
    await user.click(screen.getByRole('button', { name: /글씨가 작을 때/ }));
    expect(await screen.findByRole('link', { name: '약국 찾기' })).toHaveAttribute('href', '/pharmacies');
    expect(document.documentElement.dataset.text).toBe('150');
    expect(screen.getAllByRole('link')).toHaveLength(4);
    expect(screen.getByRole('button', { name: '전화로 묻기' })).toBeInTheDocument();
    expect(await violations(container)).toEqual([]);
  });
});

describe('dates not to miss', () => {
  const days = () => screen.getByRole('list', { name: /놓치면 안 되는 날|Dates not to miss/ });

  test('count down from today in California, the nearest first', async () => {
    onDay('2026-11-21T07:30:00Z');
    server();
    await home();
    const [first, second] = within(days()).getAllByRole('link');
    expect(first).toHaveTextContent(/17일\s*메디케어 플랜 바꾸기12월 7일\u2060\(월\)\u2060까지/);
    expect(second).toHaveTextContent(
      /1월 1일부터 보장받으려면 12월 31일\u2060\(목\)\u2060까지, 마감은 1월 31일\u2060\(일\)/,
    );
    expect(second).toHaveAttribute('href', '/covered-california');
  });

  test('an ended period is no one’s deadline; the next one is said to begin', async () => {
    onDay('2027-02-10T20:00:00Z');
    server();
    await home('en');
    const rows = within(days()).getAllByRole('link');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toHaveTextContent('starts Fri, Oct 15, 2027');
  });
});

describe('figures and counts', () => {
  const figures = () => screen.getByRole('region', { name: /올해 알아 둘 숫자|Two numbers to know/ });

  test('the two figures carry their year and their source, the dates theirs', async () => {
    server();
    await home('en');
    expect(figures()).toHaveTextContent('$202.90');
    expect(figures()).toHaveTextContent('$1,856');
    expect(figures()).toHaveTextContent('2026 amounts');
    expect(within(figures()).getByRole('link', { name: /^Centers for Medicare/ })).toHaveAttribute(
      'href',
      expect.stringContaining('cms.gov'),
    );
    expect(within(figures()).getAllByRole('link', { name: /^Dates: / })).toHaveLength(2);
  });

  test('the figures come from the tables: other tables, other amounts', async () => {
    server();
    const other = (id: keyof typeof HEADLINE_FIGURES, value: number) => {
      const figure = HEADLINE_FIGURES[id];
      return { ...figure, rows: figure.rows.map((row) => (row.value === null ? row : { ...row, value })) };
    };
    const tables = {
      ...FIGURES,
      partBPremium: other('partBPremium', 210.5),
      povertyLevel1: other('povertyLevel1', 24_000),
    };
    await renderApp(
      <FiguresContext value={tables}>
        <HomePage />
      </FiguresContext>,
      { at: '/', language: 'en' },
    );
    await screen.findByRole('region', { name: /Two numbers to know/ });
    expect(figures()).toHaveTextContent('$210.50');
    expect(figures()).toHaveTextContent('$2,780');
    await waitFor(() => expect(screen.queryByText(/^Counting$/)).not.toBeInTheDocument());
  });

  test('in a new year the old figures say that the new ones are not known yet', async () => {
    onDay('2027-01-10T20:00:00Z');
    server();
    await home('en');
    expect(screen.getByText('We don’t have the 2027 amount yet.')).toBeInTheDocument();
  });

  test('the four feature cards count by the server', async () => {
    server();
    await home();
    const records = screen.getByRole('region', { name: '지금 이 사이트에 있는 정보' });
    expect(await within(records).findByText('1,234')).toBeInTheDocument();
    const cards = within(records).getAllByRole('link');
    expect(cards.map((card) => [card.getAttribute('href'), /\d[\d,]*/.exec(card.textContent)?.[0]])).toEqual([
      ['/insurance-search', '406'],
      ['/medi-cal', '14'],
      ['/providers', '1,234'],
      ['/clinics?language=korean', '56'],
    ]);
  });

  test('a count that holds samples says how many; one of real records alone wears no mark', async () => {
    server({ '/api/providers?origin=sample&limit=1': { body: [], headers: { 'x-total-count': '7' } } });
    await renderApp(<HomePage />, { language: 'en' });
    expect(await screen.findByText('7 of these are samples and do not exist.')).toBeInTheDocument();
    expect(screen.getAllByText(/are samples/)).toHaveLength(1);
  });

  test('a server that cannot count is not replaced by a number', async () => {
    server({ '/api/providers?limit=1': { status: 503, body: {} } });
    await home();
    expect(await screen.findByText('지금은 수를 보여 드릴 수 없습니다')).toBeInTheDocument();
  });
});

test.each(['ko', 'en'] as const)('the page is accessible in %s, also with its alert', async (language) => {
  server();
  const { container, user } = await home(language);
  await screen.findByText('1,234');
  expect(await violations(container)).toEqual([]);
  await byZip(user);
  await user.click(screen.getByRole('button', { name: language === 'ko' ? '의사' : 'Doctors' }));
  expect(await violations(screen.getByRole('dialog'))).toEqual([]);
});
