// What an answer takes for granted, said openly (docs/facts/policy.md#decision-logic, conventions 1 to 5).
import type { EligibilityFlip } from '@app/contracts/http/eligibility-answer';
import type { BilingualText } from '@app/contracts/http/errors';
import { figureOn } from '../figures/figure';
import { missingAmountsText } from '../figures/next-year';
import { day, dollars, fill } from '../programs/later-texts';
import { hasMedicare, unitSize } from '../programs/facts';
import type { Facts } from '../programs/facts';
import { povertyLevel } from '../programs/poverty';
import type { Figures } from '../programs/rule';
import { LAW_CHECKED_ON } from '../programs/ruling';
import { assumptions as words } from './check.words.json';
import { looksAtSavings } from './situation';
import type { Situation } from './situation';

const yearOf = (on: string): number => Number(on.slice(0, 4));

/** The year whose limits were used; the poverty level is what every income limit rests on. */
export function figureYearOf({ asOf, householdSize }: Facts, figures: Figures): number {
  return povertyLevel(figures, householdSize, asOf)?.row.year ?? yearOf(asOf);
}

function datedAs(facts: Facts, figures: Figures): BilingualText {
  const level = povertyLevel(figures, facts.householdSize, facts.asOf);
  const year = String(figureYearOf(facts, figures));
  if (level?.isOld)
    return fill(words.oldFigures, { year, missing: missingAmountsText(figures, yearOf(facts.asOf)) ?? '' });
  return fill(words.dated, { year, checked: day(level?.row.checkedOn ?? LAW_CHECKED_ON) });
}

/**
 * Every result carries them, most important first.
 * @param flips what would change the answer: a couple is spoken of only where it would
 */
export function assumptionsOf(situation: Situation, flips: readonly EligibilityFlip[]): BilingualText[] {
  const { facts, figures, answers } = situation;
  const { age, asOf, insurance, status, assetsBand, isSizeAssumed, householdSize } = facts;
  const wouldFlip = flips.some(({ change }) => change.hasSpouse === true);
  const agedFrom = figureOn(figures, 'mediCalAgedAge', asOf)?.value ?? Infinity;
  const off = figureOn(figures, 'unearnedDisregard', asOf);
  const isPension = hasMedicare(facts) || (facts.isAgeKnown && age >= agedFrom);
  // With an age that is not known neither way of counting is the person's.
  const isCountingKnown = facts.isAgeKnown || isPension;
  return [
    ...(facts.situation === 'helping-parent' ? [words.parent] : []),
    ...(facts.isAgeKnown ? [] : [words.noAge]),
    ...(facts.isHouseholdKnown ? [] : [words.noHousehold]),
    ...(facts.isIncomeKnown ? [] : [words.noIncome]),
    ...(isSizeAssumed ? [words.size] : []),
    ...(householdSize > unitSize(facts) ? [words.units] : []),
    ...(wouldFlip ? [words.couple] : []),
    ...(isCountingKnown && !isPension ? [words.magi] : []),
    ...(isPension && off ? [fill(words.pension, { amount: dollars(off.value) })] : []),
    ...(status === 'resident' ? [words.resident] : []),
    ...(status === 'other' ? [words.other] : []),
    ...(status === 'unsaid' ? [words.unsaid] : []),
    ...(facts.isInsuranceGiven ? [] : [words.noInsurance]),
    ...(assetsBand === null && looksAtSavings(answers) ? [words.savings] : []),
    ...(insurance === 'employer' || insurance === 'private' ? [words.insurance] : []),
    datedAs(facts, figures),
  ];
}
