import { act, screen, within } from '@testing-library/react';
import type { HealthNewsResponse, NewsSourcesResponse, NewsSourceState } from '@app/contracts/http/health-news';
import { fakeServer } from '../../../test/fake-server';
import type { FakeAnswer } from '../../../test/fake-server';
import { renderApp } from '../../../test/render-app';
import { holdTheDate, pass, stopTheClock } from '../../../test/clock';
import { violations } from '../../../test/violations';
import type { PageAnswers } from '@web/base/prerendered';
import { newsAnswers } from '@web/shared/news/news-answers';
import ko from '../../locales/ko/news.json';
import { HealthNewsPage } from './health-news-page';

const NEWS = '/api/health-news';
const SOURCES = '/api/health-news/sources';

const item = (index: number, changes: Partial<HealthNewsResponse> = {}): HealthNewsResponse => ({
  id: `n${index}`,
  title: `Medicare news ${index}`,
  summary: `Summary ${index}`,
  language: 'en',
  date: '2026-11-20',
  source: 'CMS Newsroom',
  sourceKo: '연방 메디케어청(CMS) 뉴스',
  sourceId: 'cms',
  url: `https://www.cms.gov/newsroom/${index}`,
  category: 'medicare',
  featured: index < 3,
  origin: 'live',
  checkedAt: '2026-11-21T14:00:00Z',
  ...changes,
});
const state = (changes: Partial<NewsSourceState> = {}): NewsSourceState => ({
  source: 'cms',
  name: { ko: '연방 메디케어청(CMS) 뉴스', en: 'CMS Newsroom' },
  goodAt: '2026-11-21T14:00:00Z',
  triedAt: '2026-11-21T14:00:00Z',
  failure: null,
  isReading: false,
  ...changes,
});
const sourcesOf = (...sources: NewsSourceState[]): { body: NewsSourcesResponse } => ({
  body: { sources, nextAt: '2026-11-22T14:00:00Z', access: 'operators', mayRead: false },
});

async function render(answers: Record<string, FakeAnswer | FakeAnswer[]>, at = '/health-news', known?: PageAnswers) {
  const server = fakeServer({ [SOURCES]: sourcesOf(state()), ...answers });
  return { ...server, ...(await renderApp(<HealthNewsPage />, { at, answers: known })) };
}
async function open(answers: Record<string, FakeAnswer | FakeAnswer[]>, at?: string) {
  const page = await render(answers, at);
  await pass(0);
  return page;
}
const rows = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('listitem');
const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
const sent = (requests: string[]) => requests.filter((request) => request === `GET ${NEWS}`).length;

