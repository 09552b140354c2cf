import { SOURCES } from './sources';
import { COVERED_CALIFORNIA_WINDOWS, coverageYearOn, windowsOn } from './windows';
import type { WindowFamily } from './windows';

const family = (asOf: string, of: WindowFamily) => windowsOn(asOf).find((window) => window.family === of)!;

describe('enrollment windows on a day', () => {
  test.each([
    ['2026-10-14', 'upcoming', 1],
    ['2026-10-15', 'active', 53],
    ['2026-11-20', 'active', 17],
    ['2026-12-07', 'active', 0],
    ['2026-12-08', 'upcoming', 311],
  ])('the autumn window of Medicare on %s is %s', (asOf, status, daysLeft) => {
    expect(family(asOf, 'medicare-annual')).toMatchObject({ status, daysLeft });
  });

  test('the autumn window is for the next year, and names it', () => {
    expect(family('2026-11-20', 'medicare-annual')).toMatchObject({
      id: 'medicare-annual-2026',
      opensOn: '2026-10-15',
      closesOn: '2026-12-07',
      coverageYear: 2027,
    });
  });

  test.each(['medicare-general', 'medicare-advantage'] as const)(
    '%s opens on New Year’s Day for three months',
    (of) => {
      expect(family('2026-12-31', of)).toMatchObject({ status: 'upcoming', opensOn: '2027-01-01', daysLeft: 1 });
      expect(family('2027-01-01', of)).toMatchObject({ status: 'active', daysLeft: 89 });
      expect(family('2027-03-31', of)).toMatchObject({ status: 'active', daysLeft: 0 });
      expect(family('2027-04-01', of)).toMatchObject({ status: 'upcoming', opensOn: '2028-01-01' });
    },
  );

  test.each([
    ['2025-01-31', 2025, 'active', 0],
    ['2025-02-01', 2026, 'upcoming', 273],
    ['2026-01-31', 2026, 'active', 0],
    ['2026-10-31', 2027, 'upcoming', 1],
    ['2026-11-20', 2027, 'active', 72],
    ['2026-12-31', 2027, 'active', 31],
    ['2027-01-31', 2027, 'active', 0],
    ['2027-02-01', 2027, 'ended', null],
  ])('Covered California on %s speaks of %s, %s', (asOf, coverageYear, status, daysLeft) => {
    expect(family(asOf, 'covered-california')).toMatchObject({ coverageYear, status, daysLeft });
  });

  test('Medi-Cal is open on every day and never counts down', () => {
    expect(family('2026-11-20', 'medi-cal')).toMatchObject({ status: 'ongoing', opensOn: null, daysLeft: null });
  });

  test('next year is meant while its window is open, else this year', () => {
    expect(['2026-10-31', '2026-11-01', '2026-12-31', '2027-02-01', '2026-01-31'].map(coverageYearOn)).toEqual([
      2026, 2027, 2027, 2027, 2026,
    ]);
  });

  test('every window has known sources and both languages', () => {
    for (const window of windowsOn('2026-11-20')) {
      for (const id of window.sources) expect(SOURCES).toHaveProperty(id);
      expect([window.name.ko, window.name.en, window.note.ko, window.note.en].every(Boolean)).toBe(true);
    }
  });

  test('Covered California says until when coverage still begins on January 1', () => {
    expect(family('2026-11-20', 'covered-california')).toMatchObject({
      opensOn: '2026-11-01',
      closesOn: '2027-01-31',
      januaryBy: '2026-12-31',
    });
    expect(COVERED_CALIFORNIA_WINDOWS.every(({ januaryBy, closesOn }) => januaryBy! < closesOn!)).toBe(true);
  });
});
