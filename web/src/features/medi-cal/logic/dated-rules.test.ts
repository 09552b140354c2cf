import { datedRules } from './dated-rules';

describe('the dated rules of Medi-Cal', () => {
  it.each([
    ['2026-12-31', false],
    ['2027-01-01', true],
  ])('on %s the work rule has begun: %s', (on, hasBegun) => {
    expect(datedRules(['premium', 'work'], on).map(({ id }) => id)).toEqual(['work', 'premium']);
    expect(datedRules(['work'], on)[0]).toMatchObject({ from: '2027-01-01', hasBegun });
  });
});
