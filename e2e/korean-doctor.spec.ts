// The travel of a Korean reader on a phone: a doctor who speaks Korean near 90006, in at most four taps and one ZIP.
import type { Locator } from '@playwright/test';
import { CRAWL_LIMIT_MS, expectRows, moreOf } from './directory';
import { expect, test } from './fixtures';
import { phrase, phrasePattern } from './phrases';
import { callLink } from './providers';

const ZIP = '90006';
const t = (key: string, values?: Record<string, string | number>) => phrase('ko', key, values);

test.use({ viewport: { width: 390, height: 844 }, language: 'ko' });
test.setTimeout(2 * CRAWL_LIMIT_MS);

test('a doctor who speaks Korean near 90006: at most four taps and one ZIP', async ({ page }) => {
  let taps = 0;
  const tap = async (target: Locator): Promise<void> => {
    taps += 1;
    await target.click();
  };
  await page.goto('/');
  await tap(page.getByRole('main').locator('a[href^="/doctors"]').first());
  const form = page.getByRole('search', { name: t('directory:doctor.form') });
  await form.getByRole('textbox', { name: t('directory:form.zip') }).fill(ZIP);
  await tap(form.getByRole('button', { name: t('directory:form.search'), exact: true }));

  const known = await expectRows(page, phrasePattern('ko', 'directory:korean.title_other'));
  const first = known.getByRole('listitem').first();
  await expect(first.getByText(t('ui:badge.korean'), { exact: true })).toBeVisible();
  expect((await first.boundingBox())?.y).toBeLessThan(844);
  const call = callLink(first);
  await expect(call).toHaveAttribute('href', /^tel:\+1\d{10}$/);
  // The next tap is the call itself.
  expect(taps + 1).toBeLessThanOrEqual(4);

  const doctors = await expectRows(page, phrasePattern('ko', 'directory:doctor.near_other'));
  await expect(doctors.getByText(t('records:distance.inside', { zip: ZIP })).first()).toBeVisible();
  await expect(page.getByText('의사 등록부에는 언어가 적혀 있지 않습니다.')).toBeVisible();
  await expect(page.getByText('찾지 못했습니다')).toHaveCount(0);
});

test('named doctors end the search: who says Korean, which insurance, which medical group', async ({ page }) => {
  test.setTimeout(2 * CRAWL_LIMIT_MS);
  await page.goto(`/doctors?zip=${ZIP}&language=korean`);
  const known = await expectRows(page, phrasePattern('ko', 'directory:korean.title_other'));
  const doctors = known.getByRole('listitem').filter({ hasText: '메디컬 그룹 Sample' });
  await page.getByRole('button', { name: phrasePattern('ko', 'directory:korean.all_other') }).click();
  // The directories are read with the registry, page by page.
  await expect(doctors.first()).toContainText(/한국어: .+ 의사 명부에 적혀 있습니다/, { timeout: CRAWL_LIMIT_MS });
  await expect(doctors.first()).toContainText(/보험 \w+/);
  await moreOf(doctors.first(), t).click();
  const insurance = page.getByRole('dialog').getByRole('region', { name: t('records:networks.titleDoctor') });
  for (const words of [/메디컬 그룹 Sample/, /한국어/, /의사 명부/]) await expect(insurance).toContainText(words);
  await expect(insurance.getByText(t('records:networks.call'))).toBeVisible();
});

test('near travels: the ZIP stays in the address, wider is one tap, a ZIP of another state is said at once', async ({
  page,
}) => {
  await page.goto(`/clinics?zip=${ZIP}&radius=10`);
  await expectRows(page, phrasePattern('ko', 'directory:clinic.near_other'));
  await page.getByRole('button', { name: t('records:near.wider', { miles: 25 }) }).click();
  await expect(page).toHaveURL(new RegExp(`/clinics\\?zip=${ZIP}$`));
  await page.goto('/clinics?zip=12345');
  await expect(page.getByRole('heading', { name: t('records:outside.title', { zip: '12345' }) })).toBeVisible();
});
