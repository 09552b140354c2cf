// How a page is read as it comes.

/** One reading of one page. */
export interface PageReading<T> {
  /** The next piece of the page's text, cut anywhere. */
  write: (text: string) => void;
  /** @throws CrawlFailure `schema_changed` for a page that nobody can read */
  end: () => T;
}

/** What is read survives JSON: it is kept, so that an unchanged page is not read again. */
export interface PageReader<T> {
  /** Another one than before whenever the same page would be read differently: what was kept is then not used. */
  version: string;
  open: () => PageReading<T>;
}

/** Changes with html-walk.ts, page-tokens.ts, open-elements.ts and html-tags.ts: a change of what they tell needs the next number. */
export const WALK_VERSION = 3;

/** A whole page that is at hand. */
export function readWhole<T>(reader: PageReader<T>, html: string): T {
  const reading = reader.open();
  reading.write(html);
  return reading.end();
}
