// What would change the answer: the same check, run again with one thing changed. Only answers that truly differ are said.
import type { AssetBand, EligibilityProgram } from '@app/contracts/http/eligibility';
import type { EligibilityFlip, EligibilityRule } from '@app/contracts/http/eligibility-answer';
import type { BilingualText } from '@app/contracts/http/errors';
import { figureOn } from '../figures/figure';
import type { FigureId } from '../figures/figures';
import { programOutcome } from '../lines/programs';
import { unitSize } from '../programs/facts';
import { dollars, fill } from '../programs/later-texts';
import { fifthYear } from '../programs/medicare/fifth-year';
import { automaticExtraHelp } from './answers';
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

/** Savings never decide Covered California; for an own application to Extra Help Social Security's limit is the one to name. */
function savingsVariants(situation: Situation, assetsBand: AssetBand): Variant[] {
  const { facts, figures } = situation;
  const isCouple = unitSize(facts) > 1;
  const of = (id: FigureId) => dollars(figureOn(figures, id, facts.asOf)?.value ?? 0);
  const isAutomatic = automaticExtraHelp(situation) !== null;
  const ownLimit = fill(words.savingsExtraHelp, {
    limit: of(isCouple ? 'extraHelpResourcesCouple' : 'extraHelpResourcesOne'),
    burial: of(isCouple ? 'extraHelpResourcesBurialCouple' : 'extraHelpResourcesBurialOne'),
  });
  const change = { assetsBand };
  return [
    { id: 'savings', change, said: words.savings, programs: ['medi-cal'] },
    { id: 'savings', change, said: isAutomatic ? words.savings : ownLimit, programs: ['extra-help'] },
  ];
}

function otherVariants(situation: Situation): Variant[] {
  const { facts, figures } = situation;
  const residentYears = figureOn(figures, 'residentYears', facts.asOf)?.value;
  const { asOf, age, isAgeKnown, householdSize, assetsBand, hasSpouse } = facts;
  const medicareAge = figureOn(figures, 'medicareAge', asOf)?.value;
  const isAlone = facts.isHouseholdKnown && (hasSpouse === false || (hasSpouse === null && householdSize === 1));
  const over: AssetBand = 'aboveLimit';
  const isUnderLimit =
    assetsBand === null || ['upToOne', 'withinLimit', 'withinExtraHelp', 'aboveExtraHelp'].includes(assetsBand);
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
    ...(isUnderLimit ? savingsVariants(situation, over) : []),
    ...(residentYears !== undefined && fifthYear(facts, figures)
      ? [
          {
            id: 'years',
            change: { yearsAsResident: residentYears },
            said: fill(words.years, { years: String(residentYears) }),
            programs: ['medicare'] as const,
          },
        ]
      : []),
  ];
}

function flipsOf({ id, change, said, programs }: Variant, situation: Situation): EligibilityFlip[] {
  const { figures } = situation;
  const facts = changed(situation.facts, change);
  const after: Judging = { facts, figures, answers: answersOf(facts, figures) };
  return programs.flatMap((program) => {
    const becomes = programOutcome(after, program);
    if (becomes === situation.lines.find((one) => one.program === program)?.outcome) return [];
    const isCloseToFree = program === 'medi-cal' && becomes === 'undecided' && change.annualIncome !== undefined;
    const text = fill(isCloseToFree ? words.maybeNotFree : words.becomes[becomes], {
      change: said,
      program: words.programs[program],
    });
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
