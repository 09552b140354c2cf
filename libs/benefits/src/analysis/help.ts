// What help the costs count: what the eligibility check says is possible, or there already.
import type { AnalysisCheck, AnalysisChecks, CostHelp, SavingsProgram } from '@app/contracts/http/analysis';
import { SAVINGS_PROGRAMS } from '@app/contracts/http/analysis';
import type { EligibilityProgram } from '@app/contracts/http/eligibility';
import type { EligibilityProgramLine, EligibilityResult } from '@app/contracts/http/eligibility-answer';

function lineOf({ programs }: EligibilityResult, program: EligibilityProgram): EligibilityProgramLine {
  const line = programs.find((each) => each.program === program);
  if (!line) throw new Error(`the check has no line for ${program}`);
  return line;
}

const isThere = ({ outcome }: EligibilityProgramLine): boolean =>
  ['have', 'possible', 'after-medi-cal'].includes(outcome);

/** The widest that is possible; null without Medicare, as the others then pay nothing. */
function savingsProgramOf(check: EligibilityResult): SavingsProgram | null {
  if (!check.medicare) return null;
  return SAVINGS_PROGRAMS.find((program) => isThere(lineOf(check, program))) ?? null;
}

export function helpOf(check: EligibilityResult): CostHelp {
  const savingsProgram = savingsProgramOf(check);
  const fullMediCal = check.medicare && check.mediCal;
  // Up to the poverty level: the income test of QMB (docs/facts/policy.md#extra-help).
  const level = fullMediCal && savingsProgram === 'qmb' ? 'low' : 'standard';
  return { fullMediCal, savingsProgram, extraHelp: check.medicare && check.extraHelp ? level : null };
}

export const hasHelp = ({ fullMediCal, savingsProgram, extraHelp }: CostHelp): boolean =>
  fullMediCal || savingsProgram !== null || extraHelp !== null;

/** What the eligibility check says of one program. */
const saidOf = ({ outcome, text }: EligibilityProgramLine): Pick<AnalysisCheck, 'outcome' | 'reason'> => ({
  outcome,
  reason: text,
});

/** The four checks and Covered California, with the outcomes and sentences of the eligibility check. */
export function checksOf(check: EligibilityResult, help: CostHelp): AnalysisChecks {
  const mediCal = lineOf(check, 'medi-cal');
  const covered = lineOf(check, 'covered-california');
  return {
    medicare: { eligible: check.medicare, ...saidOf(lineOf(check, 'medicare')) },
    mediCal: {
      eligible: check.mediCal,
      ...saidOf(mediCal),
      incomeLimit: mediCal.limit?.value ?? null,
      incomeLimitUnit: mediCal.limit?.unit ?? null,
    },
    extraHelp: { eligible: check.extraHelp, ...saidOf(lineOf(check, 'extra-help')), level: help.extraHelp },
    savingsProgram: {
      eligible: help.savingsProgram !== null,
      ...saidOf(lineOf(check, help.savingsProgram ?? 'qi')),
      program: help.savingsProgram,
    },
    coveredCalifornia: { eligible: isThere(covered), ...saidOf(covered) },
  };
}
