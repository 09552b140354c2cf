import { act, screen, within } from '@testing-library/react';
import { failedRun, goodRun, MARK, overviewOf, wholeRun } from '../../../test/crawls';
import { fakeServer } from '../../../test/fake-server';
import type { FakeAnswer } from '../../../test/fake-server';
import { run } from '../../../test/records';
import { renderApp } from '../../../test/render-app';
import { violations } from '../../../test/violations';
import enCrawl from '../../locales/en/crawl.json';
import enCrawler from '../../locales/en/crawler.json';
import koCrawl from '../../locales/ko/crawl.json';
import koCrawler from '../../locales/ko/crawler.json';
import { CrawlerPage } from './crawler-page';

const OVERVIEW = '/api/crawl/overview';
const asked = (requests: string[], what: string) => requests.filter((request) => request.startsWith(what));
const card = (name: RegExp) => screen.getByRole('article', { name });
/** The names of the cards' headings hold the English name too; results have the Korean one alone. */
const KAISER = /카이저 퍼머넌트\s*Kaiser/;
const ANTHEM = /앤섬 블루크로스\s*Anthem/;
const HOSPITALS = /병원\s*Hospitals/;
const HEALTHNET = /헬스넷\s*Health Net/;
const press = (place: HTMLElement, name: RegExp | string) =>
  act(() => within(place).getByRole('button', { name }).click());

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-21T20:05:00Z') }));
afterEach(() => jest.useRealTimers());
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function open(answers: Record<string, FakeAnswer | FakeAnswer[]>, language: 'ko' | 'en' = 'ko') {
  const server = fakeServer({
    '/api/crawl/runs': { body: [] },
    '/api/crawl/pulse': { body: { mark: MARK } },
    ...answers,
  });
  const page = await renderApp(<CrawlerPage />, { at: '/admin/crawler', language });
  await pass(0);
  return { ...server, ...page };
}

