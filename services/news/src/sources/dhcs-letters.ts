// The weekly letter of the state's health department: a page of its own each Monday, whose address holds its day. There is no list
// that we know of. Facts: docs/facts/sources.md#news.
import { CrawlFailure, NotThere } from '@app/fetching/crawl-failure';
import { innermost, readPage } from '@app/fetching/page';
import { newsLink } from './news-link';
import { newsroomName } from './newsroom-name';
import { type NewsSource, POLICIES, type RawEntry, type ReadOptions } from './news-source';
import { dayAfter } from './publication-day';

const FOLDER = '/formsandpubs/publications/oc/Pages/';
/** A letter may come late; a Monday without one is a holiday. */
const WEEKS = 5;
const MONDAY = 1;
/** The page's own headings around the letter. */
const NOT_OF_THE_LETTER = /^(?:dhcs stakeholder news|department of health care services|.{0,40}navigation|footer)$/i;

/** Newest first. @param today `YYYY-MM-DD` */
export function lastMondays(today: string, weeks = WEEKS): string[] {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  const newest = dayAfter(today, -((weekday - MONDAY + 7) % 7));
  return Array.from({ length: weeks }, (_, index) => dayAfter(newest, -7 * index));
}

/** `2026-01-05` -> `.../010526-Stakeholder-News.aspx` */
export const letterPath = (monday: string): string => {
  const [year = '', month = '', day = ''] = monday.split('-');
  return `${FOLDER}${month}${day}${year.slice(2)}-Stakeholder-News.aspx`;
};

/** @throws CrawlFailure `schema_changed`: no letter on the page */
export function letterEntry(html: string, monday: string, link: string): RawEntry {
  const texts = readPage(html, ($) => innermost($, 'h2, h3').map((heading) => $(heading).text()));
  const headings = texts
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '' && !NOT_OF_THE_LETTER.test(text));
  if (headings.length === 0) throw new CrawlFailure('schema_changed', 'a letter without headings');
  const [, month = '', day = ''] = monday.split('-');
  return {
    title: `DHCS Stakeholder News: ${MONTH_NAMES[Number(month) - 1] ?? ''} ${Number(day)}, ${monday.slice(0, 4)}`,
    summary: headings.join('; '),
    link,
    day: monday,
    labels: [],
  };
}

const MONTH_NAMES = 'January,February,March,April,May,June,July,August,September,October,November,December'.split(',');

export const dhcsLetters: NewsSource = {
  id: 'dhcs',
  name: newsroomName('dhcs'),
  site: { live: 'https://www.dhcs.ca.gov', sample: '/dhcs', policies: POLICIES },
  hosts: ['dhcs.ca.gov'],
  category: 'medi-cal',
  read: async (options) => ({
    entries: await letters(options),
    base: options.client.urlOf(dhcsLetters.site, FOLDER),
  }),
};

async function letters({ client, today, known }: ReadOptions): Promise<RawEntry[]> {
  const entries: RawEntry[] = [];
  let stored = 0;
  for (const monday of lastMondays(today)) {
    const url = client.urlOf(dhcsLetters.site, letterPath(monday));
    if (known.has(newsLink(url.href, url, () => true) ?? '')) {
      stored += 1;
      continue;
    }
    const read = (html: string): RawEntry => letterEntry(html, monday, url.href);
    try {
      entries.push((await client.getText(dhcsLetters.site, url, { expected: 'html', read })).value);
    } catch (error) {
      if (!(error instanceof NotThere)) throw error;
    }
  }
  if (entries.length + stored === 0) throw new CrawlFailure('empty_result', `no letter of the last ${WEEKS} Mondays`);
  return entries;
}
