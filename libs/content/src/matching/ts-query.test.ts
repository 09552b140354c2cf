import { parseQuery } from './query';
import { searchForm } from './search-text';
import { allOf, anyOf, formQuery, isPhrase, kindQueriesOf } from './ts-query';

describe('the tsquery of a word', () => {
  it.each([
    ['a Latin word and words that begin with it', 'garcia', `'garcia':*`],
    ['a Hangul word from any syllable on', '내과', `('ㄴㅔㄱㅗㅏ':* | '~ㄴㅔㄱㅗㅏ':*)`],
    ['a short Hangul word at the beginning of words only', '나', `'ㄴㅏ':*`],
    ['of several words only the last may go on', 'la care', `'la' & 'care':*`],
    ['one letter is a whole word', 'maria a', `'maria' & 'a'`],
    ['two digits are a whole word', '21', `'21'`],
  ])('%s', (_what, text, expected) => expect(formQuery(searchForm(text))).toBe(expected));

  it('looks in names only, or for whole words only', () => {
    expect(formQuery('garcia', 'names')).toBe(`'@garcia':*`);
    expect(formQuery(searchForm('내과'), 'names')).toBe(`('@ㄴㅔㄱㅗㅏ':* | '@~ㄴㅔㄱㅗㅏ':*)`);
    expect(formQuery(' kim ')).toBe(`'kim'`);
  });

  it('tells phrases from single words', () => {
    expect(isPhrase(' kim ')).toBe(false);
    expect(isPhrase('la care')).toBe(true);
  });

  it('includes the kinds that a word means', () => {
    const [token] = parseQuery('내과').tokens;
    expect(token && kindQueriesOf(token)).toEqual([`'=sinternal-medicine'`]);
  });

  it('joins queries, each alternative once', () => {
    expect(allOf([anyOf([`'a'`, `'b'`, `'a'`]), anyOf([`'c' & 'd'`])])).toBe(`(('a') | ('b')) & (('c' & 'd'))`);
  });

  it('keeps operators inside the quotes', () => {
    expect(formQuery(`x':*|'y\\`)).toBe(`'x:*|y':*`);
  });
});
