// @ts-check
// Reads the text of PDF files in a thread of its own: whatever a file does to it is done to this thread alone, which ask-thread.ts
// ends when it takes too long or too much. Plain JavaScript, as a thread has no compiler: the build copies it beside its caller.
const { readFile } = require('node:fs/promises');
const { parentPort } = require('node:worker_threads');
const { getDocumentProxy } = require('unpdf');

/** @typedef {import('./pdf-text').PdfPiece} PdfPiece */
/** @typedef {import('./ask-thread').PdfAnswer} PdfAnswer */

/** @typedef {{ path: string, mostPages: number, mostCharacters: number }} Asked */

// No letter of a file leads outside: not to another address, not to code of its own, not to fonts or pictures.
Reflect.deleteProperty(globalThis, 'fetch');
const OPTIONS = {
  isEvalSupported: false,
  useSystemFonts: false,
  disableFontFace: true,
  enableXfa: false,
  maxImageSize: 0,
  verbosity: 0,
};

/** @param {unknown} item @returns {PdfPiece} */
function pieceOf(item) {
  const { str, width, height, transform, hasEOL } =
    /** @type {{ str: string, width: number, height: number, transform: number[], hasEOL: boolean }} */ (item);
  // Along the line and across it, whichever way the page lies.
  const [a = 1, b = 0, , , e = 0, f = 0] = transform;
  const size = Math.hypot(a, b) || 1;
  return { text: str, x: (e * a + f * b) / size, y: (f * a - e * b) / size, width, height, isLineEnd: hasEOL };
}

/** @param {Awaited<ReturnType<typeof getDocumentProxy>>} document @param {Asked} asked @returns {Promise<PdfAnswer>} */
async function answerFrom(document, { mostPages, mostCharacters }) {
  if (document.numPages > mostPages) return { failure: 'too_large' };
  /** @type {PdfPiece[][]} */
  const pages = [];
  let characters = 0;
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const pieces = items.map(pieceOf);
    for (const { text } of pieces) characters += text.length;
    if (characters > mostCharacters) return { failure: 'too_large' };
    pages.push(pieces);
    page.cleanup();
  }
  return { pages };
}

/** @param {Asked} task */
async function read(task) {
  const document = await getDocumentProxy(new Uint8Array(await readFile(task.path)), OPTIONS);
  try {
    return await answerFrom(document, task);
  } finally {
    await document.destroy();
  }
}

parentPort?.on('message', (task) => {
  read(task).then(
    (answer) => parentPort?.postMessage(answer),
    // Locked with a password, or no PDF that a reader can follow.
    () => parentPort?.postMessage({ failure: 'unreadable' }),
  );
});
