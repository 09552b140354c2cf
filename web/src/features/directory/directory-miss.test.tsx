import koMessages from '@web/locales/ko/messages.json';
import { act, screen, within } from '@testing-library/react';
import type { FakeAnswer } from '../../../test/fake-server';
import { placesServer, rowsUnder } from '../../../test/places';
import { providers, run } from '../../../test/records';
import { renderApp } from '../../../test/render-app';
import { CLINICS, DOCTORS } from './directory-kinds';
import { DirectoryPage } from './directory-page';

const RUN = '11111111-1111-4111-8111-111111111111';
const list = (body: unknown[], headers: Record<string, string> = {}): FakeAnswer => ({
  body,
  headers: { 'x-total-count': String(body.length), ...headers },
});
const sent = (requests: string[]) => requests.filter((request) => request.includes('&type='));

describe('a search that misses', () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-21T20:00:00Z') }));
  afterEach(() => jest.useRealTimers());
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  test('polls every 5 s, shows the counts of the run, then the table', async () => {
    const { requests } = placesServer({
      '/api/providers': [
        list([], { 'x-auto-crawl': 'queued' }),
        list([], { 'x-auto-crawl': 'running', 'x-crawl-run': RUN }),
        list(providers(4), { 'x-crawl-run': RUN }),
      ],
      [`/api/crawl/runs/${RUN}`]: [
        { body: run({ done: 7, total: 12, found: 23 }) },
        { body: run({ done: 9, total: 12, found: 31 }) },
        { body: run({ status: 'succeeded', phase: 'finished', done: 12, total: 12, found: 40 }) },
      ],
    });
    await renderApp(<DirectoryPage kind={CLINICS} />, { at: '/clinics?zip=90006&language=all' });
    await pass(0);
    expect(screen.getByRole('heading', { name: '90006의 새 정보를 찾고 있습니다' })).toBeInTheDocument();
    expect(screen.getByText('차례를 기다리고 있습니다.')).toBeInTheDocument();
    await pass(4_900);
    expect(sent(requests)).toHaveLength(1);
    await pass(200);
    expect(sent(requests)).toHaveLength(2);
    expect(
      screen.getByText('연방 의료진·병원 등록부(NPI) 12단계 중 7단계를 읽었습니다 · 23곳을 찾았습니다'),
    ).toBeInTheDocument();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '7');
    await pass(1_500);
    expect(screen.getByText(/12단계 중 9단계를 읽었습니다 · 31곳/)).toBeInTheDocument();
    // The run's end is known before the next 5 s: the list is requested at once.
    await pass(1_600);
    expect(screen.getByRole('heading', { name: '가까운 클리닉 4곳' })).toBeInTheDocument();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(screen.getByText('새 기록을 모두 모았습니다.')).toBeInTheDocument();
    const before = requests.length;
    await pass(60_000);
    expect(requests).toHaveLength(before);
  });

  test('the focus goes from the collecting heading to the list, and stays where somebody has moved it', async () => {
    const answers = [list([], { 'x-auto-crawl': 'queued' }), list(providers(2))];
    placesServer({ '/api/providers': answers });
    const { unmount } = await renderApp(<DirectoryPage kind={CLINICS} />, { at: '/clinics?language=all' });
    act(() => screen.getByRole('button', { name: '90034' }).click());
    await pass(0);
    expect(screen.getByRole('heading', { name: '아직 보여 드릴 기록이 없습니다' })).toHaveFocus();
    await pass(5_100);
    expect(screen.getByRole('heading', { name: '가까운 클리닉 2곳' })).toHaveFocus();
    unmount();

    placesServer({ '/api/providers': answers });
    await renderApp(<DirectoryPage kind={CLINICS} />, { at: '/clinics?language=all' });
    act(() => screen.getByRole('button', { name: '90034' }).click());
    await pass(0);
    act(() => screen.getByRole('button', { name: '바꾸기' }).focus());
    await pass(5_100);
    expect(screen.getByRole('heading', { name: '가까운 클리닉 2곳' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '바꾸기' })).toHaveFocus();
  });

  test('a registry that could not be read is not "nothing found"', async () => {
    placesServer({
      '/api/providers': list([], { 'x-crawl-run': RUN }),
      [`/api/crawl/runs/${RUN}`]: {
        body: run({ status: 'failed', failure: { code: 'blocked' } }),
      },
    });
    await renderApp(<DirectoryPage kind={DOCTORS} />, { at: '/doctors?zip=90006', language: 'en' });
    await pass(0);
    expect(screen.getByText(/We could not read the registry/)).toBeInTheDocument();
    expect(screen.queryByText(/No doctors found/)).not.toBeInTheDocument();
    expect(screen.getByText('There are no earlier records either.')).toBeInTheDocument();
    expect(screen.queryByText(/records stay/)).not.toBeInTheDocument();
  });

  test('after five minutes it stops polling and says so; one press continues', async () => {
    const { requests } = placesServer({ '/api/providers': list([], { 'x-auto-crawl': 'queued' }) });
    await renderApp(<DirectoryPage kind={CLINICS} />, { at: '/clinics?zip=90006&language=all' });
    await pass(5 * 60_000 + 1_000);
    expect(screen.getByText('5분이 지났지만 아직 다 모으지 못했습니다')).toBeInTheDocument();
    const before = sent(requests).length;
    expect(before).toBeLessThanOrEqual(61);
    await pass(60_000);
    expect(sent(requests)).toHaveLength(before);
    act(() => screen.getByRole('button', { name: '다시 보기' }).click());
    await pass(5_100);
    expect(sent(requests)).toHaveLength(before + 2);
  });

  test('an empty crawl ends in an honest nothing with next steps', async () => {
    placesServer({
      '/api/providers': list([], { 'x-crawl-run': RUN }),
      [`/api/crawl/runs/${RUN}`]: { body: run({ status: 'succeeded', phase: 'finished' }) },
    });
    const { router } = await renderApp(<DirectoryPage kind={DOCTORS} />, {
      at: '/doctors?zip=90006&specialty=cardiology',
      language: 'en',
    });
    await pass(0);
    expect(screen.getByRole('heading', { name: 'No doctors found within 25 miles of 90006' })).toBeInTheDocument();
    act(() => screen.getByRole('button', { name: 'Clear filters and search' }).click());
    await pass(0);
    expect(router.state.location.search).toBe('?zip=90006');
    act(() => screen.getByRole('button', { name: 'Search within 50 miles' }).click());
    await pass(0);
    expect(router.state.location.search).toBe('?zip=90006&radius=50');
  });

  test('a failed run says why, keeps the old records, and lets no one press in vain before ten minutes', async () => {
    const failed = run({
      status: 'failed',
      phase: 'finished',
      finishedAt: '2026-11-21T19:58:00Z',
      failure: { code: 'timeout' },
    });
    const { requests } = placesServer({
      '/api/providers': list(providers(2), { 'x-crawl-run': RUN }),
      [`/api/crawl/runs/${RUN}`]: { body: failed },
    });
    await renderApp(<DirectoryPage kind={CLINICS} />, { at: '/clinics?zip=90006&language=all' });
    await pass(0);
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('자료 제공 기관이 제시간에 답하지 않았습니다. 10분 뒤에 다시 찾아 주세요.');
    expect(alert).toHaveTextContent('그대로 남아 있습니다');
    expect(alert).toHaveTextContent('약 8분 남았습니다');
    expect(await rowsUnder('가까운 클리닉 2곳')).toHaveLength(2);
    const again = within(alert).getByRole('button', { name: '다시 찾기' });
    expect(again).toHaveAttribute('aria-disabled', 'true');
    act(() => again.click());
    await pass(0);
    expect(sent(requests)).toHaveLength(1);
    await pass(8 * 60_000 + 15_000);
    expect(again).not.toHaveAttribute('aria-disabled', 'true');
    act(() => again.click());
    await pass(0);
    expect(sent(requests)).toHaveLength(2);
  });

  test('when a request fails the records on the page stay', async () => {
    placesServer({
      '/api/providers': [
        list(providers(2), { 'x-auto-crawl': 'queued' }),
        {
          status: 503,
          body: { code: 'unavailable', message: 'Resting.', requestId: 'r' },
        },
      ],
    });
    await renderApp(<DirectoryPage kind={CLINICS} />, { at: '/clinics?zip=90006&language=all' });
    await pass(5_100);
    expect(screen.getByRole('alert')).toHaveTextContent(koMessages.unavailable);
    expect(await rowsUnder('가까운 클리닉 2곳')).toHaveLength(2);
  });
});
