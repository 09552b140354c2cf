import { act, screen, within } from '@testing-library/react';
import { pass, stopTheClock } from '../../../test/clock';
import { crawlAnswer, failedRun, goodRun, overviewOf, wholeRun, MARK } from '../../../test/crawls';
import { fakeServer } from '../../../test/fake-server';
import type { FakeAnswer } from '../../../test/fake-server';
import { renderApp } from '../../../test/render-app';
import { violations } from '../../../test/violations';
import enCrawl from '../../locales/en/crawl.json';
import koCrawl from '../../locales/ko/crawl.json';
import { CrawlSourcesPage } from './crawl-sources-page';

const OVERVIEW = '/api/crawl/overview';
const STARTS = ['kaiser', 'anthem', 'aarp', 'healthnet', 'social-security', 'insurance'] as const;
const line = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });
const press = (name: string) => act(() => within(line(name)).getByRole('button').click());
const starts = (requests: string[]) =>
  requests
    .filter((request) => !/overview|auth|pulse|health-news|figure-checks/.test(request))
    .map((request) => request.split('/').at(-1));

stopTheClock();

async function open(answers: Record<string, FakeAnswer | FakeAnswer[]> = {}, language: 'ko' | 'en' = 'ko') {
  const server = fakeServer({
    [OVERVIEW]: { body: overviewOf([]) },
    '/api/crawl/pulse': { body: { mark: MARK } },
    ...Object.fromEntries(STARTS.map((source) => [`/api/crawl/${source}`, { body: crawlAnswer(source) }])),
    ...answers,
  });
  const page = await renderApp(<CrawlSourcesPage />, { at: '/admin/crawler/sources', language });
  await pass(0);
  return { ...server, ...page };
}