describe('the crawler dashboard', () => {
  test('shows the four tiles from the answer, and Never before anything succeeded', async () => {
    const tiles = {
      plansFound: { count: 1406, source: 'insurance' as const, at: '2026-11-21T20:02:41Z' },
      successRate: { succeeded: 2, finished: 3, percent: 67 },
      activeRuns: 0,
      lastUpdatedAt: '2026-11-21T22:12:00Z',
    };
    const { unmount } = await open({ [OVERVIEW]: { body: overviewOf([], { tiles }) } });
    for (const text of ['1,406', '67%', '자료원 3곳 중 2곳 성공', '오후 2:12', '11월 21일(토)']) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
    unmount();
    await open({ [OVERVIEW]: { body: overviewOf([]) } }, 'en');
    expect(screen.getByText('Never')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Crawl Results Details' })).not.toBeInTheDocument();
  });

  test('asks every 30 s while nothing happens, every second while something does', async () => {
    const running = wholeRun('anthem');
    const { requests } = await open({
      [OVERVIEW]: [
        { body: overviewOf([]) },
        { body: overviewOf([running]) },
        { body: overviewOf([{ ...running, done: 30 }]) },
        { body: overviewOf([goodRun('anthem', { id: running.id })]) },
      ],
    });
    await pass(29_000);
    expect(asked(requests, `GET ${OVERVIEW}`)).toHaveLength(1);
    await pass(1_100);
    expect(within(card(ANTHEM)).getByText('26 / 43')).toBeInTheDocument();
    await pass(1_000);
    expect(within(card(ANTHEM)).getByText('30 / 43')).toBeInTheDocument();
    expect(within(card(ANTHEM)).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '30');
    await pass(1_000);
    expect(asked(requests, `GET ${OVERVIEW}`)).toHaveLength(4);
    expect(within(card(ANTHEM)).getByText('성공')).toBeInTheDocument();
    expect(within(card(ANTHEM)).getByText('가져온 기록: 플랜 44개.')).toBeInTheDocument();
    await pass(20_000);
    expect(asked(requests, `GET ${OVERVIEW}`)).toHaveLength(4);
  });

  test('an idle page asks little, and sees the start of another operator within 3 s', async () => {
    const idle = overviewOf([]);
    const begun = overviewOf([wholeRun('anthem')], { mark: 'mark-2' });
    const { requests } = await open({
      [OVERVIEW]: [{ body: idle }, { body: begun }],
      '/api/crawl/pulse': [
        { body: { mark: idle.mark } },
        { body: { mark: idle.mark } },
        { body: { mark: begun.mark } },
      ],
    });
    await pass(2_600);
    expect(asked(requests, `GET ${OVERVIEW}`)).toHaveLength(1);
    await pass(2_600);
    expect(within(card(ANTHEM)).getByText('26 / 43')).toBeInTheDocument();
    expect(asked(requests, 'GET /api/crawl/pulse')).toHaveLength(3);
    await pass(5_000);
    expect(asked(requests, 'GET /api/crawl/pulse')).toHaveLength(3);
  });

  test('a failed run says why, what is kept and what to do, in both languages', async () => {
    const runs = [goodRun('healthnet', { found: 17 }), failedRun('healthnet', 'server_error')];
    const { unmount } = await open({ [OVERVIEW]: { body: overviewOf(runs) } });
    const box = card(HEALTHNET);
    expect(within(box).getByText('실패')).toBeInTheDocument();
    expect(within(box).getByText(koCrawl.failure.server_error.what)).toBeInTheDocument();
    expect(within(box).getByText(koCrawler.step.server_error)).toBeInTheDocument();
    expect(within(box).getByText('전에 모은 기록(플랜 17개)은 그대로 있습니다.')).toBeInTheDocument();
    expect(within(box).getByText(/분류: server_error/)).toBeInTheDocument();
    expect(within(box).getByRole('button', { name: /다시 해 보기/ })).toBeEnabled();
    unmount();
    await open({ [OVERVIEW]: { body: overviewOf(runs) } }, 'en');
    const english = screen.getAllByRole('article', { name: 'Health Net / Wellcare' })[0]!;
    expect(within(english).getByText(enCrawl.failure.server_error.what)).toBeInTheDocument();
    expect(within(english).getByText(enCrawler.step.server_error)).toBeInTheDocument();
    expect(within(english).getByText('Earlier records are still here: 17 plans.')).toBeInTheDocument();
  });

  test.each([
    ['ko', HOSPITALS, '이 자료원에서 전에 모은 기록은 없습니다.', /그대로|있던 기록/],
    ['en', 'Hospitals', 'Nothing was crawled from this source before.', /stay|still here/],
  ] as const)(
    'a failed first read does not speak of records that are kept (%s)',
    async (language, name, none, kept) => {
      for (const failure of ['blocked', 'not_json', 'schema_changed', 'missing_columns', 'empty_result'] as const) {
        const { unmount } = await open(
          { [OVERVIEW]: { body: overviewOf([failedRun('hospitals', failure)]) } },
          language,
        );
        const box = screen.getAllByRole('article', { name })[0]!;
        expect(within(box).getByText(none)).toBeInTheDocument();
        expect(box).not.toHaveTextContent(kept);
        unmount();
      }
    },
  );

  test('results list the first three plans, N/A for an unknown premium, counts and release', async () => {
    const plans = [
      { name: 'Kaiser Senior Advantage', monthlyPremium: 0 },
      { name: 'Kaiser Plus', monthlyPremium: 12.5 },
      { name: 'Kaiser Dual', monthlyPremium: null },
    ];
    const result = { plans, skipped: { other_insurer: 359 }, notes: [] };
    await open({ [OVERVIEW]: { body: overviewOf([goodRun('kaiser', { result })]) } });
    const details = within(screen.getByRole('article', { name: '카이저 퍼머넌트' }));
    expect(details.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Kaiser Senior Advantage월 보험료 $0',
      'Kaiser Plus월 보험료 $12.50',
      'Kaiser Dual월 보험료 N/A(자료에 없음)',
    ]);
    expect(details.getByText('추가 3 · 변경 2 · 그대로 39 · 제외 1')).toBeInTheDocument();
    expect(details.getByText('메디케어 플랜 파일(2026년, 9월판)')).toBeInTheDocument();
    expect(details.getByText('다른 보험회사 359')).toBeInTheDocument();
    press(card(KAISER), /내용 보기/);
    expect(screen.getByRole('heading', { name: '카이저 퍼머넌트' })).toHaveFocus();
  });

  test('a run that found the same bytes says since when, as people say a time', async () => {
    const notes = [{ code: 'unchanged' as const, params: { since: '2026-11-19T20:00:00Z' } }];
    const result = { plans: [], skipped: {}, notes };
    const same = { added: 0, updated: 0, deactivated: 0, startedAt: '2026-11-21T20:02:40.800Z', result };
    await open({ [OVERVIEW]: { body: overviewOf([goodRun('hospitals', same)]) } });
    const box = card(HOSPITALS);
    expect(box).toHaveTextContent('11월 19일(목) 오후 12:00 이후로 바뀐 내용이 없습니다.');
    expect(box).toHaveTextContent('1초 미만');
  });

  test('history says what changed, follows the live figures and can be narrowed to one source', async () => {
    const good = goodRun('hospitals', { createdAt: '2026-11-21T19:00:00Z', requestedBy: 'schedule' });
    const failed = failedRun('anthem', 'truncated_body', { createdAt: '2026-11-21T18:00:00Z' });
    const running = wholeRun('kaiser', { done: 5 });
    const zip = run({ id: '44444444-4444-4444-8444-444444444444', createdAt: '2026-11-21T17:00:00Z' });
    const { requests } = await open({
      [OVERVIEW]: [
        { body: overviewOf([failed, good, running]) },
        { body: overviewOf([failed, good, { ...running, done: 9 }]) },
      ],
      '/api/crawl/runs?limit=20': { body: [{ ...running, done: 1 }, good, failed, zip] },
      '/api/crawl/runs?source=anthem&limit=20': { body: [failed] },
    });
    const rows = () =>
      screen
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent ?? '');
    expect(rows()).toHaveLength(4);
    expect(rows()[0]).toMatch(/카이저 퍼머넌트.*모으는 중.*5 \/ 43/);
    expect(rows()[1]).toMatch(
      /병원.*성공.*예약.*추가\s3\s· 변경\s2\s· 그대로\s39\s· 제외\s1.*메디케어 플랜 파일\(2026년, 9월판\)/,
    );
    expect(rows()[2]).toContain(koCrawl.failure.truncated_body.what);
    expect(rows()[3]).toMatch(/우편번호 90006 · 클리닉/);
    await pass(1_000);
    expect(rows()[0]).toMatch(/9 \/ 43/);
    expect(asked(requests, 'GET /api/crawl/runs')).toHaveLength(1);
    press(card(ANTHEM), /기록 보기/);
    await pass(0);
    expect(rows()).toHaveLength(1);
    expect(screen.getByRole('heading', { name: '실행 기록' })).toHaveFocus();
    expect(requests).toContain('GET /api/crawl/runs?source=anthem&limit=20');
  });

  test('the next scheduled start stands on its card', async () => {
    const overview = overviewOf([]);
    const rhythm = { code: 'weekly' as const, params: { weekday: 2 } };
    for (const each of overview.sources) {
      if (each.source === 'hospitals') each.schedule = { rhythm, nextAt: '2026-11-24T11:20:00Z' };
    }
    await open({ [OVERVIEW]: { body: overview } });
    expect(card(HOSPITALS)).toHaveTextContent('다음 예약: 11월 24일(화) 오전 3:20 · 매주 화요일');
  });

  test('an overview that cannot be read is said, asked again every 5 s, and the last picture stays', async () => {
    const down: FakeAnswer = { status: 502, body: 'bad gateway' };
    const { requests } = await open({
      [OVERVIEW]: [down, { body: overviewOf([wholeRun('anthem')]) }, down, { body: overviewOf([]) }],
    });
    expect(screen.getByRole('alert')).toHaveTextContent('자료 모으기 상태를 읽지 못했습니다');
    await pass(5_100);
    expect(within(card(ANTHEM)).getByText('26 / 43')).toBeInTheDocument();
    await pass(1_100);
    expect(screen.getByText('지금 상태를 다시 읽지 못했습니다')).toBeInTheDocument();
    expect(within(card(ANTHEM)).getByText('26 / 43')).toBeInTheDocument();
    await pass(5_100);
    expect(screen.queryByText('지금 상태를 다시 읽지 못했습니다')).not.toBeInTheDocument();
    expect(asked(requests, `GET ${OVERVIEW}`)).toHaveLength(4);
  });

  test('a ZIP that failed does not claim the count of another ZIP, and a source that never worked says so', async () => {
    const runs = [
      goodRun('providers', { zip: '90210', type: 'doctor', found: 40 }),
      failedRun('providers', 'timeout', { zip: '90006', type: 'clinic' }),
      failedRun('hospitals', 'missing_columns'),
      failedRun('kaiser', 'missing_columns'),
    ];
    await open({ [OVERVIEW]: { body: overviewOf(runs) } });
    const zip = card(/우편번호별 의료 기관\s*Care/);
    expect(within(zip).getByText('전에 모은 기록은 그대로 있습니다.')).toBeInTheDocument();
    expect(zip).not.toHaveTextContent('40곳');
    const hospitals = within(card(HOSPITALS));
    expect(hospitals.getByText('이 자료원에서 전에 모은 기록은 없습니다.')).toBeInTheDocument();
    // An insurer's plans come with the crawl of all plans too.
    expect(within(card(KAISER)).getByText('이 회사만 따로 모은 적은 없습니다.')).toBeInTheDocument();
    expect(within(card(ANTHEM)).getByText('이 회사만 따로 모은 적은 없습니다.')).toBeInTheDocument();
  });

  test('reads out the end of a run, not its counts', async () => {
    const running = wholeRun('anthem');
    await open({
      [OVERVIEW]: [
        { body: overviewOf([running]) },
        { body: overviewOf([{ ...running, done: 40 }]) },
        { body: overviewOf([goodRun('anthem', { id: running.id })]) },
      ],
    });
    const said = () => screen.getAllByRole('status').map((status) => status.textContent);
    await pass(1_000);
    expect(said().join('')).not.toContain('앤섬');
    await pass(1_000);
    expect(said()).toContain('앤섬 블루크로스: 성공');
  });

  test('reads out the end of a run that was never seen under way', async () => {
    const old = goodRun('hospitals');
    await open({
      [OVERVIEW]: [{ body: overviewOf([old, wholeRun('anthem')]) }, { body: overviewOf([old, goodRun('kaiser')]) }],
    });
    await pass(1_000);
    const said = screen.getAllByRole('status').map((status) => status.textContent);
    expect(said).toContain('카이저 퍼머넌트: 성공');
    expect(said.join('')).not.toContain('병원');
  });

  test.each(['ko', 'en'] as const)('is accessible in %s in every state', async (language) => {
    const plans = [{ name: 'Plan', monthlyPremium: null }];
    const result = { plans, skipped: { closed: 2 }, notes: [] };
    const runs = [
      goodRun('kaiser', { result, origin: 'sample' }),
      wholeRun('anthem'),
      failedRun('healthnet', 'row_count_fell'),
      wholeRun('aarp', { status: 'cancelled', finishedAt: '2026-11-21T20:04:00Z' }),
      wholeRun('all', { done: 3, total: 14 }),
    ];
    const { container } = await open(
      {
        [OVERVIEW]: { body: overviewOf(runs, { isPaused: true, mayChange: true }) },
        '/api/crawl/runs': { body: runs },
      },
      language,
    );
    jest.useRealTimers();
    expect(await violations(container)).toEqual([]);
    expect(container.textContent).not.toMatch(/\b(?:status|tiles|card|phase|history|unit)\.\w+/);
  });
});
