import { act, screen, within } from '@testing-library/react';
import type { CrawlOverviewResponse } from '@app/contracts/http/crawl-overview';
import type { RunNote } from '@app/contracts/http/crawler';
import { pass, stopTheClock } from '../../../test/clock';
import { details, HEALTHNET, HOSPITALS, KAISER, openDashboard, OVERVIEW, row } from '../../../test/crawler-screen';
import { failedRun, goodRun, overviewOf, wholeRun } from '../../../test/crawls';
import enCrawl from '../../locales/en/crawl.json';
import enCrawler from '../../locales/en/crawler.json';
import koCrawl from '../../locales/ko/crawl.json';
import koCrawler from '../../locales/ko/crawler.json';

stopTheClock();

describe('what a source says when its name is pressed', () => {
  test('a failed run says why and what to do in its line, what is kept and its class in the sheet, in both languages', async () => {
    const runs = [goodRun('healthnet', { found: 17 }), failedRun('healthnet', 'server_error')];
    const { unmount } = await openDashboard({ [OVERVIEW]: { body: overviewOf(runs) } });
    const line = row(HEALTHNET);
    expect(within(line).getByText('실패')).toBeInTheDocument();
    expect(line).toHaveTextContent(`${koCrawl.failure.server_error.what} ${koCrawler.step.server_error}`);
    expect(within(line).getByRole('button', { name: /다시 해 보기/ })).toBeEnabled();
    const sheet = within(await details(HEALTHNET));
    expect(sheet.getByText(koCrawler.step.server_error)).toBeInTheDocument();
    expect(sheet.getByText('전에 모은 기록(플랜 17개)은 그대로 있습니다.')).toBeInTheDocument();
    expect(sheet.getByText(/분류: server_error/)).toBeInTheDocument();
    unmount();
    await openDashboard({ [OVERVIEW]: { body: overviewOf(runs) } }, 'en');
    expect(row(/^Health Net/)).toHaveTextContent(`${enCrawl.failure.server_error.what} ${enCrawler.step.server_error}`);
    const english = within(await details(/^Health Net/));
    expect(english.getByText('Earlier records are still here: 17 plans.')).toBeInTheDocument();
  });

  test.each([
    ['ko', HOSPITALS, '이 자료원에서 전에 모은 기록은 없습니다.', /그대로|있던 기록/],
    ['en', /^Hospitals/, enCrawler.failure.nothingKept, /stay|still here/],
  ] as const)('a failed first read does not speak of records that are kept (%s)', async (...given) => {
    const [language, name, none, kept] = given;
    for (const failure of ['blocked', 'not_json', 'schema_changed', 'missing_columns', 'empty_result'] as const) {
      const { unmount } = await openDashboard(
        { [OVERVIEW]: { body: overviewOf([failedRun('hospitals', failure)]) } },
        language,
      );
      expect(row(name)).not.toHaveTextContent(kept);
      const sheet = await details(name);
      expect(within(sheet).getByText(none)).toBeInTheDocument();
      expect(sheet).not.toHaveTextContent(kept);
      unmount();
    }
  });

  test('the sheet lists the first three plans, N/A for an unknown premium, counts and release', async () => {
    const plans = [
      { name: 'Kaiser Senior Advantage', monthlyPremium: 0 },
      { name: 'Kaiser Plus', monthlyPremium: 12.5 },
      { name: 'Kaiser Dual', monthlyPremium: null },
    ];
    const result = { plans, skipped: { other_insurer: 359 }, notes: [] };
    await openDashboard({ [OVERVIEW]: { body: overviewOf([goodRun('kaiser', { result })]) } });
    const sheet = within(await details(KAISER));
    expect(sheet.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Kaiser Senior Advantage월 보험료 $0',
      'Kaiser Plus월 보험료 $12.50',
      'Kaiser Dual월 보험료 N/A(자료에 없음)',
    ]);
    expect(sheet.getAllByText('추가 3 · 변경 2 · 그대로 39 · 제외 1')).not.toHaveLength(0);
    expect(sheet.getByText('메디케어 플랜 파일(2026년, 9월판)')).toBeInTheDocument();
    expect(sheet.getByText('다른 보험회사 359')).toBeInTheDocument();
  });

  test('a run that found the same bytes says since when, as people say a time', async () => {
    const notes = [{ code: 'unchanged' as const, params: { since: '2026-11-19T20:00:00Z' } }];
    const result = { plans: [], skipped: {}, notes };
    const same = { added: 0, updated: 0, deactivated: 0, startedAt: '2026-11-21T20:02:40.800Z', result };
    await openDashboard({ [OVERVIEW]: { body: overviewOf([goodRun('hospitals', same)]) } });
    const sheet = await details(HOSPITALS);
    expect(sheet).toHaveTextContent('11월 19일\u2060(목) 오후 12:00 이후로 바뀐 내용이 없습니다.');
    expect(sheet).toHaveTextContent('1초 미만');
  });

  test('notes of a fall, of a file that was not read, of changed values and of earlier versions are worded', async () => {
    const notes: RunNote[] = [
      { code: 'fell', params: { found: 1_200, before: 2_000, kept: 800 } },
      { code: 'ratings_not_read', params: { reason: 'timeout' } },
      { code: 'value_changed', params: { field: 'monthlyPremium' } },
      { code: 'value_changed', params: { field: 'phones' } },
      { code: 'said', params: { ko: '옛 문장.', en: 'An old sentence.' } },
    ];
    const zip = goodRun('providers', { zip: '90006', type: 'clinic', result: { plans: [], skipped: {}, notes } });
    await openDashboard({ [OVERVIEW]: { body: overviewOf([zip]) } });
    const sheet = await details(/^우편번호별/);
    for (const text of [
      '2,000곳에서 1,200곳',
      '800곳은',
      '별점은 읽지 못했습니다.',
      '바뀐 값: 월 보험료, 전화번호',
      '옛 문장.',
    ]) {
      expect(sheet).toHaveTextContent(text);
    }
  });

  test('an insurer shows its part of the crawl of all plans, while it goes on and after it', async () => {
    const withPlans = (overview: CrawlOverviewResponse) => {
      for (const each of overview.sources) if (each.source === 'kaiser') each.stored = 43;
      return overview;
    };
    const parent = wholeRun('all', { done: 0, total: 14 });
    const { unmount } = await openDashboard({
      [OVERVIEW]: { body: withPlans(overviewOf([parent, wholeRun('insurance', { parentId: parent.id })])) },
    });
    expect(row(KAISER)).toHaveTextContent('함께 모으는 중');
    unmount();
    await openDashboard({ [OVERVIEW]: { body: withPlans(overviewOf([goodRun('insurance', { found: 406 })])) } });
    expect(row(KAISER)).toHaveTextContent(/오후 12:02.*플랜 43개/);
    expect(await details(KAISER)).toHaveTextContent(
      '보험 플랜 전체와 함께 오후 12:02에 새로워졌습니다. 지금 저장된 것은 플랜 43개입니다.',
    );
  });

  test('a ZIP that failed does not claim the count of another ZIP, and a source that never worked says so', async () => {
    const runs = [
      goodRun('providers', { zip: '90210', type: 'doctor', found: 40 }),
      failedRun('providers', 'timeout', { zip: '90006', type: 'clinic' }),
      failedRun('hospitals', 'missing_columns'),
      failedRun('kaiser', 'missing_columns'),
    ];
    await openDashboard({ [OVERVIEW]: { body: overviewOf(runs) } });
    const zip = await details(/^우편번호별/);
    expect(within(zip).getByText('전에 모은 기록은 그대로 있습니다.')).toBeInTheDocument();
    expect(zip).not.toHaveTextContent('전에 모은 기록(기관 40곳)');
    act(() => within(zip).getByRole('button', { name: /닫기/ }).click());
    await pass(0);
    expect(within(await details(HOSPITALS)).getByText('이 자료원에서 전에 모은 기록은 없습니다.')).toBeInTheDocument();
    act(() => screen.getByRole('button', { name: /닫기/ }).click());
    await pass(0);
    // An insurer's plans come with the crawl of all plans too.
    expect(within(await details(KAISER)).getByText('이 회사만 따로 모은 적은 없습니다.')).toBeInTheDocument();
  });
});
