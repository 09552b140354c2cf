// Six sources in sequence, by one button of the dashboard.
import { act, screen, within } from '@testing-library/react';
import { pass, stopTheClock } from '../../../test/clock';
import { openDashboard, OVERVIEW } from '../../../test/crawler-screen';
import { crawlAnswer, overviewOf, wholeRun } from '../../../test/crawls';
import type { FakeAnswer } from '../../../test/fake-server';

const STARTS = ['kaiser', 'anthem', 'aarp', 'healthnet', 'social-security', 'insurance'] as const;

stopTheClock();

const open = (answers: Record<string, FakeAnswer | FakeAnswer[]>) =>
  openDashboard({ [OVERVIEW]: { body: overviewOf([]) }, ...answers });

describe('the sequence of six sources', () => {
  const results = Object.fromEntries(STARTS.map((source) => [`/api/crawl/${source}`, { body: crawlAnswer(source) }]));
  const begun = (requests: string[]) =>
    requests.flatMap((request) => STARTS.filter((source) => request === `GET /api/crawl/${source}`));
  const runAll = () => screen.getByRole('button', { name: '순서대로 모두 실행' });

  test('skips what runs already and waits 2 seconds between two', async () => {
    const { requests } = await open({ ...results, [OVERVIEW]: { body: overviewOf([wholeRun('aarp')]) } });
    act(() => runAll().click());
    await pass(0);
    expect(begun(requests)).toEqual(['kaiser']);
    await pass(1_900);
    expect(begun(requests)).toEqual(['kaiser']);
    await pass(200);
    expect(begun(requests)).toEqual(['kaiser', 'anthem']);
    await pass(2_100);
    expect(screen.getByText(/6곳 중 4번째/)).toBeInTheDocument();
    await pass(10_000);
    expect(begun(requests)).toEqual(['kaiser', 'anthem', 'healthnet', 'social-security', 'insurance']);
    expect(runAll()).not.toHaveAttribute('aria-busy');
  });

  test('sends the header that lets a GET start work, and waits for the end of the run', async () => {
    const { requests } = await open({
      ...results,
      '/api/crawl/kaiser': [
        { status: 202, body: crawlAnswer('kaiser', { success: false, status: 'running', count: 0 }) },
        { body: crawlAnswer('kaiser', { count: 47 }) },
      ],
    });
    const headers: unknown[] = [];
    const { fetch } = window;
    window.fetch = (input, init) => {
      if (input === '/api/crawl/kaiser') headers.push(init?.headers);
      return fetch(input, init);
    };
    act(() => runAll().click());
    await pass(0);
    const busy = within(screen.getByRole('row', { name: /^카이저/ })).getByRole('button', { name: /모으는 중/ });
    expect(busy).toHaveAttribute('aria-busy', 'true');
    await pass(2_000);
    expect(begun(requests)).toEqual(['kaiser', 'kaiser']);
    expect(headers).toEqual([{ 'x-requested-with': 'fetch' }, { 'x-requested-with': 'fetch' }]);
    await pass(2_100);
    expect(begun(requests)).toEqual(['kaiser', 'kaiser', 'anthem']);
  });

  test('goes on after a failure, can be stopped, and ends when the page is left', async () => {
    const { requests, unmount } = await open({ ...results, '/api/crawl/kaiser': { status: 502, body: 'bad gateway' } });
    act(() => runAll().click());
    await pass(2_100);
    expect(begun(requests)).toEqual(['kaiser', 'anthem']);
    expect(within(screen.getByRole('row', { name: /^카이저/ })).getByRole('alert')).toBeInTheDocument();
    act(() => screen.getByRole('button', { name: '순서대로 실행 멈추기' }).click());
    await pass(10_000);
    expect(begun(requests)).toEqual(['kaiser', 'anthem']);
    act(() => runAll().click());
    await pass(0);
    unmount();
    await pass(10_000);
    expect(begun(requests)).toEqual(['kaiser', 'anthem', 'kaiser']);
  });

  test('is started by operators alone', async () => {
    const { requests } = await open({ ...results, [OVERVIEW]: { body: overviewOf([], { mayChange: false }) } });
    expect(runAll()).toHaveAttribute('aria-disabled', 'true');
    expect(runAll()).toHaveAccessibleDescription(/운영자로 로그인한 사람만/);
    act(() => runAll().click());
    await pass(3_000);
    expect(begun(requests)).toEqual([]);
  });
});
