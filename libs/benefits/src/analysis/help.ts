// What help the costs count: what the eligibility check says is possible, or there already.
import type { AnalysisChecks, CostHelp, SavingsProgram } from '@app/contracts/http/analysis';
import { SAVINGS_PROGRAMS } from '@app/contracts/http/analysis';
import type { EligibilityProgram } from '@app/contracts/http/eligibility';
import type { EligibilityProgramLine, EligibilityResponse } from '@app/contracts/http/eligibility-answer';

function lineOf({ programs }: EligibilityResponse, program: EligibilityProgram): EligibilityProgramLine {
  const line = programs.find((each) => each.program === program);
  if (!line) throw new Error(`the check has no line for ${program}`);
  return line;
}

const isThere = ({ outcome }: EligibilityProgramLine): boolean =>
  ['have', 'possible', 'after-medi-cal'].includes(outcome);

/** The widest that is possible; null without Medicare, as the others then pay nothing. */
function savingsProgramOf(check: EligibilityResponse): SavingsProgram | null {
  if (!check.medicare) return null;
  return SAVINGS_PROGRAMS.find((program) => isThere(lineOf(check, program))) ?? null;
}

export function helpOf(check: EligibilityResponse): CostHelp {
  const savingsProgram = savingsProgramOf(check);
  const fullMediCal = check.medicare && check.mediCal;
  // Up to the poverty level: the income test of QMB (docs/facts/policy.md#extra-help).
  const level = fullMediCal && savingsProgram === 'qmb' ? 'low' : 'standard';
  return { fullMediCal, savingsProgram, extraHelp: check.medicare && check.extraHelp ? level : null };
}

export const hasHelp = ({ fullMediCal, savingsProgram, extraHelp }: CostHelp): boolean =>
  fullMediCal || savingsProgram !== null || extraHelp !== null;

/** The four checks and Covered California, with the sentences of the eligibility check. */
export function checksOf(check: EligibilityResponse, help: CostHelp): AnalysisChecks {
  const { limit } = lineOf(check, 'medi-cal');
  const covered = lineOf(check, 'covered-california');
  return {
    medicare: { eligible: check.medicare, reason: check.reasons.medicare },
    mediCal: {
      eligible: check.mediCal,
      reason: check.reasons.mediCal,
      incomeLimit: limit?.value ?? null,
      incomeLimitUnit: limit?.unit ?? null,
    },
    extraHelp: { eligible: check.extraHelp, reason: check.reasons.extraHelp, level: help.extraHelp },
    savingsProgram: {
      eligible: help.savingsProgram !== null,
      program: help.savingsProgram,
      reason: lineOf(check, help.savingsProgram ?? 'qi').text,
    },
    coveredCalifornia: { eligible: isThere(covered), reason: covered.text },
  };
}
