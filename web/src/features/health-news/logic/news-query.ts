// Which tab and which page of it, as the address holds it.
import { defineQuery } from '@web/shared/address/define-query';
import { choice, page, zip } from '@web/shared/address/params';

export const NEWS_TABS = ['main', 'all'] as const;
export type NewsTab = (typeof NEWS_TABS)[number];

export interface NewsQuery {
  tab: NewsTab;
  page: number;
  /** Travels on. */
  zip: string;
}

export const NEWS_QUERY = defineQuery<NewsQuery>({ tab: choice(NEWS_TABS, 'main'), page, zip }, (query) =>
  query.tab === 'all' ? query : { ...query, page: 1 },
);
