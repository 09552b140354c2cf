// The source fails: the page says why in plain words, keeps what it had, and the next run works.
import type { FailureClass } from '../libs/contracts/src/http/crawler';
import { CRAWL_LIMIT_MS, progressBar, searchZip } from './directory';
import { expect, inEachLanguage, test } from './fixtures';
import type { Language } from './phrases';
import { clearFaults, playFault } from './sample-sources';

test.describe.configure({ timeout: 3 * CRAWL_LIMIT_MS });
test.afterEach(() => clearFaults());

/** The languages search in two regions: what one has found by its last test is far from the other's empty ZIPs. */
const FAULTS: { fault: string; failure: FailureClass; zip: Record<Language, string> }[] = [
  { fault: 'http-500', failure: 'server_error', zip: { ko: '94601', en: '93701' } },
  { fault: 'hang', failure: 'timeout', zip: { ko: '94603', en: '93702' } },
  { fault: 'error-in-200', failure: 'error_in_body', zip: { ko: '94606', en: '93703' } },
  { fault: 'half-body', failure: 'truncated_body', zip: { ko: '94610', en: '93704' } },
  { fault: 'block-page', failure: 'blocked', zip: { ko: '94612', en: '93705' } },
];

inEachLanguage((language) => {
  for (const { fault, failure, zip } of FAULTS) {
    test(`${fault} shows its sentence`, async ({ page, t }) => {
      await playFault(fault);
      await page.goto('/pharmacies');
      await searchZip(page, t, 'pharmacy', zip[language]);
      const alert = page.getByRole('alert').filter({ hasText: t('crawl:failed.title') });
      await expect(alert).toContainText(t(`crawl:failure.${failure}.what`), { timeout: 2 * CRAWL_LIMIT_MS });
      await expect(alert).toContainText(t('crawl:failed.none'));
      await expect(progressBar(page, t)).toHaveCount(0);
    });
  }

  test('the search after the faults works', async ({ page, t, like }) => {
    const zip = language === 'ko' ? '94608' : '93706';
    await page.goto('/pharmacies');
    await searchZip(page, t, 'pharmacy', zip);
    await expect(page.getByRole('heading', { name: like('directory:pharmacy.near_other') })).toBeVisible({
      timeout: 2 * CRAWL_LIMIT_MS,
    });
  });
});
