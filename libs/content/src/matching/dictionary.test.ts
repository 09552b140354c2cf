import { Dictionary } from './dictionary';
import { searchForm } from './search-text';

const WORDS = ['garcia', 'maria', 'lopez', 'lopes', 'magnolia', 'brookhurst', '한빛약국', '한빛', '늘푸른'].map(
  searchForm,
);
const dictionary = new Dictionary(WORDS);
const near = (typed: string): string[] => dictionary.near(searchForm(typed), 3);

describe('the words of the records by their spelling', () => {
  it.each([
    ['a letter changed', 'mabia', 'maria'],
    ['two letters swapped', 'garcai', 'garcia'],
    ['a letter missing', 'magnola', 'magnolia'],
    ['a letter too many', 'mariia', 'maria'],
    ['two slips in a long word', 'brookhrusd', 'brookhurst'],
    ['another final consonant', '한빗', '한빛'],
    ['two slips in jamo', '한빗약극', '한빛약국'],
    ['another vowel', '늘프른', '늘푸른'],
  ])('%s', (_slip, typed, word) => expect(near(typed)[0]).toBe(searchForm(word)));

  it('answers the most common first among equally near ones, never more than asked, never the word itself', () => {
    expect(near('lopet')).toEqual(['lopez', 'lopes']);
    expect(dictionary.near('lopet', 1)).toEqual(['lopez']);
    expect(near('lopez')).toEqual(['lopes']);
  });

  it('finds nothing where nothing is near, and no word that it was not given', () => {
    for (const far of ['zzzzqqqq', 'ma', '', 'x'.repeat(100)]) expect(near(far)).toEqual([]);
    expect(dictionary.has('maria')).toBe(true);
    expect(dictionary.has('mari')).toBe(false);
    expect(new Dictionary([]).near('maria', 3)).toEqual([]);
  });

  it('finds every word again after one slip, among tens of thousands', () => {
    const many = Array.from({ length: 30_000 }, (_, index) => `w${(index * 7_919).toString(36)}x${index.toString(36)}`);
    const large = new Dictionary(many);
    for (const word of many.filter((_, index) => index % 300 === 0)) {
      expect(large.near(`${word.slice(0, 2)}é${word.slice(3)}`, 40)).toContain(word);
    }
  });
});
