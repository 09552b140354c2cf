// What would change the answer: the same check, run again with one thing changed. Only answers that truly differ are said.
import type { AssetBand, EligibilityFlip, EligibilityRule } from '@app/contracts/http/eligibility';
import type { BilingualText } from '@app/contracts/http/errors';
import { figureOn } from '../figures/figure';
import { dollars, fill } from '../programs/amount-texts';
import { answersOf, shownPrograms, ternary } from './answers';
import { changed } from './facts-of-request';
import type { Change } from './facts-of-request';
import { FLIP_WORDS as words } from './flip.words';
import type { Situation } from './situation';

/** Programs a flip may speak of; the others follow from these. */
const FLIPPING = ['medicare', 'medi-cal', 'extra-help', 'medicare-savings', 'covered-california'] as const;
type FlipProgram = (typeof FLIPPING)[number];
const BY_INCOME = ['medi-cal', 'extra-help', 'covered-california'] as const;
const BY_STATUS = ['medicare', 'medi-cal'] as const;
const COUPLE = 2;
const MONTHS = 12;

interface Variant {
  id: string;
  change: Change;
  said: BilingualText;
  /** Programs this change is about; what others make of it would only repeat it. */
  programs: readonly FlipProgram[];
}

/** The yearly income at which a failed test passes, or a passed one fails, if income decides at all. */
function turningIncome({ yours, limit, comparison, outcome }: EligibilityRule, income: number, allowance: number) {
  if (yours?.unit !== 'usd-per-year' || limit?.unit !== 'usd-per-year' || comparison === 'at-least') return null;
  // An income of which nothing counts has room left in what is taken off.
  const room = yours.value === 0 ? Math.max(0, allowance - income) : 0;
  const atLimit = income + limit.value - yours.value + room;
  // `at most` passes on the limit itself, `below` one dollar under it.
  const last = comparison === 'below' ? Math.ceil(atLimit) - 1 : Math.floor(atLimit);
  return outcome === 'fail' ? last : last + 1;
}

/** Incomes at the limits of each program's trace, nearest first. */
function incomeVariants({ facts, figures, answers }: Situation, program: FlipProgram): Variant[] {
  const { annualIncome } = facts;
  const allowance = (figureOn(figures, 'unearnedDisregard', facts.asOf)?.value ?? 0) * MONTHS;
  const distance = (income: number): number => Math.abs(income - annualIncome);
  const found = answers.verdicts[program].rules.map((rule) => turningIncome(rule, annualIncome, allowance));
  return found
    .filter((income): income is number => income !== null && income >= 0 && income !== annualIncome)
    .sort((one, other) => distance(one) - distance(other))
    .map((income) => ({
      id: `income-${income}`,
      change: { annualIncome: income },
      said: fill(income > annualIncome ? words.moreIncome : words.lessIncome, { income: dollars(income) }),
      programs: [program],
    }));
}

const overLimit = (householdSize: number): AssetBand => (householdSize >= COUPLE ? 'aboveCouple' : 'upToCouple');

function otherVariants({ facts, figures }: Situation): Variant[] {
  const { asOf, age, householdSize, assetsBand, status } = facts;
  const medicareAge = figureOn(figures, 'medicareAge', asOf)?.value;
  const over = overLimit(householdSize);
  return [
    ...(householdSize === 1
      ? [{ id: 'household-2', change: { householdSize: COUPLE }, said: words.couple, programs: FLIPPING }]
      : []),
    ...(medicareAge !== undefined && age < medicareAge
      ? [
          {
            id: 'age',
            change: { age: medicareAge },
            said: fill(words.age, { age: String(medicareAge) }),
            programs: FLIPPING,
          },
        ]
      : []),
    ...(assetsBand === null || assetsBand === 'upToOne'
      ? [{ id: 'savings', change: { assetsBand: over }, said: words.savings, programs: FLIPPING }]
      : []),
    status === 'other'
      ? {
          id: 'status',
          change: { citizenshipStatus: 'resident' as const },
          said: words.residentStatus,
          programs: BY_STATUS,
        }
      : { id: 'status', change: { citizenshipStatus: 'other' as const }, said: words.otherStatus, programs: BY_STATUS },
  ];
}

function flipsOf({ id, change, said, programs }: Variant, { facts, figures, answers }: Situation): EligibilityFlip[] {
  const after = answersOf(changed(facts, change), figures);
  return programs.flatMap((program) => {
    const becomes = ternary(after, program);
    if (becomes === ternary(answers, program)) return [];
    const text = fill(words.becomes[becomes], { change: said, program: words.programs[program] });
    return [{ id: `${id}.${program}`, change, program, becomes, text }];
  });
}

/** The nearest income that turns this program's answer; a list of every limit would read like a table. */
function incomeFlips(situation: Situation, program: FlipProgram): EligibilityFlip[] {
  for (const variant of incomeVariants(situation, program)) {
    const flips = flipsOf(variant, situation);
    if (flips.length > 0) return flips;
  }
  return [];
}

/** @returns only true flips: running the check with `change` answers `becomes` for `program` */
export function wouldChangeOf(situation: Situation): EligibilityFlip[] {
  const shown = shownPrograms(situation.answers);
  const byIncome = BY_INCOME.filter((program) => shown.includes(program));
  return [
    ...otherVariants(situation).flatMap((variant) => flipsOf(variant, situation)),
    ...byIncome.flatMap((program) => incomeFlips(situation, program)),
  ];
}
