import type { EligibilityRule } from '@app/contracts/http/eligibility-answer';
import { isScopeOpen } from '../check/situation';
import type { Judging } from '../check/situation';
import { figureOn } from '../figures/figure';
import { casesOf, hasIncomeLimit, isAbout, isIncomeRule, ruleWith } from './line';
import type { Case, Judgement, ProgramJudge } from './line';
import words from './medi-cal.words.json';
import { hasMediCal, unitSize } from '../programs/facts';

const cases = casesOf(words.cases);
const { basis } = words;
/** The same verdict with a step: the premiums to list. */
const ABOVE_WITH_PREMIUMS: Case = { ...cases.above, next: 'countyPremiums' };

/** The group of people 65 and older or with a disability. */
const isOfSeniors = ({ id }: EligibilityRule): boolean => id === 'medi-cal.aged-income';

/** People 65 and older or with a disability have some income taken off; the limit is published before that. */
const comparedAs = (rule: EligibilityRule): 'gross' | 'month' => (isOfSeniors(rule) ? 'gross' : 'month');

const basisOf = (rule: EligibilityRule) => (isOfSeniors(rule) ? basis.gross : basis.tax);

const MONTHS = 12;

/**
 * For people 65 and older or with a disability the county subtracts the health insurance premiums that they pay themselves
 * (docs/facts/policy.md, note 2). The check does not ask for them, so the line says it where the Part B premium of each person is at
 * least what the income is above the limit.
 */
function mayFitAfterPremiums({ facts, figures }: Judging, rule: EligibilityRule): boolean {
  const { margin } = rule;
  const premium = figureOn(figures, 'partBPremium', facts.asOf);
  if (!isOfSeniors(rule) || !margin || !premium) return false;
  return Math.abs(margin.value) <= premium.value * MONTHS * unitSize(facts);
}

const isAfterPregnancy = ({ id }: EligibilityRule): boolean => id === 'medi-cal.after-pregnancy';

function possible({ facts, answers }: Judging): Judgement {
  const { rules } = answers.verdicts['medi-cal'];
  const after = rules.find(isAfterPregnancy);
  if (after) return { said: cases.after, parts: { said: after.text }, rule: after, compares: 'none' };
  const income = ruleWith(rules, isIncomeRule);
  const compares = isIncomeRule(income) ? comparedAs(income) : 'none';
  if (isScopeOpen(answers)) return { said: cases.scope, rule: income, compares };
  if (hasMediCal(facts)) return { said: cases.have, rule: income, compares };
  const said = facts.annualIncome === 0 ? cases.noneAtAll : income.margin?.value === 0 ? cases.equal : cases.below;
  return { said, parts: { basis: basisOf(income) }, rule: income, compares };
}

function refused(situation: Judging, failed: EligibilityRule): Judgement {
  const has = hasMediCal(situation.facts);
  if (isAbout('assets')(failed))
    return { said: has ? cases.haveAssets : cases.assets, rule: failed, compares: 'as-is' };
  if (isAbout('status')(failed)) return { said: cases.status, rule: failed, compares: 'none' };
  const above = mayFitAfterPremiums(situation, failed) ? ABOVE_WITH_PREMIUMS : cases.above;
  const said = has ? cases.haveAbove : failed.isBorderline ? cases.close : above;
  return { said, parts: { basis: basisOf(failed) }, rule: failed, compares: comparedAs(failed) };
}

function judge(situation: Judging): Judgement {
  const { facts, answers } = situation;
  const { rules } = answers.verdicts['medi-cal'];
  if (answers.mediCal) return possible(situation);
  // Savings above the limit stand in the way of a close income too.
  const failed =
    rules.find((rule) => isAbout('assets')(rule) && rule.outcome === 'fail') ??
    rules.find(({ outcome }) => outcome === 'fail');
  const after = rules.find(isAfterPregnancy);
  if (after) return { said: cases.afterAsk, parts: { said: after.text }, rule: after, compares: 'none' };
  if (failed) return refused(situation, failed);
  const limit = ruleWith(rules, hasIncomeLimit);
  const isNamed = !facts.isIncomeKnown && hasIncomeLimit(limit);
  const parts = { basis: basisOf(limit) };
  return {
    said: isNamed ? cases.noIncome : cases.unknown,
    parts,
    rule: limit,
    compares: isNamed ? comparedAs(limit) : 'none',
  };
}

export const MEDI_CAL_JUDGE: ProgramJudge = {
  program: 'medi-cal',
  name: { ko: '메디캘(Medi-Cal)', en: 'Medi-Cal' },
  judge,
};
