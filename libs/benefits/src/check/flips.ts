// What would change the answer: the same check, run again with one thing changed. Only answers that truly differ are said.
import type { AssetBand, EligibilityProgram } from '@app/contracts/http/eligibility';
import type { EligibilityFlip, EligibilityRule } from '@app/contracts/http/eligibility-answer';
import type { BilingualText } from '@app/contracts/http/errors';
import { figureOn } from '../figures/figure';
import { programOutcome } from '../lines/programs';
import { dollars, fill } from '../programs/later-texts';
import { answersOf } from './open-answers';
import { changed } from './facts-of-request';
import type { Change } from './facts-of-request';
import words from './flip.words.json';
import type { Judging, Situation } from './situation';

/** Programs a flip may speak of; the others follow from these. */
const FLIPPING = [
  'medicare',
  'medi-cal',
  'extra-help',
  'covered-california',
] as const satisfies readonly EligibilityProgram[];
type FlipProgram = (typeof FLIPPING)[number];
const BY_INCOME = ['medi-cal', 'extra-help', 'covered-california'] as const;
const MONTHS = 12;

interface Variant {
  id: string;
  change: Change;
  said: BilingualText;
  /** Programs this change is about; what others make of it would only repeat it. */
  programs: readonly FlipProgram[];
}

/** A round sum of a month where the year has one, as people know their income by the month. */
function sum(yearly: number): { words: 'month' | 'year'; text: BilingualText } {
  const monthly = yearly / MONTHS;
  return Number.isInteger(monthly)
    ? { words: 'month', text: dollars(monthly) }
    : { words: 'year', text: dollars(yearly) };
}

interface Turn {
  /** Yearly income at which the test answers otherwise. */
  income: number;
  said: BilingualText;
}

/** The yearly income at which a failed test passes, or a passed one fails, if income decides at all. */
function turnOf(
  { yours, limit, comparison, outcome }: EligibilityRule,
  income: number,
  allowance: number,
): Turn | null {
  if (yours?.unit !== 'usd-per-year' || limit?.unit !== 'usd-per-year' || comparison === 'at-least') return null;
  // An income of which nothing counts has room left in what is taken off.
  const room = yours.value === 0 ? Math.max(0, allowance - income) : 0;
  const edge = income + limit.value - yours.value + room;
  // `at most` passes on the limit itself, `below` one dollar under it.
  const last = comparison === 'below' ? Math.ceil(edge) - 1 : Math.floor(edge);
  const { words: unit, text } = sum(edge);
  const kind =
    outcome === 'fail' ? (comparison === 'below' ? 'under' : 'upTo') : comparison === 'below' ? 'from' : 'over';
  return { income: outcome === 'fail' ? last : last + 1, said: fill(words[unit][kind], { income: text }) };
}

/** Incomes at the limits of each program's trace, nearest first. */
function incomeVariants({ facts, figures, answers }: Situation, program: FlipProgram): Variant[] {
  const { annualIncome } = facts;
  const allowance = (figureOn(figures, 'unearnedDisregard', facts.asOf)?.value ?? 0) * MONTHS;
  const distance = ({ income }: Turn): number => Math.abs(income - annualIncome);
  return answers.verdicts[program].rules
    .map((rule) => turnOf(rule, annualIncome, allowance))
    .filter((turn): turn is Turn => turn !== null && turn.income >= 0 && turn.income !== annualIncome)
    .sort((one, other) => distance(one) - distance(other))
    .map(({ income, said }) => ({
      id: `income-${income}`,
      change: { annualIncome: income },
      said,
      programs: [program],
    }));
}

function otherVariants({ facts, figures }: Situation): Variant[] {
  const { asOf, age, isAgeKnown, householdSize, assetsBand, hasSpouse } = facts;
  const medicareAge = figureOn(figures, 'medicareAge', asOf)?.value;
  const isAlone = facts.isHouseholdKnown && (hasSpouse === false || (hasSpouse === null && householdSize === 1));
  const over: AssetBand = 'aboveLimit';
  const isUnderLimit = assetsBand === null || assetsBand === 'upToOne' || assetsBand === 'withinLimit';
  return [
    ...(isAlone
      ? [
          {
            id: 'spouse',
            change: { householdSize: householdSize + 1, hasSpouse: true },
            said: words.couple,
            programs: FLIPPING,
          },
        ]
      : []),
    ...(medicareAge !== undefined && (!isAgeKnown || age < medicareAge)
      ? [
          {
            id: 'age',
            change: { age: medicareAge },
            said: fill(words.age, { age: String(medicareAge) }),
            programs: FLIPPING,
          },
        ]
      : []),
    ...(isUnderLimit ? [{ id: 'savings', change: { assetsBand: over }, said: words.savings, programs: FLIPPING }] : []),
  ];
}

function flipsOf({ id, change, said, programs }: Variant, situation: Situation): EligibilityFlip[] {
  const { figures } = situation;
  const facts = changed(situation.facts, change);
  const after: Judging = { facts, figures, answers: answersOf(facts, figures) };
  return programs.flatMap((program) => {
    const becomes = programOutcome(after, program);
    if (becomes === situation.lines.find((one) => one.program === program)?.outcome) return [];
    const text = fill(words.becomes[becomes], { change: said, program: words.programs[program] });
    return [{ id: `${id}.${program}`, change, program, becomes, text }];
  });
}

/** The nearest income that turns this program's answer; a list of every limit would read like a table. */
function incomeFlips(situation: Situation, program: FlipProgram): EligibilityFlip[] {
  if (!situation.facts.isIncomeKnown) return [];
  for (const variant of incomeVariants(situation, program)) {
    const flips = flipsOf(variant, situation);
    if (flips.length > 0) return flips;
  }
  return [];
}

/** @returns only true flips: running the check with `change` answers `becomes` for `program` */
export function wouldChangeOf(situation: Situation): EligibilityFlip[] {
  return [
    ...BY_INCOME.flatMap((program) => incomeFlips(situation, program)),
    ...otherVariants(situation).flatMap((variant) => flipsOf(variant, situation)),
  ];
}
