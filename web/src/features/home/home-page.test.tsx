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
    '/api/zips/90006': { body: ZIP_90006 },
    ...extra,
  });
}

async function home(language: 'ko' | 'en' = 'ko') {
  const page = await renderApp(<HomePage />, { at: '/', language });
  await waitFor(() => expect(screen.queryByText(/^(수를 확인하고 있습니다|Counting)$/)).not.toBeInTheDocument());
  return page;
}
const zipBox = () => screen.getByLabelText(/우편번호\(ZIP\) 다섯 자리|5-digit ZIP/);

/** Only the date stands still; timers run. */
function onDay(instant: string) {
  jest.useFakeTimers({ now: new Date(instant), advanceTimers: true });
}
afterEach(() => jest.useRealTimers());

describe('the ZIP box of the home page', () => {
  test('letters fall away, a sixth digit too, and the missing digits are counted', async () => {
    server();
    const { user } = await home();
    await user.type(zipBox(), '9a00');
    expect(zipBox()).toHaveValue('900');
    expect(screen.getByText('두 자리를 더 넣어 주세요')).toBeInTheDocument();
    await user.type(zipBox(), '067');
    expect(zipBox()).toHaveValue('90006');
  });

  test('a whole ZIP is confirmed with its place and county', async () => {
    server();
    const { user } = await home();
    await user.type(zipBox(), '90006');
    expect(await screen.findByText('90006 · Los Angeles, 로스앤젤레스(LA) 카운티')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '90006에서 가까운 곳' })).toBeInTheDocument();
  });

  test('a ZIP nobody knows may still be searched', async () => {
    server({ '/api/zips/99999': { status: 404, body: { code: 'not_found' } } });
    const { user, router } = await home();
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
    await user.type(zipBox(), '900');
    await user.click(screen.getByRole('button', { name: '의사' }));
    expect(screen.getByRole('alert')).toHaveTextContent('우편번호 다섯 자리를 먼저 넣어 주세요');
    expect(zipBox()).toHaveFocus();
    expect(router.state.location.pathname).toBe('/');
  });

  test("the English alert has the specification's words, and typing takes it away", async () => {
    server();
    const { user } = await home('en');
    await user.click(screen.getByRole('button', { name: 'Medicare' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter a 5-digit ZIP code first');
    await user.type(zipBox(), '9');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test.each([
    ['메디케어', '/medicare', ''],
    ['메디캘', '/medi-cal', ''],
    ['보험회사', '/insurance-companies', ''],
    ['플랜 비교', '/insurance-search', '?zip=90006'],
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
    await user.type(zipBox(), '90006');
    const button = screen.getByRole('button', { name });
    expect(button).not.toHaveAttribute('aria-disabled', 'true');
    await user.click(button);
    expect(router.state.location).toMatchObject({ pathname, search });
  });
});

describe('dates not to miss', () => {
  test('count down from today in California, each with its source', async () => {
    onDay('2026-11-21T07:30:00Z');
    server();
    await home();
    const panel = screen.getByRole('region', { name: '놓치면 안 되는 날' });
    expect(panel).toHaveTextContent('오늘은 2026년 11월 20일(금)입니다');
    expect(panel).toHaveTextContent('17일 남았습니다');
    expect(panel).toHaveTextContent('12월 7일(월)까지 플랜을 바꿀 수 있습니다');
    expect(panel).toHaveTextContent('41일 남았습니다');
    expect(panel).toHaveTextContent('언제든지');
    expect(within(panel).getAllByText(/확인일 2026-11-20/)).toHaveLength(2);
  });

  test('after both have passed nothing counts down and no new date is made up', async () => {
    onDay('2027-01-10T20:00:00Z');
    server();
    await home('en');
    const panel = screen.getByRole('region', { name: 'Dates not to miss' });
    expect(panel).toHaveTextContent('The period has ended');
    expect(panel).toHaveTextContent('may be able to sign up during a special enrollment period');
    expect(panel).toHaveTextContent('Fri, Oct 15, 2027');
    expect(panel).not.toHaveTextContent(/days left/);
  });
});

describe('figures and counts', () => {
  test('the two figures carry their year, source and check date', async () => {
    server();
    await home('en');
    const services = screen.getByRole('region', { name: 'The two big programs' });
    expect(services).toHaveTextContent('$202.90');
    expect(services).toHaveTextContent('$1,836');
    expect(within(services).getAllByText('2026 amount')).toHaveLength(2);
    expect(within(services).getAllByText('Checked 2026-11-20')).toHaveLength(2);
    expect(within(services).getByRole('link', { name: /Centers for Medicare/ })).toHaveAttribute(
      'href',
      expect.stringContaining('cms.gov'),
    );
  });

  test('the figures come from the tables: other tables, other amounts', async () => {
    server();
    const other = (id: keyof typeof HEADLINE_FIGURES, value: number) => {
      const figure = HEADLINE_FIGURES[id];
      return { ...figure, rows: figure.rows.map((row) => (row.value === null ? row : { ...row, value })) };
    };
    const figures = {
      ...FIGURES,
      partBPremium: other('partBPremium', 210.5),
      povertyLevel1: other('povertyLevel1', 24_000),
    };
    await renderApp(
      <FiguresContext value={figures}>
        <HomePage />
      </FiguresContext>,
      { at: '/', language: 'en' },
    );
    const services = screen.getByRole('region', { name: 'The two big programs' });
    expect(services).toHaveTextContent('$210.50');
    expect(services).toHaveTextContent('$2,760');
    expect(services).toHaveTextContent('138% of the 2026 federal poverty level');
    await waitFor(() => expect(screen.queryByText(/^Counting$/)).not.toBeInTheDocument());
  });

  test('in a new year the old figure says that the new one is not known yet', async () => {
    onDay('2027-01-10T20:00:00Z');
    server();
    await home('en');
    expect(screen.getAllByText('We don’t have the 2027 amount yet.')).toHaveLength(2);
  });

  test('records are counted by the server', async () => {
    server();
    await home();
    const records = screen.getByRole('region', { name: '지금 이 사이트에 있는 정보' });
    expect(await within(records).findByText('1,234')).toBeInTheDocument();
    expect(within(records).getByText('56')).toBeInTheDocument();
    expect(within(records).getByText('14')).toBeInTheDocument();
  });

  test('a count that holds samples says how many; one of real records alone wears no mark', async () => {
    server({ '/api/providers?origin=sample&limit=1': { body: [], headers: { 'x-total-count': '7' } } });
    await renderApp(<HomePage />, { language: 'en' });
    expect(await screen.findByText('7 of these are samples, not real.')).toBeInTheDocument();
    expect(screen.getAllByText(/are samples/)).toHaveLength(1);
  });

  test('a server that cannot count is not replaced by a number', async () => {
    server({ '/api/providers?limit=1': { status: 503, body: {} } });
    await home();
    expect(await screen.findByText('지금은 수를 보여 드릴 수 없습니다')).toBeInTheDocument();
  });
});

test.each(['ko', 'en'] as const)(
  'the page is accessible in %s, also with its alert',
  async (language) => {
    server();
    const { container, user } = await home(language);
    await screen.findByText('1,234');
    await user.click(screen.getByRole('button', { name: language === 'ko' ? '의사' : 'Doctors' }));
    expect(await violations(container)).toEqual([]);
  },
  30_000,
);
