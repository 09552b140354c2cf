// One sentence for each of the three answers, and the headline over them: both come from the programs' own lines.
import type { EligibilityProgram } from '@app/contracts/http/eligibility';
import type {
  EligibilityAction,
  EligibilityProgramLine,
  EligibilityResult,
} from '@app/contracts/http/eligibility-answer';
import type { BilingualText } from '@app/contracts/http/errors';
import { windowsOn } from '../figures/windows';
import { day, fill } from '../programs/later-texts';
import { STATUS_LOSS_BEGINS } from '../programs/medicare/status.rule';
import { figureYearOf } from './assumptions';
import { headlineNames, headlines } from './check.words.json';
import { firstWindow } from './first-window';
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
/** While one of these is open, a plan to check is no verdict. */
const MAIN_HELP: readonly EligibilityProgram[] = ['medi-cal', 'extra-help'];

const textOf = (lines: readonly EligibilityProgramLine[], program: EligibilityProgram): BilingualText =>
  lines.find((line) => line.program === program)?.text ?? { ko: '', en: '' };

/** The sentences of the three of the call. */
export const reasonsOf = (lines: readonly EligibilityProgramLine[]): EligibilityResult['reasons'] => ({
  medicare: textOf(lines, 'medicare'),
  mediCal: textOf(lines, 'medi-cal'),
  extraHelp: textOf(lines, 'extra-help'),
});

/** What must not be lost, a limit that is close, or a day that is: such an action says more than a list of programs. */
const BY_ACTION: ReadonlyMap<string, BilingualText> = new Map([
  ['keep-medicare', headlines.keepMedicare],
  ['keep-medi-cal', headlines.keepMediCal],
  ['employer-cover', headlines.keepJob],
  ['keep-covered-california', headlines.keepMarket],
  ['borderline-medi-cal', headlines.close],
  ['annual-window', headlines.checkPlan],
]);

const fallCloses = (asOf: string): string =>
  windowsOn(asOf).find(({ family }) => family === 'medicare-annual')?.closesOn ?? asOf;

function byFirstAction(situation: Situation, first: EligibilityAction): BilingualText | undefined {
  const { lines } = situation;
  const mayBeOpen = first.id === 'medicare-later' && firstWindow(situation)?.mayBeOpen;
  if (mayBeOpen) return headlines.windowMayBeOpen;
  const isOpen = lines.some(({ program, outcome }) => MAIN_HELP.includes(program) && outcome === 'undecided');
  if (first.id === 'annual-window' && isOpen) return headlines.ask;
  return BY_ACTION.get(first.id);
}

/** Verdict first: what the first action is about, else what may be possible now; with the year of its limits. */
export function headlineOf(situation: Situation, [first]: readonly EligibilityAction[]): BilingualText {
  const { lines, facts, figures } = situation;
  const year = String(figureYearOf(facts, figures));
  const said = first && byFirstAction(situation, first);
  if (said) return fill(said, { year, lost: day(STATUS_LOSS_BEGINS), closes: day(fallCloses(facts.asOf)) });
  const possible = NAMED.filter((program) =>
    lines.some((line) => line.program === program && line.outcome === 'possible'),
  );
  const isCovered = first?.kind === 'keep' || first?.kind === 'cover';
  const [one, other] = possible[0] === 'calfresh' && isCovered ? [] : possible.slice(0, MOST);
  if (one && other) {
    // The particle belongs to the first name: 메디캘과, 메디케어와.
    const parts = { year, first: headlineNames[one].joined, second: headlineNames[other].name };
    return fill(possible.length > MOST ? headlines.more : headlines.two, parts);
  }
  if (one) return fill(headlines.one, { year, first: headlineNames[one].name });
  const isOpen = lines.some(({ outcome }) => outcome === 'undecided');
  return fill(isOpen ? headlines.ask : headlines.none, { year });
}
