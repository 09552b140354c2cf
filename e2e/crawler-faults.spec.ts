// A source sends something wrong: the old records stay, the screen says what happened and what to do, and the next run heals.
import AxeBuilder from '@axe-core/playwright';
import type { FailureClass, WholeSourceId } from '../libs/contracts/src/http/crawler';
import { catalog, crawl, overviewOf, RUN_LIMIT_MS, runById, tidyUp } from './crawl-calls';
import { buttonOf, cardOf, countText, historyRows, nameOf } from './crawler-screens';
import { expect, inEachLanguage, test } from './fixtures';
import type { Language } from './phrases';
import { clearFaults, playFault, setDelay } from './sample-sources';

interface Case {
  fault: string;
  source: WholeSourceId;
  failure: FailureClass;
  /** What visitors get of this source. */
  records: string;
}

const CASES: Case[] = [
  { fault: 'half-zip', source: 'insurance', failure: 'truncated_body', records: '/api/insurance-plans?limit=200' },
  { fault: 'renamed-column', source: 'hospitals', failure: 'missing_columns', records: '/api/providers?type=hospital' },
  { fault: 'block-page', source: 'clinics', failure: 'blocked', records: '/api/providers?type=clinic' },
  {
    ...{ fault: 'fewer-rows', source: 'community-care', failure: 'row_count_fell' },
    records: '/api/providers?type=seniorHousing',
  },
];

/** Every fault in Korean; in English one, and all of them in the whole matrix: each is a crawl or two. */
const casesIn = (language: Language): Case[] =>
  language === 'ko' || process.env['E2E_FULL'] === '1' ? CASES : CASES.slice(0, 1);

test.describe.configure({ timeout: 3 * RUN_LIMIT_MS });
test.beforeEach(async () => {
  await tidyUp();
  await setDelay(0);
});
test.afterEach(tidyUp);

inEachLanguage((language) => {
  for (const { fault, source, failure, records } of casesIn(language)) {
    test(`${fault} in ${source}: the old records stay, and the screen says why and what next`, async ({ page, t }) => {
      await crawl(source, { force: true });
      const before = await catalog(records);
      expect(before.length).toBeGreaterThan(0);
      await page.goto('/admin/crawler');
      const card = cardOf(page, source);
      await expect(card).toContainText(t('crawler:status.succeeded'));

      await playFault(fault, source);
      await buttonOf(card, t('crawler:action.again'), source, language).click();
      await expect(card).toContainText(t('crawler:status.failed'), { timeout: RUN_LIMIT_MS });
      const { newest, lastSucceeded } = await overviewOf(source);
      expect(newest).toMatchObject({ status: 'failed', failure: { code: failure } });
      const sentences = [
        t(`crawl:failure.${failure}.what`),
        t(`crawler:step.${failure}`),
        t('crawler:failure.class', { name: failure }),
      ];
      const kept = t('crawler:failure.kept', { count: countText(source, lastSucceeded?.found ?? 0, language) });
      for (const sentence of [...sentences, kept]) await expect(card).toContainText(sentence);
      const [row] = await historyRows(page)
        .filter({ hasText: nameOf(source, language) })
        .all();
      for (const sentence of sentences) await expect(row!).toContainText(sentence);
      expect(await catalog(records)).toEqual(before);
      const { violations } = await new AxeBuilder({ page }).include(`[aria-labelledby="card-${source}"]`).analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
      await page.reload();
      for (const sentence of [...sentences, kept]) await expect(card).toContainText(sentence);

      await clearFaults();
      await buttonOf(card, t('crawler:action.retry'), source, language).click();
      await expect(card).toContainText(t('crawler:status.succeeded'), { timeout: RUN_LIMIT_MS });
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
    await playFault('fewer-rows', 'insurance');
    await page.goto('/admin/crawler');
    const card = cardOf(page, 'insurance');
    await buttonOf(card, t('crawler:action.again'), 'insurance', language).click();
    const accept = buttonOf(card, t('crawler:force.open'), 'insurance', language);
    await accept.click({ timeout: RUN_LIMIT_MS });

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
    await expect(card).toContainText(t('crawler:status.succeeded'), { timeout: RUN_LIMIT_MS });
    const { newest } = await overviewOf('insurance');
    const run = await runById(newest?.id ?? '');
    expect(run.deactivated).toBeGreaterThan(0);
    await expect(card).toContainText(countText('insurance', run.found, language));
    const fewer = await ids();
    expect(fewer.length).toBeLessThan(before.length);
    expect(before).toEqual(expect.arrayContaining(fewer));

    await clearFaults();
    await buttonOf(card, t('crawler:action.again'), 'insurance', language).click();
    await expect.poll(ids, { timeout: RUN_LIMIT_MS }).toEqual(before);
  });
});
