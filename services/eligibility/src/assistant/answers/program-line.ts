// One program as the answers say it: whether it is possible, why, and what to do next.
import { FIGURES } from '@app/benefits/figures/figures';
import { figureOn } from '@app/benefits/figures/figure';
import { NEXT_STEPS } from '@app/benefits/lines/line';
import { fill, join } from '@app/benefits/programs/amount-texts';
import type { Facts } from '@app/benefits/programs/facts';
import { mediCalPath } from '@app/benefits/programs/medi-cal/path';
import { premiumText } from '@app/benefits/programs/covered-california/income.rule';
import mediCal from '@app/benefits/programs/medi-cal/words.json';
import type { EligibilityProgramLine } from '@app/contracts/http/eligibility-answer';
import type { BilingualText } from '@app/contracts/http/errors';
import { outcomes, person as W } from '../words/eligibility.words.json';
import { fact, sourceOf } from './draft';
import type { DraftPart } from './draft';

const isAbove = ({ outcome, yours, limit, comparison }: EligibilityProgramLine): boolean =>
  outcome === 'not-possible' &&
  comparison !== 'at-least' &&
  yours !== null &&
  limit !== null &&
  yours.value > limit.value;

/** The answer requests a missing age once, at its end, and does not send people to look at a passport. */
const isStepHere = ({ outcome, nextStep }: EligibilityProgramLine): boolean =>
  (outcome === 'possible' || outcome === 'undecided') && nextStep.text !== NEXT_STEPS.sayAge.text;

/** Of a couple that both pay for Part B. */
const MOST_PREMIUMS = 2;

/**
 * A little above, by the rules for seniors: when somebody applies, the county subtracts the health insurance premiums that they pay
 * themselves, such as the one of Part B.
 */
function isCloseToMediCal(line: EligibilityProgramLine, facts: Facts): boolean {
  const premium = figureOn(FIGURES, 'partBPremium', facts.asOf);
  const over = line.yours?.unit === 'usd-per-month' && line.limit ? line.yours.value - line.limit.value : Infinity;
  const isCounted = line.program === 'medi-cal' && isAbove(line) && mediCalPath(facts, FIGURES) === 'aged-disabled';
  return isCounted && premium !== null && over <= premium.value * MOST_PREMIUMS;
}

/** What the rules know beyond the verdict and a conversation wants: the premiums to list, or the premium to expect. */
function detailOf(line: EligibilityProgramLine, facts: Facts): BilingualText | null {
  if (isCloseToMediCal(line, facts)) return mediCal.premiums;
  const hasPremium = line.program === 'covered-california' && line.outcome === 'possible' && facts.isIncomeKnown;
  return hasPremium ? premiumText(facts, FIGURES) : null;
}

const A_YEAR = /\b20\d\d\b/u;

/** @param line of one program @param facts of the person whom it judges */
export function linePart(line: EligibilityProgramLine, facts: Facts): DraftPart {
  const verdict = isAbove(line) ? W.above : outcomes[line.outcome];
  const { figureYear } = line;
  // A sentence that names a year needs no second one: Covered California compares with the poverty level of the year before.
  const isDated = figureYear === null || A_YEAR.test(line.text.en);
  const name = isDated ? line.name : fill(W.ofYear, { name: line.name, year: String(figureYear) });
  const head = { ko: `${name.ko}: ${verdict.ko}`, en: `${name.en}: ${verdict.en}` };
  const isDone = isStepHere(line);
  return fact(
    join(head, line.text, detailOf(line, facts), isDone && line.nextStep.text),
    ...line.sources.slice(0, 2).map((source) => sourceOf(source, line.checkedOn)),
  );
}
