import { formatPhone, telAddress } from './phone';

describe('phone numbers', () => {
  it.each([
    ['2133849555', '(213) 384-9555'],
    ['213-384-9555', '(213) 384-9555'],
    ['1-800-633-4227', '1-800-633-4227'],
    ['8006334227', '1-800-633-4227'],
    ['911', '911'],
    ['213-555-0142 x12', '(213) 555-0142 ext. 12'],
  ])('%s is shown as %s', (given, shown) => {
    expect(formatPhone(given)).toBe(shown);
  });

  it('dials short numbers as they are and long ones with the country code', () => {
    expect(telAddress('911')).toBe('tel:911');
    expect(telAddress('(213) 384-9555')).toBe('tel:+12133849555');
    expect(telAddress('1-800-633-4227')).toBe('tel:+18006334227');
    expect(telAddress('213-555-0142 x12')).toBe('tel:+12135550142,12');
  });
});
