import { screen, within } from '@testing-library/react';
import { pass, stopTheClock } from '../../../test/clock';
import {
  ANTHEM,
  callsTo,
  details,
  HOSPITALS,
  KAISER,
  openDashboard,
  OVERVIEW,
  row,
} from '../../../test/crawler-screen';
import { failedRun, goodRun, overviewOf, wholeRun } from '../../../test/crawls';
import type { FakeAnswer } from '../../../test/fake-server';
import { violations } from '../../../test/violations';

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

  test('polls every 30 s while nothing happens, every second while something does', async () => {
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
    expect(callsTo(requests, `GET ${OVERVIEW}`)).toHaveLength(1);
    await pass(1_100);
    expect(within(row(ANTHEM)).getByText('26 / 43')).toBeInTheDocument();
    await pass(1_000);
    expect(within(row(ANTHEM)).getByText('30 / 43')).toBeInTheDocument();
    expect(within(row(ANTHEM)).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '30');
    await pass(1_000);
    expect(callsTo(requests, `GET ${OVERVIEW}`)).toHaveLength(4);
    expect(within(row(ANTHEM)).getByText('성공')).toBeInTheDocument();
    expect(row(ANTHEM)).toHaveTextContent('플랜 44개');
    await pass(20_000);
    expect(callsTo(requests, `GET ${OVERVIEW}`)).toHaveLength(4);
  });

  test('an idle page polls little, and sees the start of another operator within 3 s', async () => {
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
    expect(callsTo(requests, `GET ${OVERVIEW}`)).toHaveLength(1);
    await pass(2_600);
    expect(within(row(ANTHEM)).getByText('26 / 43')).toBeInTheDocument();
    expect(callsTo(requests, 'GET /api/crawl/pulse')).toHaveLength(3);
    await pass(5_000);
    expect(callsTo(requests, 'GET /api/crawl/pulse')).toHaveLength(3);
  });

  test('the next scheduled start is in the row of its source, the schedule in the sheet', async () => {
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

  test('an overview that cannot be read is reported and retried every 5 s, and the last one stays', async () => {
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
    expect(callsTo(requests, `GET ${OVERVIEW}`)).toHaveLength(4);
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
