import { ENROLLMENT_WINDOWS } from './enrollment';

describe('enrollment periods of the home page', () => {
  test('come from libs/benefits: the yearly Medicare period and the newest Covered California period', () => {
    expect(ENROLLMENT_WINDOWS).toMatchObject({
      medicare: { start: '2026-10-15', end: '2026-12-07', verified: 'stored-copy' },
      coveredCalifornia: { start: '2026-11-01', end: '2027-01-31', checkedOn: '2026-11-20' },
    });
  });

  test('rest on the pages of medicare.gov and Covered California', () => {
    expect(ENROLLMENT_WINDOWS.medicare.sourceUrl).toMatch(/^https:\/\/www\.medicare\.gov\//);
    expect(ENROLLMENT_WINDOWS.coveredCalifornia.sourceUrl).toMatch(/^https:\/\/www\.coveredca\.com\//);
  });
});
