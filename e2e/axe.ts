// What axe finds wrong on the open page. Run inside the page itself and limited to violations: through @axe-core/playwright,
// which opens a second page each time and carries every rule that passed across, one look cost three times as much.
import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';

const SOURCE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** The levels that every page is held to. */
export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Look {
  /** A selector: what lies in it alone; the whole page without one. */
  within?: string;
  /** Of rules; all of axe's without them. */
  tags?: string[];
}

/** @returns one line for each broken rule, with the elements that break it; none when nothing is wrong */
export async function violations(page: Page, { within, tags }: Look = {}): Promise<string[]> {
  const options: RunOptions = { resultTypes: ['violations'], ...(tags && { runOnly: tags }) };
  await page.evaluate(SOURCE);
  const found = await page.evaluate(
    async ({ where, how }) => {
      const { axe } = window as unknown as { axe: { run: (on: unknown, how: unknown) => Promise<AxeResults> } };
      return (await axe.run(where ?? document, how)).violations;
    },
    { where: within, how: options },
  );
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
