// What operators do on the dashboard with one source: start by keyboard, pause, resume, cancel, read results and history.
import { crawl, overviewOf, RUN_LIMIT_MS, runById, tidyUp } from './crawl-calls';
import {
  buttonOf,
  changesText,
  closeDetails,
  countText,
  nameOf,
  openDetails,
  openHistory,
  rowOf,
} from './crawler-screens';
import { expect, inEachLanguage, test } from './fixtures';
import { setDelay } from './sample-sources';

/** A plan that the sample sources know. */
const PLAN = '2026-H0001-901-0';

test.describe.configure({ timeout: 3 * RUN_LIMIT_MS });
test.beforeEach(async () => {
  await tidyUp();
  await setDelay(0);
});
test.afterEach(tidyUp);

inEachLanguage((language) => {
  test('a source is started by keyboard alone, and its end is read out', async ({ page, t }) => {
    await page.goto('/admin/crawler');
    const row = rowOf(page, 'social-security');
    const start = buttonOf(row, t('crawler:action.start'), 'social-security', language).or(
      buttonOf(row, t('crawler:action.again'), 'social-security', language),
    );
    await start.focus();
    await page.keyboard.press('Enter');
    const said = `${nameOf('social-security', language)}: ${t('crawler:status.succeeded')}`;
    await expect(page.getByRole('status').filter({ hasText: said })).toHaveCount(1, { timeout: RUN_LIMIT_MS });
    await expect(row.getByText(t('crawler:status.succeeded'), { exact: true })).toBeVisible();
    const { newest } = await overviewOf('social-security');
    await expect(row).toContainText(countText('social-security', newest?.found ?? 0, language));
  });

  test('paused work waits, can be given up, and the history says so', async ({ page, t }) => {
    await page.goto('/admin/crawler');
    await page.getByRole('button', { name: t('crawler:pause.pause'), exact: true }).click();
    await expect(page.getByText(t('crawler:pause.title'))).toBeVisible();

    const card = rowOf(page, 'clinics');
    await card.getByRole('cell').last().getByRole('button').click();
    await expect(card).toContainText(t('crawler:phase.paused'));
    await expect(card.getByRole('progressbar')).toHaveCount(0);
    expect((await overviewOf('clinics')).newest).toMatchObject({ status: 'queued', phase: 'waiting', done: 0 });

    await buttonOf(card, t('crawler:action.cancelOne'), 'clinics', language).click();
    await expect(card.getByText(t('crawler:status.cancelled'), { exact: true })).toBeVisible();
    const { newest } = await overviewOf('clinics');
    expect(newest?.status).toBe('cancelled');
    await (await openDetails(page, 'clinics')).getByRole('link', { name: t('crawler:action.showHistory') }).click();
    await expect(page.getByRole('heading', { name: t('crawler:history.title') })).toBeVisible();
    await expect(page.getByRole('row').nth(1)).toContainText(t('crawler:status.cancelled'));
    await page.goto('/admin/crawler');

    await page.getByRole('button', { name: t('crawler:pause.resume'), exact: true }).click();
    await expect(page.getByText(t('crawler:pause.title'))).toHaveCount(0);
    await buttonOf(card, t('crawler:action.again'), 'clinics', language).click();
    await expect(card.getByText(t('crawler:status.succeeded'), { exact: true })).toBeVisible({ timeout: RUN_LIMIT_MS });
  });

  test('a run under way is ended by its button', async ({ page, t }) => {
    await setDelay(3_000);
    await page.goto('/admin/crawler');
    const row = rowOf(page, 'hospitals');
    await row.getByRole('cell').last().getByRole('button').click();
    await expect(row.getByRole('progressbar')).toBeVisible();
    await buttonOf(row, t('crawler:action.cancelOne'), 'hospitals', language).click();
    await expect(row.getByText(t('crawler:status.cancelled'), { exact: true })).toBeVisible();
    await expect(row.getByRole('progressbar')).toHaveCount(0);
    expect((await overviewOf('hospitals')).newest?.status).toBe('cancelled');
  });

  test('the sheet of a source shows its first plans, its next start, and what it changed is in the history', async ({
    page,
    t,
  }) => {
    const run = await crawl('healthnet', { force: true });
    await page.goto('/admin/crawler');
    const details = await openDetails(page, 'healthnet');
    await expect(details.getByRole('listitem')).toHaveCount(run.result?.plans.length ?? 0);
    await expect(details).toContainText('N/A');
    await expect(details).toContainText(countText('healthnet', run.found, language));
    const { schedule } = await overviewOf('insurance');
    await expect(details.locator(`time[datetime="${schedule?.nextAt}"]`)).toBeVisible();
    const line = (await openHistory(page, 'healthnet')).first();
    await expect(line).toContainText(nameOf('healthnet', language));
    await expect(line).toContainText(changesText(run, language));
    await expect(line).toContainText(t('crawler:history.by.operator'));
  });

  test('the page of one stored plan is read on request, and an unknown plan is refused in words', async ({
    page,
    t,
  }) => {
    await crawl('insurance');
    await page.goto('/admin/crawler');
    const details = await openDetails(page, 'plan-page');
    const form = details.getByRole('form', { name: nameOf('plan-page', language) });
    const field = form.getByRole('textbox', { name: t('crawler:part.planId') });
    await field.fill('H0001');
    await page.keyboard.press('Enter');
    await expect(form).toContainText(t('crawler:part.needPlanId'));

    await field.fill(PLAN.toLowerCase());
    await page.keyboard.press('Enter');
    await expect(details).toContainText(t('crawler:status.succeeded'), { timeout: RUN_LIMIT_MS });
    const { newest } = await overviewOf('plan-page');
    const run = await runById(newest?.id ?? '');
    expect(run).toMatchObject({ status: 'succeeded', part: PLAN, found: 1, failure: null });
    await expect(details).toContainText(PLAN);
    await expect(details.getByRole('listitem')).toContainText([run.result?.plans[0]?.name ?? '']);
    await closeDetails(page);
  });
});
