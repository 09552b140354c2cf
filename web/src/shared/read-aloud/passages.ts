// What of a part of the page is read aloud: its visible sentences in order, each with its language and its place.
import type { UiLanguage } from '@web/base/i18n/language';
import { sentencesOf } from '@app/content/spoken/sentences';

export interface Passage {
  text: string;
  language: UiLanguage;
  /** Where it is; null for text that is nowhere. */
  range: Range | null;
}

/** Presses, decoration and what a page marks: not part of what it says. A word that explains itself (`data-read`) is. */
const SILENT =
  'script, style, svg, button:not([data-read]), input, select, textarea, nav, [hidden], [aria-hidden="true"], [role="button"], [data-no-read], details:not([open]) > :not(summary)';

interface Run {
  block: Element;
  nodes: Text[];
}

/** Inside a line of text: what a page lays out for itself is a paragraph of its own. */
function isInline(element: Element): boolean {
  const { display } = getComputedStyle(element);
  return display === '' || display === 'contents' || display.startsWith('inline');
}

function blockOf(node: Node, root: Element): Element {
  let element = node.parentElement ?? root;
  while (element !== root && isInline(element) && element.parentElement) element = element.parentElement;
  return element;
}

function isSilent(node: Text, root: Element): boolean {
  const element = node.parentElement ?? root;
  const silent = element.closest(SILENT);
  if (silent && root.contains(silent)) return true;
  for (let each: Element | null = element; each && root.contains(each); each = each.parentElement)
    if (getComputedStyle(each).display === 'none') return true;
  return false;
}

/** Text nodes in order, those of one paragraph together. */
function runsOf(root: Element): Run[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const runs: Run[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text) || node.data.trim() === '' || isSilent(node, root)) {
      // A space between two words of one paragraph stays a space.
      if (node instanceof Text && node.data !== '' && !isSilent(node, root)) runs.at(-1)?.nodes.push(node);
      continue;
    }
    const block = blockOf(node, root);
    const last = runs.at(-1);
    if (last?.block === block) last.nodes.push(node);
    else runs.push({ block, nodes: [node] });
  }
  return runs;
}

/** The node and the place in it at an offset of the whole run. */
function placeAt(nodes: readonly Text[], offset: number, isEnd: boolean): [Text, number] | null {
  let before = 0;
  for (const node of nodes) {
    const { length } = node.data;
    if (offset < before + length || (isEnd && offset === before + length)) return [node, offset - before];
    before += length;
  }
  return null;
}

function rangeOf(nodes: readonly Text[], start: number, end: number): Range | null {
  const from = placeAt(nodes, start, false);
  const to = placeAt(nodes, end, true);
  if (!from || !to) return null;
  const range = document.createRange();
  range.setStart(...from);
  range.setEnd(...to);
  return range;
}

const languageOf = (element: Element, fallback: UiLanguage): UiLanguage => {
  const named = element.closest('[lang]')?.getAttribute('lang')?.slice(0, 2);
  return named === 'ko' || named === 'en' ? named : fallback;
};

/** The sentences of a part of the page. @param fallback language of what names none */
export function passagesOf(root: Element, fallback: UiLanguage): Passage[] {
  return runsOf(root).flatMap(({ block, nodes }) => {
    const language = languageOf(block, fallback);
    return sentencesOf(nodes.map(({ data }) => data).join('')).map(({ text, start, end }) => ({
      text,
      language,
      range: rangeOf(nodes, start, end),
    }));
  });
}

/** The sentences of a text; a line ends a sentence. */
export const passagesOfText = (text: string, language: UiLanguage): Passage[] =>
  text.split('\n').flatMap((line) => sentencesOf(line).map((piece) => ({ text: piece.text, language, range: null })));
