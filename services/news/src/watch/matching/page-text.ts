// A page as one line of text in which values can be looked for.
import { plainText } from '@app/fetching/plain-text';

/** Some offices put a whole page into one form, which is therefore read. */
const SILENT = ['script', 'style', 'noscript', 'template', 'svg', 'object'];
const DASHES = /[‐‑‒–—−]/g;

/** Full-width letters, figures and ligatures become the usual ones, every dash a hyphen, every blank one blank. */
export const oneLine = (text: string): string => text.normalize('NFKC').replace(DASHES, '-').replace(/\s+/g, ' ');

/** The text of a page as one line in which values are looked for. */
export const pageText = (html: string): string => oneLine(plainText(html, SILENT));
