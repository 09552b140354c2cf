// HTML of a source -> a line of plain text. Nothing of it is ever shown as HTML.
import type { CheerioAPI } from 'cheerio';
import { readPart } from './page';

type Node = ReturnType<ReturnType<CheerioAPI['root']>['contents']>[number];

const SILENT = ['script', 'style', 'noscript', 'template', 'iframe', 'svg', 'object', 'form'];
/** Blocks end a word: "one</p><p>two" is two words. */
const BLOCKS = new Set(
  'p div br li td th tr h1 h2 h3 h4 h5 h6 section article figure figcaption blockquote'.split(' '),
);
/** The node type of text in the DOM standard. */
const TEXT_NODE = 3;
/** Characters that turn or hide text: controls, directions, characters without width. */
const HIDDEN =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Without the characters that no reader sees. */
export const visible = (text: string): string => text.replace(HIDDEN, '');

const oneLine = (text: string): string => visible(text).replace(/\s+/g, ' ').trim();

/**
 * @param silent names of elements that are left out with their content
 * @returns words with single spaces between them; empty when there are none
 * @throws like {@link readPart}
 */
export function plainText(html: string, silent: readonly string[] = SILENT): string {
  if (!/[<&]/.test(html)) return oneLine(html);
  const parts: string[] = [];
  const collect = (node: Node): void => {
    if (node.nodeType === TEXT_NODE) parts.push(node.data);
    if (!('name' in node) || !('children' in node) || silent.includes(node.name)) return;
    node.children.forEach(collect);
    if (BLOCKS.has(node.name)) parts.push(' ');
  };
  readPart(html, ($) => $.root().contents().toArray().forEach(collect));
  return oneLine(parts.join(''));
}

/** At most so many characters, cut between two words. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > most / 2 ? end : undefined).trimEnd()}…`;
}
