// Nodes that a translator of the browser puts into the page: it wraps each text in <font>, or puts a <font> in the text's place. React
// goes on writing into the node it made, so a page that changes its language would stay as it was or fail. The texts are put back first.

/** What the translator took out, by what it put in its place. */
const originals = new WeakMap<Element, Text>();

const isForeign = (node: Node | null | undefined): node is HTMLElement => node?.nodeName === 'FONT';

/** Keeps the text that a <font> took the place of, at once or in two steps. */
function note({ addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord): void {
  const [text] = removedNodes;
  if (!(text instanceof Text)) return;
  const font = [...addedNodes, previousSibling, nextSibling].find((node) => isForeign(node) && !originals.has(node));
  if (isForeign(font)) originals.set(font, text);
}

/** Watches what translators do. @returns what ends the watching */
export function watchForeignNodes(root: Node): () => void {
  const observer = new MutationObserver((records) => records.forEach(note));
  observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function putBack(font: Element): void {
  const text = originals.get(font);
  if (text && !text.isConnected) font.replaceWith(text);
  else font.replaceWith(...font.childNodes);
}

/** The page as React made it. The product itself has no <font>. */
export function dropForeignNodes(root: ParentNode): void {
  for (const font of [...root.querySelectorAll('font')].reverse()) putBack(font);
}
