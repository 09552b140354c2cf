import { act, screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import type { FakeAnswer } from '../../../test/fake-server';
import { moreOf, placesServer, rowsUnder } from '../../../test/places';
import { provenance, provider, providers } from '../../../test/records';
import { renderApp } from '../../../test/render-app';
import { violations } from '../../../test/violations';
import { CLINICS, DOCTORS, PHARMACIES } from './directory-kinds';
import { DirectoryPage } from './directory-page';

const list = (body: unknown[], headers: Record<string, string> = {}): FakeAnswer => ({
  body,
  headers: { 'x-total-count': String(body.length), ...headers },
});
const sent = (requests: string[]) => requests.filter((request) => request.includes('/api/providers?zip'));
const searchButton = () => screen.getByRole('button', { name: /^(찾기|Search)$/ });
const CLINICS_PATH = '/api/providers?zip=90006&type=clinic&radius=25';
const DOCTORS_PATH = '/api/providers?zip=90006&type=doctor&radius=25';
const KOREAN_NEAR = '/api/providers?zip=90006&types=doctor%2Cclinic%2CmedicalGroup&radius=25&language=korean&limit=50';
const GROUPS = '/api/providers?types=medicalGroup&language=korean&limit=50';
const open = (address: string, screenOf = <DirectoryPage kind={CLINICS} />, language: 'ko' | 'en' = 'ko') =>
  renderApp(screenOf, { at: address, language });

describe('searching a directory', () => {
  test('Enter searches within 25 miles, the address keeps the question, the results heading takes the focus', async () => {
    const { requests } = placesServer({ '/api/providers': list(providers(3)) });
    const { user, router } = await open('/clinics', <DirectoryPage kind={CLINICS} />, 'en');
    await user.type(screen.getByLabelText('ZIP code'), '90006');
    expect(sent(requests)).toEqual([]);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: '3 clinics nearby' })).toHaveFocus();
    expect(router.state.location.search).toBe('?zip=90006');
    expect(sent(requests)).toEqual([`GET ${CLINICS_PATH}`]);
  });

  test('the other language keeps what was typed, and follows in what is usual there', async () => {
    placesServer({});
    const { user } = await open('/doctors', <DirectoryPage kind={DOCTORS} />, 'ko');
    await user.type(screen.getByLabelText(/^우편번호/), '900');
    await act(async () => void (await i18next.changeLanguage('en')));
    expect(screen.getByLabelText('ZIP code')).toHaveValue('900');
  });

  test('after a search the form is one line that opens it again; narrower and wider are below', async () => {
    placesServer({ '/api/providers': list(providers(2)) });
    const { user, router } = await open(
      '/doctors?zip=90006&specialty=cardiology',
      <DirectoryPage kind={DOCTORS} />,
      'en',
    );
    await screen.findByRole('heading', { name: '2 doctors nearby' });
    expect(screen.queryByLabelText('ZIP code')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Change' }));
    const sheet = await screen.findByRole('dialog', { name: 'Find doctors' });
    expect(within(sheet).getByLabelText('Distance')).toHaveValue('25');
    expect(within(sheet).getByLabelText('Specialty')).toHaveValue('cardiology');
    await user.selectOptions(within(sheet).getByLabelText('Distance'), '10');
    await user.click(within(sheet).getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(router.state.location.search).toBe('?zip=90006&radius=10&specialty=cardiology'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Widen to 25 mi' }));
    expect(router.state.location.search).toBe('?zip=90006&specialty=cardiology');
  });

  test('one page view requests one kind only: each such request may start a crawl', async () => {
    const { requests } = placesServer({ '/api/providers': list(providers(3, { type: 'doctor' })) });
    await open('/doctors?zip=90006', <DirectoryPage kind={DOCTORS} />);
    await screen.findAllByRole('button', { name: /자세히/ });
    expect(requests.filter((request) => /[?&]type=/.test(request))).toEqual([
      'GET /api/providers?zip=90006&type=doctor&radius=25',
    ]);
  });

  test('the doctor page alerts in the words of the specification, and offers twenty specialties', async () => {
    const { requests } = placesServer({});
    const { user } = await open('/doctors', <DirectoryPage kind={DOCTORS} />, 'en');
    await user.type(screen.getByLabelText('ZIP code'), '900');
    await user.click(searchButton());
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter a 5-digit ZIP code');
    expect(screen.getByLabelText('ZIP code')).toHaveFocus();
    expect(within(screen.getByLabelText('Specialty')).getAllByRole('option')).toHaveLength(20);
    expect(sent(requests)).toEqual([]);
  });

  test('the other pages dim the button until five digits are there', async () => {
    placesServer({});
    const { user } = await open('/pharmacies', <DirectoryPage kind={PHARMACIES} />);
    expect(searchButton()).toHaveAttribute('aria-disabled', 'true');
    await user.type(screen.getByLabelText('우편번호(ZIP)'), '90006');
    expect(searchButton()).not.toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByLabelText('진료 과목')).not.toBeInTheDocument();
  });

  test('a sample ZIP is one press', async () => {
    placesServer({ '/api/providers': list(providers(1)) });
    const { user, router } = await open('/clinics', <DirectoryPage kind={CLINICS} />, 'en');
    await user.click(screen.getByRole('button', { name: '90034' }));
    expect(await screen.findByRole('heading', { name: '1 clinic nearby' })).toHaveFocus();
    expect(router.state.location.search).toBe('?zip=90034');
  });

  test.each([
    ['ko', /12345: 캘리포니아 우편번호가 아닙니다/],
    ['en', /12345 is not a California ZIP code/],
  ] as const)(
    'a ZIP outside California is said at once in %s, and nothing is requested',
    async (language, sentence) => {
      const { requests } = placesServer({});
      await open('/doctors?zip=12345', <DirectoryPage kind={DOCTORS} />, language);
      expect(screen.getByRole('heading', { name: sentence })).toBeInTheDocument();
      expect(requests).toEqual([]);
    },
  );

  test('five digits that no ZIP has are said to be unknown', async () => {
    placesServer({ '/api/zips/95999': { status: 404, body: { code: 'not_found', message: { ko: '', en: '' } } } });
    await open('/clinics?zip=95999', <DirectoryPage kind={CLINICS} />, 'en');
    expect(await screen.findByRole('heading', { name: /don’t know the ZIP code 95999/ })).toBeInTheDocument();
  });
});

