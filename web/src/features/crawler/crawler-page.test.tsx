import { act, screen, within } from '@testing-library/react';
import { FAILURE_SENTENCES } from '@app/contracts/http/crawler';
import { crawlAnswer, failedRun, goodRun, overviewOf, wholeRun } from '../../../test/crawls';
import { fakeServer } from '../../../test/fake-server';
import type { FakeAnswer } from '../../../test/fake-server';
import { run } from '../../../test/records';
import { renderApp } from '../../../test/render-app';
import { violations } from '../../../test/violations';
import { CrawlerPage } from './crawler-page';

const OVERVIEW = '/api/crawl/overview';
const asked = (requests: string[], what: string) => requests.filter((request) => request.startsWith(what));
const card = (name: RegExp) => screen.getByRole('article', { name });
/** The names of the cards' headings hold the English name too; results have the Korean one alone. */
const KAISER = /카이저 퍼머넌트\s*Kaiser/;
const ANTHEM = /앤섬 블루크로스\s*Anthem/;
const HEALTHNET = /헬스넷\s*Health Net/;
const press = (place: HTMLElement, name: RegExp | string) =>
  act(() => within(place).getByRole('button', { name }).click());

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-21T20:05:00Z') }));
afterEach(() => jest.useRealTimers());
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function open(answers: Record<string, FakeAnswer | FakeAnswer[]>, language: 'ko' | 'en' = 'ko') {
  const server = fakeServer({ '/api/crawl/runs': { body: [] }, ...answers });
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

  test('a started crawl is crawling at once, cannot be started twice, and ends as its run does', async () => {
    const running = wholeRun('kaiser', { done: 0, total: null });
    const { requests } = await open({
      [OVERVIEW]: [
        { body: overviewOf([]) },
        { body: overviewOf([running]) },
        { body: overviewOf([goodRun('kaiser', { id: running.id, found: 47 })]) },
      ],
      '/api/crawl/kaiser': { body: crawlAnswer('kaiser') },
    });
    press(card(KAISER), /모으기 시작/);
    expect(within(card(KAISER)).getByRole('button', { name: /모으는 중/ })).toHaveAttribute('aria-busy', 'true');
    press(card(KAISER), /모으는 중/);
    await pass(0);
    expect(asked(requests, 'POST /api/crawl/kaiser')).toHaveLength(1);
    await pass(1_100);
    expect(within(card(KAISER)).getByText('가져온 기록: 플랜 47개.')).toBeInTheDocument();
    expect(within(card(KAISER)).getByRole('button', { name: /다시 모으기/ })).toBeInTheDocument();
  });

  test('Crawl All can be pressed only while nothing is active, and says why', async () => {
    const { requests } = await open({
      [OVERVIEW]: { body: overviewOf([wholeRun('anthem')]) },
    });
    const button = screen.getByRole('button', { name: '모두 모으기' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('하나라도 실행 중이면 누를 수 없습니다.');
    act(() => button.click());
    await pass(0);
    expect(asked(requests, 'POST')).toHaveLength(0);
  });

  test('Crawl All starts one run, shows its parts to 100 % and what came of it; a reload shows the same', async () => {
    const all = wholeRun('all', { done: 0, total: 14 });
    const child = wholeRun('insurance', { parentId: all.id, done: 10, total: 400 });
    const end = goodRun('all', { id: all.id, done: 14, total: 14, found: 1480 });
    const { requests, unmount } = await open({
      [OVERVIEW]: [
        { body: overviewOf([]) },
        { body: overviewOf([all, child]) },
        { body: overviewOf([{ ...all, done: 13 }]) },
        { body: overviewOf([goodRun('insurance', { id: child.id }), end]) },
      ],
      '/api/crawl/all': { status: 202, body: crawlAnswer('all', { status: 'running', success: false }) },
    });
    act(() => screen.getByRole('button', { name: '모두 모으기' }).click());
    await pass(0);
    const panel = () => screen.getByRole('region', { name: '모두 모으기' });
    expect(within(panel()).getByText('0 / 14')).toBeInTheDocument();
    expect(within(card(/보험 플랜 전체\s*All/)).getByText('10 / 400')).toBeInTheDocument();
    await pass(1_000);
    expect(within(panel()).getByText('13 / 14')).toBeInTheDocument();
    await pass(1_000);
    expect(
      within(panel()).getByText(/14가지 일 가운데 14가지를 마쳤습니다. 찾은 기록: 기록 1,480개/),
    ).toBeInTheDocument();
    expect(asked(requests, 'POST /api/crawl/all')).toHaveLength(1);
    unmount();
    await open({ [OVERVIEW]: { body: overviewOf([goodRun('insurance'), end]) } });
    expect(
      within(panel()).getByText(/14가지 일 가운데 14가지를 마쳤습니다. 찾은 기록: 기록 1,480개/),
    ).toBeInTheDocument();
  });

  test('a failed run says why, what is kept and what to do, in both languages', async () => {
    const runs = [goodRun('healthnet', { found: 17 }), failedRun('healthnet', 'server_error')];
    const { unmount } = await open({ [OVERVIEW]: { body: overviewOf(runs) } });
    const box = card(HEALTHNET);
    expect(within(box).getByText('실패')).toBeInTheDocument();
    expect(within(box).getByText(FAILURE_SENTENCES.server_error.what.ko)).toBeInTheDocument();
    expect(within(box).getByText(FAILURE_SENTENCES.server_error.next.ko)).toBeInTheDocument();
    expect(within(box).getByText('전에 모은 기록(플랜 17개)은 그대로 있습니다.')).toBeInTheDocument();
    expect(within(box).getByText(/분류: server_error/)).toBeInTheDocument();
    expect(within(box).getByRole('button', { name: /다시 해 보기/ })).toBeEnabled();
    unmount();
    await open({ [OVERVIEW]: { body: overviewOf(runs) } }, 'en');
    const english = screen.getAllByRole('article', { name: 'Health Net / Wellcare' })[0]!;
    expect(within(english).getByText(FAILURE_SENTENCES.server_error.what.en)).toBeInTheDocument();
    expect(within(english).getByText('Crawled before and still here: 17 plans.')).toBeInTheDocument();
  });

  test('a refused fall of records is accepted only after a question', async () => {
    const bodies: unknown[] = [];
    await open({
      [OVERVIEW]: { body: overviewOf([goodRun('hospitals'), failedRun('hospitals', 'row_count_fell')]) },
      '/api/crawl/hospitals': { body: crawlAnswer('hospitals') },
    });
    const { fetch } = window;
    window.fetch = (input, init) => {
      if (init?.method === 'POST') bodies.push(JSON.parse(String(init.body)));
      return fetch(input, init);
    };
    press(card(/병원\s*Hospitals/), /그래도 받아들이기/);
    expect(bodies).toEqual([]);
    press(screen.getByRole('dialog'), '받아들이고 다시 모으기');
    await pass(0);
    expect(bodies).toEqual([{ force: true }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('nobody but an operator may start: the page says so, and a refused press too', async () => {
    const { requests, unmount } = await open({ [OVERVIEW]: { body: overviewOf([], { mayChange: false }) } });
    expect(screen.getByText('지금은 보기만 할 수 있습니다')).toBeInTheDocument();
    const button = within(card(KAISER)).getByRole('button', { name: /모으기 시작/ });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(/운영자로 로그인한 사람만/);
    act(() => button.click());
    await pass(0);
    expect(asked(requests, 'POST')).toHaveLength(0);
    expect(screen.queryByRole('button', { name: '잠시 멈추기' })).not.toBeInTheDocument();
    unmount();

    // The session ended after the page was read.
    const message = { ko: '운영자로 로그인한 사람만 수집을 시작하거나 멈출 수 있습니다.', en: 'Only operators.' };
    await open({
      [OVERVIEW]: { body: overviewOf([]) },
      '/api/crawl/kaiser': { status: 401, body: { code: 'not_signed_in', message, requestId: 'r1' } },
    });
    press(card(KAISER), /모으기 시작/);
    await pass(0);
    const alert = within(card(KAISER)).getByRole('alert');
    expect(alert).toHaveTextContent('운영자만 할 수 있습니다');
    expect(alert).toHaveTextContent(message.ko);
    expect(within(card(KAISER)).getByRole('button', { name: /모으기 시작/ })).toBeEnabled();
  });

  test('pause and resume send their call and show what the server says', async () => {
    const waiting = wholeRun('anthem', { status: 'queued', phase: 'waiting', done: 0, total: null, startedAt: null });
    const { requests } = await open({
      [OVERVIEW]: [
        { body: overviewOf([waiting]) },
        { body: overviewOf([waiting], { isPaused: true }) },
        { body: overviewOf([waiting]) },
      ],
      '/api/crawl/pause': { status: 201, body: { isPaused: true } },
      '/api/crawl/resume': { status: 201, body: { isPaused: false } },
    });
    act(() => screen.getByRole('button', { name: '잠시 멈추기' }).click());
    await pass(0);
    expect(requests).toContain('POST /api/crawl/pause');
    expect(screen.getByText('모으기가 잠시 멈춰 있습니다')).toBeInTheDocument();
    expect(within(card(ANTHEM)).getByText('멈춰 있어 시작하지 않고 기다립니다')).toBeInTheDocument();
    act(() => screen.getByRole('button', { name: '다시 움직이기' }).click());
    await pass(0);
    expect(requests).toContain('POST /api/crawl/resume');
    expect(screen.queryByText('모으기가 잠시 멈춰 있습니다')).not.toBeInTheDocument();
  });

  test('cancel ends the run it stands beside', async () => {
    const running = wholeRun('anthem');
    const cancelled = wholeRun('anthem', { id: running.id, status: 'cancelled', finishedAt: '2026-11-21T20:05:00Z' });
    const { requests } = await open({
      [OVERVIEW]: [{ body: overviewOf([running]) }, { body: overviewOf([cancelled]) }],
      [`/api/crawl/runs/${running.id}`]: { body: cancelled },
    });
    press(card(ANTHEM), /그만두기/);
    await pass(0);
    expect(requests).toContain(`DELETE /api/crawl/runs/${running.id}`);
    expect(within(card(ANTHEM)).getByText('그만둠')).toBeInTheDocument();
  });

  test('results list the first three plans, N/A for an unknown premium, counts and release', async () => {
    const plans = [
      { name: 'Kaiser Senior Advantage', monthlyPremium: 0 },
      { name: 'Kaiser Plus', monthlyPremium: 12.5 },
      { name: 'Kaiser Dual', monthlyPremium: null },
    ];
    const result = { plans, skipped: { 'other insurer': 359 }, note: null, unchangedSince: null };
    await open({ [OVERVIEW]: { body: overviewOf([goodRun('kaiser', { result })]) } });
    const details = within(screen.getByRole('article', { name: '카이저 퍼머넌트' }));
    expect(details.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Kaiser Senior Advantage월 보험료 $0',
      'Kaiser Plus월 보험료 $12.50',
      'Kaiser Dual월 보험료 N/A(자료에 없음)',
    ]);
    expect(details.getByText('새로 3 · 바뀜 2 · 그대로 39 · 내림 1')).toBeInTheDocument();
    expect(details.getByText('CY2026_Landscape_202609')).toBeInTheDocument();
    expect(details.getByText('다른 보험회사 359')).toBeInTheDocument();
    press(card(KAISER), /내용 보기/);
    expect(screen.getByRole('heading', { name: '카이저 퍼머넌트' })).toHaveFocus();
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
    expect(rows()[1]).toMatch(/병원.*성공.*예약.*새로 3 · 바뀜 2 · 그대로 39 · 내림 1.*CY2026_Landscape_202609/);
    expect(rows()[2]).toContain(FAILURE_SENTENCES.truncated_body.what.ko);
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

  test('a ZIP crawl and a plan page are told their part, and nothing starts without it', async () => {
    const bodies: string[] = [];
    const { requests } = await open({
      [OVERVIEW]: { body: overviewOf([]) },
      '/api/crawl/providers': { body: crawlAnswer('providers') },
      '/api/crawl/plan-page': { body: crawlAnswer('plan-page') },
    });
    const { fetch } = window;
    window.fetch = (input, init) => {
      if (init?.method === 'POST') bodies.push(`${input as string} ${String(init.body)}`);
      return fetch(input, init);
    };
    press(screen.getByRole('form', { name: '우편번호별 의료 기관' }), /모으기 시작/);
    press(screen.getByRole('form', { name: '플랜 한 개의 상세 화면' }), /모으기 시작/);
    expect(asked(requests, 'POST')).toHaveLength(0);
    expect(screen.getByText(/우편번호 다섯 자리를 넣어 주세요/)).toBeInTheDocument();
    expect(screen.getByText(/예와 같은 모양으로/)).toBeInTheDocument();
    jest.useRealTimers();
    const { default: userEvent } = await import('@testing-library/user-event');
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('우편번호(ZIP) 다섯 자리'), '90006');
    await user.selectOptions(screen.getByLabelText('종류'), 'pharmacy');
    await user.click(within(screen.getByRole('form', { name: '우편번호별 의료 기관' })).getByRole('button'));
    await user.type(screen.getByLabelText('플랜 번호'), ' 2026-h0524-003-0 ');
    await user.click(within(screen.getByRole('form', { name: '플랜 한 개의 상세 화면' })).getByRole('button'));
    expect(bodies).toEqual([
      '/api/crawl/providers {"zip":"90006","type":"pharmacy"}',
      '/api/crawl/plan-page {"planId":"2026-H0524-003-0"}',
    ]);
  });

  test('the next scheduled start stands on its card', async () => {
    const overview = overviewOf([]);
    const rhythm = { ko: '매주 화요일', en: 'Every Tuesday' };
    for (const each of overview.sources) {
      if (each.source === 'hospitals') each.schedule = { rhythm, nextAt: '2026-11-24T11:20:00Z' };
    }
    await open({ [OVERVIEW]: { body: overview } });
    expect(card(/병원\s*Hospitals/)).toHaveTextContent('다음 예약: 11월 24일(화) 오전 3:20 · 매주 화요일');
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

  test.each(['ko', 'en'] as const)('is accessible in %s in every state', async (language) => {
    const plans = [{ name: 'Plan', monthlyPremium: null }];
    const result = { plans, skipped: { closed: 2 }, note: null, unchangedSince: null };
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
