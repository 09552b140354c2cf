// A Plan Compare page after its script ran (HTML) -> its tables as text. Pure; docs/facts/sources.md#plan-compare-page.
// Row and table ids are random there: only captions, roles and the few fixed ids are used.
import type { CheerioAPI } from 'cheerio';
import { readPage } from '@app/fetching/page';
import type { PlanPage, PlanStars } from './plan-sections';

type Element = ReturnType<CheerioAPI>[number];

const NO_STARS: PlanStars = { overall: null, partC: null, partD: null };
const STAR_HEADINGS: readonly [keyof PlanStars, RegExp][] = [
  ['overall', /^overall star rating/i],
  ['partC', /health plan quality/i],
  ['partD', /drug plan quality/i],
];

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
const textOrNull = (text: string | undefined): string | null => oneLine(text ?? '') || null;

/** @param html the rendered document. An empty `sections` means that the page did not show a plan (yet). */
export const readPlanPage = (html: string): PlanPage => readPage(html, planPage);

function planPage($: CheerioAPI): PlanPage {
  const sections = new Map<string, Record<string, string>>();
  for (const table of $('table').toArray()) {
    const caption = oneLine($(table).find('caption h3').first().text());
    const rows = caption ? tableRows($, table) : {};
    if (Object.keys(rows).length > 0) sections.set(caption, { ...sections.get(caption), ...rows });
  }
  return {
    name: textOrNull($('title').text()),
    sections: Object.fromEntries(sections),
    stars: readStars($),
    website: $('#plan-contact[href]').attr('href') ?? null,
    phoneMembers: phone($, '#members-number'),
    phoneNonMembers: phone($, '#non-members-number'),
  };
}

function phone($: CheerioAPI, selector: string): string | null {
  const line = $(selector).first();
  return textOrNull(line.attr('href')?.replace(/^tel:/, '')) ?? textOrNull(line.text());
}

function tableRows($: CheerioAPI, table: Element): Record<string, string> {
  const rows = new Map<string, string>();
  for (const row of $(table).find('tr').toArray()) {
    const label = rowLabel($, row);
    const value = $(row).children('td').first()[0];
    const text = value && cellText($, value);
    if (label && text) rows.set(label, text);
  }
  return Object.fromEntries(rows);
}

/** Without the help buttons that stand in the same cell. */
function rowLabel($: CheerioAPI, row: Element): string {
  const header = $(row).children('th[role=rowheader]').first();
  const folded = header.find('.mct-c-collapsible__trigger-label').first();
  const label = (folded.length > 0 ? folded : header).clone();
  label.find('button, .ds-u-visibility--screen-reader, [class*=help-drawer], [class*=contentOuter]').remove();
  return oneLine(label.text());
}

const LINES = 'br, li, p, div, dt, dd, dl, ul, ol';

/** Lines of a cell joined by "; "; the text under a heading ("In-network:", "Tier 1") follows after a blank. */
function cellText($: CheerioAPI, cell: Element): string {
  const copy = $(cell).clone();
  copy.find('dt').each((_, heading) => void $(heading).replaceWith(`\n${oneLine($(heading).text())}\t`));
  copy.find(LINES).each((_, line) => void $(line).before('\n').after('\n'));
  return copy
    .text()
    .replace(/\t\s*/g, ' ')
    .split('\n')
    .map(oneLine)
    .filter((line) => line !== '')
    .join('; ');
}

function readStars($: CheerioAPI): PlanStars {
  const stars = { ...NO_STARS };
  for (const rating of $('.e2e-star-rating[data-stars]').toArray()) {
    const row = $(rating).closest('.StarRatingRow');
    const heading = oneLine(row.find('h3').first().text());
    const value = Number($(rating).attr('data-stars'));
    const which = STAR_HEADINGS.find(([, words]) => words.test(heading))?.[0];
    if (which && Number.isFinite(value) && value > 0) stars[which] ??= value;
  }
  return stars;
}
