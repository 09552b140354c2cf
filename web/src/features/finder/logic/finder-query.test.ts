import { countPath, elsewhere, FINDER_QUERY, FINDER_TABS, finderPath, isOutside, tabOf } from './finder-query';

const read = (address: string) => FINDER_QUERY.read(new URLSearchParams(address));

test('an address holds the whole question and gives it back', () => {
  const address = 'type=clinic&zip=90006&radius=10&specialty=cardiology&language=korean&page=2';
  expect(FINDER_QUERY.write(read(address)).toString()).toBe(address);
});

test('doctors are the default; what is not understood counts as empty', () => {
  expect(read('type=barber&zip=12&radius=3&specialty=magic&language=latin&page=0')).toEqual(read(''));
  expect(tabOf(read('').type).id).toBe('doctors');
});

test('every kind of a tab leads to that tab', () => {
  expect(tabOf('seniorHousing').id).toBe('senior-care');
  for (const tab of FINDER_TABS) for (const type of tab.types) expect(tabOf(type)).toBe(tab);
});

test('a page requests its own rows; a specialty only where there is one', () => {
  expect(finderPath(read('zipCode=90006&radius=5&specialty=urology&page=3'))).toBe(
    '/api/providers?type=doctor&zip=90006&radius=5&specialty=urology&limit=10&offset=20',
  );
  expect(finderPath(read('type=pharmacy&radius=5&specialty=urology'))).toBe('/api/providers?type=pharmacy&limit=10');
});

test('near is within 25 miles; a count of a tab never names one type, so it starts no crawl', () => {
  expect(finderPath(read('zip=90006'))).toBe('/api/providers?type=doctor&zip=90006&radius=25&limit=10');
  expect(countPath(FINDER_TABS[0], read('zip=90006'))).toBe(
    '/api/providers?types=doctor%2Cspecialist&zip=90006&radius=25&limit=1',
  );
  expect(isOutside(read('zip=12345'))).toBe(true);
});

test('a chosen record is carried, and found by its name on a page of its own', () => {
  const id = '00000000-0000-4000-8000-000000000001';
  expect(FINDER_QUERY.write(read(`zip=90006&id=${id}`)).toString()).toBe(`zip=90006&id=${id}`);
  expect(read('id=drop').id).toBeNull();
  expect(elsewhere(read('type=medicalGroup'), 'Kheir')).toBe('/medical-groups?q=Kheir');
  expect(elsewhere(read('type=doctor'), null)).toBeNull();
});
