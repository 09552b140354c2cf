// How the outcomes of the check are drawn and ordered; their words stand in the locale under `outcomes`.
import type { EligibilityProgram } from '@app/contracts/http/eligibility';
import type { EligibilityProgramLine, ProgramOutcome } from '@app/contracts/http/eligibility-answer';
import type { Outcome } from '@web/ui/outcome-mark';

export const OUTCOME_LOOKS: Readonly<Record<ProgramOutcome, Outcome>> = {
  have: 'have',
  possible: 'may',
  'after-medi-cal': 'after',
  undecided: 'unknown',
  'not-needed': 'unlikely',
  'not-possible': 'unlikely',
};

/** The three the specification asks for: the reasons of the verdict. */
export const MAIN_PROGRAMS: readonly EligibilityProgram[] = ['medicare', 'medi-cal', 'extra-help'];

const OPEN: readonly ProgramOutcome[] = ['have', 'possible', 'after-medi-cal', 'undecided'];

export interface Sorted {
  main: EligibilityProgramLine[];
  /** Worth looking at, the surest first. */
  open: EligibilityProgramLine[];
  /** Not possible or not needed: each still has its line, behind a fold. */
  closed: EligibilityProgramLine[];
}

export function sortedLines(lines: readonly EligibilityProgramLine[]): Sorted {
  const isMain = ({ program }: EligibilityProgramLine): boolean => MAIN_PROGRAMS.includes(program);
  const others = lines.filter((line) => !isMain(line));
  return {
    main: lines.filter(isMain),
    open: OPEN.flatMap((outcome) => others.filter((line) => line.outcome === outcome)),
    closed: others.filter(({ outcome }) => !OPEN.includes(outcome)),
  };
}
