import { withRuleDates } from '@app/benefits/figures/rule-date-words';
import { cutAtPlaceholders } from '@app/contracts/http/placeholders';
import written from '../../data/benefit-coverage.json';
import { withAmounts } from '../records/amounts';
import { BENEFIT_COVERAGE, COVERAGE_CATEGORIES, COVERAGE_TYPES } from './benefit-coverage';

const cells = BENEFIT_COVERAGE.categories.flatMap(({ items }) => items.flatMap((item) => Object.values(item.cells)));
/** As the file holds them: amounts of a named year are filled in when the records are loaded. */
const texts = [
  ...written.categories.flatMap(({ items }) =>
    items.flatMap((item) => Object.values(item.cells).map(({ text }) => text)),
  ),
  ...written.types.flatMap(({ monthlyPremium, deductible }) => [monthlyPremium, deductible]),
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
    const filled = texts.map((text) => withAmounts(withRuleDates(text), '2026-11-27'));
    expect(filled.filter(({ ko, en }) => /\{\{|확인하고 있는 금액/.test(`${ko} ${en}`))).toEqual([]);
  });

  it('types no amount of its own', () => {
    expect(texts.filter(({ ko, en }) => /[1-9][\d,]*달러|\$[1-9]/.test(`${ko} ${en}`))).toEqual([]);
  });

  it('says whose money it is where Original Medicare pays nothing or a share, and the drug limits of both years', () => {
    const said = texts.map(({ ko }) => ko);
    expect(
      said.filter((ko) => /(^|[,.] )(공제액을 낸 뒤 )?(전액을|\{\{partBCoinsurance\}\}를) 냅니다/.test(ko)),
    ).toEqual([]);
    const drugs = said.filter((ko) => /\{\{partD(OutOfPocketCap|DeductibleMax)\}\}/.test(ko));
    expect(drugs.length).toBeGreaterThan(1);
    expect(drugs.filter((ko) => !/partD\w+Year.*partD\w+2027/.test(ko))).toEqual([]);
  });

  it('rests every cell on a section of the facts', () => {
    expect(cells.filter(({ fact }) => !/^docs\/facts\/[\w-]+\.md#[\w-]+$/.test(fact))).toEqual([]);
  });
});
