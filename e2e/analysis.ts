// The analysis of an invented person, from the form to its results.
import type { Locator, Page } from '@playwright/test';
import { openPage } from './pages';

type Texts = (key: string, values?: Record<string, string | number>) => string;

export interface AnalysedPerson {
  zip: string;
  age: string;
  /** Dollars a month, as typed. */
  income: string;
}

/** @returns the ranked plans, once they stand there */
export async function analyse(page: Page, t: Texts, { zip, age, income }: AnalysedPerson): Promise<Locator> {
  await openPage(page, `/ai-analysis?zip=${zip}`);
  const form = page.getByRole('form', { name: t('analysis:form.label') });
  await form.getByRole('textbox', { name: t('analysis:form.age') }).fill(age);
  await form.getByRole('textbox', { name: t('analysis:form.income.month') }).fill(income);
  await form.getByRole('button', { name: t('analysis:form.start') }).click();
  await page.getByRole('progressbar', { name: t('analysis:steps.label') }).waitFor();
  const plans = page.getByRole('region').filter({ has: page.locator('#plans') });
  await plans.getByRole('article').waitFor();
  return plans;
}
