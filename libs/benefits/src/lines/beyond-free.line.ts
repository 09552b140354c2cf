import { isScopeOpen } from '../check/situation';
import type { Judging } from '../check/situation';
import { dollars } from '../programs/later-texts';
import { shareOfCost } from '../programs/share-of-cost/rule';
import words from './beyond-free.words.json';
import { casesOf, isAbout, ruleWith } from './line';
import type { Judgement, ProgramJudge } from './line';

const { names } = words;
const share = casesOf(words.shareOfCost);
const working = casesOf(words.workingDisabled);

const hasFree = ({ answers }: Judging): boolean => answers.mediCal && !isScopeOpen(answers);

function judgeShare(situation: Judging): Judgement {
  const { facts, figures, answers } = situation;
  const { rules } = answers.verdicts['share-of-cost'];
  const rule = ruleWith(rules, isAbout('income'));
  if (hasFree(situation)) return { said: share.notNeeded, rule, compares: 'none' };
  if (!facts.isIncomeKnown) return { said: share.noIncome, rule, compares: 'none' };
  const assets = rules.find((one) => isAbout('assets')(one) && one.outcome === 'fail');
  if (assets) return { said: share.assets, rule: assets, compares: 'as-is' };
  const status = rules.find((one) => isAbout('status')(one) && one.outcome !== 'pass');
  if (status)
    return { said: status.outcome === 'fail' ? share.statusNo : share.status, rule: status, compares: 'none' };
  if (rule.outcome === 'pass') {
    const owed = shareOfCost(facts, figures);
    return { said: share.share, parts: owed ? { share: dollars(owed.share) } : {}, rule, compares: 'gross-income' };
  }
  if (rule.outcome === 'unknown') return { said: share.unknown, rule, compares: 'none' };
  // Within the limit and yet without free Medi-Cal: savings or status shut it, and they shut this too.
  const shut = answers.verdicts['medi-cal'].rules.find(({ outcome }) => outcome === 'fail');
  if (shut && isAbout('assets')(shut)) return { said: share.assets, rule: shut, compares: 'as-is' };
  if (isScopeOpen(answers) || (shut && isAbout('status')(shut))) {
    return { said: isScopeOpen(answers) ? share.status : share.statusNo, rule, compares: 'none' };
  }
  return { said: facts.isDisabled === null ? share.disabilityAsk : share.notGroup, rule, compares: 'none' };
}

function judgeWorking(situation: Judging): Judgement {
  const { facts, answers } = situation;
  const { rules, outcome } = answers.verdicts['working-disabled'];
  const income = ruleWith(rules, isAbout('income'));
  if (hasFree(situation)) return { said: working.notNeeded, rule: income, compares: 'none' };
  if (!facts.isIncomeKnown) return { said: working.noIncome, rule: income, compares: 'none' };
  if (isScopeOpen(answers)) return { said: working.status, rule: income, compares: 'none' };
  const failed = rules.find((one) => one.outcome === 'fail');
  if (failed && isAbout('work')(failed)) return { said: working.noWork, rule: failed, compares: 'none' };
  if (failed && isAbout('assets')(failed)) return { said: working.assets, rule: failed, compares: 'as-is' };
  if (failed?.comparison === 'below') return { said: working.above, rule: failed, compares: 'gross' };
  // Its rule says "not needed": free Medi-Cal is shut by savings or status, which shut this program too.
  const shut = answers.verdicts['medi-cal'].rules.find((one) => one.outcome === 'fail');
  if (failed && shut && isAbout('assets')(shut)) return { said: working.assets, rule: shut, compares: 'as-is' };
  if (failed) return { said: working.statusNo, rule: failed, compares: 'none' };
  if (outcome === 'pass') return { said: working.within, rule: income, compares: 'gross' };
  if (income.outcome === 'pass') return { said: working.ask, rule: income, compares: 'gross' };
  return { said: working.unknown, rule: income, compares: 'none' };
}

export const BEYOND_FREE_JUDGES: readonly ProgramJudge[] = [
  { program: 'share-of-cost', name: names.share, judge: judgeShare },
  { program: 'working-disabled', name: names.working, judge: judgeWorking },
];
