import { screen, within } from '@testing-library/react';
import { pass, stopTheClock } from '../../../test/clock';
import {
  ANTHEM,
  asked,
  details,
  HOSPITALS,
  KAISER,
  openDashboard,
  OVERVIEW,
  press,
  row,
} from '../../../test/crawler-screen';
import { failedRun, goodRun, overviewOf, wholeRun } from '../../../test/crawls';
import type { FakeAnswer } from '../../../test/fake-server';
import { violations } from '../../../test/violations';
import koCrawl from '../../locales/ko/crawl.json';

stopTheClock();

describe('the crawler dashboard', () => {
  test('shows the four tiles from the answer, and Never before anything succeeded', async () => {
    const tiles = {
      plansFound: { count: 1406, at: '2026-11-21T20:02:41Z' },
      successRate: { succeeded: 2, finished: 3, percent: 67 },
      activeRuns: 0,
      lastUpdatedAt: '2026-11-21T22:12:00Z',
      conflicts: 12,
    };
    const { unmount } = await openDashboard({ [OVERVIEW]: { body: overviewOf([], { tiles }) } });
    for (const text of [
      '1,406',
      '올해 볼 수 있는 전체 플랜, 오후 12:02 갱신',
      '67%',
      '자료원 3곳 중 2곳 성공',
      '오후 2:12',
      '11월 21일\u2060(토)',
    ]) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
    unmount();
    await openDashboard({ [OVERVIEW]: { body: overviewOf([]) } }, 'en');
    expect(screen.getByText('Never')).toBeInTheDocument();
  });

  test('asks every 30 s while nothing happens, every second while something does', async () => {
    const running = wholeRun('anthem');
    const { requests } = await openDashboard({
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
    expect(within(row(ANTHEM)).getByText('26 / 43')).toBeInTheDocument();
    await pass(1_000);
    expect(within(row(ANTHEM)).getByText('30 / 43')).toBeInTheDocument();
    expect(within(row(ANTHEM)).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '30');
    await pass(1_000);
    expect(asked(requests, `GET ${OVERVIEW}`)).toHaveLength(4);
    expect(within(row(ANTHEM)).getByText('성공')).toBeInTheDocument();
    expect(row(ANTHEM)).toHaveTextContent('플랜 44개');
    await pass(20_000);
    expect(asked(requests, `GET ${OVERVIEW}`)).toHaveLength(4);
  });

  test('an idle page asks little, and sees the start of another operator within 3 s', async () => {
    const idle = overviewOf([]);
    const begun = overviewOf([wholeRun('anthem')], { mark: 'mark-2' });
    const { requests } = await openDashboard({
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
    expect(within(row(ANTHEM)).getByText('26 / 43')).toBeInTheDocument();
    expect(asked(requests, 'GET /api/crawl/pulse')).toHaveLength(3);
    await pass(5_000);
    expect(asked(requests, 'GET /api/crawl/pulse')).toHaveLength(3);
  });

  test('history is folded by day, follows the live figures and can be narrowed to one source', async () => {
    const good = goodRun('hospitals', { createdAt: '2026-11-21T19:00:00Z', startedAt: null, requestedBy: 'schedule' });
    const failed = failedRun('anthem', 'truncated_body', { createdAt: '2026-11-20T18:00:00Z', startedAt: null });
    const running = wholeRun('kaiser', { done: 5 });
    const shipped = goodRun('insurance', { createdAt: '2026-11-20T17:00:00Z', startedAt: null, origin: 'snapshot' });
    const { requests } = await openDashboard({
      [OVERVIEW]: [
        { body: overviewOf([failed, good, running]) },
        { body: overviewOf([failed, good, { ...running, done: 9 }]) },
      ],
      '/api/crawl/runs?isTop=true&limit=20': { body: [{ ...running, done: 1 }, good, failed, shipped] },
      '/api/crawl/runs?source=anthem&limit=20': { body: [failed] },
    });
    const history = within(screen.getByRole('region', { name: '실행 기록' }));
    const lines = () => history.getAllByRole('listitem', { hidden: true }).map((line) => line.textContent ?? '');
    const days = () => history.getAllByRole('heading', { level: 3 }).map((day) => day.textContent);
    expect(days()).toEqual(['오늘, 11월\u00a021일\u2060(토)성공 1', '어제, 11월\u00a020일\u2060(금)성공 1 · 실패 1']);
    expect(lines()[0]).toMatch(/카이저 퍼머넌트.*모으는 중.*5 \/ 43/);
    expect(lines()[1]).toMatch(/병원.*성공.*추가\s3\s· 변경\s2\s· 그대로\s39\s· 제외\s1.*예약 · 메디케어 플랜 파일/);
    expect(lines()[2]).toContain(koCrawl.failure.truncated_body.what);
    expect(lines()[3]).toContain('설치할 때 함께 담긴 메디케어청(CMS) 자료');
    expect(history.getByText('앤섬 블루크로스', { selector: 'b' })).not.toBeVisible();
    press(screen.getByRole('region', { name: '실행 기록' }), /어제/);
    await pass(1_000);
    expect(lines()[0]).toMatch(/9 \/ 43/);
    expect(asked(requests, 'GET /api/crawl/runs')).toHaveLength(1);
    press(await details(ANTHEM), /기록 보기/);
    await pass(500);
    expect(lines()).toHaveLength(1);
    expect(screen.getByRole('heading', { name: '실행 기록' })).toHaveFocus();
    expect(requests).toContain('GET /api/crawl/runs?source=anthem&limit=20');
  });

  test('a crawl of everything is one line of the history, and opens to its parts', async () => {
    const all = goodRun('all', { done: 2, total: 2 });
    const parts = [goodRun('clinics', { parentId: all.id }), failedRun('hospitals', 'timeout', { parentId: all.id })];
    const { requests } = await openDashboard({
      [OVERVIEW]: { body: overviewOf([all, ...parts]) },
      '/api/crawl/runs?isTop=true&limit=20': { body: [all] },
      [`/api/crawl/runs?parentId=${all.id}&limit=100`]: { body: parts },
    });
    const history = screen.getByRole('region', { name: '실행 기록' });
    expect(within(history).getAllByRole('listitem')).toHaveLength(1);
    press(history, '작업 2개 보기');
    await pass(0);
    expect(asked(requests, 'GET /api/crawl/runs?parentId')).toHaveLength(1);
    expect(within(history).getAllByRole('listitem')).toHaveLength(3);
    press(history, '작업 접기');
    expect(within(history).getAllByRole('listitem')).toHaveLength(1);
  });

  test('the next scheduled start stands in its line, its rhythm in the sheet', async () => {
    const overview = overviewOf([]);
    const rhythm = { code: 'weekly' as const, params: { weekday: 2 } };
    for (const each of overview.sources) {
      if (each.source === 'hospitals') each.schedule = { rhythm, nextAt: '2026-11-24T11:20:00Z' };
    }
    await openDashboard({ [OVERVIEW]: { body: overview } });
    expect(row(HOSPITALS)).toHaveTextContent('11월 24일\u2060(화) 오전 3:20');
    expect(row(KAISER)).toHaveTextContent('누를 때만');
    expect(await details(HOSPITALS)).toHaveTextContent('다음 예약: 11월 24일\u2060(화) 오전 3:20 · 매주 화요일');
  });

  test('an overview that cannot be read is said, asked again every 5 s, and the last picture stays', async () => {
    const down: FakeAnswer = { status: 502, body: 'bad gateway' };
    const { requests } = await openDashboard({
      [OVERVIEW]: [down, { body: overviewOf([wholeRun('anthem')]) }, down, { body: overviewOf([]) }],
    });
    expect(screen.getByRole('alert')).toHaveTextContent('자료 모으기 상태를 읽지 못했습니다');
    await pass(5_100);
    expect(within(row(ANTHEM)).getByText('26 / 43')).toBeInTheDocument();
    await pass(1_100);
    expect(screen.getByText('지금 상태를 다시 읽지 못했습니다')).toBeInTheDocument();
    expect(within(row(ANTHEM)).getByText('26 / 43')).toBeInTheDocument();
    await pass(5_100);
    expect(screen.queryByText('지금 상태를 다시 읽지 못했습니다')).not.toBeInTheDocument();
    expect(asked(requests, `GET ${OVERVIEW}`)).toHaveLength(4);
  });

  test('reads out the end of a run, not its counts', async () => {
    const running = wholeRun('anthem');
    await openDashboard({
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
    await openDashboard({
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
    const { container } = await openDashboard(
      {
        [OVERVIEW]: { body: overviewOf(runs, { isPaused: true, mayChange: true }) },
        '/api/crawl/runs': { body: runs },
      },
      language,
    );
    jest.useRealTimers();
    expect(await violations(container)).toEqual([]);
    expect(container.textContent).not.toMatch(/\b(?:status|tiles|card|phase|history|unit|table|family)\.\w+/);
  });
});
