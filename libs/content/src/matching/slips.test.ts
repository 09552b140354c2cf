import { nearestWords } from './slips';
import { searchForm, searchText } from './search-text';

const texts = [
  searchText(['Magnolia Garcia Pharmacy', '한빛약국']),
  searchText(['Brookhurst Wong Hospital', '늘푸른병원']),
  searchText(['Magnus Clinic', null]),
];
const near = (typed: string): string[] => nearestWords(searchForm(typed), texts);

describe('the nearest words of similar records', () => {
  it.each([
    ['magnolai', ['magnolia']],
    ['mangolia', ['magnolia']],
    ['brookhrust', ['brookhurst']],
    ['한빗약국', [searchForm('한빛약국')]],
    ['한빗약극', [searchForm('한빛약국')]],
    ['한빗', [searchForm('한빛')]],
    ['늘프른', [searchForm('늘푸른')]],
  ])('puts %s right', (typed, expected) => expect(near(typed)).toEqual(expected));

  it('answers nothing for a word that is far from all, too short, or a number', () => {
    expect(near('zzzzqqqq')).toEqual([]);
    expect(near('mag')).toEqual([]);
    expect(near('90007')).toEqual([]);
    expect(near('한')).toEqual([]);
  });
});
