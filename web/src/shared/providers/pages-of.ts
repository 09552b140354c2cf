export const DIRECTORY_PAGE_SIZE = 10;

export interface PageOf<T> {
  rows: T[];
  /** From 1; a page past the end is the last one. */
  page: number;
  /** At least 1. */
  pageCount: number;
}

/** One page of a list. */
export function pageOf<T>(all: readonly T[], page: number, size: number): PageOf<T> {
  const pageCount = Math.max(1, Math.ceil(all.length / size));
  const shown = Math.min(Math.max(1, page), pageCount);
  return { rows: all.slice((shown - 1) * size, shown * size), page: shown, pageCount };
}
