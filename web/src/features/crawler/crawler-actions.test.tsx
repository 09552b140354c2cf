import koMessages from '@web/locales/ko/messages.json';
import { act, screen, within } from '@testing-library/react';
import { pass, stopTheClock } from '../../../test/clock';
import { ANTHEM, callsTo, details, KAISER, openDashboard, OVERVIEW, press, row } from '../../../test/crawler-screen';
import { crawlAnswer, failedRun, goodRun, overviewOf, wholeRun } from '../../../test/crawls';
import type { FakeAnswer } from '../../../test/fake-server';

stopTheClock();

/** The panel of a crawl of everything that has ended well. */
function expectEnd(panel: HTMLElement) {
  expect(panel).toHaveTextContent('14개 작업 가운데 14개를 마쳤습니다. 찾은 기록: 1,480개. 추가 3 · 변경 2');
}

describe('what an operator does on the crawler dashboard', () => {
  test('a started crawl is crawling at once, cannot be started twice, and ends as its run does', async () => {
    const running = wholeRun('kaiser', { done: 0, total: null });
    const { requests } = await openDashboard({
      [OVERVIEW]: [
        { body: overviewOf([]) },
        { body: overviewOf([running]) },
        { body: overviewOf([goodRun('kaiser', { id: running.id, found: 47 })]) },
      ],
      '/api/crawl/kaiser': { body: crawlAnswer('kaiser') },
    });
    press(row(KAISER), /모으기 시작/);
    expect(within(row(KAISER)).getByRole('button', { name: /모으는 중/ })).toHaveAttribute('aria-busy', 'true');
    press(row(KAISER), /모으는 중/);
    await pass(0);
    expect(callsTo(requests, 'POST /api/crawl/kaiser')).toHaveLength(1);
    await pass(1_100);
    expect(row(KAISER)).toHaveTextContent('플랜 47개');
    expect(within(row(KAISER)).getByRole('button', { name: /다시 모으기/ })).toBeInTheDocument();
  });

  test('Crawl All can be pressed only while nothing is active, and says why', async () => {
    const { requests } = await openDashboard({
      [OVERVIEW]: { body: overviewOf([wholeRun('anthem')]) },
    });
    const button = screen.getByRole('button', { name: '모두 모으기' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('하나라도 실행 중이면 누를 수 없습니다.');
    act(() => button.click());
    await pass(0);
    expect(callsTo(requests, 'POST')).toHaveLength(0);
  });

  test('Crawl All starts one run, shows its parts to 100 % and what came of it; a reload shows the same', async () => {
    const all = wholeRun('all', { done: 0, total: 14 });
    const child = wholeRun('insurance', { parentId: all.id, done: 10, total: 400 });
    const end = goodRun('all', { id: all.id, done: 14, total: 14, found: 1480 });
    const { requests, unmount } = await openDashboard({
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
    expect(within(row(/^보험 플랜 전체/)).getByText('10 / 400')).toBeInTheDocument();
    await pass(1_000);
    expect(within(panel()).getByText('13 / 14')).toBeInTheDocument();
    await pass(1_000);
    expectEnd(panel());
    expect(callsTo(requests, 'POST /api/crawl/all')).toHaveLength(1);
    unmount();
    await openDashboard({ [OVERVIEW]: { body: overviewOf([goodRun('insurance'), end]) } });
    expectEnd(panel());
  });

  test('a crawl of everything that failed names its failed parts until they have been read again', async () => {
    const all = failedRun('all', 'truncated_body', { done: 14, total: 14 });
    const parts = [
      failedRun('insurance', 'truncated_body', { parentId: all.id }),
      goodRun('clinics', { parentId: all.id }),
    ];
    const { unmount } = await openDashboard({ [OVERVIEW]: { body: overviewOf([all, ...parts]) } });
    const panel = () => screen.getByRole('region', { name: '모두 모으기' });
    expect(within(panel()).getByText('실패한 자료원: 보험 플랜 전체.')).toBeInTheDocument();
    unmount();
    await openDashboard({ [OVERVIEW]: { body: overviewOf([all, ...parts, goodRun('insurance')]) } });
    expect(panel()).not.toHaveTextContent('실패한 자료원');
  });

  test('a refused fall of records is accepted only after a question', async () => {
    const { sent } = await openDashboard({
      [OVERVIEW]: { body: overviewOf([goodRun('hospitals'), failedRun('hospitals', 'row_count_fell')]) },
      '/api/crawl/hospitals': { body: crawlAnswer('hospitals') },
    });
    press(await details(/^병원/), /그래도 반영하기/);
    expect(sent).toEqual([]);
    press(screen.getByRole('dialog', { name: /줄어든 자료/ }), '반영하고 다시 모으기');
    await pass(0);
    expect(sent).toEqual(['POST /api/crawl/hospitals {"force":true}']);
    expect(screen.queryByRole('dialog', { name: /줄어든 자료/ })).not.toBeInTheDocument();
  });

  test('the fall of one ZIP is accepted for that ZIP and type alone', async () => {
    const notes = [{ code: 'fell' as const, params: { found: 2, before: 10, kept: 8 } }];
    const zip = goodRun('providers', { zip: '90006', type: 'clinic', result: { plans: [], skipped: {}, notes } });
    const { sent } = await openDashboard({
      [OVERVIEW]: { body: overviewOf([zip]) },
      '/api/crawl/providers': { body: crawlAnswer('providers') },
    });
    press(await details(/^우편번호별/), /그래도 반영하기.*90006/);
    press(screen.getByRole('dialog', { name: /줄어든 자료/ }), '반영하고 다시 모으기');
    await pass(0);
    expect(sent).toEqual(['POST /api/crawl/providers {"zip":"90006","type":"clinic","force":true}']);
  });

  test('no one but an operator may start: the page says so, and a refused press too', async () => {
    const { requests, unmount } = await openDashboard({ [OVERVIEW]: { body: overviewOf([], { mayChange: false }) } });
    expect(screen.getByText('지금은 보기만 할 수 있습니다')).toBeInTheDocument();
    const button = within(row(KAISER)).getByRole('button', { name: /모으기 시작/ });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(/운영자로 로그인한 사람만/);
    act(() => button.click());
    await pass(0);
    expect(callsTo(requests, 'POST')).toHaveLength(0);
    expect(screen.queryByRole('button', { name: '잠시 멈추기' })).not.toBeInTheDocument();
    unmount();

    // The session ended after the page was read.
    await openDashboard({
      [OVERVIEW]: { body: overviewOf([]) },
      '/api/crawl/kaiser': {
        status: 401,
        body: { code: 'not_signed_in', detail: 'operators_only', message: 'x', requestId: 'r1' },
      },
    });
    press(row(KAISER), /모으기 시작/);
    await pass(0);
    const alert = within(row(KAISER)).getByRole('alert');
    expect(alert).toHaveTextContent('운영자만 할 수 있습니다');
    expect(alert).toHaveTextContent(koMessages.operators_only);
    expect(within(row(KAISER)).getByRole('button', { name: /모으기 시작/ })).toBeEnabled();
  });

  test('a start whose answer is lost is no failure once its run is in the rows, and is one when it does not', async () => {
    const down: FakeAnswer = { status: 503, body: 'the crawler died' };
    const running = wholeRun('kaiser', { done: 0, total: null });
    const { unmount } = await openDashboard({
      [OVERVIEW]: [{ body: overviewOf([]) }, down, down, { body: overviewOf([running]) }],
      '/api/crawl/kaiser': down,
    });
    press(row(KAISER), /모으기 시작/);
    await pass(5_000);
    expect(within(row(KAISER)).queryByRole('alert')).not.toBeInTheDocument();
    expect(within(row(KAISER)).getByRole('progressbar')).toBeInTheDocument();
    unmount();
    await openDashboard({ [OVERVIEW]: { body: overviewOf([]) }, '/api/crawl/kaiser': down });
    press(row(KAISER), /모으기 시작/);
    await pass(0);
    expect(within(row(KAISER)).getByRole('alert')).toHaveTextContent('요청을 처리하지 못했습니다');
  });

  test('work that waits has no bar and does not say that it goes on; its end button is in its line', async () => {
    const waiting = wholeRun('anthem', { status: 'queued', phase: 'waiting', done: 0, total: null, startedAt: null });
    await openDashboard({ [OVERVIEW]: { body: overviewOf([waiting]) } });
    const box = within(row(ANTHEM));
    expect(box.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(box.getByText('차례를 기다리고 있습니다')).toBeInTheDocument();
    expect(box.getByText('대기 중')).toBeInTheDocument();
    expect(box.getAllByRole('button', { name: /^멈추기/ })).toHaveLength(1);
  });

  test('pause and resume send their call and show what the server says', async () => {
    const waiting = wholeRun('anthem', { status: 'queued', phase: 'waiting', done: 0, total: null, startedAt: null });
    const { requests } = await openDashboard({
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
    expect(within(row(ANTHEM)).getByText('일시 정지되어 대기 중입니다')).toBeInTheDocument();
    act(() => screen.getByRole('button', { name: '다시 시작' }).click());
    await pass(0);
    expect(requests).toContain('POST /api/crawl/resume');
    expect(screen.queryByText('모으기가 잠시 멈춰 있습니다')).not.toBeInTheDocument();
  });

  test('cancel ends the run it is next to', async () => {
    const running = wholeRun('anthem');
    const cancelled = wholeRun('anthem', { id: running.id, status: 'cancelled', finishedAt: '2026-11-21T20:05:00Z' });
    const { requests } = await openDashboard({
      [OVERVIEW]: [{ body: overviewOf([running]) }, { body: overviewOf([cancelled]) }],
      [`/api/crawl/runs/${running.id}`]: { body: cancelled },
    });
    press(row(ANTHEM), /^멈추기/);
    await pass(0);
    expect(requests).toContain(`DELETE /api/crawl/runs/${running.id}`);
    expect(within(row(ANTHEM)).getByText('취소됨')).toBeInTheDocument();
  });

  test('a ZIP crawl and a plan page need their part, and nothing starts without it', async () => {
    const { requests, sent } = await openDashboard({
      [OVERVIEW]: { body: overviewOf([]) },
      '/api/crawl/providers': { body: crawlAnswer('providers') },
      '/api/crawl/plan-page': { body: crawlAnswer('plan-page') },
    });
    const closeSheet = async () => {
      act(() => screen.getByRole('button', { name: /닫기/ }).click());
      await pass(0);
    };
    press(within(await details(/^우편번호별/)).getByRole('form'), /모으기 시작/);
    expect(screen.getByText(/우편번호 다섯 자리를 넣어 주세요/)).toBeInTheDocument();
    await closeSheet();
    press(within(await details(/^플랜 한 개/)).getByRole('form'), /모으기 시작/);
    expect(screen.getByText(/예와 같은 형식으로/)).toBeInTheDocument();
    expect(callsTo(requests, 'POST')).toHaveLength(0);
    await closeSheet();
    const zipForm = within(await details(/^우편번호별/)).getByRole('form');
    jest.useRealTimers();
    const { default: userEvent } = await import('@testing-library/user-event');
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('우편번호(ZIP) 다섯 자리'), '90006');
    await user.selectOptions(screen.getByLabelText('종류'), 'pharmacy');
    await user.click(within(zipForm).getByRole('button'));
    await user.click(screen.getByRole('button', { name: /닫기/ }));
    await user.click(await screen.findByRole('button', { name: '플랜 한 개의 상세 화면' }));
    await user.type(screen.getByLabelText('플랜 번호'), ' 2026-h0524-003-0 ');
    await user.click(within(screen.getByRole('form')).getByRole('button'));
    expect(sent).toEqual([
      'POST /api/crawl/providers {"zip":"90006","type":"pharmacy"}',
      'POST /api/crawl/plan-page {"planId":"2026-H0524-003-0"}',
    ]);
  });
});
