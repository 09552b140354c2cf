import type { CostPart } from '@app/contracts/http/plan-costs';
import { parseCost } from './cost-cell';

const part = (change: Partial<CostPart>): CostPart => ({
  network: null,
  tier: null,
  kind: 'dollars',
  low: 0,
  high: 0,
  unit: 'use',
  fromDay: null,
  toDay: null,
  ...change,
});
const partsOf = (...args: Parameters<typeof parseCost>): readonly CostPart[] => {
  const cost = parseCost(...args);
  return cost?.state === 'costs' ? cost.parts : [];
};

describe('a cost as Plan Compare words it', () => {
  it('keeps networks, ranges and percentages apart', () => {
    expect(partsOf('In-network: $0-$45 copay; Out-of-network: 40% coinsurance')).toEqual([
      part({ network: 'in', high: 45 }),
      part({ network: 'out', kind: 'percent', low: 40, high: 40 }),
    ]);
    expect(partsOf('$130 copay')).toEqual([part({ low: 130, high: 130 })]);
    expect(partsOf('In-network: $199-$1,249.50 copay')).toEqual([part({ network: 'in', low: 199, high: 1249.5 })]);
  });

  it('reads a copay and a coinsurance of one service as two amounts', () => {
    expect(
      partsOf('In-network: $0-$325 copay, 40% coinsurance; Out-of-network: $0 copay, 40%-45% coinsurance'),
    ).toEqual([
      part({ network: 'in', high: 325 }),
      part({ network: 'in', kind: 'percent', low: 40, high: 40 }),
      part({ network: 'out' }),
      part({ network: 'out', kind: 'percent', low: 40, high: 45 }),
    ]);
  });

  it('reads days, stays and tiers of hospitals', () => {
    const text =
      'In-network: Tier 1 $0 per stay; Tier 2 $305 per day for days 1-7; $0 per day for days 8-999; $0 per stay; Out-of-network: 40% per stay';
    expect(partsOf(text)).toEqual([
      part({ network: 'in', tier: 1, unit: 'stay' }),
      part({ network: 'in', tier: 2, low: 305, high: 305, unit: 'day', fromDay: 1, toDay: 7 }),
      part({ network: 'in', tier: 2, unit: 'day', fromDay: 8 }),
      part({ network: 'in', tier: 2, unit: 'stay' }),
      part({ network: 'out', kind: 'percent', low: 40, high: 40, unit: 'stay' }),
    ]);
    expect(partsOf('Tier 1 $75 per day for days 1-5; $0 Lifetime Reserve Days for days 6-60').at(-1)).toEqual(
      part({ tier: 1, unit: 'reserve-day', fromDay: 6, toDay: 60 }),
    );
  });

  it('says nothing where the source writes a network and nothing behind it', () => {
    expect(partsOf('In-network: $0 copay; Out-of-network:')).toEqual([part({ network: 'in' })]);
    expect(parseCost('Out-of-network:')).toBeNull();
  });

  it('reads deductibles, yearly maximums, premiums and the Part B reduction', () => {
    expect(partsOf('$283; per year for in-network services', 'year')).toEqual([
      part({ network: 'in', low: 283, high: 283, unit: 'year' }),
    ]);
    expect(partsOf('$10,100 In and Out-of-network; $6,700 In-network', 'year')).toEqual([
      part({ network: 'both', low: 10100, high: 10100, unit: 'year' }),
      part({ network: 'in', low: 6700, high: 6700, unit: 'year' }),
    ]);
    expect(partsOf('−$185.00 reduction', 'month')).toEqual([part({ low: 185, high: 185, unit: 'month' })]);
    expect(partsOf('Preferred retail pharmacy, 1 month: 25% coinsurance')).toEqual([
      part({ network: 'preferred-pharmacy', kind: 'percent', low: 25, high: 25 }),
    ]);
  });

  it('knows what is not covered, and that some coverage is no amount', () => {
    expect(parseCost('Not covered')).toEqual({ state: 'not-covered' });
    expect(parseCost('Not offered')).toEqual({ state: 'not-covered' });
    expect(parseCost('Some coverage')).toEqual({ state: 'some' });
  });

  it.each([
    '',
    'Call the plan',
    '$20 copay for the first three visits',
    'In-network: $0 copay; then 20% of what the plan allows',
    '$0-$45 copay up to $2,000 every year',
  ])('does not read half of "%s"', (text) => {
    expect(parseCost(text)).toBeNull();
  });
});
