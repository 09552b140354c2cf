import { directoryParams, isSameSearch, providersPath, readDirectoryQuery } from './directory-query';

const read = (address: string, hasSpecialty = true) => readDirectoryQuery(new URLSearchParams(address), hasSpecialty);

describe('the address of a directory page', () => {
  test('a query survives the way into the address and back', () => {
    const query = { zip: '90006', radius: 10, isKoreanOnly: true, specialty: 'cardiology', page: 3 } as const;
    expect(readDirectoryQuery(directoryParams(query), true)).toEqual(query);
  });

  test('defaults are left out of the address', () => {
    expect(directoryParams(read('zip=90006&page=1')).toString()).toBe('zip=90006');
  });

  test.each(['zip=abc', 'zip=9000', 'zip=900066'])('%s is no search', (address) => {
    expect(read(address).zip).toBe('');
  });

  test('values it does not know count as not asked', () => {
    expect(read('zip=90006&radius=7&language=klingon&specialty=dragon&page=-2')).toEqual({
      zip: '90006',
      radius: null,
      isKoreanOnly: false,
      specialty: null,
      page: 1,
    });
  });

  test('only the doctor page reads a specialty', () => {
    expect(read('zip=90006&specialty=cardiology', false).specialty).toBeNull();
  });

  test('the call names every choice and never the page', () => {
    expect(providersPath('doctor', read('zip=90006&radius=5&language=korean&specialty=urology&page=2'))).toBe(
      '/api/providers?zip=90006&type=doctor&radius=5&language=korean&specialty=urology',
    );
    expect(providersPath('clinic', read(''))).toBeNull();
  });

  test('another page of the same list is the same search', () => {
    expect(isSameSearch(read('zip=90006&page=2'), read('zip=90006'))).toBe(true);
    expect(isSameSearch(read('zip=90006&radius=5'), read('zip=90006'))).toBe(false);
  });
});
