// A page as one line of text in which values can be looked for.
import { plainText } from '@app/fetching/plain-text';

/** Whole pages of some offices stand in one form. */
const SILENT = ['script', 'style', 'noscript', 'template', 'svg', 'object'];
const DASHES = /[‐‑‒–—−]/g;

/** Full-width letters, figures and ligatures become the usual ones, every dash a hyphen, every blank one blank. */
export const oneLine = (text: string): string => text.normalize('NFKC').replace(DASHES, '-').replace(/\s+/g, ' ');

/** @throws RangeError for a page that is nested beyond all reason */
export const pageText = (html: string): string => oneLine(plainText(html, SILENT));
