// The one way a sentence of ours is filled in: `{{name}}`, as i18next reads it in the texts of the pages. The sentences of the
// check and the browser tests go through here; placeholders.test.ts of web/src/locales holds the two to the same result.

const PLACEHOLDER = /\{\{\s*([\w.]+)\s*\}\}/;

/** A text cut at its placeholders: their names stand at the odd places. */
export const cutAtPlaceholders = (text: string): readonly string[] => text.split(PLACEHOLDER);

/** The pieces put together again. A name without a value stays as it is, so that it is seen. */
export function fillPieces(pieces: readonly string[], valueOf: (name: string) => string | undefined): string {
  let said = pieces[0] ?? '';
  for (let at = 1; at < pieces.length; at += 2) {
    const name = pieces[at] ?? '';
    said += (valueOf(name) ?? `{{${name}}}`) + (pieces[at + 1] ?? '');
  }
  return said;
}

export const fillPlaceholders = (text: string, valueOf: (name: string) => string | undefined): string =>
  fillPieces(cutAtPlaceholders(text), valueOf);
