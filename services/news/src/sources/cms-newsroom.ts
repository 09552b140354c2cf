// The newsroom of the federal Medicare agency: a page of rows. Facts: docs/facts/sources.md#news.
import type { CheerioAPI } from 'cheerio';
import { CrawlFailure } from '@app/fetching/crawl-failure';
import { innermost, readPage } from '@app/fetching/page';
import { newsroomName } from './newsroom-name';
import { type NewsSource, POLICIES, type RawEntry } from './news-source';

const PATH = '/about-cms/contact/newsroom';

/** A row has two or three. */
const MAX_LABELS = 10;

/** @throws CrawlFailure `schema_changed`: the page has no row as we know them */
export const newsroomEntries = (html: string): RawEntry[] => readPage(html, rowsOf);

function rowsOf($: CheerioAPI): RawEntry[] {
  const rows = innermost($, 'div.views-row');
  const entries = rows.map((element): RawEntry => {
    const row = $(element);
    const labels = row.find('.ds-c-badge').slice(0, MAX_LABELS).toArray();
    return {
      title: row.find('h3').first().text(),
      summary: row.find('.newsroom-main-view-body').first().text(),
      link: row.find('a.newsroom-main-view-link[href]').attr('href'),
      day: row.find('time[datetime]').attr('datetime'),
      labels: labels.map((label) => $(label).text().trim()),
    };
  });
  // The same class may stand around something else.
  const known = entries.filter(({ link, title }) => link !== undefined && title !== '');
  if (known.length === 0) throw new CrawlFailure('schema_changed', `none of ${rows.length} rows is an item`);
  return known;
}

export const cmsNewsroom: NewsSource = {
  id: 'cms',
  name: newsroomName('cms'),
  site: { live: 'https://www.cms.gov', sample: '/cms-news', policies: POLICIES },
  hosts: ['cms.gov', 'medicare.gov', 'hhs.gov'],
  category: 'general',
  read: async ({ client }) => ({
    entries: (await client.getText(cmsNewsroom.site, PATH, { expected: 'html', read: newsroomEntries })).value,
    base: client.urlOf(cmsNewsroom.site, PATH),
  }),
};
