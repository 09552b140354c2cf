// What translators of the browser do to a page: each text gets a <font> around it, or is replaced by one.

function textsIn(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts.filter(({ data }) => data.trim() !== '');
}

export function wrapTexts(root: Node): void {
  for (const text of textsIn(root)) {
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(text);
  }
}

export function replaceTexts(root: Node): void {
  for (const text of textsIn(root)) {
    const font = document.createElement('font');
    font.append(Object.assign(document.createElement('font'), { textContent: `*${text.data}` }));
    text.replaceWith(font);
  }
}
