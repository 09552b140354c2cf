// The newsroom of the federal Medicare agency: a page of rows. Facts: docs/facts/sources.md#news.
import { CrawlFailure } from '@app/fetching/crawl-failure';
import { type PageRow, rowsReader } from '@app/fetching/pages/page-rows';
import { newsroomName } from './newsroom-name';
import { type NewsSource, POLICIES, type RawEntry } from './news-source';

const PATH = '/about-cms/contact/newsroom';

const FIELDS = {
  title: { of: { tags: ['h3'] }, take: 'text' },
  summary: { of: { className: 'newsroom-main-view-body' }, take: 'text' },
  link: {
    of: { tags: ['a'], className: 'newsroom-main-view-link', attribute: 'href' },
    take: { attribute: 'href' },
  },
  day: { of: { tags: ['time'], attribute: 'datetime' }, take: { attribute: 'datetime' } },
  labels: { of: { className: 'ds-c-badge' }, take: 'text', isList: true },
} as const;

export const NEWSROOM_ROWS = rowsReader({ tags: ['div'], className: 'views-row' }, FIELDS);

/** @throws CrawlFailure `schema_changed`: the page has no row as we know them */
export function newsroomEntries(rows: readonly PageRow<typeof FIELDS>[]): RawEntry[] {
  const entries = rows.map(({ title = '', summary = '', link, day, labels = [] }): RawEntry => ({
    title,
    summary,
    link,
    day,
    labels: labels.map((label) => label.trim()),
  }));
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
    entries: (await client.getPage(cmsNewsroom.site, PATH, { reader: NEWSROOM_ROWS, read: newsroomEntries })).value,
    base: client.urlOf(cmsNewsroom.site, PATH),
  }),
};
