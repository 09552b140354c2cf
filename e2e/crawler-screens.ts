// What stands on the operators' screens, and what should: every figure from the rows that the calls give.
import type { Locator, Page } from '@playwright/test';
import type { CrawlOverviewResponse, CrawlSourceOverview } from '../libs/contracts/src/http/crawl-overview';
import type { CrawlSource, RunResponse } from '../libs/contracts/src/http/crawler';
import { CRAWL_SOURCE_TEXTS } from '../web/src/features/crawler/content/crawl-sources';
import { overview } from './crawl-calls';
import { expect } from './fixtures';
import { phrase, type Language } from './phrases';

export const cardOf = (page: Page, source: CrawlSource): Locator =>
  page.locator(`article[aria-labelledby="card-${source}"]`);
export const resultOf = (page: Page, source: CrawlSource): Locator =>
  page.locator(`article[aria-labelledby="result-${source}"]`);
/** The newest crawl of everything. */
export const panelOf = (page: Page): Locator => page.locator('section[aria-labelledby="crawl-all"]');
export const historyRows = (page: Page): Locator =>
  page
    .locator('section[aria-labelledby="history"]')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });

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

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

interface Picture {
  tiles: string[];
  /** Instant of the last tile; null = never. */
  updatedAt: string | null;
  panel: string | null;
  cards: Record<string, string>;
}

/** Everything at one moment: the page may be renewed between two looks. */
async function pictureOf(page: Page): Promise<Picture> {
  const picture = await page.evaluate((): Picture => {
    const text = (element: Element | null) => element?.textContent ?? '';
    const tiles = [...document.querySelectorAll('main dl > div > dd:nth-of-type(1)')].slice(0, 4);
    const cards = [...document.querySelectorAll('article[aria-labelledby^="card-"]')];
    return {
      tiles: tiles.map(text),
      updatedAt: tiles[3]?.querySelector('time')?.getAttribute('datetime') ?? null,
      panel: text(document.querySelector('section[aria-labelledby="crawl-all"]')) || null,
      cards: Object.fromEntries(
        cards.map((card) => [card.getAttribute('aria-labelledby')?.replace('card-', '') ?? '', text(card)]),
      ),
    };
  });
  return {
    ...picture,
    tiles: picture.tiles.map(plain),
    panel: picture.panel && plain(picture.panel),
    cards: Object.fromEntries(Object.entries(picture.cards).map(([source, text]) => [source, plain(text)])),
  };
}

/** Texts that must stand where an unfinished run is shown. */
function liveTexts(run: RunResponse, language: Language): string[] {
  if (run.startedAt === null && run.total === null) return [phrase(language, 'crawler:phase.waiting')];
  const counts = run.total === null ? shown(run.done) : `${shown(run.done)} / ${shown(run.total)}`;
  const found = phrase(language, 'crawler:progress.found', { count: countText(run.source, run.found, language) });
  return [counts, ...(run.found > 0 ? [found] : [])];
}

/** Texts that must stand where a good run is shown. */
function goodTexts(run: RunResponse, language: Language): string[] {
  const brought = phrase(language, 'crawler:card.brought', { count: countText(run.source, run.found, language) });
  return [brought, ...(run.result && run.result.notes.length > 0 ? [] : [plain(changesText(run, language))])];
}

function allTexts(run: RunResponse, language: Language): string[] {
  if (run.finishedAt === null) return liveTexts(run, language);
  const found = { count: countText('all', run.found, language) };
  const texts = [
    phrase(language, 'crawler:all.parts', { done: run.done, total: run.total ?? run.done }),
    phrase(language, 'crawler:all.found', found),
  ];
  return [...texts, changesText(run, language)].map(plain);
}

/** The first three bars of a card, or its newest run. */
function cardTexts({ source, newest }: CrawlSourceOverview, active: RunResponse[], language: Language): string[] {
  const own = active.filter((run) => run.source === source).slice(0, 3);
  if (own.length > 0) return own.flatMap((run) => liveTexts(run, language));
  return newest?.status === 'succeeded' ? goodTexts(newest, language) : [];
}

function expectPicture(picture: Picture, told: CrawlOverviewResponse, language: Language): void {
  const { plansFound, successRate, activeRuns, lastUpdatedAt } = told.tiles;
  expect(picture.tiles.slice(0, 3)).toEqual([
    plansFound ? shown(plansFound.count) : phrase(language, 'crawler:tiles.noPlans'),
    successRate.percent === null ? phrase(language, 'crawler:tiles.noRate') : `${successRate.percent}%`,
    shown(activeRuns),
  ]);
  expect(picture.updatedAt).toBe(lastUpdatedAt);
  for (const text of told.latestAll ? allTexts(told.latestAll, language) : []) expect(picture.panel).toContain(text);
  for (const each of told.sources.filter(({ source }) => source !== 'all')) {
    for (const text of cardTexts(each, told.active, language)) expect(picture.cards[each.source]).toContain(text);
  }
}

/** Every count on the dashboard is the one of its run's row, asked before and after: in between nothing moved. */
export async function expectSameAsRows(page: Page, language: Language): Promise<void> {
  await expect(async () => {
    const before = await overview();
    const picture = await pictureOf(page);
    expect(await overview()).toEqual(before);
    expectPicture(picture, before, language);
  }).toPass({ timeout: 30_000, intervals: [500] });
}
