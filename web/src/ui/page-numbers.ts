export type PageMark = number | 'gap-start' | 'gap-end';

/**
 * The page numbers to print. Up to seven pages: all. More: the first 3, the last 2 and the neighbours of the current
 * page, with one mark for each hole; a hole of a single page is that page.
 * @param page current page, from 1
 */
export function pageNumbers(page: number, pageCount: number): PageMark[] {
  if (pageCount <= 7) return Array.from({ length: pageCount }, (_, index) => index + 1);
  const wanted = new Set([1, 2, 3, page - 1, page, page + 1, pageCount - 1, pageCount]);
  const shown = [...wanted].filter((number) => number >= 1 && number <= pageCount).sort((a, b) => a - b);
  const marks: PageMark[] = [];
  for (const number of shown) {
    const before = marks.at(-1);
    if (typeof before === 'number' && number - before === 2) marks.push(before + 1);
    else if (typeof before === 'number' && number - before > 2) marks.push(before < page ? 'gap-start' : 'gap-end');
    marks.push(number);
  }
  return marks;
}
