// One program in one line. An outcome and its sentence are one case, written together: no sentence can stand beside an
// outcome that it denies, and no program takes either from another.
import type { EligibilityProgram } from '@app/contracts/http/eligibility';
import type {
  EligibilityAmount,
  EligibilityProgramLine,
  EligibilityRule,
  ProgramOutcome,
} from '@app/contracts/http/eligibility-answer';
import type { BilingualText } from '@app/contracts/http/errors';
import type { ContactId } from '../check/contact-book';
import type { Judging } from '../check/situation';
import { figureOn } from '../figures/figure';
import { grossIncome } from '../programs/countable-income';
import { dollars, fill, isFilled } from '../programs/later-texts';
import { amount } from '../programs/ruling';
import { gross as grossWords, steps } from './next-step.words.json';

interface NextStep {
  text: BilingualText;
  contacts: readonly ContactId[];
}
type NextStepId = keyof typeof steps;
export const NEXT_STEPS = steps as Readonly<Record<NextStepId, NextStep>>;

export interface Case {
  outcome: ProgramOutcome;
  text: BilingualText;
  next: NextStepId;
}

/** The cases of a file of words. Its outcomes, next steps and contacts are held against their lists by words.test.ts. */
export function casesOf<Id extends string>(
  words: Readonly<Record<Id, Record<keyof Case, unknown>>>,
): Readonly<Record<Id, Case>> {
  return words as Readonly<Record<Id, Case>>;
}

export interface Judgement {
  said: Case;
  parts?: Readonly<Record<string, BilingualText | string>>;
  /** Whose sources, year and day the line carries, and whose figures when `compares` says so. */
  rule: EligibilityRule;
  /**
   * How the program's own limit is published: `gross` = by the month, before deductions; `gross-income` = only the income so;
   * none = the sentence speaks of something else.
   */
  compares: 'gross' | 'gross-income' | 'month' | 'as-is' | 'none';
}

export interface ProgramJudge {
  program: EligibilityProgram;
  name: BilingualText;
  judge: (situation: Judging) => Judgement;
}

const MONTHS = 12;

const asIs = (value: EligibilityAmount | null): EligibilityAmount | null => value && amount(value.value, value.unit);

const monthly = (value: EligibilityAmount | null): EligibilityAmount | null =>
  value?.unit === 'usd-per-year'
    ? amount(Math.round((value.value * 100) / MONTHS) / 100, 'usd-per-month')
    : asIs(value);

type Compared = Pick<EligibilityRule, 'yours' | 'limit' | 'comparison'>;

const cents = (value: number): number => Math.round(value * 100) / 100;

/** What the rule counted, with what is taken off put back: the amounts as the office publishes them, the arithmetic as a note. */
function beforeDeductions({ yours, limit }: Compared, { facts, figures }: Judging): Pick<Compared, 'yours' | 'limit'> {
  const off = figureOn(figures, 'unearnedDisregard', facts.asOf)?.value ?? 0;
  const income = yours && grossIncome(facts, figures);
  const perMonth = ({ value, unit }: EligibilityAmount): number => (unit === 'usd-per-year' ? value / MONTHS : value);
  const note = (text: BilingualText, counted: EligibilityAmount) =>
    fill(text, { counted: dollars(cents(perMonth(counted))), off: dollars(off) });
  return {
    yours:
      income === null ? null : amount(cents(income / MONTHS), 'usd-per-month', yours && note(grossWords.yours, yours)),
    limit: limit && amount(cents(perMonth(limit) + off), 'usd-per-month', note(grossWords.limit, limit)),
  };
}

function comparedBy({ rule, compares }: Pick<Judgement, 'rule' | 'compares'>, situation: Judging): Compared {
  if (compares === 'none') return { yours: null, limit: null, comparison: null };
  const { yours, limit, comparison } = rule;
  if (compares === 'gross') return { ...beforeDeductions(rule, situation), comparison };
  if (compares === 'gross-income')
    return { yours: beforeDeductions(rule, situation).yours, limit: asIs(limit), comparison };
  if (compares === 'month') return { yours: monthly(yours), limit: monthly(limit), comparison };
  return { yours: asIs(yours), limit: asIs(limit), comparison };
}

/** `{{yours}}`, `{{limit}}`, `{{gap}}` and `{{year}}` of a sentence: what the line shows, so that both can never differ. */
function partsOf({ yours, limit }: Compared, year: number | null): Record<string, BilingualText | string> {
  const parts: Record<string, BilingualText | string> = {};
  if (year !== null) parts.year = String(year);
  if (yours) parts.yours = dollars(yours.value);
  if (limit) parts.limit = dollars(limit.value);
  if (yours && limit) parts.gap = dollars(Math.round(Math.abs(limit.value - yours.value) * 100) / 100);
  return parts;
}

/** The case alone: what is asked "would that change anything?" needs no sentence. */
export const judgementOf = ({ judge }: ProgramJudge, situation: Judging): Judgement => judge(situation);

/** One person's line. */
export function judgedLine(judge: ProgramJudge, situation: Judging): EligibilityProgramLine {
  const { program, name } = judge;
  const judgement = judgementOf(judge, situation);
  const { said, parts, rule } = judgement;
  const compared = comparedBy(judgement, situation);
  const { text, contacts } = NEXT_STEPS[said.next];
  return {
    program,
    name,
    outcome: said.outcome,
    text: isFilled(said.text) ? fill(said.text, Object.assign(partsOf(compared, rule.figureYear), parts)) : said.text,
    yours: compared.yours,
    limit: compared.limit,
    comparison: compared.comparison,
    figureYear: rule.figureYear,
    sources: rule.sources,
    checkedOn: rule.checkedOn,
    nextStep: { text, contacts: [...contacts] },
  };
}

/** The first rule that says so; a verdict without one is a mistake of ours. */
export function ruleWith(rules: readonly EligibilityRule[], is: (rule: EligibilityRule) => boolean): EligibilityRule {
  const found = rules.find(is) ?? rules[0];
  if (!found) throw new Error('a verdict has no rule');
  return found;
}

export const isIncomeRule = ({ yours, limit }: EligibilityRule): boolean =>
  (yours?.unit.startsWith('usd-per') ?? false) && limit !== null;

/** A rule whose limit is an income limit, also where the own income is not known. */
export const hasIncomeLimit = ({ limit }: EligibilityRule): boolean => limit?.unit.startsWith('usd-per') ?? false;

export const isAbout =
  (end: string) =>
  ({ id }: EligibilityRule): boolean =>
    id.endsWith(`.${end}`);
