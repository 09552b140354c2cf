// Every program of the contract has exactly one judge; anything else stops the service at its start.
import { ELIGIBILITY_PROGRAMS } from '@app/contracts/http/eligibility';
import type { EligibilityProgram } from '@app/contracts/http/eligibility';
import type { ProgramJudge } from './line';

export type ProgramRegistry = ReadonlyMap<EligibilityProgram, ProgramJudge>;

/**
 * In the order of ELIGIBILITY_PROGRAMS, whatever order the judges are given in.
 * @throws naming the program that nobody judges, two judge, or nobody declared
 */
export function registryOf(judges: readonly ProgramJudge[]): ProgramRegistry {
  const byProgram = new Map<string, ProgramJudge>();
  for (const judge of judges) {
    if (byProgram.has(judge.program)) throw new Error(`program ${judge.program} is judged twice`);
    if (!ELIGIBILITY_PROGRAMS.includes(judge.program)) throw new Error(`program ${judge.program} is not declared`);
    byProgram.set(judge.program, judge);
  }
  return new Map(
    ELIGIBILITY_PROGRAMS.map((program) => {
      const judge = byProgram.get(program);
      if (!judge) throw new Error(`program ${program} has no judge`);
      return [program, judge];
    }),
  );
}
