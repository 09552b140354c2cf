// The judges of all programs, and the one way to ask them.
import type { EligibilityProgram } from '@app/contracts/http/eligibility';
import type { EligibilityProgramLine, ProgramOutcome } from '@app/contracts/http/eligibility-answer';
import type { Judging } from '../check/situation';
import { BEYOND_FREE_JUDGES } from './beyond-free.line';
import { CARE_JUDGES } from './care.line';
import { CASH_JUDGES } from './cash.line';
import { COVERED_CALIFORNIA_JUDGE } from './covered-california.line';
import { EXTRA_HELP_JUDGE } from './extra-help.line';
import { HOUSEHOLD_JUDGES } from './household.line';
import { judgedLine, judgementOf } from './line';
import type { ProgramJudge } from './line';
import { MEDI_CAL_JUDGE } from './medi-cal.line';
import { MEDICARE_JUDGE } from './medicare.line';
import { openLine } from './open-line';
import { registryOf } from './registry';
import { SAVINGS_JUDGES } from './savings.line';

export const PROGRAMS = registryOf([
  MEDICARE_JUDGE,
  MEDI_CAL_JUDGE,
  EXTRA_HELP_JUDGE,
  ...SAVINGS_JUDGES,
  ...BEYOND_FREE_JUDGES,
  COVERED_CALIFORNIA_JUDGE,
  ...CASH_JUDGES,
  ...HOUSEHOLD_JUDGES,
  ...CARE_JUDGES,
]);

const lineOf = (judge: ProgramJudge, situation: Judging): EligibilityProgramLine =>
  situation.answers.people ? openLine(judge, situation, situation.answers.people) : judgedLine(judge, situation);

/** Every program once, in the order a result lists them. */
export const programLinesOf = (situation: Judging): EligibilityProgramLine[] =>
  [...PROGRAMS.values()].map((judge) => lineOf(judge, situation));

/** @throws never for a declared program: the registry holds every one */
function judgeOf(program: EligibilityProgram): ProgramJudge {
  const judge = PROGRAMS.get(program);
  if (!judge) throw new Error(`program ${program} has no judge`);
  return judge;
}

export const programLine = (situation: Judging, program: EligibilityProgram): EligibilityProgramLine =>
  lineOf(judgeOf(program), situation);

/** What `programLine` would say, without its sentences. */
export function programOutcome(situation: Judging, program: EligibilityProgram): ProgramOutcome {
  const judge = judgeOf(program);
  const people = situation.answers.people ?? [situation];
  const [first, ...others] = people.map((one) => judgementOf(judge, one).said.outcome);
  return first !== undefined && others.every((other) => other === first) ? first : 'undecided';
}
