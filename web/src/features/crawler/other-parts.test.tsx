import { screen, within } from '@testing-library/react';
import { pass, stopTheClock } from '../../../test/clock';
import { goodRun, overviewOf, wholeRun } from '../../../test/crawls';
import { fakeServer } from '../../../test/fake-server';
import { renderApp } from '../../../test/render-app';
import { CrawlerPage } from './crawler-page';
import { RunsPage } from './runs-page';

stopTheClock();

const CALIFORNIA = goodRun('insurance', { found: 406 });
const TEXAS = wholeRun('insurance', { part: 'TX', state: 'TX' });
/** As the server answers: the run of another state is unfinished, and not the newest of its source. */
const OVERVIEW = { ...overviewOf([CALIFORNIA]), active: [TEXAS] };

async function open(page: React.ReactElement, language: 'ko' | 'en', runs: object[] = []) {
  fakeServer({ '/api/crawl/overview': { body: OVERVIEW }, '/api/crawl/runs': { body: runs } });
  await renderApp(page, { at: '/admin/crawler', language });
  await pass(0);
}

describe('runs that are not the usual one of their source', () => {
  test.each([
    ['ko', /^보험 플랜 전체/, '보험 플랜 전체 · TX주만', '성공', '플랜 406개'],
    ['en', /^All insurance plans/, 'All insurance plans · state TX only', 'Success', '406 plans'],
  ] as const)('another state has a bar of its own next to the result of California (%s)', async (...given) => {
    const [language, line, name, status, brought] = given;
    await open(<CrawlerPage />, language);
    const row = screen.getByRole('row', { name: line });
    const inside = within(row);
    expect(inside.getByText(name)).toBeInTheDocument();
    expect(inside.getByText('26 / 43')).toBeInTheDocument();
    expect(inside.getByText(status)).toBeInTheDocument();
    expect(row).toHaveTextContent(brought);
  });

  test('the history says which state and which plan page a run read', async () => {
    const page = goodRun('plan-page', { part: '2026-H0524-003-0', state: null, found: 1 });
    await open(<RunsPage />, 'ko', [
      { ...TEXAS, status: 'failed', finishedAt: '2026-11-21T20:03:00Z' },
      page,
      CALIFORNIA,
    ]);
    const names = screen.getAllByRole('rowheader').map((cell) => within(cell).getByRole('link').textContent);
    expect(names).toEqual(
      expect.arrayContaining([
        '보험 플랜 전체 · TX주만',
        expect.stringMatching(/· 2026-H0524-003-0$/),
        '보험 플랜 전체',
      ]),
    );
  });

  test('the run of California may still be started', async () => {
    await open(<CrawlerPage />, 'ko');
    expect(screen.getByRole('button', { name: /다시 모으기.*보험 플랜 전체/ })).not.toHaveAttribute(
      'aria-busy',
      'true',
    );
  });
});
