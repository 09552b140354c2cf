// Homes licensed by the state: the whole list is imported first, so this runs after everything that counts on an empty ZIP.
import type { APIRequestContext } from '@playwright/test';
import type { ProviderResponse } from '../libs/contracts/src/http/catalog';
import { violations } from './axe';
import { CRAWL_LIMIT_MS, expectRows, moreOf } from './directory';
import { expect, inEachLanguage, test } from './fixtures';
import { providersAnswered, readDialog } from './providers';

const ZIP = '90034';
const PAGE_SIZE = 10;
const isWatched = ({ details }: ProviderResponse) => details?.licenseStatus === 'ON PROBATION';

/** What an operator's press on "community care" does; a second one joins the first. */
async function importLicenses(request: APIRequestContext): Promise<void> {
  const homes = async () =>
    (await (await request.get(`/api/providers?type=seniorHousing&zip=${ZIP}`)).json()) as unknown[];
  if ((await homes()).length > 0) return;
  await request.post('/api/crawl/community-care', { headers: { 'x-requested-with': 'e2e' } });
  await expect.poll(async () => (await homes()).length, { timeout: CRAWL_LIMIT_MS }).toBeGreaterThan(0);
}

inEachLanguage(() => {
  test.beforeEach(async ({ request }) => {
    test.setTimeout(2 * CRAWL_LIMIT_MS);
    await importLicenses(request);
  });

  test('every home says what kind it is, for how many, and whether its license is on probation', async ({
    page,
    t,
    like,
  }) => {
    const { rows } = await providersAnswered(page, { type: 'seniorHousing', zip: ZIP }, () =>
      page.goto(`/senior-housing?zip=${ZIP}&radius=5&language=all`),
    );
    const list = await expectRows(page, like('directory:seniorHousing.near_other'));
    const shown = rows.slice(0, PAGE_SIZE);
    for (const home of shown) {
      const line = list.getByRole('listitem').filter({ hasText: home.name });
      await expect(line).toContainText(t(`records:housing.${home.housingType}.name`));
      await expect(line.getByText(t('records:marks.probation'))).toHaveCount(isWatched(home) ? 1 : 0);
    }
    expect(await violations(page, { within: 'main' })).toEqual([]);

    const watched = shown.find(isWatched);
    if (!watched) throw new Error(`no home on probation on the first page of ${ZIP}`);
    const row = list.getByRole('listitem').filter({ hasText: watched.name });
    await readDialog(page, moreOf(row, t), async (sheet) => {
      await expect(sheet).toContainText('ON PROBATION');
      await expect(sheet).toContainText('CDSS');
      await expect(sheet).toContainText(t('ui:sample.mark'));
    });
  });

  test('a wide list has pages: next, previous, and the page is in the address', async ({ page, t, like }) => {
    const { rows } = await providersAnswered(page, { type: 'seniorHousing', radius: '25' }, () =>
      page.goto(`/senior-housing?zip=${ZIP}&language=all`),
    );
    const list = await expectRows(page, like('directory:seniorHousing.near_other'));
    const names = list.getByRole('heading');
    await expect(names).toHaveCount(PAGE_SIZE);
    const pageCount = Math.ceil(rows.length / PAGE_SIZE);
    const paging = page.getByRole('navigation', { name: t('ui:paging.label'), exact: true });
    await expect(paging).toContainText(t('ui:paging.position', { page: 1, pageCount }));
    await paging.getByRole('button', { name: t('ui:paging.next') }).click();
    await expect(page).toHaveURL(/page=2$/);
    await expect(names.first()).toContainText(rows[PAGE_SIZE]?.name ?? '');
    await paging.getByRole('button', { name: t('ui:paging.previous') }).click();
    await expect(names.first()).toContainText(rows[0]?.name ?? '');
    await expect(paging.getByRole('button', { name: t('ui:paging.previous') })).toBeDisabled();
  });
});
