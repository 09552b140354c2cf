// The links of a page of CMS: its archives are told by their addresses and by what the links say.
import { type PageRow, rowsReader } from '@app/fetching/pages/page-rows';

const LINK = { href: { take: { attribute: 'href' } }, text: { take: 'text' } } as const;

export type PageLink = PageRow<typeof LINK>;

export const PAGE_LINKS = rowsReader({ tags: ['a'], attribute: 'href' }, LINK);
