import { parseQuery } from './query';
import { searchForm } from './search-text';
import { anyOf, isPhrase, kindsOf, lookUpOf } from './word-look-up';

const asked = (text: string, where?: 'record' | 'names'): string => anyOf([lookUpOf(searchForm(text), where)]);

describe('what is looked up for a word', () => {
  it.each([
    ['a Latin word and what begins with it', 'garcia', `((('garcia':*)))`],
    ['a Hangul word from any syllable on', '내과', `((('ㄴㅔㄱㅗㅏ':* | '~ㄴㅔㄱㅗㅏ':*)))`],
    ['a short one at the beginning of words only', '나', `((('ㄴㅏ':*)))`],
    ['of several words only the last may go on', 'la care', `((('la') & ('care':*)))`],
  ])('%s', (_what, text, expected) => expect(asked(text)).toBe(expected));

  it('in names, and whole', () => {
    expect(asked('garcia', 'names')).toBe(`((('@garcia':*)))`);
    expect(anyOf([lookUpOf(' kim ')])).toBe(`((('kim')))`);
    expect(isPhrase(' kim ')).toBe(false);
    expect(isPhrase('la care')).toBe(true);
  });

  it('in the records of a lot: its mark stands before every word', () => {
    expect(anyOf([lookUpOf('la care', 'names')], '#1')).toBe(`((('#1@la') & ('#1@care':*)))`);
    expect(anyOf([lookUpOf(searchForm('내과'))], '#k')).toBe(`((('#kㄴㅔㄱㅗㅏ':* | '#k~ㄴㅔㄱㅗㅏ':*)))`);
  });

  it('beside its words what the record may be', () => {
    const [token] = parseQuery('내과').tokens;
    expect(token && anyOf(kindsOf(token))).toBe(`((('=sinternal-medicine')))`);
  });

  it('nobody leaves the quotes', () => {
    const [lookUp] = [[[{ lexeme: `x':* | 'y\\`, isPrefix: true }]]];
    expect(anyOf([lookUp ?? []])).toBe(`((('x:* | y':*)))`);
  });
});
