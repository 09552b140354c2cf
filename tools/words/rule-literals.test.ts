import { join } from 'node:path';
import { FIGURES } from '@app/benefits/figures/figures';
import type { Figure } from '@app/benefits/figures/figure';
import { RULE_DATES } from '@app/benefits/figures/rule-dates';
import writtenUpdates from '../../libs/content/data/policy-updates.json';
import { literalsBelow, literalsIn, ruleDaysInCode } from './rule-literals';

const ROOT = join(__dirname, '../..');

/** What stays literal, and why. docs/adr/0016-facts-as-dated-records.md has the rule. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'libs/content/data/benefit-coverage.json: 2027년 12월 31일': 'end of telehealth at home, stated once',
  'libs/content/data/benefit-coverage.json: December 31, 2027': 'end of telehealth at home, stated once',
  'libs/content/data/faqs.json: 90일': 'days 61 to 90 of a hospital stay',
  'libs/content/data/letters.json: 9월 30일': 'when senders mail a letter each year',
  'libs/content/data/letters.json: September 30': 'when senders mail a letter each year',
  'libs/content/data/letters.json: 10월 15일': 'when senders mail a letter each year',
  'libs/content/data/letters.json: October 15': 'when senders mail a letter each year',
  'libs/content/data/letters.json: 1월 31일': 'when senders mail a letter each year',
  'libs/content/data/letters.json: January 31': 'when senders mail a letter each year',
  'libs/content/data/letters.json: 10월 1일': 'when senders mail a letter each year',
  'libs/content/data/letters.json: October 1': 'when senders mail a letter each year',
  'libs/content/data/letters.json: 90일': 'notice of death, appeal to Covered California',
  'libs/content/data/letters.json: 90 days': 'notice of death, appeal to Covered California',
  'libs/content/data/programs.json: 10월 1일': 'window of the property tax program, stated once',
  'libs/content/data/programs.json: 2월 10일': 'window of the property tax program, stated once',
  'libs/content/data/programs.json: October 1': 'window of the property tax program, stated once',
  'libs/content/data/programs.json: February 10': 'window of the property tax program, stated once',
  'libs/content/data/search/letter-words.json: 63일': 'words that people type',
  'libs/content/data/search/letter-words.json: 63 days': 'words that people type',
  'services/eligibility/src/assistant/words/closing.words.json: 1,500달러': 'an example question',
  'services/eligibility/src/assistant/words/closing.words.json: $1,500': 'an example question',
  'web/src/locales/ko/crawler.json: 9월 15일': 'schedule of a crawl',
  'web/src/locales/ko/crawler.json: 12월 15일': 'schedule of a crawl',
  'web/src/locales/en/crawler.json: September 15': 'schedule of a crawl',
  'web/src/locales/en/crawler.json: December 15': 'schedule of a crawl',
  'web/src/locales/ko/medi-cal.json: 20,000달러': 'quoted from old leaflets',
  'web/src/locales/ko/medi-cal.json: 35,000달러': 'quoted from old leaflets',
  'web/src/locales/en/medi-cal.json: $20,000': 'quoted from old leaflets',
  'web/src/locales/en/medi-cal.json: $35,000': 'quoted from old leaflets',
  'web/src/locales/ko/medi-cal.json: 2022년 4월 1일': 'first day of a past row of afterPregnancyDays',
  'web/src/locales/en/medi-cal.json: April 1, 2022': 'first day of a past row of afterPregnancyDays',
  'web/src/locales/ko/medicare.json: 200달러': 'round price in a general sentence',
  'web/src/locales/en/medicare.json: $200': 'round price in a general sentence',
  'web/src/locales/ko/plans.json: 50달러': 'price ranges of a filter',
  'web/src/locales/ko/plans.json: 100달러': 'price ranges of a filter',
  'web/src/locales/ko/plans.json: 200달러': 'price ranges of a filter',
  'web/src/locales/ko/plans.json: 201달러': 'price ranges of a filter',
  'web/src/locales/en/plans.json: $50': 'price ranges of a filter',
  'web/src/locales/en/plans.json: $51': 'price ranges of a filter',
  'web/src/locales/en/plans.json: $100': 'price ranges of a filter',
  'web/src/locales/en/plans.json: $101': 'price ranges of a filter',
  'web/src/locales/en/plans.json: $200': 'price ranges of a filter',
  'web/src/locales/en/plans.json: $201': 'price ranges of a filter',
  'libs/benefits/src/check/action.words.json: 90일': 'renewalRepairDays, in a sentence without parameters',
  'libs/benefits/src/check/action.words.json: 90 days': 'renewalRepairDays, in a sentence without parameters',
  'libs/benefits/src/programs/medi-cal/status.words.json: 90일': 'renewalRepairDays, in a sentence without parameters',
  'libs/benefits/src/programs/medi-cal/status.words.json: 90 days':
    'renewalRepairDays, in a sentence without parameters',
  'web/src/locales/ko/medicare.json: 90일': 'days 61 to 90 of a hospital stay',
  'web/src/locales/ko/medi-cal.json: 90일': 'renewalRepairDays, in a sentence without parameters',
  'web/src/locales/en/medi-cal.json: 90 days': 'renewalRepairDays, in a sentence without parameters',
};

/** Groups of names whose values are the same. */
function groupsOf(entries: readonly (readonly [string, string])[]): string[] {
  const groups = new Map<string, string[]>();
  for (const [name, value] of entries) groups.set(value, [...(groups.get(value) ?? []), name]);
  return [...groups.values()].filter((names) => names.length > 1).map((names) => names.sort().join(' = '));
}

