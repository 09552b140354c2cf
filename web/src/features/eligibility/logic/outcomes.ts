// How the programs of the check are ordered by their outcomes.
import type { EligibilityProgram } from '@app/contracts/http/eligibility';
import type { EligibilityProgramSummary, ProgramOutcome } from '@app/contracts/http/eligibility-answer';

/** The three the specification asks for: the reasons of the verdict. */
export const MAIN_PROGRAMS: readonly EligibilityProgram[] = ['medicare', 'medi-cal', 'extra-help'];

const OPEN: readonly ProgramOutcome[] = ['have', 'possible', 'after-medi-cal', 'undecided'];

export interface Sorted {
  main: EligibilityProgramSummary[];
  /** Worth looking at, the surest first. */
  open: EligibilityProgramSummary[];
  /** Not possible or not needed: each still has its line, behind a fold. */
  closed: EligibilityProgramSummary[];
}

export function sortedLines(lines: readonly EligibilityProgramSummary[]): Sorted {
  const isMain = ({ program }: EligibilityProgramSummary): boolean => MAIN_PROGRAMS.includes(program);
  const others = lines.filter((line) => !isMain(line));
  return {
    main: lines.filter(isMain),
    open: OPEN.flatMap((outcome) => others.filter((line) => line.outcome === outcome)),
    closed: others.filter(({ outcome }) => !OPEN.includes(outcome)),
  };
}
