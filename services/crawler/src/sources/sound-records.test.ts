import { flawOf, isPastDay, skipsOf, soundOf } from './sound-records';

const NOW = new Date('2026-11-22T20:00:00Z');
const GOOD = {
  name: 'San José 한인 약국',
  website: 'https://example.org/a?b=c',
  sourceUrl: 'http://example.org',
  sourceUpdatedAt: '2026-11-20',
  zipCode: '90006',
  latitude: 34.05,
  monthlyPremium: -12.5,
  hours: { monday: { open: '9:00 AM', close: '4:00 PM' }, tuesday: null },
};

describe('a record', () => {
  it('that is sound passes, whatever it does not say', () => {
    expect(flawOf(GOOD, NOW)).toBeNull();
    expect(flawOf({ name: 'A', website: null, latitude: null, retrievedAt: NOW, isShown: true }, NOW)).toBeNull();
  });

  it.each([
    ['broken_text', { name: 'A\uD83D' }],
    ['broken_text', { name: 'A\0' }],
    ['broken_text', { name: 'San Jos\uFFFD' }],
    ['broken_text', { fields: { otherNames: ['fine', '\uDC00'] } }],
    ['broken_text', { costs: { 'Visit\0': '$20' } }],
    ['too_long', { name: 'A'.repeat(501) }],
    ['too_long', { benefits: { vision: { text: 'A'.repeat(10_001) } } }],
    ['too_long', { languages: Array.from({ length: 600 }, () => 'A'.repeat(1_000)) }],
    ['bad_address', { website: 'javascript:alert(1)' }],
    ['bad_address', { sourceUrl: 'ftp://example.org' }],
    ['bad_address', { website: 'https://' }],
    ['bad_number', { monthlyPremium: 1e12 }],
    ['bad_number', { latitude: 91 }],
    ['bad_number', { starRating: Number.NaN }],
    ['bad_number', { planYear: 70_000 }],
    ['bad_number', { zipCode: '9000' }],
    ['bad_number', { npi: '12345' }],
    ['bad_date', { sourceUpdatedAt: '9999-12-31' }],
    ['bad_date', { checkedOn: '2026-02-30' }],
    ['bad_date', { sourceUpdatedAt: '0001-01-01' }],
  ])('is left out as %s: %j', (reason, changes) => {
    expect(flawOf({ ...GOOD, ...changes }, NOW)).toBe(reason);
  });

  it('is counted by its reason, and the others stay as they are', () => {
    const { records, skipped } = soundOf([GOOD, { ...GOOD, name: '\0' }, { ...GOOD, name: '\0' }], NOW, { closed: 1 });
    expect(records).toEqual([GOOD]);
    expect(skipped).toEqual({ closed: 1, broken_text: 2 });
    expect(skipsOf([skipped, { closed: 2 }, {}])).toEqual({ closed: 3, broken_text: 2 });
  });
});

it.each([
  ['2026-11-23', true],
  ['2026-11-25', false],
  ['2024-02-29', true],
  ['2025-02-29', false],
  ['1899-12-31', false],
  ['Nov 22', false],
])('%s can be the day of a record: %s', (text, isDay) => expect(isPastDay(text, NOW)).toBe(isDay));
