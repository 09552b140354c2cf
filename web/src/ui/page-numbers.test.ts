import { pageNumbers } from './page-numbers';

describe('page numbers', () => {
  it('prints every page up to seven', () => {
    expect(pageNumbers(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(pageNumbers(1, 1)).toEqual([1]);
  });

  it('beyond seven prints the first 3, the last 2 and the neighbours of the current page', () => {
    expect(pageNumbers(1, 20)).toEqual([1, 2, 3, 'gap-end', 19, 20]);
    expect(pageNumbers(10, 20)).toEqual([1, 2, 3, 'gap-start', 9, 10, 11, 'gap-end', 19, 20]);
    expect(pageNumbers(20, 20)).toEqual([1, 2, 3, 'gap-start', 19, 20]);
  });

  it('puts the page itself where a gap would hide only one', () => {
    expect(pageNumbers(6, 20)).toEqual([1, 2, 3, 4, 5, 6, 7, 'gap-end', 19, 20]);
    expect(pageNumbers(4, 8)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('never prints a page twice or out of range', () => {
    for (let count = 1; count <= 15; count += 1) {
      for (let page = 1; page <= count; page += 1) {
        const numbers = pageNumbers(page, count).filter((mark): mark is number => typeof mark === 'number');
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        expect(numbers).toContain(page);
        expect(Math.max(...numbers)).toBe(count);
      }
    }
  });
});
