import type { Judging } from '../check/situation';
import { medicareStanding } from '../programs/medicare/rule';
import { casesOf, hasIncomeLimit, isAbout, isIncomeRule, ruleWith } from './line';
import type { Judgement, ProgramJudge } from './line';
import words from './extra-help.words.json';
import { isScopeOpen } from '../check/situation';

const cases = casesOf(words.cases);

function judge({ facts, figures, answers }: Judging): Judgement {
  const { rules } = answers.verdicts['extra-help'];
  const isFreeMediCal = answers.mediCal && !isScopeOpen(answers);
  if (!answers.medicare) {
    const said = medicareStanding(facts, figures).outcome === 'unknown' ? cases.medicareOpen : cases.noMedicare;
    return { said, rule: ruleWith(rules, isAbout('medicare')), compares: 'none' };
  }
  const income = ruleWith(rules, isIncomeRule);
  if (answers.extraHelp && isFreeMediCal) {
    const isThere = facts.insurance === 'medicaid';
    return {
      said: isThere ? cases.automaticNow : cases.automatic,
      rule: income,
      compares: isIncomeRule(income) ? 'as-is' : 'none',
    };
  }
  const assets = rules.find((rule) => isAbout('assets')(rule) && rule.outcome === 'fail');
  if (assets) return { said: cases.assets, rule: assets, compares: 'as-is' };
  if (isIncomeRule(income)) {
    const said = income.outcome === 'pass' ? cases.below : income.isBorderline ? cases.close : cases.above;
    return { said, rule: income, compares: 'as-is' };
  }
  const limit = ruleWith(rules, hasIncomeLimit);
  const isNamed = !facts.isIncomeKnown && hasIncomeLimit(limit);
  return { said: isNamed ? cases.noIncome : cases.unknown, rule: limit, compares: isNamed ? 'as-is' : 'none' };
}

export const EXTRA_HELP_JUDGE: ProgramJudge = {
  program: 'extra-help',
  name: { ko: '약값 추가 지원(Extra Help)', en: 'Extra Help' },
  judge,
};
