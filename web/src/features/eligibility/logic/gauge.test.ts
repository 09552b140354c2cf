import type { EligibilityAmount, EligibilityRule } from '@app/contracts/http/eligibility';
import { gaugeOf } from './gauge';

const usd = (value: number): EligibilityAmount => ({ value, unit: 'usd-per-year', note: null });
const rule = (yours: EligibilityAmount | null, limit: EligibilityAmount | null) =>
  gaugeOf({ yours, limit, comparison: 'at-most' } as EligibilityRule);

describe('the bar of a rule', () => {
  it('keeps the limit near the end and the figure in proportion', () => {
    expect(rule(usd(10_000), usd(20_000))).toEqual({ yours: 45, limit: 90 });
  });
  it('makes room when the figure is far above the limit', () => {
    expect(rule(usd(40_000), usd(20_000))).toEqual({ yours: 100, limit: 50 });
  });
  it('draws nothing where there is nothing to compare', () => {
    expect(rule(null, usd(1))).toBeNull();
    expect(rule(usd(1), null)).toBeNull();
    expect(rule(usd(1), usd(0))).toBeNull();
    expect(rule(usd(1), { value: 65, unit: 'years-old', note: null })).toBeNull();
  });
});
