// The income test of each Medi-Cal group, at the limit and one dollar over it
// (docs/facts/policy.md#federal-poverty-level, #medi-cal-groups and #decision-logic).
import type { EligibilityRule } from '@app/contracts/http/eligibility-answer';
import type { BilingualText } from '@app/contracts/http/errors';
import { figureOn } from '../../figures/figure';
import type { FoundFigure } from '../../figures/figure';
import type { SourceId } from '../../figures/sources';
import { dollars, fill, join } from '../later-texts';
import { countableIncome } from '../countable-income';
import type { Facts } from '../facts';
import { unitSize } from '../facts';
import { incomeLimit } from '../poverty';
import type { IncomeLimit, ShareId } from '../poverty';
import { publishedLimit } from '../published-limit';
import type { PublishedLimit } from '../published-limit';
import type { Figures } from '../rule';
import { amount, ruling } from '../ruling';
import words from './words.json';

const COUPLE = 2;

/** `ssi` takes off what SSI does; `tax` counts the income as it stands. */
interface IncomeTest {
  id: string;
  title: BilingualText;
  share: ShareId;
  counting: 'tax' | 'ssi';
  sources: readonly SourceId[];
}

const TESTS = {
  child: { id: 'medi-cal.child-income', title: words.childTitle, share: 'mediCalChildShare', counting: 'tax' },
  pregnant: {
    id: 'medi-cal.pregnancy-income',
    title: words.pregnancyTitle,
    share: 'mediCalPregnantShare',
    counting: 'tax',
  },
  magi: { id: 'medi-cal.adult-income', title: words.adultTitle, share: 'mediCalAdultShare', counting: 'tax' },
  'aged-disabled': { id: 'medi-cal.aged-income', title: words.agedTitle, share: 'mediCalAgedShare', counting: 'ssi' },
  caretaker: {
    id: 'medi-cal.caretaker-income',
    title: words.caretakerTitle,
    share: 'mediCalCaretakerShare',
    counting: 'tax',
  },
} as const satisfies Record<string, Omit<IncomeTest, 'sources'>>;

export type IncomeTestName = keyof typeof TESTS;

/** By tax income the household counts, with an unborn child; as SSI counts, only the person and the spouse do. */
const householdOf = (name: IncomeTestName, facts: Facts): number =>
  TESTS[name].counting === 'ssi' ? unitSize(facts) : facts.householdSize + (facts.isPregnant ? 1 : 0);

interface Counted {
  yearly: number;
  takenOff: number;
  figures: readonly FoundFigure[];
}

const counted = (facts: Facts, figures: Figures, counting: IncomeTest['counting']): Counted | null =>
  counting === 'ssi' ? countableIncome(facts, figures) : { yearly: facts.annualIncome, takenOff: 0, figures: [] };

/** For one person whose size was not asked: what a couple's limit would be, if it would let them in. */
function spouseText(facts: Facts, figures: Figures, share: ShareId, yearly: number): BilingualText | null {
  if (!facts.isSizeAssumed || facts.householdSize !== 1) return null;
  const couple = publishedLimit(figures, share, COUPLE, facts.asOf);
  return couple && yearly <= couple.yearly ? fill(words.spouse, { month: dollars(couple.gross) }) : null;
}

function incomeText(name: IncomeTestName, facts: Facts, figures: Figures, limit: IncomeLimit, yearly: number) {
  const borderline = figureOn(figures, 'borderlineDollars', facts.asOf)?.value ?? 0;
  const over = yearly - limit.yearly;
  const isAbove = over > 0;
  const isClose = isAbove && over <= borderline;
  const parts = { size: String(householdOf(name, facts)), percent: String(limit.share.value), over: dollars(over) };
  const text = join(
    fill(isAbove ? words.above : words.within, parts),
    isClose && words.borderline,
    name === 'pregnant' && words.unborn,
    isAbove && name === 'aged-disabled' && words.premiums,
    isAbove && name !== 'pregnant' && spouseText(facts, figures, TESTS[name].share, yearly),
    !isAbove && name !== 'aged-disabled' && words.noSavings,
  );
  return { text, isAbove, isClose };
}

const limitNote = ({ monthly, gross, off }: PublishedLimit): BilingualText =>
  fill(off > 0 ? words.monthlyGross : words.monthly, { month: dollars(monthly), gross: dollars(gross) });

/** One group's income test; unknown when a figure of the day is not loaded. */
export const incomeRule = (name: IncomeTestName, facts: Facts, figures: Figures): EligibilityRule =>
  judged(name, facts, figures);

function judged(name: IncomeTestName, facts: Facts, figures: Figures): EligibilityRule {
  const { id, title, share, counting } = TESTS[name];
  const limit = publishedLimit(figures, share, householdOf(name, facts), facts.asOf);
  const income = counted(facts, figures, counting);
  const base = { id, program: 'medi-cal', title, inputs: ['age', 'annualIncome', 'householdSize'] } as const;
  if (!limit || !income) return ruling(base, { outcome: 'unknown', text: words.unknown, sources: ['S20'] });
  const { text, isAbove, isClose } = incomeText(name, facts, figures, limit, income.yearly);
  const note = fill(words.counted, { income: dollars(facts.annualIncome), off: dollars(income.takenOff) });
  return ruling(base, {
    outcome: isAbove ? 'fail' : 'pass',
    text,
    yours: amount(income.yearly, 'usd-per-year', income.takenOff > 0 ? note : null),
    limit: amount(limit.yearly, 'usd-per-year', limitNote(limit)),
    comparison: limit.comparison,
    isBorderline: isClose,
    figures: [limit.level, limit.share, ...income.figures],
    sources: ['S20'],
  });
}

/** MCAP, beside a pregnancy test that failed; null when its limit is not loaded. */
export function mcapRule(facts: Facts, figures: Figures): EligibilityRule | null {
  const limit = incomeLimit(figures, 'mcapShare', householdOf('pregnant', facts), facts.asOf);
  if (!limit) return null;
  const isWithin = facts.annualIncome <= limit.yearly;
  return ruling({
    id: 'medi-cal.mcap',
    program: 'medi-cal',
    outcome: isWithin ? 'pass' : 'fail',
    title: words.mcapTitle,
    text: fill(isWithin ? words.mcapWithin : words.mcapAbove, { limit: dollars(limit.yearly) }),
    inputs: ['annualIncome', 'householdSize'],
    yours: amount(facts.annualIncome, 'usd-per-year'),
    limit: amount(limit.yearly, 'usd-per-year', fill(words.monthly, { month: dollars(limit.monthly) })),
    comparison: 'at-most',
    figures: [limit.level, limit.share],
    sources: ['S20'],
  });
}
