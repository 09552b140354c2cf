// Medicare Savings Programs: who pays the premiums of people with Medicare and little income
// (docs/facts/policy.md#medicare-savings-programs). Each of the three is judged by itself: by its own limit, its own
// sentence.
import type { EligibilityRule, RuleOutcome } from '@app/contracts/http/eligibility-answer';
import { figureOn } from '../../figures/figure';
import { ruleDay } from '../../figures/rule-dates';
import { dollars, fill, join } from '../later-texts';
import type { Facts } from '../facts';
import { assetsRule } from '../medi-cal/assets.rule';
import { medicareStanding } from '../medicare/rule';
import type { Figures, Verdict } from '../rule';
import { amount, outcomeOf, ruling } from '../ruling';
import { bandTest } from './band';
import type { SavingsProgram } from './band';
import words from './words.json';

/** Since this day California enrols QMBs in Part A at any time and pays for it. */
const BUY_IN_BEGINS = ruleDay('partABuyIn');

const PAYS = { qmb: words.qmb, slmb: words.slmb, qi: words.qi } as const;

/** The income test alone, with Medicare or without. */
function savingsIncomeRule(facts: Facts, figures: Figures, program: SavingsProgram): EligibilityRule {
  const base = {
    id: `${program}.income`,
    program,
    title: words.titles[program],
    inputs: ['annualIncome', 'householdSize', 'hasSpouse'],
    sources: ['S20'],
  } as const;
  const test = bandTest(facts, figures, program);
  if (!test) return ruling(base, { outcome: 'unknown', text: words.unknown });
  const { fits, countable, limit } = test;
  const over = countable.yearly - limit.yearly;
  const isClose = !fits && over <= (figureOn(figures, 'borderlineDollars', facts.asOf)?.value ?? 0);
  const counted = fill(words.counted, { income: dollars(facts.annualIncome), off: dollars(countable.takenOff) });
  return ruling(base, {
    outcome: fits ? 'pass' : 'fail',
    text: join(
      fits ? PAYS[program] : words.none,
      fits && program !== 'qmb' && words.california,
      isClose && words.borderline,
    ),
    yours: amount(countable.yearly, 'usd-per-year', countable.takenOff > 0 ? counted : null),
    limit: amount(
      limit.yearly,
      'usd-per-year',
      fill(words.monthly, { month: dollars(limit.monthly), gross: dollars(limit.gross) }),
    ),
    comparison: limit.comparison,
    isBorderline: isClose,
    figures: [limit.level, limit.share, ...countable.figures],
  });
}

/** The state's buy-in concerns those whose Part A would cost a premium, or whose credits nobody asked. */
export function buyInRule({ asOf, workCredits }: Facts, figures: Figures): EligibilityRule | null {
  const full = figureOn(figures, 'workCreditsFull', asOf);
  const hasFreePartA = workCredits !== null && full !== null && workCredits >= full.value;
  if (hasFreePartA || asOf < BUY_IN_BEGINS) return null;
  return ruling({
    id: 'qmb.part-a-buy-in',
    program: 'qmb',
    outcome: workCredits === null ? 'unknown' : 'pass',
    title: words.buyInTitle,
    text: words.buyIn,
    inputs: ['workCredits', 'annualIncome'],
    sources: ['S4', 'S5'],
    effectiveFrom: BUY_IN_BEGINS,
    effectiveTo: null,
  });
}

function medicareRule(program: SavingsProgram, outcome: RuleOutcome): EligibilityRule {
  return ruling({
    id: `${program}.medicare`,
    program,
    outcome,
    title: words.titles[program],
    text: outcome === 'fail' ? words.noMedicare : words.medicareOpen,
    inputs: ['age', 'citizenshipStatus', 'currentInsurance'],
    sources: ['S20'],
  });
}

/** The verdict is that of Medicare, income and savings; the buy-in stands beside it and decides nothing. */
export function savingsVerdict(facts: Facts, figures: Figures, program: SavingsProgram): Verdict {
  const { outcome: medicare, isPossible } = medicareStanding(facts, figures);
  if (!isPossible) return { outcome: medicare, rules: [medicareRule(program, medicare)] };
  // Kept by itself, as savings change nothing of it.
  const income = savingsIncomeRule(facts, figures, program);
  if (income.outcome !== 'pass') return { outcome: income.outcome, rules: [income] };
  const assets = assetsRule(facts, figures, program);
  // With savings above the limit there is no QMB that could pay for Part A.
  const buyIn = program === 'qmb' && assets.outcome !== 'fail' ? buyInRule(facts, figures) : null;
  return { outcome: outcomeOf([income, assets]), rules: buyIn ? [income, assets, buyIn] : [income, assets] };
}
