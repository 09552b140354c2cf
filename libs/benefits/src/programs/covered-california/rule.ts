// The premium tax credit of Covered California (docs/facts/policy.md#covered-california and #decision-logic): advice
// only, never one of the call's booleans.
import type { EligibilityRule, RuleOutcome } from '@app/contracts/http/eligibility-answer';
import type { BilingualText } from '@app/contracts/http/errors';
import { figureOn } from '../../figures/figure';
import { fill } from '../later-texts';
import type { Facts } from '../facts';
import { hasMedicare, isFrom } from '../facts';
import { mediCalVerdict } from '../medi-cal/rule';
import { medicareStanding } from '../medicare/rule';
import type { Figures, Verdict } from '../rule';
import { outcomeOf, ruling } from '../ruling';
import { coverageYear } from './coverage-year';
import { creditRule } from './income.rule';
import { statusRule } from './status.rule';
import words from './words.json';

const program = 'covered-california';

/** Without premium-free Part A the credit stays open until somebody enrols in Part A that costs a premium. */
function agedStanding(
  { workCredits, asOf }: Facts,
  figures: Figures,
  medicare: RuleOutcome,
): [RuleOutcome, BilingualText] {
  if (medicare === 'fail') return ['pass', words.over65Without];
  const full = figureOn(figures, 'workCreditsFull', asOf);
  if (workCredits === null || !full) return ['unknown', words.over65Unknown];
  return workCredits >= full.value ? ['fail', words.freePartA] : ['pass', words.paidPartA];
}

/** Under 65 without Medicare, or 65 and over without Part A free of a premium. */
const noMedicareRule = (facts: Facts, figures: Figures): EligibilityRule => {
  const medicareAge = figureOn(figures, 'medicareAge', facts.asOf);
  const full = figureOn(figures, 'workCreditsFull', facts.asOf);
  const { outcome: medicare } = medicareStanding(facts, figures);
  const isOldEnough = medicareAge !== null && isFrom(facts, medicareAge.value);
  const [outcome, text]: [RuleOutcome, BilingualText] =
    hasMedicare(facts) || (!isOldEnough && medicare === 'pass')
      ? ['fail', words.hasMedicare]
      : isOldEnough
        ? agedStanding(facts, figures, medicare)
        : ['pass', words.under65];
  return ruling({
    id: 'covered-california.no-medicare',
    program,
    outcome,
    title: words.ageTitle,
    text: fill(text, { credits: String(full?.value ?? '') }),
    inputs: ['age', 'citizenshipStatus', 'currentInsurance', 'yearsAsResident', 'workCredits'],
    sources: ['credit', 'S21'],
  });
};

/** Free Medi-Cal takes the place of the credit. */
function mediCalFirstRule(facts: Facts, figures: Figures): EligibilityRule {
  const { outcome: mediCal } = mediCalVerdict(facts, figures);
  const opposite: Record<RuleOutcome, [RuleOutcome, BilingualText]> = {
    pass: ['fail', words.mediCalFirst],
    fail: ['pass', words.noMediCal],
    unknown: ['unknown', words.mediCalOpen],
  };
  const [outcome, text] = opposite[mediCal];
  return ruling({
    id: 'covered-california.medi-cal-first',
    program,
    outcome,
    title: words.mediCalTitle,
    text,
    inputs: ['age', 'annualIncome', 'householdSize', 'citizenshipStatus'],
    sources: ['S21'],
  });
}

/** Only for people with cover from work; unknown, as the price of that cover is not asked. */
function employerRule(facts: Facts, figures: Figures): EligibilityRule | null {
  if (facts.insurance !== 'employer') return null;
  const { on } = coverageYear(facts, figures);
  const line = figureOn(figures, 'employerOfferShare', on);
  const parts = { percent: String(line?.value ?? ''), year: String(line?.row.year ?? '') };
  return ruling({
    id: 'covered-california.employer',
    program,
    outcome: 'unknown',
    title: words.employerTitle,
    text: line ? fill(words.employer, parts) : words.employerUnknown,
    inputs: ['currentInsurance'],
    figures: [line],
    sources: ['credit'],
  });
}

export function coveredCaliforniaVerdict(facts: Facts, figures: Figures): Verdict {
  const noMedicare = noMedicareRule(facts, figures);
  if (noMedicare.outcome === 'fail') return { outcome: 'fail', rules: [noMedicare] };
  const mediCal = mediCalFirstRule(facts, figures);
  if (mediCal.outcome === 'fail') return { outcome: 'fail', rules: [noMedicare, mediCal] };
  const employer = employerRule(facts, figures);
  const rules = [
    noMedicare,
    mediCal,
    creditRule(facts, figures),
    statusRule(facts, coverageYear(facts, figures).year),
    ...(employer ? [employer] : []),
  ];
  return { outcome: outcomeOf(rules), rules };
}
