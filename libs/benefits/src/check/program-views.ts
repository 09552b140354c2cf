// The programs beside the three of the specification, each in one line.
import type { EligibilityProgramView } from '@app/contracts/http/eligibility';
import { irmaaStep } from '../programs/irmaa/rule';
import { shownPrograms, ternary } from './answers';
import type { Situation } from './situation';

const MAIN = ['medicare', 'medi-cal', 'extra-help'];
const BURDENS = ['irmaa', 'late-enrollment'];

function bandOf({ facts, figures, answers }: Situation, program: EligibilityProgramView['program']): string | null {
  if (program === 'medicare-savings') return answers.savingsBand;
  if (program === 'irmaa') return String(irmaaStep(facts, figures)?.step ?? '') || null;
  return null;
}

/** A surcharge or a penalty is the other way round: a passed test means that there is none. */
function outcomeOf(
  { answers }: Situation,
  program: EligibilityProgramView['program'],
): EligibilityProgramView['outcome'] {
  const { outcome } = answers.verdicts[program];
  if (!BURDENS.includes(program)) return ternary(answers, program);
  return outcome === 'pass' ? 'not-possible' : outcome === 'fail' ? 'possible' : 'undecided';
}

/** In the order of the trace; a program speaks with the title and sentence of its first rule. */
export function programViewsOf(situation: Situation): EligibilityProgramView[] {
  return shownPrograms(situation.answers)
    .filter((program) => !MAIN.includes(program))
    .flatMap((program) => {
      const [first] = situation.answers.verdicts[program].rules;
      if (!first) return [];
      const { title, text } = first;
      const outcome = outcomeOf(situation, program);
      return [{ program, outcome, band: bandOf(situation, program), title, text }];
    });
}
