// The second crawl screen: seven sources in a list, run one by one or in sequence.
import type { Locator, Page } from '@playwright/test';
import type { RunResponse } from '../libs/contracts/src/http/crawler';
import { LISTED_SOURCES, type ListedSource } from '../web/src/features/crawler/content/crawl-sources';
import { violations } from './axe';
import { overviewOf, RUN_LIMIT_MS, tidyUp } from './crawl-calls';
import { buttonOf, countText, nameOf, shown } from './crawler-screens';
import { expect, inEachLanguage, test } from './fixtures';
import { letDaysPass } from './installation';
import type { Language } from './phrases';
import { playFault, setDelay } from './sample-sources';

const SEQUENCE = LISTED_SOURCES.slice(0, -1);
const BETWEEN_RUNS_MS = 2_000;

test.describe.configure({ timeout: 3 * RUN_LIMIT_MS });
// A result of the last 24 hours would be shown in place of a run.
test.beforeEach(async () => {
  await tidyUp();
  await letDaysPass(2);
  await setDelay(0);
});
test.afterEach(tidyUp);

const lineOf = (page: Page, source: ListedSource, language: Language): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: nameOf(source, language), exact: true }) });

async function newestOf(source: ListedSource): Promise<RunResponse> {
  const { newest } = await overviewOf(source);
  if (!newest) throw new Error(`${source} was never run`);
  return newest;
}

/** The line of a good run: its count and the instant of its end. */
async function expectLine(line: Locator, run: RunResponse, language: Language): Promise<void> {
  await expect(line).toContainText(countText(run.source, run.found, language));
  await expect(line.locator('time')).toHaveAttribute('datetime', run.finishedAt ?? '');
}

inEachLanguage((language) => {
  test('one source is run and shows its result with its time, also after a reload', async ({ page, t }) => {
    await page.goto('/admin/crawler/sources');
    await expect(page.getByRole('rowheader')).toHaveText(LISTED_SOURCES.map((source) => nameOf(source, language)));
    await setDelay(300);
    const line = lineOf(page, 'kaiser', language);
    await buttonOf(line, t('crawler:list.runOne'), 'kaiser', language).click();
    await expect(buttonOf(line, t('crawler:action.crawling'), 'kaiser', language)).toHaveAttribute('aria-busy', 'true');
    await setDelay(0);
    await expect(line).toContainText(t('crawler:status.succeeded'), { timeout: RUN_LIMIT_MS });
    const run = await newestOf('kaiser');
    expect(run).toMatchObject({ status: 'succeeded', requestedBy: 'operator' });
    expect(Date.now() - Date.parse(run.createdAt)).toBeLessThan(RUN_LIMIT_MS);
    await expectLine(line, run, language);
    await page.reload();
    await expectLine(line, run, language);
    // A result of today is shown again, not read again.
    await buttonOf(line, t('crawler:list.runOne'), 'kaiser', language).click();
    await expectLine(line, run, language);
    expect((await newestOf('kaiser')).id).toBe(run.id);
  });

  test('all but the last are run one after another, with a rest of 2 seconds between', async ({ page, t, like }) => {
    const hospitals = await overviewOf('hospitals');
    await page.goto('/admin/crawler/sources');
    const start = page.getByRole('button', { name: t('crawler:list.runAll') });
    await start.click();
    await expect(start).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByText(like('crawler:list.position', { position: 2, total: SEQUENCE.length }))).toBeVisible();
    await expect(start).not.toHaveAttribute('aria-busy', 'true', { timeout: 2 * RUN_LIMIT_MS });

    const runs: RunResponse[] = [];
    for (const source of SEQUENCE) {
      const run = await newestOf(source);
      expect(run.status, source).toBe('succeeded');
      await expectLine(lineOf(page, source, language), run, language);
      const before = runs.at(-1);
      if (before) {
        const rest = Date.parse(run.createdAt) - Date.parse(before.finishedAt ?? '');
        expect(rest, `rest before ${source}`).toBeGreaterThanOrEqual(BETWEEN_RUNS_MS);
      }
      runs.push(run);
    }
    expect((await overviewOf('hospitals')).newest?.id).toBe(hospitals.newest?.id);
  });

  test('hospitals are read whenever they are asked for, and say how many were new', async ({ page, t }) => {
    const before = (await overviewOf('hospitals')).newest?.id;
    await page.goto('/admin/crawler/sources');
    const line = lineOf(page, 'hospitals', language);
    await buttonOf(line, t('crawler:list.runOne'), 'hospitals', language).click();
    await expect
      .poll(async () => (await overviewOf('hospitals')).newest?.status, { timeout: RUN_LIMIT_MS })
      .toBe('succeeded');
    const run = await newestOf('hospitals');
    expect(run.id).not.toBe(before);
    await expectLine(line, run, language);
    await expect(line).toContainText(t('crawler:list.added', { shown: shown(run.added) }));
  });

  test('a failed source keeps its reason and its time', async ({ page, t }) => {
    await playFault('block-page', 'social-security');
    await page.goto('/admin/crawler/sources');
    const line = lineOf(page, 'social-security', language);
    await buttonOf(line, t('crawler:list.runOne'), 'social-security', language).click();
    await expect(line).toContainText(t('crawler:status.failed'), { timeout: 2 * RUN_LIMIT_MS });
    const run = await newestOf('social-security');
    const reason = `${t('crawl:failure.blocked.what')} ${t('crawler:step.blocked')}`;
    const expectReason = async () => {
      await expect(line).toContainText(reason);
      await expect(line.locator('time')).toHaveAttribute('datetime', run.finishedAt ?? '');
    };
    await expectReason();
    expect(await violations(page)).toEqual([]);
    await page.reload();
    await expectReason();
  });
});
