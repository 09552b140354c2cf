// The specification's second crawl screen, part of the dashboard now: one source, and six in sequence.
import { violations } from './axe';
import { overviewOf, RUN_LIMIT_MS, tidyUp } from './crawl-calls';
import { buttonOf, countText, rowOf } from './crawler-screens';
import { expect, inEachLanguage, test } from './fixtures';
import { letDaysPass } from './installation';
import { playFault, setDelay } from './sample-sources';

const SEQUENCE = ['kaiser', 'anthem', 'aarp', 'healthnet', 'social-security', 'insurance'] as const;
const BETWEEN_RUNS_MS = 2_000;

test.describe.configure({ timeout: 3 * RUN_LIMIT_MS });
// The sequence shows a result of the last 24 hours in place of a run.
test.beforeEach(async () => {
  await tidyUp();
  await letDaysPass(2);
  await setDelay(0);
});
test.afterEach(tidyUp);

inEachLanguage((language) => {
  test('six sources are run one after another, with 2 seconds between', async ({ page, t, like }) => {
    const hospitals = await overviewOf('hospitals');
    await page.goto('/admin/crawler/sources');
    const start = page.getByRole('button', { name: t('crawler:list.runAll') });
    await start.click();
    await expect(start).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByText(like('crawler:list.position', { position: 2, total: SEQUENCE.length }))).toBeVisible();
    await expect(start).not.toHaveAttribute('aria-busy', 'true', { timeout: 2 * RUN_LIMIT_MS });

    let lastEnd: string | null = null;
    for (const source of SEQUENCE) {
      const { newest, stored } = await overviewOf(source);
      expect(newest?.status, source).toBe('succeeded');
      await expect(rowOf(page, source)).toContainText(countText(source, stored ?? newest?.found ?? 0, language));
      if (lastEnd !== null) {
        const pause = Date.parse(newest?.createdAt ?? '') - Date.parse(lastEnd);
        expect(pause, `pause before ${source}`).toBeGreaterThanOrEqual(BETWEEN_RUNS_MS);
      }
      lastEnd = newest?.finishedAt ?? null;
    }
    expect((await overviewOf('hospitals')).newest?.id).toBe(hospitals.newest?.id);
  });

  test('a failed source keeps its reason', async ({ page, t }) => {
    await playFault('block-page', 'social-security');
    await page.goto('/admin/crawler');
    const row = rowOf(page, 'social-security');
    const again = buttonOf(row, t('crawler:action.start'), 'social-security', language)
      .or(buttonOf(row, t('crawler:action.again'), 'social-security', language))
      .or(buttonOf(row, t('crawler:action.retry'), 'social-security', language));
    await again.click();
    await expect(row.getByText(t('crawler:status.failed'), { exact: true })).toBeVisible({ timeout: 2 * RUN_LIMIT_MS });
    const reason = `${t('crawl:failure.blocked.what')} ${t('crawler:step.blocked')}`;
    await expect(row).toContainText(reason);
    expect(await violations(page)).toEqual([]);
    await page.reload();
    await expect(row).toContainText(reason);
  });
});
