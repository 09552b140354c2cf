import type { Judging } from '../check/situation';
import { figureOn } from '../figures/figure';
import { mediCalStanding } from '../check/answers';
import { isFrom } from '../programs/facts';
import words from './care.words.json';
import { casesOf, ruleWith } from './line';
import type { Judgement, ProgramJudge } from './line';

const ihss = casesOf(words.ihss);
const pace = casesOf(words.pace);

function judgeIhss({ facts, figures, answers }: Judging): Judgement {
  const rule = ruleWith(answers.verdicts.ihss.rules, () => true);
  const standing = mediCalStanding(facts, answers);
  const aged = figureOn(figures, 'mediCalAgedAge', facts.asOf);
  const isYoung = aged !== null && !isFrom(facts, aged.value) && facts.isDisabled !== true;
  const plain = (said: Judgement['said']): Judgement => ({ said, rule, compares: 'none' });
  if (standing === 'not-possible') return plain(ihss.no);
  if (isYoung) return plain(facts.isDisabled === false ? ihss.noDisability : ihss.disabilityAsk);
  return plain(standing === 'have' ? ihss.has : standing === 'possible' ? ihss.after : ihss.open);
}

function judgePace({ facts, figures, answers }: Judging): Judgement {
  const rule = ruleWith(answers.verdicts.pace.rules, () => true);
  const age = figureOn(figures, 'paceAge', facts.asOf);
  if (!age) return { said: pace.unknown, rule, compares: 'none' };
  const said = rule.outcome === 'fail' ? pace.young : pace.ask;
  return { said, parts: { age: String(age.value) }, rule, compares: said === pace.young ? 'as-is' : 'none' };
}

export const CARE_JUDGES: readonly ProgramJudge[] = [
  { program: 'ihss', name: { ko: '집에서 받는 돌봄(IHSS)', en: 'IHSS care at home' }, judge: judgeIhss },
  { program: 'pace', name: { ko: '노인 통합 돌봄(PACE)', en: 'PACE all-inclusive care' }, judge: judgePace },
];