describe('Korean first', () => {
  const kheir = provider({
    name: 'Kheir',
    nameKo: '이웃케어',
    zipCode: '90020',
    languages: ['Korean'],
    distanceMiles: 1.6,
  });
  const network = provider({
    type: 'medicalGroup',
    name: 'Network',
    languages: ['Korean'],
    latitude: null,
    phone: null,
    address: null,
    city: null,
    zipCode: null,
    website: 'https://network.example',
    details: { region: 'Los Angeles' },
  });
  const doctors = providers(379, { type: 'doctor', zipCode: '90006' });
  const answers = { [DOCTORS_PATH]: list(doctors), [KOREAN_NEAR]: list([kheir]), [GROUPS]: list([network]) };

  test('a Korean page shows what states Korean, what to say, then every doctor with one honest sentence', async () => {
    placesServer(answers);
    await open('/doctors?zip=90006', <DirectoryPage kind={DOCTORS} />);
    const [first, second] = await rowsUnder('한국어가 된다고 밝힌 곳 2곳');
    expect(first).toHaveTextContent('이웃케어');
    expect(first).toHaveTextContent('1.6마일');
    expect(within(first!).getByText('한국어')).toBeInTheDocument();
    expect(within(first!).getByRole('link')).toHaveAttribute('href', 'tel:+12135550123');
    expect(within(second!).getByRole('link', { name: /웹사이트/ })).toHaveAttribute('href', 'https://network.example');
    expect(screen.getByText(/Is there someone who speaks Korean/)).toHaveAttribute('lang', 'en');
    expect(await rowsUnder('가까운 의사 379명')).toHaveLength(10);
    expect(screen.getByText('의사 등록부에는 언어가 적혀 있지 않습니다.')).toBeInTheDocument();
    expect(screen.queryByText(/찾지 못했습니다/)).not.toBeInTheDocument();
  });

  test('an English page does so on request, and a Korean page not when all are requested', async () => {
    placesServer(answers);
    const english = await open('/doctors?zip=90006&language=korean', <DirectoryPage kind={DOCTORS} />, 'en');
    expect(await screen.findByRole('heading', { name: /2 places that say they speak Korean/ })).toBeInTheDocument();
    english.unmount();
    await open('/doctors?zip=90006&language=all', <DirectoryPage kind={DOCTORS} />, 'ko');
    await rowsUnder('가까운 의사 379명');
    expect(screen.queryByRole('heading', { name: /한국어가 된다고/ })).not.toBeInTheDocument();
  });

  test('nothing that states Korean is one sentence, no wall', async () => {
    placesServer({ ...answers, [KOREAN_NEAR]: list([]), [GROUPS]: list([]) });
    await open('/doctors?zip=90006', <DirectoryPage kind={DOCTORS} />);
    expect(await screen.findByText(/25마일 안에 한국어가 된다고 밝힌 곳은 아직 없습니다/)).toBeInTheDocument();
    expect(await rowsUnder('가까운 의사 379명')).toHaveLength(10);
  });
});

