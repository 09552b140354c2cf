// What a visitor does on the plan search, and what the running product answered meanwhile.
import type { Locator, Page } from '@playwright/test';
import { PLAN_LIMITS, PLAN_PATHS, type InsurancePlanResponse } from '../libs/contracts/src/http/plans';

type Texts = (key: string, values?: Record<string, string | number>) => string;

const QUERY_KEYS = ['q', 'zip', 'sort'] as const;
type PlanQuery = Partial<Record<(typeof QUERY_KEYS)[number], string>>;

/** The plans that the page itself requests while `act` runs: the screen is measured against the product's own answer. */
export async function plansAnswered(
  page: Page,
  query: PlanQuery,
  act: () => Promise<unknown>,
): Promise<InsurancePlanResponse[]> {
  const answer = page.waitForResponse((response) => {
    const { pathname, searchParams } = new URL(response.url());
    // The notice of the year requests one plan; the list requests all of them. The answer to an earlier question may
    // still be on its way.
    const isList = pathname === PLAN_PATHS.plans && searchParams.get('limit') === String(PLAN_LIMITS.max);
    return isList && QUERY_KEYS.every((name) => searchParams.get(name) === (query[name] ?? null));
  });
  await act();
  return (await (await answer).json()) as InsurancePlanResponse[];
}

export const planForm = (page: Page, t: Texts): Locator => page.getByRole('search', { name: t('plans:search.form') });

/** "2026 figures: 33 plans found", the heading of the list; without a plan it has no year. */
export const planCount = (page: Page, t: Texts, count: number): Locator =>
  page.getByRole('heading', {
    level: 2,
    name: new RegExp(`(?:^|: )${t('plans:results.found', { count, shown: count })}$`),
  });

/** The rows on the page that is shown. */
export const planRows = (page: Page, t: Texts): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: t('plans:row.compare') }) });
