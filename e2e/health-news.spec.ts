// The health news over the sample sources, and what is shown when nothing could be read.
import { violations } from './axe';
import { expect, inEachLanguage, test } from './fixtures';

const NEWS = '**/api/health-news';
const SOURCES = '**/api/health-news/sources';

inEachLanguage(() => {
  test('health news: main and all, each with its agency and the original in a new tab; refreshed by a press', async ({
    page,
    t,
  }) => {
    await page.goto('/health-news');
    const main = page.getByRole('list', { name: t('news:tabs.main') }).getByRole('listitem');
    await expect(main).toHaveCount(6);
    await expect(main.first()).toContainText(t('ui:sample.mark'));
    await expect(main.first().getByRole('heading')).toHaveAttribute('lang', 'en');
    await expect(page.getByText(t('news:sample'))).toBeVisible();

    const request = page.waitForRequest(NEWS);
    await page.getByRole('button', { name: t('news:refresh') }).click();
    await request;
    await page.getByRole('tab', { name: t('news:tabs.all') }).click();
    await expect(page).toHaveURL(/tab=all/);
    const all = page.getByRole('list', { name: t('news:tabs.all') }).getByRole('listitem');
    await expect(all).toHaveCount(10);
    await page.getByRole('button', { name: t('ui:paging.next') }).click();
    await expect(page).toHaveURL(/page=2/);
    const original = all.first().getByRole('link');
    await expect(original).toHaveAttribute('target', '_blank');
    await expect(original).toHaveAttribute('rel', /noopener/);
    const room = page.getByRole('list', { name: t('news:newsrooms.title') }).getByRole('link');
    await expect(room).toHaveCount(3);
  });

  test('health news that could not be read: our own dated items, and a sentence that says so', async ({ page, t }) => {
    await page.route(NEWS, (route) => route.fulfill({ json: [] }));
    await page.route(SOURCES, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { sources: object[] };
      const sources = body.sources.map((source) => ({
        ...source,
        goodAt: null,
        failure: 'unreachable',
        isReading: false,
      }));
      await route.fulfill({ json: { ...body, sources } });
    });
    await page.goto('/health-news');
    await expect(page.getByText(t('news:own.unreached.title'))).toBeVisible();
    await expect(page.getByRole('list', { name: t('news:tabs.main') }).getByRole('listitem')).toHaveCount(3);
    expect(await violations(page)).toEqual([]);
  });
});
