import { FINDER_TABS, finderParams, finderPath, readFinderQuery, tabOf } from './finder-query';

const read = (address: string) => readFinderQuery(new URLSearchParams(address));

test('an address holds the whole question and gives it back', () => {
  const address = 'type=clinic&zip=90006&radius=10&specialty=cardiology&language=korean&page=2';
  expect(finderParams(read(address)).toString()).toBe(address);
});

test('doctors are the default; what is not understood counts as not asked', () => {
  expect(read('type=barber&zip=12&radius=3&specialty=magic&language=latin&page=0')).toEqual(read(''));
  expect(tabOf(read('').type).id).toBe('doctors');
});

test('every kind of a tab leads to that tab', () => {
  expect(tabOf('seniorHousing').id).toBe('senior-care');
  for (const tab of FINDER_TABS) for (const type of tab.types) expect(tabOf(type)).toBe(tab);
});

test('a page asks for its own rows; a specialty only where there is one', () => {
  expect(finderPath(read('zipCode=90006&radius=5&specialty=urology&page=3'))).toBe(
    '/api/providers?type=doctor&zip=90006&radius=5&specialty=urology&limit=10&offset=20',
  );
  expect(finderPath(read('type=pharmacy&radius=5&specialty=urology'))).toBe('/api/providers?type=pharmacy&limit=10');
});
