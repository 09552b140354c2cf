import { fillRuleDates, withRuleDates } from './rule-date-words';
import { namedDay, ruleDay } from './rule-dates';

describe('dates of rules in texts', () => {
  test.each([
    ['{{date.mediCalDentalEnd}}', '2027년 7월 1일', 'July 1, 2027'],
    ['{{date.mediCalDentalEnd.short}}', '7월 1일', 'July 1'],
    ['{{date.mediCalDentalEnd.month}}', '2027년 7월', 'July 2027'],
    ['{{date.mediCalDentalEnd.year}}', '2027', '2027'],
    ['{{date.mediCalBackCover.eve}}', '2026년 12월 31일', 'December 31, 2026'],
    ['{{date.fallCloses}}', '12월 7일', 'December 7'],
    ['{{date.coveredCaliforniaCloses2027}}', '2027년 1월 31일', 'January 31, 2027'],
  ])('%s reads %s and %s', (text, ko, en) => {
    expect(fillRuleDates(text, 'ko')).toBe(ko);
    expect(fillRuleDates(text, 'en')).toBe(en);
  });

  test.each([
    '{{date.unknown}}',
    '{{date.mediCalDentalEnd.day}}',
    '{{date.fallCloses.year}}',
    '{{date.coveredCaliforniaCloses2031}}',
    '{{partBPremium}}',
  ])('%s stays as it is, so that it is seen', (text) => {
    expect(fillRuleDates(text, 'ko')).toBe(text);
  });

  test('the language of a text follows from its key, also below lists', () => {
    const text = '{{date.fallCloses}}';
    expect(withRuleDates([{ name: text, nameKo: text, answer: [{ text: { ko: { who: text }, en: text } }] }])).toEqual([
      { name: 'December 7', nameKo: '12월 7일', answer: [{ text: { ko: { who: '12월 7일' }, en: 'December 7' } }] },
    ]);
  });
});

describe('rule-dates.json', () => {
  test('a date by coverage year is asked for with its year', () => {
    expect(() => ruleDay('coveredCaliforniaOpens')).toThrow('differs by coverage year');
    expect(namedDay('coveredCaliforniaOpens')).toBeUndefined();
    expect(namedDay('coveredCaliforniaOpens2027')).toBe('2026-11-01');
  });
});
