// What the page of the history says besides runs: the news, and the check of our figures.
import { act, screen, within } from '@testing-library/react';
import { pass, stopTheClock } from '../../../test/clock';
import { overviewOf, MARK } from '../../../test/crawls';
import { fakeServer } from '../../../test/fake-server';
import type { FakeAnswer } from '../../../test/fake-server';
import { renderApp } from '../../../test/render-app';
import { violations } from '../../../test/violations';
import enCrawl from '../../locales/en/crawl.json';
import koCrawl from '../../locales/ko/crawl.json';
import { RunsPage } from './runs-page';

stopTheClock();

async function open(answers: Record<string, FakeAnswer | FakeAnswer[]>, language: 'ko' | 'en' = 'ko') {
  const server = fakeServer({
    '/api/crawl/overview': { body: overviewOf([]) },
    '/api/crawl/pulse': { body: { mark: MARK } },
    '/api/crawl/runs': { body: [] },
    ...answers,
  });
  const page = await renderApp(<RunsPage />, { at: '/admin/crawler/runs', language });
  await pass(0);
  return { ...server, ...page };
}

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

  test('are started by no one else', async () => {
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

  test.each(['ko', 'en'] as const)('distinguishes what was not found, in %s', async (language) => {
    const { container } = await open({ [BOARD]: { body: boardOf(true, [miss, ...others]) } }, language);
    jest.useRealTimers();
    const section = screen.getByRole('region', { name: language === 'ko' ? /점검/ : /^Checking amounts/ });
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
    const requested = requests.filter((request) => request === `GET ${BOARD}`).length;
    await pass(2_000);
    expect(requests.filter((request) => request === `GET ${BOARD}`).length).toBeGreaterThan(requested);
  });

  test('is started by no one else, and says why it was not', async () => {
    const { requests } = await open({ [BOARD]: { body: boardOf(false, []) } });
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    act(() => button().click());
    await pass(0);
    expect(requests).not.toContain(`POST ${RUN}`);
  });
});
