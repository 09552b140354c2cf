import { formatDollars, formatDollarsInText, formatMiles, formatNumber } from './numbers';

describe('numbers', () => {
  it('writes dollars with cents only where there are some', () => {
    expect(formatDollars(202.9)).toBe('$202.90');
    expect(formatDollars(1736)).toBe('$1,736');
    expect(formatDollars(185, true)).toBe('$185.00');
    expect(formatDollarsInText(1676, 'ko')).toBe('1,676달러');
    expect(formatDollarsInText(1676, 'en')).toBe('$1,676');
  });

  it('writes counts and miles', () => {
    expect(formatNumber(1247, 'ko')).toBe('1,247');
    expect(formatMiles(1.24, 'ko')).toBe('1.2마일');
    expect(formatMiles(1, 'en')).toBe('1.0 mile');
    expect(formatMiles(0.96, 'en')).toBe('1.0 mile');
    expect(formatMiles(2.5, 'en')).toBe('2.5 miles');
  });
});
