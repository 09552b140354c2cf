import { ENROLLMENT } from '@app/content/records/enrollment';
import { enrollmentWindows } from './enrollment';

describe('enrollment periods of the home page', () => {
  test('come from libs/content: the yearly Medicare period and the newest Covered California period', () => {
    expect(enrollmentWindows(ENROLLMENT)).toMatchObject({
      medicare: { start: '2026-10-15', end: '2026-12-07' },
      coveredCalifornia: { start: '2026-11-01', end: '2026-12-31', checkedOn: '2026-11-20' },
    });
  });

  test('a period without a source is a fault, not a date on the screen', () => {
    const unsourced = ENROLLMENT.map((record) => ({ ...record, sourceUrl: null }));
    expect(() => enrollmentWindows(unsourced)).toThrow('no dated, sourced Medicare period');
  });
});
