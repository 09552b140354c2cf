// A page as one line of text in which values can be looked for.
import { textReader } from '@app/fetching/plain-text';

/** Whole pages of some offices stand in one form. */
const SILENT = ['script', 'style', 'noscript', 'template', 'svg', 'object'];
const DASHES = /[‐‑‒–—−]/g;

/** Full-width letters, figures and ligatures become the usual ones, every dash a hyphen, every blank one blank. */
export const oneLine = (text: string): string => text.normalize('NFKC').replace(DASHES, '-').replace(/\s+/g, ' ');

/** What a page says; {@link oneLine} makes it the line in which values are looked for. */
export const PAGE_TEXT = textReader(SILENT);
