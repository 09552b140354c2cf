// Travel, Korean on a phone: three medicines and a ZIP, from the home page to a year in the five cheapest plans. Every tap is counted.
// The tests' product has no release of drug plans, so the two responses are invented; what the server answers is proved by its own tests.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { overflow } from './overflow';

const MAX_TAPS = 8;
const SCREEN = { width: 390, height: 844 };

test.use({ language: 'ko', viewport: SCREEN });

const exact = (dollars: number) => ({ min: dollars, max: dollars });

interface Requested {
  drugs: { rxcui: string }[];
}

/** A plan that covers the requested medicines for so many dollars a year each. */
const planYear = ({ drugs }: Requested, number: number) => ({
  id: `2027-H9999-00${number}-0`,
  contractId: 'H9999',
  planId: `00${number}`,
  segmentId: '0',
  name: `Olive Plan ${number} (HMO)`,
  carrier: 'Olive Health',
  isDrugPlan: false,
  snpType: null,
  premium: 0,
  drugDeductible: 0,
  months: Array.from({ length: 12 }, (_, index) => ({
    month: index + 1,
    pays: exact(number * drugs.length),
    phase: 'copay',
  })),
  drugs: drugs.map(({ rxcui }) => ({
    rxcui,
    status: 'covered',
    tier: 1,
    isDeductibleApplied: false,
    isInsulin: false,
    priorAuthorization: false,
    stepTherapy: false,
    quantityLimit: null,
    isOverLimit: false,
    filled: { pharmacy: 'preferred', days: 30 },
    share: { kind: 'copay', amount: number },
    price: 20,
    pays: exact(12 * number),
    cheaper: null,
  })),
  drugsTotal: exact(12 * number * drugs.length),
  premiumTotal: 0,
  total: exact(12 * number * drugs.length),
  dearestMonth: 1,
  capMonth: null,
  notCovered: 0,
  pharmacies: { preferred: 3, standard: 12 },
});

/** @returns bodies that were sent, in order */
async function fakeDrugCosts(page: Page): Promise<Requested[]> {
  const sent: Requested[] = [];
  await page.route('**/api/drugs', (route) => route.fulfill({ json: { drugs: [], provenance: null } }));
  await page.route('**/api/drug-costs', async (route) => {
    const body = route.request().postDataJSON() as Requested;
    sent.push(body);
    await route.fulfill({
      json: {
        year: 2027,
        release: 'SPUF_2027_20261001',
        publishedOn: '2026-10-01',
        provenance: null,
        yearlyCap: 2400,
        plans: [1, 2, 3, 4, 5].map((number) => planYear(body, number)),
        suppressed: [],
        unknownDrugs: [],
        loadedYears: [2026],
      },
    });
  });
  return sent;
}

test('three medicines become a year in the five cheapest plans, on the first screen', async ({ page, t, like }) => {
  const sent = await fakeDrugCosts(page);
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.click();
  };
  await page.goto('/');
  await tap(page.locator('a[href^="/my-medicines"]:visible').first());
  const box = page.getByRole('searchbox', { name: t('medicines:find.label') });
  await tap(box);
  // Brands in Korean, one with a slip: the first of the found is the right one, and Enter takes it.
  for (const name of ['리피토', '노바스크', '글루코파지']) {
    await box.fill(name);
    await expect(page.getByRole('list', { name: t('medicines:find.found') })).toBeVisible();
    await box.press('Enter');
  }
  await page.getByRole('textbox', { name: like('ui:zip.label') }).fill('90006');
  await tap(page.getByRole('button', { name: t('medicines:form.submit') }));
  const answer = page.getByRole('heading', { level: 2, name: like('medicines:answer.cheapest') });
  await expect(answer.locator(':focus')).toBeVisible();
  await expect(answer).toContainText('36달러');
  const { y = Infinity, height = 0 } = (await answer.boundingBox()) ?? {};
  expect(y + height).toBeLessThan(SCREEN.height);
  const plans = page.getByRole('region', { name: t('medicines:answer.plans') });
  await expect(plans.getByRole('heading', { level: 3 })).toHaveCount(5);
  await tap(plans.getByRole('button', { name: /Olive Plan 1/ }));
  await expect(plans.getByRole('button', { name: /Olive Plan 1/ })).toHaveAttribute('aria-expanded', 'true');
  expect(await overflow(page)).toEqual([]);
  expect(taps).toBeLessThanOrEqual(MAX_TAPS);
  // Nothing that was typed left the browser but the numbers of the medicines.
  expect(sent.map(({ drugs }) => drugs.length)).toEqual([3]);
  expect(JSON.stringify(sent)).not.toMatch(/[가-힣]/);
  expect(page.url()).not.toMatch(/rxcui|drugs/);
});