describe('the list of crawl sources', () => {
  test('shows the seven sources with the stored results of the server, as after a reload', async () => {
    const runs = [goodRun('kaiser', { found: 47 }), failedRun('healthnet', 'timeout')];
    await open({ [OVERVIEW]: { body: overviewOf(runs) } });
    expect(screen.getAllByRole('row')).toHaveLength(8);
    expect(line('카이저')).toHaveTextContent('성공플랜 47개');
    expect(line('카이저')).toHaveTextContent('오후 12:02');
    expect(line('헬스넷')).toHaveTextContent(koCrawl.failure.timeout.what);
    expect(line('헬스넷')).toHaveTextContent('오후 12:03');
    expect(line('앤섬')).toHaveTextContent('대기');
  });

  test('a run asks with the header that lets a GET start work, waits for the end, and shows result and time', async () => {
    const headers: unknown[] = [];
    const { requests } = await open({
      '/api/crawl/kaiser': [
        { status: 202, body: crawlAnswer('kaiser', { success: false, status: 'running', count: 0 }) },
        { body: crawlAnswer('kaiser', { count: 47, timestamp: '2026-11-21T20:05:09Z' }) },
      ],
    });
    const { fetch } = window;
    window.fetch = (input, init) => {
      if (input === '/api/crawl/kaiser') headers.push(init?.headers);
      return fetch(input, init);
    };
    press('카이저');
    await pass(0);
    expect(within(line('카이저')).getByRole('button')).toHaveAttribute('aria-busy', 'true');
    press('카이저');
    await pass(2_000);
    expect(starts(requests)).toEqual(['kaiser', 'kaiser']);
    expect(headers).toEqual([{ 'x-requested-with': 'fetch' }, { 'x-requested-with': 'fetch' }]);
    expect(line('카이저')).toHaveTextContent('성공플랜 47개');
    expect(line('카이저')).toHaveTextContent('오후 12:05');
  });

  test('hospitals are a POST and say how many were new', async () => {
    const answer = crawlAnswer('hospitals', { count: 378, plansFound: null, hospitalsFound: 378, hospitalsAdded: 4 });
    const { requests } = await open({ '/api/providers/crawl-hospitals': { body: answer } });
    press('병원');
    await pass(0);
    expect(requests).toContain('POST /api/providers/crawl-hospitals');
    expect(line('병원')).toHaveTextContent('성공기관 378곳새로 찾은 병원 4곳');
  });

  test('run-all leaves out the last, skips what runs already, and rests 2 seconds between', async () => {
    const { requests } = await open({ [OVERVIEW]: { body: overviewOf([wholeRun('aarp')]) } });
    act(() => screen.getByRole('button', { name: '순서대로 모두 실행' }).click());
    await pass(0);
    expect(starts(requests)).toEqual(['kaiser']);
    await pass(1_900);
    expect(starts(requests)).toEqual(['kaiser']);
    await pass(200);
    expect(starts(requests)).toEqual(['kaiser', 'anthem']);
    await pass(2_100);
    expect(screen.getByText(/6곳 중 4번째/)).toBeInTheDocument();
    await pass(10_000);
    expect(starts(requests)).toEqual(['kaiser', 'anthem', 'healthnet', 'social-security', 'insurance']);
    expect(screen.getByRole('button', { name: '순서대로 모두 실행' })).not.toHaveAttribute('aria-busy');
  });

  test('the sequence can be stopped, ends when the page is left, and goes on after a failure', async () => {
    const down: FakeAnswer = { status: 502, body: 'bad gateway' };
    const { requests, unmount } = await open({ '/api/crawl/kaiser': down });
    act(() => screen.getByRole('button', { name: '순서대로 모두 실행' }).click());
    await pass(2_100);
    expect(starts(requests)).toEqual(['kaiser', 'anthem']);
    act(() => screen.getByRole('button', { name: '순차 실행 취소' }).click());
    await pass(10_000);
    expect(starts(requests)).toEqual(['kaiser', 'anthem']);
    act(() => screen.getByRole('button', { name: '순서대로 모두 실행' }).click());
    await pass(0);
    unmount();
    await pass(10_000);
    expect(starts(requests)).toEqual(['kaiser', 'anthem', 'kaiser']);
  });

  test('stores the reason of a failure, or "Unknown error", with its time', async () => {
    const error = { code: 'missing_columns' as const };
    await open(
      {
        '/api/crawl/kaiser': { status: 502, body: 'bad gateway' },
        '/api/crawl/anthem': { body: crawlAnswer('anthem', { success: false, status: 'failed', error }) },
      },
      'en',
    );
    press('Kaiser');
    press('Anthem');
    await pass(0);
    expect(line('Kaiser')).toHaveTextContent('FailedUnknown error');
    expect(line('Kaiser')).toHaveTextContent('12:05 PM');
    expect(line('Anthem')).toHaveTextContent(`Failed${enCrawl.failure.missing_columns.what}`);
    expect(line('Anthem')).toHaveTextContent('12:00 PM');
    // The next try clears it.
    press('Kaiser');
    expect(line('Kaiser')).not.toHaveTextContent('Unknown error');
    await pass(0);
  });

  test('a lost connection is named as such', async () => {
    await open();
    const { fetch } = window;
    window.fetch = (input, init) =>
      input === '/api/crawl/kaiser' ? Promise.reject(new TypeError('Failed to fetch')) : fetch(input, init);
    press('카이저');
    await pass(0);
    expect(line('카이저')).toHaveTextContent('서버에 연결하지 못했습니다');
  });

  test('nothing can be started by somebody who is not an operator', async () => {
    const { requests } = await open({ [OVERVIEW]: { body: overviewOf([], { mayChange: false }) } });
    press('카이저');
    act(() => screen.getByRole('button', { name: '순서대로 모두 실행' }).click());
    await pass(3_000);
    expect(starts(requests)).toEqual([]);
    expect(within(line('카이저')).getByRole('button')).toHaveAccessibleDescription(/운영자로 로그인한 사람만/);
  });

  test.each(['ko', 'en'] as const)('is accessible in %s', async (language) => {
    const runs = [goodRun('kaiser'), wholeRun('anthem'), failedRun('healthnet', 'blocked')];
    const { container } = await open({ [OVERVIEW]: { body: overviewOf(runs) } }, language);
    jest.useRealTimers();
    expect(await violations(container)).toEqual([]);
    expect(container.textContent).not.toMatch(/\b(?:status|list|phase|unit)\.\w+/);
  });
});

