import type { Judging } from '../check/situation';
import { figureOn } from '../figures/figure';
import words from './household.words.json';
import { casesOf, ruleWith } from './line';
import type { Judgement, ProgramJudge } from './line';

const food = casesOf(words.calfresh);
const care = casesOf(words.care);
const fera = casesOf(words.fera);

const first = ({ answers }: Judging, program: 'calfresh' | 'care' | 'fera') =>
  ruleWith(answers.verdicts[program].rules, () => true);

function judgeCalFresh(situation: Judging): Judgement {
  const { facts, figures } = situation;
  const rule = first(situation, 'calfresh');
  const parts = { age: String(figureOn(figures, 'calFreshElderAge', facts.asOf)?.value ?? '') };
  if (!facts.isIncomeKnown && rule.limit) return { said: food.noIncome, rule, compares: 'as-is' };
  if (rule.outcome === 'pass') return { said: food.within, rule, compares: 'as-is' };
  if (rule.outcome === 'fail') {
    return rule.limit ? { said: food.above, rule, compares: 'as-is' } : { said: food.statusNo, rule, compares: 'none' };
  }
  if (!rule.limit || !rule.margin) return { said: food.unknown, rule, compares: 'none' };
  const isAbove = rule.margin.value < 0;
  return isAbove
    ? { said: food.net, parts, rule, compares: 'as-is' }
    : { said: food.statusAsk, rule, compares: 'none' };
}

function judgeCare(situation: Judging): Judgement {
  const rule = first(situation, 'care');
  if (!situation.facts.isIncomeKnown && rule.limit) return { said: care.noIncome, rule, compares: 'as-is' };
  if (rule.outcome === 'unknown') return { said: care.unknown, rule, compares: 'none' };
  if (rule.outcome === 'fail') return { said: care.above, rule, compares: 'as-is' };
  return rule.limit ? { said: care.within, rule, compares: 'as-is' } : { said: care.automatic, rule, compares: 'none' };
}

function judgeFera(situation: Judging): Judgement {
  const rule = first(situation, 'fera');
  const isCare = situation.answers.verdicts.care.outcome === 'pass';
  if (isCare) return { said: fera.care, rule, compares: 'none' };
  if (rule.outcome === 'unknown') {
    return { said: situation.facts.isIncomeKnown ? fera.unknown : fera.noIncome, rule, compares: 'none' };
  }
  return { said: rule.outcome === 'pass' ? fera.within : fera.above, rule, compares: 'as-is' };
}

export const HOUSEHOLD_JUDGES: readonly ProgramJudge[] = [
  { program: 'calfresh', name: { ko: '캘프레시(식비 지원)', en: 'CalFresh food help' }, judge: judgeCalFresh },
  { program: 'care', name: { ko: '전기·가스 요금 할인(CARE)', en: 'CARE energy discount' }, judge: judgeCare },
  { program: 'fera', name: { ko: '전기 요금 할인(FERA)', en: 'FERA electricity discount' }, judge: judgeFera },
];
