import { figureOn } from '../../figures/figure';
import { FIGURES } from '../../figures/figures';
import { factsOf } from '../facts';
import { PENALTY_SCENARIOS, WAIVER_SCENARIOS } from './late-enrollment.scenarios';
import { partAPenalty, partBPenalty, partDPenalty } from './penalties';
import { lateEnrollmentVerdict } from './rule';

const on = '2026-11-21';
const facts = (workCredits: number | null) =>
  factsOf({ asOf: on, age: 72, annualIncome: 30_000, status: 'citizen', workCredits });

describe('late-enrolment penalties as arithmetic', () => {
  test.each(PENALTY_SCENARIOS)('$number: $says', ({ part, months, days = 0, monthly, years }) => {
    const premium = figureOn(FIGURES, 'partAPremiumFull', on)!;
    const found = {
      A: () => partAPenalty(months, premium, FIGURES, on),
      B: () => partBPenalty(months, FIGURES, on),
      D: () => partDPenalty(months, days, FIGURES, on),
    }[part]();
    expect(found).toMatchObject({ monthly, years });
  });
});

describe('late-enrolment rules', () => {
  test.each(WAIVER_SCENARIOS)('$number: $says', ({ workCredits, waivers, outcomes }) => {
    const { rules } = lateEnrollmentVerdict(facts(workCredits), FIGURES, waivers);
    expect(rules.map(({ outcome }) => outcome)).toEqual(outcomes);
  });

  test('say the amounts in force', () => {
    const [partA, partB, partD] = lateEnrollmentVerdict(facts(null), FIGURES, {
      isQmb: false,
      doesStatePay: false,
      hasExtraHelp: false,
    }).rules;
    expect(partA?.text.en).toContain('10% more, for twice the number of years');
    expect(partB?.text.en).toContain('about $20.29 a month for each 12 months');
    expect(partD?.text.en).toContain('63 days');
    expect(partD?.text.en).toContain('1% of the 2026 base premium ($38.99)');
  });
});
