import type { EligibilityRule } from '@app/contracts/http/eligibility-answer';
import { isScopeOpen } from '../check/situation';
import type { Judging } from '../check/situation';
import { coverageYear } from '../programs/covered-california/coverage-year';
import words from './covered-california.words.json';
import { casesOf, isAbout, ruleWith } from './line';
import type { Case, Judgement, ProgramJudge } from './line';

const cases = casesOf(words.cases);

function incomeCase({ outcome, comparison, isBorderline, limit, margin }: EligibilityRule): Case {
  if (outcome === 'unknown') return cases.unknown;
  if (outcome === 'fail') return comparison === 'at-least' ? cases.below : isBorderline ? cases.close : cases.above;
  if (!limit) return cases.withinNoTop;
  return margin?.value === 0 ? cases.atTop : cases.within;
}

/** The first rule that stands in the way, else the range of income. */
function judge({ facts, figures, answers }: Judging): Judgement {
  const { rules } = answers.verdicts['covered-california'];
  const parts = { year: String(coverageYear(facts, figures).year) };
  const find = (end: string, outcome: EligibilityRule['outcome']) =>
    rules.find((rule) => isAbout(end)(rule) && rule.outcome === outcome);
  const plain = (said: Case, rule: EligibilityRule): Judgement => ({ said, parts, rule, compares: 'none' });

  const medicare = find('no-medicare', 'fail');
  if (medicare) return plain(cases.medicare, medicare);
  if (!facts.isIncomeKnown) return plain(cases.noIncome, ruleWith(rules, isAbout('no-medicare')));
  // Savings the county will ask about leave Medi-Cal open in the trace; it still comes first.
  const isFree = answers.mediCal && !isScopeOpen(answers);
  if (isFree) return plain(cases.mediCal, ruleWith(rules, isAbout('medi-cal-first')));
  const statusNo = find('status', 'fail');
  if (statusNo) return plain(cases.statusNo, statusNo);
  const income = ruleWith(rules, isAbout('income'));
  if (income.outcome === 'fail') return { said: incomeCase(income), parts, rule: income, compares: 'as-is' };
  const credits = find('no-medicare', 'unknown');
  if (credits) return plain(cases.creditsAsk, credits);
  const open = find('medi-cal-first', 'unknown');
  if (open) return plain(cases.mediCalOpen, open);
  const statusAsk = find('status', 'unknown');
  if (statusAsk) return plain(cases.statusAsk, statusAsk);
  const employer = find('employer', 'unknown');
  if (employer) return plain(cases.employer, employer);
  return { said: incomeCase(income), parts, rule: income, compares: income.outcome === 'pass' ? 'as-is' : 'none' };
}

export const COVERED_CALIFORNIA_JUDGE: ProgramJudge = {
  program: 'covered-california',
  name: { ko: '커버드 캘리포니아 보험료 보조', en: 'Covered California premium help' },
  judge,
};
