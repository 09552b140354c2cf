// HTML of a source -> a line of plain text. Nothing of it is ever shown as HTML.
import { load } from 'cheerio';

/** A document or one part of it, as cheerio reads it. */
type Node = Parameters<ReturnType<typeof load>['contains']>[0];

/** The DOM's number for text. */
const TEXT = 3;
const SILENT = ['script', 'style', 'noscript', 'template', 'iframe', 'svg', 'object', 'form', 'head'];
/** Blocks end a word: "one</p><p>two" is two words. */
const BLOCKS = new Set(
  'p div br li td th tr h1 h2 h3 h4 h5 h6 section article figure figcaption blockquote'.split(' '),
);
/** What turns or hides text: controls, directions, letters without width. */
const HIDDEN =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Without what no reader sees. */
export const visible = (text: string): string => text.replace(HIDDEN, '');

/** In one walk through the tree; selecting and changing it cost more than reading it. */
function collect(node: Node, silent: ReadonlySet<string>, words: string[]): void {
  if (node.nodeType === TEXT && 'data' in node) words.push(node.data);
  if (!('children' in node)) return;
  const name = 'name' in node ? node.name : '';
  if (silent.has(name)) return;
  for (const child of node.children) collect(child, silent, words);
  if (BLOCKS.has(name)) words.push(' ');
}

/** @returns words with single blanks between them; empty when there are none. @param silent names left out with all they hold */
export function plainText(html: string, silent: readonly string[] = SILENT): string {
  const words: string[] = [];
  for (const root of load(html, null, false).root()) collect(root, new Set(silent), words);
  return visible(words.join('')).replace(/\s+/g, ' ').trim();
}

/** At most so many characters, cut between two words. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > most / 2 ? end : undefined).trimEnd()}…`;
}