describe('the readings of the news', () => {
  const NEWS = '/api/health-news/sources';
  const READ = '/api/health-news/read';
  const sourcesOf = (mayRead: boolean, goodAt: string) => ({
    nextAt: '2026-11-22T14:00:00Z',
    access: 'operators',
    mayRead,
    sources: [
      {
        source: 'cms',
        name: { ko: 'CMS 뉴스', en: 'CMS' },
        goodAt,
        triedAt: goodAt,
        failure: 'blocked',
        isReading: false,
      },
    ],
  });
  const button = () => screen.getByRole('button', { name: '뉴스 지금 읽기' });

  test('say when each agency was read and why not since; an operator has all read now', async () => {
    const { requests } = await open({
      [NEWS]: { body: sourcesOf(true, '2026-11-21T14:00:00Z') },
      [READ]: { status: 202, body: sourcesOf(true, '2026-11-21T20:00:00Z') },
    });
    const row = screen.getByRole('heading', { name: 'CMS 뉴스' }).closest('li');
    expect(row).toHaveTextContent(/마지막으로 읽음: 오전 6:00/);
    expect(row).toHaveTextContent(koCrawl.failure.blocked.what);
    act(() => button().click());
    await pass(0);
    expect(requests).toContain(`POST ${READ}`);
    expect(row).toHaveTextContent(/오후 12:00/);
  });

  test('are started by nobody else', async () => {
    const { requests } = await open({ [NEWS]: { body: sourcesOf(false, '2026-11-21T14:00:00Z') } });
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    act(() => button().click());
    await pass(0);
    expect(requests).not.toContain(`POST ${READ}`);
  });
});

describe('the watch over our figures', () => {
  const BOARD = '/api/figure-checks/board';
  const RUN = '/api/figure-checks/run';
  const miss = {
    id: 'figure:partBPremium:2026-01-01',
    label: { ko: '파트 B 표준 월 보험료', en: 'Part B standard premium' },
    value: '202.9',
    url: 'https://www.cms.gov/fact-sheet',
    state: 'gone',
    misses: 2,
    snippet: 'The standard premium is <b>$206.50</b>',
    leadsTo: null,
    failure: null,
    triedAt: '2026-11-21T20:00:00Z',
    foundAt: '2026-11-14T20:00:00Z',
  };
  const boardOf = (mayRun: boolean, misses: object[]) => ({
    origin: 'live',
    watched: 143,
    pages: 51,
    unread: 0,
    counts: { found: 140, gone: 1, moved: 1, blocked: 1, failed: 0 },
    misses,
    isRunning: false,
    begunAt: '2026-11-21T19:59:00Z',
    endedAt: '2026-11-21T20:00:00Z',
    nextAt: '2026-11-23T12:00:00Z',
    access: 'operators',
    mayRun,
  });
  const others = [
    {
      ...miss,
      id: 'a',
      state: 'moved',
      misses: 1,
      snippet: null,
      leadsTo: 'https://elsewhere.example/x',
      foundAt: null,
    },
    { ...miss, id: 'b', state: 'blocked', misses: 0, snippet: null, failure: 'blocked' },
    { ...miss, id: 'c', state: 'failed', misses: 0, snippet: null, failure: 'no_text' },
  ];
  const button = () => screen.getByRole('button', { name: '지금 확인' });

  test.each(['ko', 'en'] as const)('tells apart what was not found, in %s', async (language) => {
    const { container } = await open({ [BOARD]: { body: boardOf(true, [miss, ...others]) } }, language);
    jest.useRealTimers();
    const section = screen.getByRole('region', { name: language === 'ko' ? /점검/ : /^Check of/ });
    const rows = within(section).getAllByRole('listitem');
    expect(rows).toHaveLength(4);
    // What a page writes is a text.
    expect(rows[0]).toHaveTextContent('202.9');
    expect(rows[0]).toHaveTextContent('<b>$206.50</b>');
    expect(rows[1]).toHaveTextContent('https://elsewhere.example/x');
    expect(rows[2]).toHaveTextContent((language === 'ko' ? koCrawl : enCrawl).failure.blocked.what);
    expect(rows[3]).toHaveTextContent(language === 'ko' ? /글자를 읽을 수 없습니다/ : /no text to read/);
    expect(container.textContent).not.toMatch(/watch\.\w+/);
    expect(await violations(container)).toEqual([]);
  });

  test('an operator has all read now, and sees it go on', async () => {
    const { requests } = await open({
      [BOARD]: { body: boardOf(true, [miss]) },
      [RUN]: { status: 202, body: { ...boardOf(true, []), isRunning: true } },
    });
    act(() => button().click());
    await pass(0);
    expect(requests).toContain(`POST ${RUN}`);
    expect(screen.queryByText('파트 B 표준 월 보험료')).toBeNull();
    const asked = requests.filter((request) => request === `GET ${BOARD}`).length;
    await pass(2_000);
    expect(requests.filter((request) => request === `GET ${BOARD}`).length).toBeGreaterThan(asked);
  });

  test('is started by nobody else, and says why it was not', async () => {
    const { requests } = await open({ [BOARD]: { body: boardOf(false, []) } });
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    act(() => button().click());
    await pass(0);
    expect(requests).not.toContain(`POST ${RUN}`);
  });
});
