// The links of a page of CMS: its archives are recognized by their addresses and by the text of the links.
import { innermost, readPage } from '@app/fetching/page';

export interface PageLink {
  href: string;
  text: string;
}

/** @throws like {@link readPage} */
export const pageLinks = (html: string): PageLink[] =>
  readPage(html, ($) =>
    innermost($, 'a[href]').map((link) => ({ href: $(link).attr('href') ?? '', text: $(link).text() })),
  );