describe('a rule has one record', () => {
  const found = [...new Set(literalsBelow(ROOT))];

  test('no sentence states a date or an amount of a rule by itself', () => {
    expect(found.filter((literal) => !(literal in EXCEPTIONS))).toEqual([]);
  });

  test('every exception is still needed', () => {
    expect(Object.keys(EXCEPTIONS).filter((literal) => !found.includes(literal))).toEqual([]);
  });

  test('no code holds a day of a rule', () => {
    const days = Object.values(RULE_DATES).flatMap(({ day, ofYear = {} }) => [day ?? '', ...Object.values(ofYear)]);
    expect(ruleDaysInCode(ROOT, new Set(days))).toEqual([]);
  });

  test('no two dates are of one day and one audience', () => {
    expect(
      groupsOf(
        Object.entries(RULE_DATES).map(([id, { day, ofYear, audience }]) => [
          id,
          JSON.stringify([day, ofYear, audience]),
        ]),
      ),
    ).toEqual([]);
  });

  // The bands of the premium credit touch, so the end of one is the start of the next.
  test('no two figures have one name, or one unit and the same amounts over several years', () => {
    const figures = Object.entries<Figure>(FIGURES);
    expect(groupsOf(figures.map(([id, { label }]) => [id, label.en]))).toEqual([]);
    const series = figures.filter(
      ([id, { rows }]) => !id.startsWith('contributionBand') && rows.filter(({ value }) => value !== null).length > 1,
    );
    expect(
      groupsOf(
        series.map(([id, { unit, rows }]) => [
          id,
          JSON.stringify([unit, rows.map((row) => [row.effectiveFrom, row.value])]),
        ]),
      ),
    ).toEqual([]);
  });

  test('no two policy updates are of one rule', () => {
    expect(groupsOf(writtenUpdates.map(({ id, rule }) => [id, rule]))).toEqual([]);
  });
});

describe('the search for literals', () => {
  test.each([
    ['2027년 7월 1일부터 일반 치과 진료를 보장받지 못합니다.', '2027년 7월 1일'],
    ['12월 7일까지 바꿀 수 있습니다.', '12월 7일'],
    ['Dental care ends July 1, 2027.', 'July 1, 2027'],
    ['You can change plans until December 7.', 'December 7'],
    ['The deductible is at most $700.', '$700'],
    ['재산 기준은 16,590달러입니다.', '16,590달러'],
    ['직장 보험이 끝난 뒤 8개월 안에 가입하세요.', '8개월'],
    ['Join within 63 days.', '63 days'],
  ])('finds the literal of “%s”', (text, literal) => {
    expect(literalsIn('planted.json', text)).toEqual([`planted.json: ${literal}`]);
  });

  test.each([
    '{{date.mediCalDentalEnd}}부터 {{partDDeductibleMax2027}}입니다.',
    'The new plan starts January 1 and costs $0.',
    '월 보험료 0달러, 1월 1일에 시작합니다.',
  ])('leaves “%s” alone', (text) => {
    expect(literalsIn('planted.json', text)).toEqual([]);
  });
});
