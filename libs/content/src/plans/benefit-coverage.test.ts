import { FIGURES } from '@app/benefits/figures/figures';
import { cutAtPlaceholders } from '@app/contracts/http/placeholders';
import { BENEFIT_COVERAGE, COVERAGE_CATEGORIES, COVERAGE_TYPES } from './benefit-coverage';

const cells = BENEFIT_COVERAGE.categories.flatMap(({ items }) => items.flatMap((item) => Object.values(item.cells)));
const texts = [
  ...cells.map(({ text }) => text),
  ...BENEFIT_COVERAGE.types.flatMap(({ monthlyPremium, deductible }) => [monthlyPremium, deductible]),
];

describe('what each kind of insurance pays for', () => {
  it('holds the three types, the eight categories and the thirty-three rows of the specification', () => {
    expect(BENEFIT_COVERAGE.types.map(({ id }) => id)).toEqual(COVERAGE_TYPES);
    expect(BENEFIT_COVERAGE.categories.map(({ id }) => id)).toEqual(COVERAGE_CATEGORIES);
    expect(BENEFIT_COVERAGE.categories.map(({ items }) => items.length)).toEqual([5, 4, 4, 4, 4, 4, 4, 4]);
  });

  it('names figures that are there, the same in both languages', () => {
    const named = (text: string) => cutAtPlaceholders(text).filter((_, at) => at % 2 === 1);
    for (const { ko, en } of texts) expect([ko, named(ko).sort()]).toEqual([ko, named(en).sort()]);
    expect(texts.flatMap(({ ko }) => named(ko)).filter((name) => !(name in FIGURES))).toEqual([]);
  });

  it('types no amount of its own', () => {
    expect(texts.filter(({ ko, en }) => /[1-9][\d,]*달러|\$[1-9]/.test(`${ko} ${en}`))).toEqual([]);
  });

  it('rests every cell on a section of the facts', () => {
    expect(cells.filter(({ fact }) => !/^docs\/facts\/[\w-]+\.md#[\w-]+$/.test(fact))).toEqual([]);
  });
});
