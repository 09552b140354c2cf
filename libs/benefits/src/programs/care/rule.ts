// Care at home: IHSS follows Medi-Cal, PACE asks for age, place and need of care (docs/facts/policy.md#pace and
// #cash-and-other-help).
import type { EligibilityRule, ProgramOutcome } from '@app/contracts/http/eligibility-answer';
import { figureOn } from '../../figures/figure';
import { fill } from '../later-texts';
import type { Facts } from '../facts';
import { isFrom } from '../facts';
import type { Figures } from '../rule';
import { amount, ruling } from '../ruling';
import words from './words.json';

/** What Medi-Cal, free or with a share of cost, comes to for this person. */
export type MediCalStanding = Extract<ProgramOutcome, 'have' | 'possible' | 'undecided' | 'not-possible'>;

/** No income test of its own; at 65 and over, or with a disability, for people with Medi-Cal who live at home. */
export function ihssRule(facts: Facts, figures: Figures, mediCal: MediCalStanding): EligibilityRule {
  const aged = figureOn(figures, 'mediCalAgedAge', facts.asOf);
  const isDisabilityOpen = aged !== null && !isFrom(facts, aged.value) && facts.isDisabled !== true;
  const isShut = mediCal === 'not-possible' || (isDisabilityOpen && facts.isDisabled === false);
  const texts = {
    have: words.ihssHas,
    possible: words.ihssAfter,
    undecided: words.ihssOpen,
    'not-possible': words.ihssNot,
  };
  const text = isDisabilityOpen && mediCal !== 'not-possible' ? words.ihssYoung : texts[mediCal];
  return ruling({
    id: 'ihss.medi-cal',
    program: 'ihss',
    outcome: isShut ? 'fail' : 'unknown',
    title: words.ihssTitle,
    text: fill(text, { age: String(aged?.value ?? '') }),
    inputs: ['age', 'annualIncome', 'currentInsurance'],
    sources: ['IHSS'],
  });
}

/** Age alone can shut out; the need of care is certified by the state, the area is a list of ZIP codes. */
export function paceRule({ age, asOf }: Facts, figures: Figures): EligibilityRule {
  const base = { id: 'pace.age', program: 'pace', title: words.paceTitle, inputs: ['age'], sources: ['S38'] } as const;
  const limit = figureOn(figures, 'paceAge', asOf);
  if (!limit) return ruling(base, { outcome: 'unknown', text: words.unknown });
  const isOldEnough = age >= limit.value;
  return ruling(base, {
    outcome: isOldEnough ? 'unknown' : 'fail',
    text: fill(isOldEnough ? words.paceAsk : words.paceYoung, { age: String(limit.value) }),
    yours: amount(age, 'years-old'),
    limit: amount(limit.value, 'years-old'),
    comparison: 'at-least',
    figures: [limit],
  });
}
