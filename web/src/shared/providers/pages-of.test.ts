import { pageOf } from './pages-of';

const twentyOne = Array.from({ length: 21 }, (_, index) => index);

describe('pages of a list', () => {
  test('the last page holds the rest', () => {
    expect(pageOf(twentyOne, 3, 10)).toEqual({ rows: [20], page: 3, pageCount: 3 });
  });
  test('a page past the end shows the last one', () => {
    expect(pageOf(twentyOne, 99, 10).page).toBe(3);
  });
  test('an empty list has one empty page', () => {
    expect(pageOf([], 1, 10)).toEqual({ rows: [], page: 1, pageCount: 1 });
  });
});
