// A page rendered at build, or again with other answers (web/prerender): what it says of itself, and what it learns while it is rendered.

const root = (): HTMLElement | null => (typeof document === 'undefined' ? null : document.getElementById('root'));

/** The day in California, "2026-11-22", on which the HTML of this page was made; undefined for a page drawn in the browser. */
export const dayOfPage = (): string | undefined => root()?.dataset.day;

/** What the calls of a page said when it was rendered, by their addresses. */
export type PageAnswers = Record<string, unknown>;

/** Undefined for a page that was rendered without. */
export function answersOfPage(): PageAnswers | undefined {
  const text = root()?.dataset.answers;
  return text === undefined ? undefined : (JSON.parse(text) as PageAnswers);
}

let title = '';

/** At build no effect runs, so a page reports its title here. */
export function noteTitle(next: string): void {
  title = next;
}

export const notedTitle = (): string => title;
