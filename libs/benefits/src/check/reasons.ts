// One sentence for each of the three answers, and the headline over them: both come from the programs' own lines.
import type { EligibilityProgram } from '@app/contracts/http/eligibility';
import type { EligibilityProgramLine, EligibilityResult } from '@app/contracts/http/eligibility-answer';
import type { BilingualText } from '@app/contracts/http/errors';
import { figureOn } from '../figures/figure';
import { day, fill } from '../programs/later-texts';
import { losesMedicareByStatus, STATUS_LOSS_BEGINS } from '../programs/medicare/status.rule';
import { initialWindow } from '../programs/medicare/initial-window';
import { figureYearOf } from './assumptions';
import { headlineNames, headlines } from './check.words.json';
import { isStatusOpen } from './situation';
import type { Situation } from './situation';

/** What a headline may name: coverage and help with its costs. Discounts and a share of cost are no news to lead with. */
const NAMED = [
  'medi-cal',
  'medicare',
  'extra-help',
  'covered-california',
  'qmb',
  'slmb',
  'qi',
  'calfresh',
] as const satisfies readonly EligibilityProgram[];
const MOST = 2;

const textOf = (lines: readonly EligibilityProgramLine[], program: EligibilityProgram): BilingualText =>
  lines.find((line) => line.program === program)?.text ?? { ko: '', en: '' };

/** The sentences of the three of the call. */
export const reasonsOf = (lines: readonly EligibilityProgramLine[]): EligibilityResult['reasons'] => ({
  medicare: textOf(lines, 'medicare'),
  mediCal: textOf(lines, 'medi-cal'),
  extraHelp: textOf(lines, 'extra-help'),
});

/** What must not be lost comes before anything that could be added. */
function keptFirst({ facts }: Situation): BilingualText | null {
  if (losesMedicareByStatus(facts) && facts.asOf < STATUS_LOSS_BEGINS) {
    return fill(headlines.keepMedicare, { lost: day(STATUS_LOSS_BEGINS) });
  }
  return facts.insurance === 'medicaid' ? headlines.keepMediCal : null;
}

/** Before 65 the first period may be open already; nothing else is worth more to know then. */
function mayBeOpen({ facts, figures, answers }: Situation): boolean {
  const age = figureOn(figures, 'medicareAge', facts.asOf)?.value ?? 0;
  const before = figureOn(figures, 'iepMonthsBefore', facts.asOf);
  if (!before || answers.medicare || !facts.isAgeKnown || facts.age >= age || isStatusOpen(facts)) return false;
  return initialWindow(facts.asOf, facts.age, { medicareAge: age, monthsBefore: before.value }).mayBeOpen;
}

/** Verdict first: what may be possible now, beside what is there already, with the year of its limits. */
export function headlineOf(situation: Situation): BilingualText {
  const { lines, facts, figures } = situation;
  const kept = keptFirst(situation);
  if (kept) return kept;
  const year = String(figureYearOf(facts, figures));
  const possible = NAMED.filter((program) =>
    lines.some((line) => line.program === program && line.outcome === 'possible'),
  );
  const [first, second] = possible.slice(0, MOST);
  if (first && second) {
    // The particle belongs to the first name: 메디캘과, 메디케어와.
    const parts = { year, first: headlineNames[first].joined, second: headlineNames[second].name };
    return fill(possible.length > MOST ? headlines.more : headlines.two, parts);
  }
  if (first) return fill(headlines.one, { year, first: headlineNames[first].name });
  if (mayBeOpen(situation)) return headlines.windowMayBeOpen;
  return lines.some(({ outcome }) => outcome === 'undecided') ? headlines.ask : headlines.none;
}
