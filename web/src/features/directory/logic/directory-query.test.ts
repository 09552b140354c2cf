import { directoryQuery, koreanPlacesPath, providersPath } from './directory-query';

const read = (address: string, isKoreanPage = false) =>
  directoryQuery(isKoreanPage, true).read(new URLSearchParams(address));
const english = directoryQuery(false, true);
const korean = directoryQuery(true, true);

describe('the address of a directory', () => {
  test('holds the whole question and gives it back', () => {
    const address = 'zip=90006&radius=10&language=korean&specialty=cardiology&page=3';
    expect(english.write(read(address)).toString()).toBe(address);
  });

  test('near is within 25 miles, and the address does not say so', () => {
    expect(read('zip=90006').radius).toBe(25);
    expect(read('zip=90006&radius=7').radius).toBe(25);
    expect(english.write(read('zip=90006&radius=25')).toString()).toBe('zip=90006');
  });

  test('a Korean page puts Korean first unless the address says all; an English page when it says Korean', () => {
    expect(read('zip=90006', true).isKoreanFirst).toBe(true);
    expect(read('zip=90006&language=all', true).isKoreanFirst).toBe(false);
    expect(read('zip=90006').isKoreanFirst).toBe(false);
    expect(read('zip=90006&language=korean').isKoreanFirst).toBe(true);
    expect(korean.write(read('zip=90006&language=all', true)).get('language')).toBe('all');
  });

  test('what it does not understand counts as empty', () => {
    expect(read('zip=9000&radius=x&specialty=magic&page=-1', true)).toEqual(korean.empty);
  });

  test('Korean first is an order, never a filter of the list; a distance is always asked', () => {
    expect(providersPath('doctor', read('zip=90006&language=korean&specialty=cardiology'))).toBe(
      '/api/providers?zip=90006&type=doctor&radius=25&specialty=cardiology',
    );
    expect(koreanPlacesPath(['doctor', 'clinic'], read('zip=90006&radius=50'))).toBe(
      '/api/providers?zip=90006&types=doctor%2Cclinic&radius=50&language=korean&limit=50',
    );
  });

  test('a ZIP outside California is never requested', () => {
    expect(providersPath('doctor', read('zip=12345'))).toBeNull();
    expect(koreanPlacesPath(['doctor'], read('zip=12345'))).toBeNull();
  });
});
