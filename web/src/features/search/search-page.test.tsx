import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import type { ProviderHit } from '@app/contracts/http/search';
import { fakeServer } from '../../../test/fake-server';
import { hmoAnswer, provider, provenance, run, searchAnswer } from '../../../test/records';
import { moreOf, rowsUnder } from '../../../test/places';
import { renderApp } from '../../../test/render-app';
import { violations } from '../../../test/violations';
import { clearMedicineList, useMedicineList } from '@web/shared/medicines/medicine-list';
import { SearchPage } from './search-page';

const RUN = '11111111-1111-4111-8111-111111111111';

const hits = (count: number): ProviderHit[] =>
  Array.from({ length: count }, (_, index) =>
    provider({ id: String(index), name: `Olive Pharmacy ${index}`, type: 'pharmacy', specialties: [] }),
  );
const found = (count: number, total: number) =>
  searchAnswer({ providers: hits(count), totals: { plans: 0, providers: total, programs: 0 } });

const show = (at: string, language: 'ko' | 'en' = 'ko') => renderApp(<SearchPage />, { at, language });

describe('the page of all results', () => {
  test('without a query it asks for one and fetches nothing', async () => {
    const { requests } = fakeServer({});
    await show('/search?q=%20');
    expect(screen.getByRole('heading', { name: '무엇을 찾으세요?' })).toBeInTheDocument();
    expect(requests).toEqual([]);
  });

  test('the address is the query and is one line; the group states its total, a place can be called and opened', async () => {
    const { requests } = fakeServer({ '/api/search': { body: { ...found(8, 48), zip: '90006' } } });
    const { user } = await show('/search?q=olive&zip=90006');
    expect(await screen.findByRole('heading', { name: '모두 48개를 찾았습니다' })).toBeInTheDocument();
    expect(requests).toEqual(['GET /api/search?q=olive&zip=90006&limit=8', 'POST /api/chat/answer']);
    expect(screen.getByText('olive').closest('p')).toHaveTextContent('olive · 90006');
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    const [row] = await rowsUnder('병원·의사·보험회사 (48)');
    expect(within(row!).getByRole('link', { name: /Olive Pharmacy 0/ })).toHaveAttribute('href', 'tel:+12135550123');
    expect(row).toHaveTextContent('90006 안');
    expect(screen.queryByRole('region', { name: /보험 플랜/ })).not.toBeInTheDocument();
    await user.click(moreOf(row!));
    expect(await screen.findByRole('dialog', { name: 'Olive Pharmacy 0' })).toHaveTextContent('Olive St');
  });

  test('next to places a few plans are, and a press brings the others', async () => {
    const plans = Array.from({ length: 8 }, (_, at) => ({
      id: `plan-${at}`,
      name: `Olive Plan ${at}`,
      category: 'medicare-advantage',
      description: 'HMO',
    }));
    const totals = { plans: 10, providers: 8, programs: 0 };
    const { requests } = fakeServer({ '/api/search': { body: { ...found(8, 8), plans, totals, zip: '90006' } } });
    const { user } = await show('/search?q=olive&zip=90006');
    expect(await rowsUnder('보험 플랜 (10)')).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: /보험 플랜 더/ }));
    await waitFor(() => expect(requests.at(-1)).toBe('GET /api/search?q=olive&zip=90006&limit=50'));
    expect(await rowsUnder('보험 플랜 (10)')).toHaveLength(8);
  });

  test('invented places are said directly above their list, Korean has its badge', async () => {
    const sample = provider({
      name: 'Sample Place',
      provenance: provenance({ origin: 'sample' }),
      languages: ['Korean'],
    });
    const totals = { plans: 0, providers: 1, programs: 0 };
    fakeServer({ '/api/search': { body: searchAnswer({ providers: [sample], totals }) } });
    await show('/search?q=sample', 'en');
    const [row] = await rowsUnder('Hospitals, doctors and insurers (1)');
    expect(row).toHaveTextContent('Korean');
    expect(screen.getByText(/is made up and does not exist/)).toBeInTheDocument();
  });

  test('a program can be called, and says whose line that is', async () => {
    const program = {
      id: 'g',
      name: 'Extra Help',
      nameKo: '약값 추가 지원',
      type: 'prescription' as const,
      description: 'Help with drug costs.',
      descriptionKo: '약값을 줄여 주는 지원입니다.',
      phone: '1-800-772-1213',
      phoneLabel: { ko: '사회보장국', en: 'Social Security' },
    };
    const totals = { plans: 0, providers: 0, programs: 1 };
    fakeServer({ '/api/search': { body: searchAnswer({ programs: [program], totals }) } });
    await show('/search?q=extra');
    const [row] = await rowsUnder('지원 프로그램 (1)');
    expect(row).toHaveTextContent('사회보장국');
    expect(within(row!).getByRole('link', { name: /전화 1-800-772-1213/ })).toBeInTheDocument();
    expect(within(row!).getByRole('link', { name: /자세히/ })).toHaveAttribute('href', '/medi-cal');
  });

  test('a medicine that is named comes first, and a press puts it on the list of this tab', async () => {
    fakeServer({ '/api/search': { body: searchAnswer({}) } });
    const { user, router } = await show('/search?q=리피토 얼마예요&zip=90006');
    const [row] = await rowsUnder('약');
    expect(row).toHaveTextContent('아토르바스타틴(리피토)');
    expect(screen.queryByText('찾은 것이 없습니다')).not.toBeInTheDocument();
    await user.click(within(row!).getByRole('link', { name: '한 해 약값 계산하기' }));
    expect(`${router.state.location.pathname}${router.state.location.search}`).toBe('/my-medicines?zip=90006');
    const { result, unmount } = renderHook(useMedicineList);
    expect(result.current.medicines.map(({ id }) => id)).toEqual(['atorvastatin']);
    unmount();
    clearMedicineList();
  });

  test('a letter by its number leads to the letter helper, and is never "nothing found"', async () => {
    fakeServer({ '/api/search': { body: searchAnswer({}) } });
    await show('/search?q=cms10003');
    const [row] = await rowsUnder('우편물');
    expect(within(row!).getByRole('link', { name: /자세히/ })).toHaveAttribute('href', '/letters#denial-cms-10003');
    expect(screen.queryByText('찾은 것이 없습니다')).not.toBeInTheDocument();
  });

  test('a question is answered above what is found, with its sources, and is no dead end without hits', async () => {
    const { sent } = fakeServer({
      '/api/search': { body: searchAnswer({}) },
      '/api/chat/answer': { body: { answer: hmoAnswer } },
    });
    const { user, container } = await show('/search?q=hmo%20ppo');
    const group = await screen.findByRole('region', { name: '답변' });
    expect(sent).toEqual(['POST /api/chat/answer {"words":"hmo ppo","language":"ko"}']);
    expect(within(group).getByRole('heading', { name: hmoAnswer.question })).toBeInTheDocument();
    expect(group).toHaveTextContent('문장 4');
    expect(group).not.toHaveTextContent('문장 5');
    await user.click(within(group).getByRole('button', { name: '답 모두 보기' }));
    expect(group).toHaveTextContent('문장 5');
    expect(within(group).getByRole('list', { name: '이 답의 근거' })).toHaveTextContent('Medicare.gov');
    expect(screen.queryByText('찾은 것이 없습니다')).not.toBeInTheDocument();
    expect(await violations(container)).toEqual([]);
  });

  test('danger shows the number to call first', async () => {
    const phones = [{ id: '911', who: '응급', number: '911', hours: null }];
    const reply = { ...hmoAnswer.reply, kind: 'emergency', phones } as const;
    fakeServer({
      '/api/search': { body: searchAnswer({}) },
      '/api/chat/answer': { body: { answer: { ...hmoAnswer, card: 'safety-body', reply } } },
    });
    await show('/search?q=chest%20pain');
    const group = await screen.findByRole('region', { name: '답변' });
    expect(within(group).getByRole('link', { name: /911/ })).toHaveAttribute('href', 'tel:911');
    expect(within(group).queryByRole('heading', { name: hmoAnswer.question })).not.toBeInTheDocument();
  });

  test('more raises the limit up to the limit of the call, then says that the list is cut', async () => {
    fakeServer({
      '/api/search?q=olive&limit=8': { body: found(8, 480) },
      '/api/search?q=olive&limit=50': { body: found(50, 480) },
      '/api/search?q=olive&limit=100': { body: found(100, 480) },
    });
    const { user, router } = await show('/search?q=olive', 'en');
    expect(await screen.findByText('8 of 480')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /More/ }));
    expect(router.state.location.search).toBe('?q=olive&limit=50');
    await screen.findByText('50 of 480');
    await user.click(screen.getByRole('button', { name: /More/ }));
    expect(await screen.findByText(/only the first 100 are shown/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /More/ })).not.toBeInTheDocument();
  });

  test('another question from the folded line changes the address and moves the focus to its results', async () => {
    fakeServer({ '/api/search': { body: found(2, 2) } });
    const { user, router } = await show('/search?q=olive', 'en');
    await screen.findByRole('heading', { name: '2 results' });
    await user.click(screen.getByRole('button', { name: 'Change' }));
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'kheir{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?q=kheir'));
    await waitFor(() => expect(screen.getByRole('heading', { name: '2 results' })).toHaveFocus());
  });

  test('what the words mean leads to the directory, and is never "nothing found"', async () => {
    const understood = { type: 'doctor', specialty: null, language: 'korean', zip: '90006', place: null } as const;
    fakeServer({ '/api/search': { body: searchAnswer({ understood }) } });
    await show(`/search?q=${encodeURIComponent('한인 의사')}&zip=90006`);
    expect(await screen.findByText('한국어 · 의사 · 90006 근처')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '목록 보기' })).toHaveAttribute(
      'href',
      '/doctors?zip=90006&language=korean',
    );
    expect(screen.queryByText('찾은 것이 없습니다')).not.toBeInTheDocument();
  });

  test('understood without a ZIP: five digits lead to the nearest of the list', async () => {
    const understood = { type: 'doctor', specialty: null, language: 'korean', zip: null, place: null } as const;
    fakeServer({ '/api/search': { body: searchAnswer({ understood }) } });
    const { user, router } = await show(`/search?q=${encodeURIComponent('한국어 의사')}`);
    const zip = await screen.findByLabelText('사는 곳 우편번호(ZIP)');
    await user.type(zip, '900{Enter}');
    expect(screen.getByText('우편번호 다섯 자리를 넣어 주세요')).toBeInTheDocument();
    await user.type(zip, '06{Enter}');
    expect(router.state.location.pathname + router.state.location.search).toBe('/doctors?language=korean&zip=90006');
  });

  test('a place says why it was found: a specialty, a language', async () => {
    const [hit] = hits(1);
    const why = { specialty: 'cardiology', language: 'Spanish' };
    fakeServer({
      '/api/search': {
        body: searchAnswer({ providers: [{ ...hit!, why }], totals: { plans: 0, providers: 1, programs: 0 } }),
      },
    });
    await show('/search?q=heart', 'en');
    const [row] = await rowsUnder('Hospitals, doctors and insurers (1)');
    expect(row).toHaveTextContent('Specialty: Cardiology (heart) · Language: Spanish');
  });

  test('nothing found is no wall: all of California, the directories with the ZIP, and somebody to call', async () => {
    fakeServer({ '/api/search': { body: searchAnswer({ zip: '90006' }) } });
    await show('/search?q=zzz&zip=90006');
    expect(await screen.findByText('찾은 것이 없습니다')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '캘리포니아 전체에서 찾기' })).toHaveAttribute('href', '/search?q=zzz');
    expect(screen.getByRole('link', { name: '의사 찾기' })).toHaveAttribute('href', '/doctors?zip=90006');
    expect(screen.getByRole('link', { name: /211/ })).toHaveAttribute('href', 'tel:211');
  });

  test('a ZIP outside California is said, instead of "nothing found"', async () => {
    fakeServer({ '/api/search': { body: searchAnswer({ zip: '12345' }) } });
    await show('/search?q=zzz&zip=12345', 'en');
    expect(await screen.findByRole('heading', { name: /12345 is not a California ZIP code/ })).toBeInTheDocument();
  });

  test('a failed search says so', async () => {
    fakeServer({ '/api/search': { status: 502, body: '' } });
    await show('/search?q=a', 'en');
    expect(await screen.findByRole('alert')).toHaveTextContent('Search failed');
    expect(screen.getByRole('link', { name: '1-800-434-0222' })).toBeInTheDocument();
  });
});

describe('a ZIP without records', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  test('shows the progress of the crawl and adds what it found', async () => {
    fakeServer({
      '/api/search': [
        { body: searchAnswer({ autoCrawlTriggered: true }) },
        { body: searchAnswer({ autoCrawlTriggered: true, crawlRuns: [RUN] }) },
        { body: found(3, 3) },
      ],
      [`/api/crawl/runs/${RUN}`]: { body: run({ done: 2, total: 9, found: 5 }) },
    });
    await show('/search?zip=90006');
    await pass(100);
    expect(screen.getByRole('heading', { name: '아직 찾은 것이 없습니다', level: 2 })).toBeInTheDocument();
    await pass(5_000);
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '2');
    await pass(5_000);
    expect(screen.getByRole('heading', { name: '모두 3개를 찾았습니다' })).toBeInTheDocument();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });
});

test.each(['ko', 'en'] as const)('the page is accessible in %s', async (language) => {
  fakeServer({ '/api/search': { body: found(3, 30) } });
  const { container } = await show('/search?q=olive', language);
  await screen.findAllByRole('region');
  expect(await violations(container)).toEqual([]);
});
