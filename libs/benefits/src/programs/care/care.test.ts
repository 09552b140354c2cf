import { FIGURES } from '../../figures/figures';
import { factsOf } from '../facts';
import { outcomesOf } from '../scenario.fixture';
import { CARE_SCENARIOS } from './care.scenarios';
import { ihssRule, paceRule } from './rule';

test.each(CARE_SCENARIOS)('care at home $number: $says', ({ known, mediCal, rules = {} }) => {
  const facts = factsOf(known);
  const all = [ihssRule(facts, FIGURES, mediCal), paceRule(facts, FIGURES)];
  expect(outcomesOf({ outcome: 'unknown', rules: all })).toMatchObject(rules);
});
