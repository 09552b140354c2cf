import { POLICY_UPDATES } from '@app/content/records/policy-updates';
import { updatesOn } from './update-order';

const ids = (today: string) => updatesOn(today, POLICY_UPDATES).map(({ id }) => id);

describe('what changed, nearest in time first', () => {
  test('in November 2026 the open window and the coming losses are before what began in January', () => {
    expect(ids('2026-11-21').slice(0, 3)).toEqual([
      'covered-california-2027-window',
      'medi-cal-back-cover',
      'medi-cal-work-rules',
    ]);
    expect(ids('2026-11-21').at(-1)).toBe('part-a-buy-in');
  });

  test('a change is coming until the day before it begins', () => {
    const loss = (today: string) => updatesOn(today, POLICY_UPDATES).find(({ id }) => id === 'medicare-status-loss');
    expect(loss('2027-01-03')?.isComing).toBe(true);
    expect(loss('2027-01-04')?.isComing).toBe(false);
  });
});
