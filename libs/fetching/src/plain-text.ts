// HTML of a source -> a line of plain text. Nothing of it is ever shown as HTML.
import { load } from 'cheerio';

const SILENT = 'script, style, noscript, template, iframe, svg, object, form, head';
/** Blocks end a word: "one</p><p>two" is two words. */
const BLOCKS = 'p, div, br, li, td, th, tr, h1, h2, h3, h4, h5, h6, section, article, figure, figcaption, blockquote';
/** What turns or hides text: controls, directions, letters without width. */
const HIDDEN =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Without what no reader sees. */
export const visible = (text: string): string => text.replace(HIDDEN, '');

/** @returns words with single blanks between them; empty when there are none. @param silent what is left out with all it holds */
export function plainText(html: string, silent = SILENT): string {
  const $ = load(html, null, false);
  $(silent).remove();
  $(BLOCKS).after(' ');
  return visible($.root().text()).replace(/\s+/g, ' ').trim();
}

/** At most so many characters, cut between two words. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > most / 2 ? end : undefined).trimEnd()}…`;
}
