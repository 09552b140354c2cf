import { automaticExtraHelp } from '../check/answers';
import type { Judging } from '../check/situation';
import { figureOn } from '../figures/figure';
import { hasMediCal, unitSize } from '../programs/facts';
import { dollars } from '../programs/later-texts';
import { medicareStanding } from '../programs/medicare/rule';
import { casesOf, hasIncomeLimit, isAbout, isIncomeRule, ruleWith } from './line';
import type { Judgement, ProgramJudge } from './line';
import words from './extra-help.words.json';

const cases = casesOf(words.cases);

/** Social Security's savings limits, for the sentence of somebody whose savings nobody knows so exactly; null without them. */
function resourcesOf({ facts, figures }: Judging) {
  const isCouple = unitSize(facts) > 1;
  const one = figureOn(figures, isCouple ? 'extraHelpResourcesCouple' : 'extraHelpResourcesOne', facts.asOf);
  const more = figureOn(
    figures,
    isCouple ? 'extraHelpResourcesBurialCouple' : 'extraHelpResourcesBurialOne',
    facts.asOf,
  );
  return one && more && { resources: dollars(one.value), burial: dollars(more.value) };
}

function automaticLine({ facts, answers }: Judging, automatic: 'medi-cal' | 'savings'): Judgement {
  const { rules } = answers.verdicts['extra-help'];
  const income = ruleWith(rules, isIncomeRule);
  const isThere = hasMediCal(facts);
  const said = isThere ? cases.automaticNow : automatic === 'savings' ? cases.automaticSavings : cases.automatic;
  return { said, rule: income, compares: isIncomeRule(income) ? 'gross' : 'none' };
}

function judge(situation: Judging): Judgement {
  const { facts, figures, answers } = situation;
  const { rules } = answers.verdicts['extra-help'];
  if (!answers.medicare) {
    const said = medicareStanding(facts, figures).outcome === 'unknown' ? cases.medicareOpen : cases.noMedicare;
    return { said, rule: ruleWith(rules, isAbout('medicare')), compares: 'none' };
  }
  const automatic = automaticExtraHelp(situation);
  if (answers.extraHelp && automatic) return automaticLine(situation, automatic);
  const income = ruleWith(rules, isIncomeRule);
  const assets = rules.find(isAbout('assets'));
  const resources = resourcesOf(situation);
  const parts = resources ?? {};
  if (assets?.outcome === 'fail') return { said: cases.assets, parts, rule: assets, compares: 'as-is' };
  if (isIncomeRule(income)) {
    const isOpen = income.outcome === 'pass' && assets?.outcome === 'unknown';
    if (isOpen)
      return { said: resources ? cases.savingsAsk : cases.savingsAskPlain, parts, rule: income, compares: 'gross' };
    const said = income.outcome === 'pass' ? cases.below : income.isBorderline ? cases.close : cases.above;
    return { said, rule: income, compares: 'gross' };
  }
  const limit = ruleWith(rules, hasIncomeLimit);
  const isNamed = !facts.isIncomeKnown && hasIncomeLimit(limit);
  return {
    said: !isNamed ? cases.unknown : resources ? cases.noIncome : cases.noIncomePlain,
    parts,
    rule: limit,
    compares: isNamed ? 'gross' : 'none',
  };
}

export const EXTRA_HELP_JUDGE: ProgramJudge = {
  program: 'extra-help',
  name: { ko: '약값 추가 지원(Extra Help)', en: 'Extra Help' },
  judge,
};
