// A source sends something wrong: the old records stay, the screen says what happened and what to do, and the next run heals.
import type { WholeSourceId } from '../libs/contracts/src/http/crawl-sources';
import type { FailureClass } from '../libs/contracts/src/http/crawler';
import { violations } from './axe';
import { catalog, crawl, overviewOf, RUN_LIMIT_MS, runById, tidyUp } from './crawl-calls';
import { buttonOf, closeDetails, countText, nameOf, openDetails, openHistory, rowOf } from './crawler-screens';
import { expect, inEachLanguage, test } from './fixtures';
import { clearFaults, playFault, setDelay } from './sample-sources';

interface Case {
  fault: string;
  source: WholeSourceId;
  failure: FailureClass;
  /** What visitors get of this source. */
  records: string;
}

/** The other classes are proven below the browser: whole-run.int.test.ts, source-sheet.test.tsx. */
const CASES: Case[] = [
  { fault: 'half-zip', source: 'insurance', failure: 'truncated_body', records: '/api/insurance-plans?limit=200' },
];

test.describe.configure({ timeout: 3 * RUN_LIMIT_MS });
test.beforeEach(async () => {
  await tidyUp();
  await setDelay(0);
});
test.afterEach(tidyUp);

inEachLanguage((language) => {
  for (const { fault, source, failure, records } of CASES) {
    test(`${fault} in ${source}: the old records stay, and the screen says why and what next`, async ({ page, t }) => {
      await crawl(source, { force: true });
      const before = await catalog(records);
      expect(before.length).toBeGreaterThan(0);
      await page.goto('/admin/crawler');
      const row = rowOf(page, source);
      await expect(row.getByText(t('crawler:status.succeeded'), { exact: true })).toBeVisible();

      await playFault(fault, source);
      await buttonOf(row, t('crawler:action.again'), source, language).click();
      await expect(row.getByText(t('crawler:status.failed'), { exact: true })).toBeVisible({ timeout: RUN_LIMIT_MS });
      const { newest, lastSucceeded } = await overviewOf(source);
      expect(newest).toMatchObject({ status: 'failed', failure: { code: failure } });
      const sentences = [t(`crawl:failure.${failure}.what`), t(`crawler:step.${failure}`)];
      for (const sentence of sentences) await expect(row).toContainText(sentence);
      expect(await catalog(records)).toEqual(before);
      const details = await openDetails(page, source);
      const kept = t('crawler:failure.kept', { count: countText(source, lastSucceeded?.found ?? 0, language) });
      for (const text of [...sentences, kept, t('crawler:failure.class', { name: failure })]) {
        await expect(details).toContainText(text);
      }
      expect(await violations(page, { within: '[role="dialog"]' })).toEqual([]);
      await closeDetails(page);
      const latest = (await openHistory(page, source)).first();
      for (const sentence of sentences) await expect(latest).toContainText(sentence);
      await page.goto('/admin/crawler');
      for (const sentence of sentences) await expect(row).toContainText(sentence);

      await clearFaults();
      await buttonOf(row, t('crawler:action.retry'), source, language).click();
      await expect(row.getByText(t('crawler:status.succeeded'), { exact: true })).toBeVisible({
        timeout: RUN_LIMIT_MS,
      });
      expect(await catalog(records)).toEqual(before);
    });
  }

  test('a shorter file is taken in only when an operator says so, and the longer one brings everything back', async ({
    page,
    t,
  }) => {
    const plans = '/api/insurance-plans?limit=200';
    const ids = async () => (await catalog(plans)).map(({ id }) => id);
    await crawl('insurance', { force: true });
    const before = await ids();
    expect((await overviewOf('insurance')).stored).toBe(before.length);
    await playFault('fewer-rows', 'insurance');
    await page.goto('/admin/crawler');
    const row = rowOf(page, 'insurance');
    await buttonOf(row, t('crawler:action.again'), 'insurance', language).click();
    await expect(row.getByText(t('crawler:status.failed'), { exact: true })).toBeVisible({ timeout: RUN_LIMIT_MS });
    const accept = buttonOf(await openDetails(page, 'insurance'), t('crawler:force.open'), 'insurance', language);
    await accept.click();

    const dialog = page.getByRole('dialog', {
      name: t('crawler:force.title', { name: nameOf('insurance', language) }),
    });
    await expect(dialog).toContainText(t('crawler:force.text'));
    await dialog.getByRole('button', { name: t('crawler:force.keep') }).click();
    await expect(dialog).toHaveCount(0);
    await expect(accept).toBeFocused();
    expect(await ids()).toEqual(before);

    await accept.click();
    await dialog.getByRole('button', { name: t('crawler:force.accept') }).click();
    await closeDetails(page);
    await expect(row.getByText(t('crawler:status.succeeded'), { exact: true })).toBeVisible({ timeout: RUN_LIMIT_MS });
    const { newest, stored } = await overviewOf('insurance');
    const run = await runById(newest?.id ?? '');
    expect(run.deactivated).toBeGreaterThan(0);
    // What the product brought with it stays next to what was read, and the text counts what a visitor is shown.
    await expect(row).toContainText(countText('insurance', stored ?? 0, language));
    // The gateway serves a cached list for up to 10 s.
    await expect.poll(async () => (await ids()).length).toBe(stored);
    const fewer = await ids();
    expect(fewer.length).toBeLessThan(before.length);
    expect(before).toEqual(expect.arrayContaining(fewer));

    await clearFaults();
    await buttonOf(row, t('crawler:action.again'), 'insurance', language).click();
    await expect.poll(ids, { timeout: RUN_LIMIT_MS }).toEqual(before);
  });
});