describe('a list of places', () => {
  const kheir = provider({
    name: 'Kheir Clinic',
    nameKo: '이웃케어클리닉',
    nameKoSource: 'source',
    languages: ['Korean', 'Spanish'],
    phone: null,
    distanceMiles: 1.24,
    zipCode: '90005',
    provenance: provenance({ isStale: true, sourceUpdatedAt: '2019-05-15', origin: 'starter' }),
  });

  test('a row says known facts only: badge, distance, city; without a phone it leads to the map', async () => {
    placesServer({ [CLINICS_PATH]: list([kheir, provider({ specialties: [], specialty: null })]) });
    await open('/clinics?zip=90006&language=all');
    const [first, second] = await rowsUnder('가까운 클리닉 2곳');
    expect(first).toHaveTextContent('이웃케어클리닉');
    expect(first).toHaveTextContent('Kheir Clinic');
    expect(within(first!).getByText('한국어')).toBeInTheDocument();
    expect(first).toHaveTextContent('1.2마일 · 가정의학과 · 로스앤젤레스 · 2019년 자료');
    expect(first).not.toHaveTextContent('확인 중');
    expect(within(first!).getByRole('link', { name: /Olive St/ })).toHaveAttribute(
      'href',
      expect.stringContaining('maps'),
    );
    expect(second).toHaveTextContent('90006 안 · 로스앤젤레스');
    expect(second).not.toHaveTextContent(/자료에 없|공개된 정보/);
    expect(within(second!).getByRole('link')).toHaveAttribute('href', 'tel:+12135550123');
  });

  test('ten to a page; the page is in the address', async () => {
    placesServer({ [CLINICS_PATH]: list(providers(21)) });
    const { user, router } = await open('/clinics?zip=90006', <DirectoryPage kind={CLINICS} />, 'en');
    expect(await rowsUnder('21 clinics nearby')).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(router.state.location.search).toBe('?zip=90006&page=2');
    expect(screen.getByRole('heading', { name: '21 clinics nearby' })).toHaveFocus();
  });

  test('details are a sheet: known facts, what to say, what no one knows in a fold; closing returns to the row', async () => {
    placesServer({ [CLINICS_PATH]: list([{ ...kheir, phone: '2135550123' }]) });
    const { user } = await open('/clinics?zip=90006&language=all');
    const [row] = await rowsUnder('가까운 클리닉 1곳');
    await user.click(moreOf(row!));
    const sheet = await screen.findByRole('dialog', { name: '이웃케어클리닉' });
    expect(within(sheet).getByText('한국어, 스페인어')).toBeInTheDocument();
    expect(sheet).toHaveTextContent('로스앤젤레스(LA) 카운티');
    expect(sheet).toHaveTextContent('한국어 하시는 분 계세요?');
    expect(within(sheet).getByRole('link', { name: /213/ })).toHaveAttribute('href', 'tel:+12135550123');
    const fold = within(sheet).getByRole('button', { name: /아직 모르는 것 2가지/ });
    expect(within(sheet).getByText('새 환자')).not.toBeVisible();
    await user.click(fold);
    expect(within(sheet).getByText('새 환자')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(moreOf(row!)).toHaveFocus());
  });

  test('a list that was cut, two counties and sample rows each say so', async () => {
    const samples = providers(2, { provenance: provenance({ origin: 'sample' }) });
    placesServer({ [CLINICS_PATH]: list(samples, { 'x-total-count': '623', 'x-counties': 'Los Angeles,Orange' }) });
    await open('/clinics?zip=90006', <DirectoryPage kind={CLINICS} />, 'en');
    expect(await screen.findByText(/nearest 2 of 623/)).toBeInTheDocument();
    expect(screen.getByText('This ZIP code is in Los Angeles County, Orange County.')).toBeInTheDocument();
    expect(screen.getAllByText(/sample/i).length).toBeGreaterThanOrEqual(3);
  });

  test('a specialty that a row does not show is the reason it is there', async () => {
    const many = provider({ type: 'doctor', specialties: ['internal-medicine', 'geriatrics', 'cardiology'] });
    placesServer({ '/api/providers': list([many]) });
    await open('/doctors?zip=90006&specialty=cardiology', <DirectoryPage kind={DOCTORS} />, 'en');
    const [row] = await rowsUnder('1 doctor nearby');
    expect(row).toHaveTextContent('Specialty: Cardiology (heart)');
  });

  test('printing shows the whole list as a table, at most fifty lines', async () => {
    const print = jest.fn();
    window.print = print;
    placesServer({ [CLINICS_PATH]: list(providers(61)) });
    const { user } = await open('/clinics?zip=90006', <DirectoryPage kind={CLINICS} />, 'en');
    await user.click(await screen.findByRole('button', { name: 'Print the list' }));
    expect(print).toHaveBeenCalledTimes(1);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    const lines = within(screen.getByRole('table', { name: '61 clinics nearby' })).getAllByRole('row');
    expect(lines).toHaveLength(51);
    expect(lines[1]).toHaveTextContent(
      /Olive Clinic \d+\(213\) 555-0123in 90006Family medicine\d+ Olive St, Los Angeles/i,
    );
    expect(screen.getByText('The first 50 of 61.')).toBeInTheDocument();
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(await rowsUnder('61 clinics nearby')).toHaveLength(10);
  });
});

test.each(['ko', 'en'] as const)('list, sheet and progress are accessible in %s', async (language) => {
  placesServer({
    '/api/providers': list([...providers(11), provider({ languages: ['Korean'] })], { 'x-auto-crawl': 'queued' }),
  });
  const { user, container } = await open('/doctors?zip=90006&language=all', <DirectoryPage kind={DOCTORS} />, language);
  const [row] = await rowsUnder(/의사 12명|12 doctors/);
  expect(await violations(container)).toEqual([]);
  await user.click(moreOf(row!));
  expect(await violations(await screen.findByRole('dialog'))).toEqual([]);
});
