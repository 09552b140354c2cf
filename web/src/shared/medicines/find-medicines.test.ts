import type { DrugName } from '@app/contracts/http/drug-costs';
import { findMedicines } from './find-medicines';

const strengths = (
  rxcui: number,
  ingredient: string,
  form: string,
  list: readonly string[],
  brand: string | null = null,
) =>
  list.map((strength, index): DrugName => ({
    rxcui: String(rxcui + index),
    name: `${ingredient} ${strength} ${form}${brand === null ? '' : ` [${brand}]`}`,
    ingredient,
    brand,
  }));
/** As RxNorm writes them; ours has lisinopril and its tablets of 10 MG, and none of the others. */
const NAMES: DrugName[] = [
  ...strengths(9_000_100, 'abiraterone', 'Oral Tablet', ['250 MG', '500 MG']),
  ...strengths(9_000_110, 'abiraterone', 'Oral Tablet', ['250 MG', '500 MG'], 'Zytiga'),
  ...strengths(9_000_200, 'everolimus', 'Oral Tablet', ['0.25 MG', '2.5 MG', '5 MG', '7.5 MG', '10 MG']),
  ...strengths(9_000_300, 'lisinopril', 'Oral Solution', ['1 MG/ML'], 'Qbrelis'),
  ...strengths(314_076, 'lisinopril', 'Oral Tablet', ['10 MG']),
  {
    rxcui: '9000400',
    name: 'exampline 5 MG / samplozine 10 MG Oral Tablet [Samplor]',
    ingredient: 'exampline / samplozine',
    brand: 'Samplor',
  },
];
const found = (typed: string): string[] => findMedicines(typed, NAMES).map(({ name }) => name.en);
const onLists = (typed: string): string[] => found(typed).filter((name) => NAMES.some((drug) => drug.name === name));

describe('a medicine that only the plans’ lists have', () => {
  it.each([
    ['its ingredient', 'abiraterone', 4],
    ['the beginning of it', 'abirat', 4],
    ['slips in it', 'abiretrone', 4],
    ['its brand', 'zytiga', 2],
    ['a slip in the brand', 'Zitiga', 2],
    ['its second ingredient', 'samplozine', 1],
    ['ingredient and brand', 'abiraterone zytiga', 2],
  ])('is found by %s', (_, typed, count) => {
    expect(onLists(typed)).toHaveLength(count);
  });

  it('comes first when ours only resembles the words, in the order of its strengths', () => {
    expect(found('everolimus').slice(0, 5)).toEqual(
      ['0.25 MG', '2.5 MG', '5 MG', '7.5 MG', '10 MG'].map((strength) => `everolimus ${strength} Oral Tablet`),
    );
  });

  it.each([
    ['everolimus 5 mg', ['everolimus 5 MG Oral Tablet']],
    ['everolimus 2.5mg', ['everolimus 2.5 MG Oral Tablet']],
    ['everolimus 250 mcg', ['everolimus 0.25 MG Oral Tablet']],
    ['zytiga 500 mg tablets', ['abiraterone 500 MG Oral Tablet [Zytiga]']],
    ['samplor 5-10 mg', ['exampline 5 MG / samplozine 10 MG Oral Tablet [Samplor]']],
  ])('%s is the one of that strength', (typed, expected) => {
    expect(onLists(typed)).toEqual(expected);
  });

  it('is added with its number and its name as RxNorm writes it, in both languages', () => {
    const [drug] = findMedicines('zytiga 500', NAMES);
    const name = 'abiraterone 500 MG Oral Tablet [Zytiga]';
    expect(drug).toMatchObject({
      id: '9000111',
      name: { ko: name, en: name },
      named: 0,
      strengths: [{ rxcui: '9000111' }],
    });
  });

  it('comes after ours where ours has the words, and ours is not there twice', () => {
    const all = found('lisinopril');
    expect(all[0]).toMatch(/^lisinopril \(/);
    expect(onLists('lisinopril')).toEqual(['lisinopril 1 MG/ML Oral Solution [Qbrelis]']);
    expect(all.length).toBeLessThanOrEqual(8);
  });

  it('is not found by two letters, by another word, or in Hangul alone', () => {
    expect(onLists('ab')).toEqual([]);
    expect(onLists('zytiga dragon')).toEqual([]);
    expect(onLists('혈압약')).toEqual([]);
  });
});
