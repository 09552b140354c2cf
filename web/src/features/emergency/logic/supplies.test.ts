import { ALL_IDS, ALL_ITEMS, FIRST_ITEMS, progressOf, readSupplies } from './supplies';

describe('supplies as the browser keeps them', () => {
  it('are known things in the order of the list', () => {
    expect(readSupplies('["food","water","a thing of an older list"]')).toEqual(['water', 'food']);
  });

  it.each([null, '', '{}', 'not json', '"water"', '[1,null]'])('are none when %p is kept', (kept) => {
    expect(readSupplies(kept)).toEqual([]);
  });

  it('count as a part of all, in whole percent', () => {
    expect(progressOf(ALL_ITEMS, ['water', 'food'])).toEqual({ count: 2, total: 52, percent: 4 });
    expect(progressOf(ALL_ITEMS, ALL_IDS).percent).toBe(100);
  });

  it('begin with one thing of each of the six groups', () => {
    expect(FIRST_ITEMS.map(({ id }) => id)).toEqual([
      'water',
      'medicine',
      'glasses',
      'insurance-cards',
      'flashlight',
      'clothes',
    ]);
  });
});
