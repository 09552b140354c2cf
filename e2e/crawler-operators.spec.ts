// What operators do on the dashboard with one source: start by keyboard, pause, resume, cancel, read results and history.
import { crawl, overviewOf, RUN_LIMIT_MS, runById, tidyUp } from './crawl-calls';
import { buttonOf, cardOf, changesText, countText, historyRows, nameOf, resultOf } from './crawler-screens';
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
    const card = cardOf(page, 'social-security');
    const start = card.getByRole('button').first();
    await start.focus();
    await page.keyboard.press('Enter');
    await expect(start).toBeFocused();
    const said = `${nameOf('social-security', language)}: ${t('crawler:status.succeeded')}`;
    await expect(page.getByRole('status').filter({ hasText: said })).toHaveCount(1, { timeout: RUN_LIMIT_MS });
    await expect(card).toContainText(t('crawler:status.succeeded'));
    await expect(start).toBeFocused();
    const { newest } = await overviewOf('social-security');
    await expect(card).toContainText(countText('social-security', newest?.found ?? 0, language));
  });

  test('paused work waits, can be given up, and the history says so', async ({ page, t }) => {
    await page.goto('/admin/crawler');
    await page.getByRole('button', { name: t('crawler:pause.pause'), exact: true }).click();
    await expect(page.getByText(t('crawler:pause.title'))).toBeVisible();

    const card = cardOf(page, 'clinics');
    await card.getByRole('button').first().click();
    await expect(card).toContainText(t('crawler:phase.paused'));
    await expect(card.getByRole('progressbar')).toHaveCount(0);
    expect((await overviewOf('clinics')).newest).toMatchObject({ status: 'queued', phase: 'waiting', done: 0 });

    await buttonOf(card, t('crawler:action.cancel'), 'clinics', language).click();
    await expect(card).toContainText(t('crawler:status.cancelled'));
    const { newest } = await overviewOf('clinics');
    expect(newest?.status).toBe('cancelled');
    await buttonOf(card, t('crawler:action.showHistory'), 'clinics', language).click();
    await expect(page.getByRole('heading', { name: t('crawler:history.title') })).toBeFocused();
    await expect(historyRows(page).first()).toContainText(t('crawler:status.cancelled'));

    await page.getByRole('button', { name: t('crawler:pause.resume'), exact: true }).click();
    await expect(page.getByText(t('crawler:pause.title'))).toHaveCount(0);
    await buttonOf(card, t('crawler:action.again'), 'clinics', language).click();
    await expect(card).toContainText(t('crawler:status.succeeded'), { timeout: RUN_LIMIT_MS });
  });

  test('a run under way is ended by its button', async ({ page, t }) => {
    await setDelay(3_000);
    await page.goto('/admin/crawler');
    const card = cardOf(page, 'hospitals');
    await card.getByRole('button').first().click();
    await expect(card.getByRole('progressbar')).toBeVisible();
    await buttonOf(card, t('crawler:action.cancel'), 'hospitals', language).click();
    await expect(card).toContainText(t('crawler:status.cancelled'));
    await expect(card.getByRole('progressbar')).toHaveCount(0);
    expect((await overviewOf('hospitals')).newest?.status).toBe('cancelled');
  });

  test('details show the first three plans, N/A for an unknown premium, and what changed stands in the history', async ({
    page,
    t,
  }) => {
    const run = await crawl('healthnet', { force: true });
    const plans = run.result?.plans ?? [];
    expect(plans.map(({ monthlyPremium }) => monthlyPremium)).toContain(null);
    await page.goto('/admin/crawler');
    const card = cardOf(page, 'healthnet');
    await buttonOf(card, t('crawler:action.showResult'), 'healthnet', language).click();
    const details = resultOf(page, 'healthnet');
    await expect(details.getByRole('heading', { level: 3 })).toBeFocused();
    await expect(details.getByRole('listitem')).toHaveText(
      plans.map(({ name, monthlyPremium: premium }) => {
        const amount =
          premium === null ? t('crawler:results.noPremium') : t('crawler:results.premium', { premium: `$${premium}` });
        return `${name}${amount}`;
      }),
    );
    await expect(details).toContainText('N/A');
    await expect(details).toContainText(countText('healthnet', run.found, language));
    await expect(details).toContainText(run.release ?? '');

    await buttonOf(card, t('crawler:action.showHistory'), 'healthnet', language).click();
    const row = historyRows(page).first();
    await expect(row).toContainText(nameOf('healthnet', language));
    await expect(row).toContainText(changesText(run, language));
    await expect(row).toContainText(t('crawler:history.by.operator'));
  });

  test('the next start of a scheduled source stands on its card', async ({ page, t }) => {
    await page.goto('/admin/crawler');
    for (const source of ['insurance', 'hospitals', 'community-care', 'clinics', 'social-security'] as const) {
      const { schedule } = await overviewOf(source);
      const card = cardOf(page, source);
      await expect(card).toContainText(t('crawler:card.next'));
      await expect(card.locator(`time[datetime="${schedule?.nextAt}"]`)).toBeVisible();
      expect(Date.parse(schedule?.nextAt ?? '')).toBeGreaterThan(Date.now());
    }
  });

  test('the page of one stored plan is read on request, and an unknown plan is refused in words', async ({
    page,
    t,
  }) => {
    await crawl('insurance');
    await page.goto('/admin/crawler');
    const form = page.getByRole('form', { name: nameOf('plan-page', language) });
    const field = form.getByRole('textbox', { name: t('crawler:part.planId') });
    await field.fill('H0001');
    await page.keyboard.press('Enter');
    await expect(form).toContainText(t('crawler:part.needPlanId'));

    await field.fill(PLAN.toLowerCase());
    await page.keyboard.press('Enter');
    const card = cardOf(page, 'plan-page');
    await expect(card).toContainText(t('crawler:status.succeeded'), { timeout: RUN_LIMIT_MS });
    const { newest } = await overviewOf('plan-page');
    const run = await runById(newest?.id ?? '');
    expect(run).toMatchObject({ status: 'succeeded', part: PLAN, found: 1, failure: null });
    await expect(card).toContainText(PLAN);
    await expect(resultOf(page, 'plan-page').getByRole('listitem')).toContainText([run.result?.plans[0]?.name ?? '']);
  });
});