describe('the health news, as time passes,', () => {
  stopTheClock();

  it('list all of them by tens, in the address', async () => {
    const body = Array.from({ length: 12 }, (_, index) => item(index));
    const { router } = await open({ [NEWS]: { body } }, '/health-news?tab=all');
    expect(rows(ko.tabs.all)).toHaveLength(10);
    press('다음');
    expect(rows(ko.tabs.all)).toHaveLength(2);
    expect(router.state.location.search).toBe('?tab=all&page=2');
  });

  it('wait for the rest of the list in a page that was rendered with those that are first', async () => {
    const body = Array.from({ length: 12 }, (_, index) => item(index));
    const answers = newsAnswers({ rows: body, sources: sourcesOf(state()).body, at: '2026-11-21T14:00:00Z' });
    await render({ [NEWS]: { body } }, '/health-news?tab=all', answers);
    expect(screen.queryByRole('list', { name: ko.tabs.all })).toBeNull();
    await pass(20);
    expect(rows(ko.tabs.all)).toHaveLength(10);
  });

  it('show those that are first at once in such a page, and keep them when the rest cannot be read', async () => {
    const body = Array.from({ length: 12 }, (_, index) => item(index));
    const answers = newsAnswers({ rows: body, sources: sourcesOf(state()).body, at: '2026-11-21T14:00:00Z' });
    await render({ [NEWS]: { status: 503, body: { code: 'unavailable' } } }, '/health-news', answers);
    expect(rows(ko.tabs.main)).toHaveLength(3);
    await pass(20);
    expect(rows(ko.tabs.main)).toHaveLength(3);
    expect(screen.getByText(ko.refreshFailed)).toBeInTheDocument();
  });

  it('are requested again by the button, which waits for the response, and once a day by themselves', async () => {
    const { requests } = await open({ [NEWS]: [{ body: [item(0)] }, { body: [item(1)] }] });
    press(ko.refresh);
    expect(screen.getByRole('button', { name: ko.refresh })).toHaveAttribute('aria-busy', 'true');
    await pass(0);
    expect(screen.getByRole('heading', { name: 'Medicare news 1' })).toBeInTheDocument();
    expect(sent(requests)).toBe(2);
    await pass(86_400_000);
    expect(sent(requests)).toBe(3);
  });

  it('say how old the list of an agency is that could not be read again', async () => {
    const old = state({ failure: 'blocked', goodAt: '2026-11-18T14:00:00Z' });
    const never = state({ source: 'ssa', name: { ko: '사회보장국', en: 'SSA' }, failure: 'timeout', goodAt: null });
    await open({ [NEWS]: { body: [item(0)] }, [SOURCES]: sourcesOf(old, never) });
    const notice = screen.getByRole('status');
    expect(notice).toHaveTextContent(/3일 전인 11월 18일.*수.*에 읽은 목록/);
    expect(notice).toHaveTextContent('사회보장국: 아직 한 번도 읽지 못했습니다.');
  });

  it('mark what is invented', async () => {
    await open({ [NEWS]: { body: [item(0, { origin: 'sample' })] } });
    expect(rows(ko.tabs.main)[0]).toHaveTextContent('예시');
    expect(screen.getByText(ko.sample)).toBeInTheDocument();
  });

  it('come by themselves when the first reading is over', async () => {
    const reading = sourcesOf(state({ goodAt: null, isReading: true }));
    await open({ [NEWS]: [{ body: [] }, { body: [item(0)] }], [SOURCES]: [reading, sourcesOf(state())] });
    expect(screen.getByText(ko.own.reading.title)).toBeInTheDocument();
    await pass(2_500);
    expect(screen.getByRole('heading', { name: 'Medicare news 0' })).toBeInTheDocument();
  });

  it('are requested three times more when there is no response, with our own items meanwhile', async () => {
    const { requests } = await open({ [NEWS]: { status: 503, body: { code: 'unavailable' } } });
    expect(screen.getByText(ko.own.failed.title)).toBeInTheDocument();
    expect(rows(ko.tabs.main)).toHaveLength(3);
    await pass(3_600_000);
    expect(sent(requests)).toBe(4);
  });

  it('come in place of our own items at once, with nothing else in between', async () => {
    await open({ [NEWS]: [{ status: 503, body: { code: 'unavailable' } }, { body: [item(0)] }] });
    const tabs = screen.getByRole('tablist');
    press(ko.refresh);
    await pass(0);
    expect(rows(ko.tabs.main)).toHaveLength(1);
    expect(tabs).toBeInTheDocument();
  });

  it('keep the list when a refresh fails', async () => {
    await open({ [NEWS]: [{ body: [item(0)] }, { status: 503, body: { code: 'unavailable' } }] });
    press(ko.refresh);
    await pass(0);
    expect(screen.getByText(ko.refreshFailed)).toBeInTheDocument();
    expect(rows(ko.tabs.main)).toHaveLength(1);
  });

  it('lead to the three newsrooms', async () => {
    await open({ [NEWS]: { body: [item(0)] } });
    const links = within(screen.getByRole('list', { name: ko.newsrooms.title })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://www.cms.gov/newsroom',
      'https://www.dhcs.ca.gov',
      'https://www.ssa.gov/news/press/releases/',
    ]);
  });
});

describe('the health news', () => {
  holdTheDate();

  it('show the featured ones first, in the agency’s language, with its name, day, subject and the original', async () => {
    const { container } = await render({ [NEWS]: { body: Array.from({ length: 12 }, (_, index) => item(index)) } });
    await screen.findByRole('list', { name: ko.tabs.main });
    expect(rows(ko.tabs.main)).toHaveLength(3);
    const [first] = rows(ko.tabs.main);
    expect(first).toHaveTextContent(/메디케어 · 2026년 11월 20일.*금.* · 연방 메디케어청\(CMS\) 뉴스/);
    expect(within(first!).getByRole('heading', { name: 'Medicare news 0' })).toHaveAttribute('lang', 'en');
    expect(within(first!).getByText('Summary 0')).toHaveAttribute('lang', 'en');
    const link = within(first!).getByRole('link', { name: /원문 보기 Medicare news 0 \(새 창\)/ });
    expect(link).toHaveAttribute('href', 'https://www.cms.gov/newsroom/0');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(screen.getByText(ko.foreign)).toBeInTheDocument();
    expect(screen.queryByText(ko.old.title)).toBeNull();
    expect(await violations(container)).toEqual([]);
  });

  it('give way to our own dated items when nothing could be read, and say so', async () => {
    const failed = state({ failure: 'unreachable', goodAt: null });
    const { container, user } = await render({ [NEWS]: { body: [] }, [SOURCES]: sourcesOf(failed) });
    expect(await screen.findByText(ko.own.unreached.title)).toBeInTheDocument();
    expect(rows(ko.tabs.main)).toHaveLength(3);
    await user.click(screen.getByRole('tab', { name: ko.tabs.all }));
    expect(rows(ko.tabs.all)).toHaveLength(12);
    expect(await violations(container)).toEqual([]);
  });
});
