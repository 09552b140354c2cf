// The history of runs, and the page of one.
import { act, screen, within } from '@testing-library/react';
import type { RunResponse } from '@app/contracts/http/crawler';
import { pass, stopTheClock } from '../../../test/clock';
import { failedRun, goodRun, MARK, overviewOf, wholeRun } from '../../../test/crawls';
import { fakeServer } from '../../../test/fake-server';
import type { FakeAnswer } from '../../../test/fake-server';
import { renderApp } from '../../../test/render-app';
import { violations } from '../../../test/violations';
import koCrawl from '../../locales/ko/crawl.json';
import koCrawler from '../../locales/ko/crawler.json';
import { RunPage } from './run-page';
import { RunsPage } from './runs-page';

stopTheClock();

type Answers = Record<string, FakeAnswer | FakeAnswer[]>;

async function openHistory(answers: Answers, language: 'ko' | 'en' = 'ko') {
  const server = fakeServer({
    '/api/crawl/overview': { body: overviewOf([]) },
    '/api/crawl/pulse': { body: { mark: MARK } },
    ...answers,
  });
  const page = await renderApp(<RunsPage />, { at: '/admin/crawler/runs', language });
  await pass(0);
  return { ...server, ...page };
}

async function openRun(run: RunResponse, answers: Answers = {}, mayChange = true) {
  const server = fakeServer({
    '/api/crawl/overview': { body: overviewOf([run], { mayChange }) },
    '/api/crawl/pulse': { body: { mark: MARK } },
    [`/api/crawl/runs/${run.id}`]: { body: run },
    ...answers,
  });
  const page = await renderApp(<RunPage />, {
    at: `/admin/crawler/runs/${run.id}`,
    path: '/admin/crawler/runs/:id',
    language: 'ko',
  });
  await pass(0);
  return { ...server, ...page };
}

describe('the history of runs', () => {
  const TOP = '/api/crawl/runs?isTop=true&limit=20';

  test.each(['ko', 'en'] as const)(
    'says of each run what it read, how it ended and who requested it (%s)',
    async (language) => {
      const runs = [
        wholeRun('kaiser', { done: 5 }),
        goodRun('hospitals', { requestedBy: 'schedule' }),
        failedRun('anthem', 'truncated_body'),
        goodRun('insurance', { origin: 'snapshot' }),
      ];
      const { container } = await openHistory({ [TOP]: { body: runs } }, language);
      const rows = screen.getAllByRole('row').slice(1);
      if (language === 'ko') {
        expect(rows[0]).toHaveTextContent(/카이저 퍼머넌트.*모으는 중.*5 \/ 43/);
        expect(rows[1]).toHaveTextContent(
          /병원.*예약 · 메디케어 플랜 파일.*성공.*추가\s3\s· 변경\s2\s· 그대로\s39\s· 제외\s1/,
        );
        expect(rows[2]).toHaveTextContent(`${koCrawl.failure.truncated_body.what} ${koCrawler.step.truncated_body}`);
        expect(rows[3]).toHaveTextContent('설치할 때 함께 담긴 연방 메디케어청(CMS) 자료');
      }
      expect(within(rows[2]!).getByRole('link')).toHaveAttribute('href', `/admin/crawler/runs/${runs[2]!.id}`);
      jest.useRealTimers();
      expect(await violations(container)).toEqual([]);
      expect(container.textContent).not.toMatch(/\b(?:status|history|unit|table)\.\w+/);
    },
  );

  test('is renewed every second while a run is under way', async () => {
    const running = wholeRun('kaiser', { done: 5 });
    await openHistory({ [TOP]: [{ body: [running] }, { body: [{ ...running, done: 9 }] }] });
    expect(screen.getByText('5 / 43')).toBeInTheDocument();
    await pass(1_100);
    expect(screen.getByText('9 / 43')).toBeInTheDocument();
  });

  test('can be narrowed to one source, which the address keeps, and lengthened', async () => {
    const many = Array.from({ length: 20 }, () => failedRun('anthem', 'timeout'));
    const { requests, router } = await openHistory({
      [TOP]: { body: [] },
      '/api/crawl/runs?source=anthem&limit=20': { body: many },
      '/api/crawl/runs?source=anthem&limit=100': { body: [...many, failedRun('anthem', 'timeout')] },
    });
    expect(screen.getByText(koCrawler.history.empty)).toBeInTheDocument();
    jest.useRealTimers();
    const { default: userEvent } = await import('@testing-library/user-event');
    const user = userEvent.setup();
    await user.selectOptions(screen.getByLabelText(koCrawler.history.filter), 'anthem');
    expect(await screen.findAllByRole('rowheader')).toHaveLength(20);
    expect(router.state.location.search).toBe('?source=anthem');
    await user.click(screen.getByRole('button', { name: koCrawler.history.more }));
    expect(requests).toContain('GET /api/crawl/runs?source=anthem&limit=100');
    expect(screen.queryByRole('button', { name: koCrawler.history.more })).not.toBeInTheDocument();
  });
});

describe('the page of a run', () => {
  test('shows a run under way second by second, and cancels it', async () => {
    const running = wholeRun('anthem');
    const cancelled = wholeRun('anthem', { id: running.id, status: 'cancelled', finishedAt: '2026-11-21T20:05:00Z' });
    const { requests } = await openRun(running, {
      [`/api/crawl/runs/${running.id}`]: [
        { body: running },
        { body: { ...running, done: 40 } },
        { body: cancelled },
        { body: cancelled },
      ],
    });
    expect(screen.getByText('26 / 43')).toBeInTheDocument();
    await pass(1_100);
    expect(screen.getByText('40 / 43')).toBeInTheDocument();
    act(() => screen.getByRole('button', { name: /취소.*앤섬/ }).click());
    await pass(1_100);
    expect(requests).toContain(`DELETE /api/crawl/runs/${running.id}`);
    expect(screen.getByText('취소됨')).toBeInTheDocument();
  });

  test('offers no cancel to somebody who is not an operator', async () => {
    await openRun(wholeRun('anthem'), {}, false);
    expect(screen.getByRole('progressbar')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /취소/ })).not.toBeInTheDocument();
  });

  test('says why a run failed, what to do and its class', async () => {
    await openRun(failedRun('healthnet', 'server_error'));
    const alert = screen.getByText(koCrawl.failure.server_error.what);
    expect(alert).toBeInTheDocument();
    expect(screen.getByText(koCrawler.step.server_error)).toBeInTheDocument();
    expect(screen.getByText(/분류: server_error/)).toBeInTheDocument();
  });

  test('of a crawl of everything lists its parts', async () => {
    const all = goodRun('all', { done: 2, total: 2 });
    const parts = [goodRun('clinics', { parentId: all.id }), failedRun('hospitals', 'timeout', { parentId: all.id })];
    await openRun(all, { [`/api/crawl/runs?parentId=${all.id}&limit=100`]: { body: parts } });
    expect(screen.getAllByRole('rowheader')).toHaveLength(2);
    expect(screen.getByRole('row', { name: /병원/ })).toHaveTextContent(koCrawl.failure.timeout.what);
    expect(screen.getByText('2개 작업 가운데 2개를 마쳤습니다.')).toBeInTheDocument();
  });
});
