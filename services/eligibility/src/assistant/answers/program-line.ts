// One program as the answers say it: whether it is possible, why, and what to do next.
import { FIGURES } from '@app/benefits/figures/figures';
import { NEXT_STEPS } from '@app/benefits/lines/line';
import { fill, join } from '@app/benefits/programs/amount-texts';
import type { Facts } from '@app/benefits/programs/facts';
import { premiumText } from '@app/benefits/programs/covered-california/income.rule';
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

/**
 * The answer requests a missing age once, at its end, and does not send people to look at a passport. Of what is not possible it
 * names one step: the premiums to list.
 */
const isStepHere = ({ outcome, nextStep: { text } }: EligibilityProgramLine): boolean =>
  outcome === 'possible' || outcome === 'undecided'
    ? text !== NEXT_STEPS.sayAge.text
    : text === NEXT_STEPS.countyPremiums.text;

/** What the rules know beyond the verdict and a conversation wants: the premium to expect. */
function detailOf(line: EligibilityProgramLine, facts: Facts): BilingualText | null {
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
