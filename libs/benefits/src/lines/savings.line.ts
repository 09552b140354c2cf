// QMB, SLMB and QI: judged one by one. Whoever fits a wider one does not need the narrower.
import type { BilingualText } from '@app/contracts/http/errors';
import { amountWithYear } from '../figures/next-year';
import { SAVINGS_BANDS } from '../programs/medicare-savings/band';
import type { SavingsProgram } from '../programs/medicare-savings/band';
import { medicareStanding } from '../programs/medicare/rule';
import { isScopeOpen } from '../check/situation';
import type { Judging } from '../check/situation';
import { casesOf, hasIncomeLimit, isAbout, ruleWith } from './line';
import type { Case, Judgement, ProgramJudge } from './line';
import words from './savings.words.json';

const cases = casesOf(words.cases);

const NAMES: Readonly<Record<SavingsProgram, BilingualText>> = {
  qmb: { ko: '메디케어 비용 지원(QMB)', en: 'Medicare Savings Program: QMB' },
  slmb: { ko: '메디케어 비용 지원(SLMB)', en: 'Medicare Savings Program: SLMB' },
  qi: { ko: '메디케어 비용 지원(QI)', en: 'Medicare Savings Program: QI' },
};

/** The wider program that fits already; income alone decides which, as the savings limit is the same for all three. */
function widerThan(program: SavingsProgram, { answers }: Judging): string | null {
  const own = SAVINGS_BANDS.findIndex((band) => band.program === program);
  const fitting = SAVINGS_BANDS.findIndex(({ name }) => name === answers.savingsBand);
  return fitting !== -1 && fitting < own ? (answers.savingsBand ?? null) : null;
}

function refusedCase(
  {
    margin,
    isBorderline,
    comparison,
  }: { margin: { value: number } | null; isBorderline: boolean; comparison: string | null },
  program: SavingsProgram,
): Case {
  if (isBorderline && program === 'qi') return cases.close;
  return comparison === 'below' && margin?.value === 0 ? cases.atLimit : cases.above;
}

function possible(program: SavingsProgram, situation: Judging): Judgement {
  const { answers, facts, figures } = situation;
  const { rules } = answers.verdicts[program];
  const rule = ruleWith(rules, isAbout('income'));
  const wider = widerThan(program, situation);
  if (wider) return { said: cases.wider, parts: { wider }, rule, compares: 'none' };
  const isByMediCal = program === 'qi' && answers.mediCal && !isScopeOpen(answers);
  if (isByMediCal) return { said: cases.qiByMediCal, rule, compares: 'none' };
  const premium = amountWithYear(figures, 'partBPremium', facts.asOf);
  return { said: cases[program], parts: premium ? { premium } : {}, rule, compares: 'gross' };
}

function judgeOf(program: SavingsProgram) {
  return (situation: Judging): Judgement => {
    const { answers, facts, figures } = situation;
    const { rules } = answers.verdicts[program];
    if (!answers.medicare) {
      const said = medicareStanding(facts, figures).outcome === 'unknown' ? cases.medicareOpen : cases.noMedicare;
      return { said, rule: ruleWith(rules, isAbout('medicare')), compares: 'none' };
    }
    const failed = rules.find(({ outcome }) => outcome === 'fail');
    if (failed && isAbout('assets')(failed)) return { said: cases.assets, rule: failed, compares: 'as-is' };
    if (failed) return { said: refusedCase(failed, program), rule: failed, compares: 'gross' };
    const income = ruleWith(rules, isAbout('income'));
    if (income.outcome === 'pass') return possible(program, situation);
    const isNamed = !facts.isIncomeKnown && hasIncomeLimit(income);
    if (!isNamed) return { said: cases.unknown, rule: income, compares: 'none' };
    const said = income.comparison === 'below' ? cases.noIncomeBelow : cases.noIncomeAtMost;
    return { said, rule: income, compares: 'gross' };
  };
}

export const SAVINGS_JUDGES: readonly ProgramJudge[] = SAVINGS_BANDS.map(({ program }) => ({
  program,
  name: NAMES[program],
  judge: judgeOf(program),
}));
