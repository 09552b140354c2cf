// What is on the operators' screens, and what should be: every figure from the rows that the calls give.
import { CRAWL_SOURCE_TEXTS, type CrawlSource } from '../libs/contracts/src/http/crawl-sources';
import type { Locator, Page } from '@playwright/test';
import type { CrawlOverviewResponse, CrawlSourceOverview } from '../libs/contracts/src/http/crawl-overview';
import type { RunResponse } from '../libs/contracts/src/http/crawler';
import { overview } from './crawl-calls';
import { expect } from './fixtures';
import { phrase, type Language } from './phrases';

/** The line of a source in the table of the dashboard. */
export const rowOf = (page: Page, source: CrawlSource): Locator => page.locator(`#source-${source}`);

/** Everything about a source: the sheet behind its name. */
export async function openDetails(page: Page, source: CrawlSource): Promise<Locator> {
  await rowOf(page, source).getByRole('rowheader').getByRole('button').click();
  return page.getByRole('dialog');
}
export const closeDetails = (page: Page): Promise<void> => page.keyboard.press('Escape');

/** The newest crawl of everything. */
export const panelOf = (page: Page): Locator => page.locator('section[aria-labelledby="crawl-all"]');
/** Opens the history of a source's runs and gives its rows, newest first. */
export async function openHistory(page: Page, source?: CrawlSource): Promise<Locator> {
  await page.goto(`/admin/crawler/runs${source ? `?source=${source}` : ''}`);
  return page.getByRole('row').filter({ has: page.getByRole('rowheader') });
}

export const nameOf = (source: CrawlSource, language: Language): string => CRAWL_SOURCE_TEXTS[source].name[language];

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A button of a source: what it says, then the source's name for those who do not see the card. */
export const buttonOf = (place: Locator, words: string, source: CrawlSource, language: Language): Locator =>
  place.getByRole('button', { name: new RegExp(`^${escaped(words)}\\s?: ${escaped(nameOf(source, language))}$`) });

export const shown = (count: number): string => count.toLocaleString('en-US');

/** "플랜 44개" / "44 plans". */
export function countText(source: CrawlSource, count: number, language: Language): string {
  const { unit } = CRAWL_SOURCE_TEXTS[source];
  const form = language === 'ko' ? '' : count === 1 ? '_one' : '_other';
  return phrase(language, `crawler:unit.${unit}${form}`, { shown: shown(count) });
}

/** "새로 3 · 바뀜 2 · 그대로 39 · 내림 0", or that nothing changed. */
export function changesText({ added, updated, unchanged, deactivated }: RunResponse, language: Language): string {
  if (added + updated + deactivated === 0) return phrase(language, 'crawler:changes.none');
  const counts = { added, updated, unchanged, deactivated };
  return phrase(
    language,
    'crawler:changes.some',
    Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, shown(count)])),
  );
}

const plain = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim();

/** Texts that must stand where the newest crawl of everything is shown. */
function panelTexts(run: RunResponse, language: Language): string[] {
  if (run.finishedAt === null) return [`${shown(run.done)} / ${shown(run.total ?? 0)}`];
  const found = { count: countText('all', run.found, language) };
  const parts = phrase(language, 'crawler:all.parts', { done: run.done, total: run.total ?? run.done });
  return [parts, phrase(language, 'crawler:all.found', found), changesText(run, language)].map(plain);
}

/** What is stored of a source, in its line. */
function rowText({ source, stored, lastSucceeded }: CrawlSourceOverview, language: Language): string | null {
  const count = stored ?? lastSucceeded?.found;
  if (count === undefined || source === 'providers' || source === 'plan-page' || source === 'all') return null;
  return countText(source, count, language);
}

async function expectPicture(page: Page, response: CrawlOverviewResponse, language: Language): Promise<void> {
  const { plansFound, successRate, activeRuns, lastUpdatedAt } = response.tiles;
  const tiles = page.locator('main dl').first().locator('dd:nth-of-type(1)');
  const figures = (await tiles.allTextContents()).map(plain);
  expect(figures.slice(0, 3)).toEqual([
    plansFound ? shown(plansFound.count) : phrase(language, 'crawler:tiles.noPlans'),
    successRate.percent === null ? phrase(language, 'crawler:tiles.noRate') : `${successRate.percent}%`,
    shown(activeRuns),
  ]);
  if (lastUpdatedAt) expect(await tiles.nth(3).locator('time').getAttribute('datetime')).toBe(lastUpdatedAt);
  if (response.latestAll) {
    const panel = plain(await panelOf(page).textContent());
    for (const text of panelTexts(response.latestAll, language)) expect(panel).toContain(text);
  }
  for (const each of response.sources) {
    const text = rowText(each, language);
    if (text !== null) expect(plain(await rowOf(page, each.source).textContent())).toContain(text);
  }
}

/** Every count on the dashboard is the one of its row, read before and after: in between nothing moved. */
export async function expectSameAsRows(page: Page, language: Language): Promise<void> {
  await expect(async () => {
    const before = await overview();
    await expectPicture(page, before, language);
    expect(await overview()).toEqual(before);
  }).toPass({ timeout: 30_000, intervals: [500] });
}
