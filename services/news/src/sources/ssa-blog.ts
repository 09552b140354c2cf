// The blog of the Social Security Administration: RSS 2.0 of WordPress. Facts: docs/facts/sources.md#news.
import { feedEntries } from './feed-parser';
import { newsroomName } from './newsroom-name';
import { type NewsSource, POLICIES } from './news-source';

const PATH = '/feed/';

export const ssaBlog: NewsSource = {
  id: 'ssa',
  name: newsroomName('ssa'),
  site: { live: 'https://blog.ssa.gov', sample: '/ssa-blog', policies: POLICIES },
  hosts: ['ssa.gov'],
  category: 'social-security',
  read: async ({ client }) => ({
    entries: (await client.getText(ssaBlog.site, PATH, { expected: 'feed', read: feedEntries })).value,
    base: client.urlOf(ssaBlog.site, PATH),
  }),
};
