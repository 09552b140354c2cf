import { plan } from '../../../../test/plan-records';
import { threePlans } from './three-plans';

const named = (name: string, carrier: string, starRating: number | null, monthlyPremium: number | null = 0) =>
  plan({ name, carrier, starRating, monthlyPremium });

describe('the three example plans', () => {
  it('come from three companies, the best stars first', () => {
    const plans = [
      named('A1', 'Alder', 4.5),
      named('A2', 'Alder', 5),
      named('B1', 'Birch', 3),
      named('C1', 'Cedar', 4),
      named('D1', 'Dogwood', 3.5),
    ];
    expect(threePlans(plans).map(({ name }) => name)).toEqual(['A2', 'C1', 'D1']);
  });

  it('prefer the lower premium where the stars are equal, and an unknown one is no zero', () => {
    const plans = [named('A1', 'Alder', 4, null), named('A2', 'Alder', 4, 20), named('B1', 'Birch', 4, 0)];
    expect(threePlans(plans).map(({ name }) => name)).toEqual(['B1', 'A2']);
  });

  it('are fewer where there are fewer companies, and rated ones are before those without stars', () => {
    const plans = [named('A1', 'Alder', null), named('B1', 'Birch', 2)];
    expect(threePlans(plans).map(({ name }) => name)).toEqual(['B1', 'A1']);
  });
});
