import { CALIFORNIA_COUNTIES, countyText } from './california-counties';

describe('names of counties', () => {
  test('all 58 counties of California have a name in Hangul, each its own', () => {
    const names = [...CALIFORNIA_COUNTIES.values()];
    expect(names).toHaveLength(58);
    expect(new Set(names).size).toBe(58);
    expect(names.filter((name) => !/^[가-힣]+$/.test(name))).toEqual([]);
  });

  test('a county is written in the language of the page', () => {
    expect(countyText('Los Angeles', 'ko')).toBe('로스앤젤레스(LA) 카운티');
    expect(countyText('Los Angeles', 'en')).toBe('Los Angeles County');
  });

  test('a county of another state keeps its English name', () => {
    expect(countyText('Clark', 'ko')).toBe('Clark 카운티');
  });
});
