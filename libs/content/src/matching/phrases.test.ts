import { correctedQuery, parseQuery, type QueryToken } from './query';
import { searchForm } from './search-text';

describe('phrases, by which names are ranked', () => {
  it('stand without fillers, and as typed: the A of a name is no article', () => {
    expect(parseQuery('Maria A Pham MD').phrases).toEqual(['maria pham md', 'maria a pham md']);
    expect(parseQuery('한빛약국 90006').phrases).toEqual([searchForm('한빛약국')]);
  });

  it('have the words of records in place of mistyped ones, the likeliest first', () => {
    const query = parseQuery('maria wikliams');
    const [maria, williams] = query.tokens as [QueryToken, QueryToken];
    const right = correctedQuery(query, new Map([[williams, ['williams', 'willians']]]));
    expect(right.correctedPhrases).toEqual(['maria williams', 'maria willians']);
    expect(right.correctedForms).toEqual(['williams', 'willians']);
    expect(right.tokens[0]).toEqual(maria);
    expect(right.tokens[1]?.forms).toEqual(expect.arrayContaining(['wikliams', 'williams']));
    const both = correctedQuery(
      query,
      new Map(query.tokens.map((token) => [token, Array.from({ length: 40 }, (_, at) => `near${at}`)])),
    );
    expect(both.correctedPhrases?.length).toBeLessThanOrEqual(40);
  });

  it('a form that ends as another does is looked up beside it: laineam does not find Klaineam', () => {
    const query = parseQuery('kaineam');
    const right = correctedQuery(query, new Map(query.tokens.map((token) => [token, ['laineam', 'klaineam']])));
    expect(right.tokens[0]?.forms).toEqual(['kaineam', 'laineam', 'klaineam']);
    expect(right.correctedForms).toEqual(['laineam', 'klaineam']);
  });

  it('a word that the typed one finds anyway puts nothing right', () => {
    const query = parseQuery('clinicaa');
    const right = correctedQuery(query, new Map(query.tokens.map((token) => [token, ['clinicaas']])));
    expect(right.correctedForms).toEqual([]);
  });
});
