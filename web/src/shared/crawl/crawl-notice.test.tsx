import { act, screen } from '@testing-library/react';
import { FAILURE_CLASSES } from '@app/contracts/http/crawler';
import { failedRun } from '../../../test/crawls';
import { renderApp } from '../../../test/render-app';
import en from '../../locales/en/crawl.json';
import ko from '../../locales/ko/crawl.json';
import { CrawlNotice } from './crawl-notice';
import type { AutoCrawl } from './use-auto-crawl';

const PROGRESS: AutoCrawl['progress'] = { done: 0, total: null, found: 0, phase: 'fetching' };

test.each([['ko', ko] as const, ['en', en] as const])('each failure has its sentence (%s)', async (language, words) => {
  for (const failure of FAILURE_CLASSES) {
    const lookAgain = jest.fn();
    const failed = failedRun('providers', failure, { finishedAt: '2026-11-20T00:00:00Z' });
    const quiet = { isTruncated: false, isQueueFull: false };
    const crawl: AutoCrawl = { state: 'failed', progress: PROGRESS, failedRun: failed, ...quiet, lookAgain };
    const { unmount } = await renderApp(<CrawlNotice crawl={crawl} zip="94601" hasRecords={false} />, { language });
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent(words.failure[failure].what);
    expect(alert).toHaveTextContent(words.failure[failure].next);
    expect(alert).toHaveTextContent(words.failed.none);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    act(() => screen.getByRole('button', { name: words.failed.again }).click());
    expect(lookAgain).toHaveBeenCalledTimes(1);
    unmount();
  }
});

test.each([['ko', ko] as const, ['en', en] as const])('a full queue is said (%s)', async (language, words) => {
  const progress: AutoCrawl['progress'] = { done: 0, total: null, found: 0, phase: 'waiting' };
  const crawl: AutoCrawl = {
    state: 'collecting',
    progress,
    failedRun: null,
    isTruncated: false,
    isQueueFull: true,
    lookAgain: jest.fn(),
  };
  await renderApp(<CrawlNotice crawl={crawl} zip="94601" hasRecords={false} />, { language });
  expect(screen.getByText(words.queueFull)).toBeVisible();
});
