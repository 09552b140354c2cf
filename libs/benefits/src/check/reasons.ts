// One sentence for each of the three answers, and the headline over them: both come from the programs' own lines.
import type { EligibilityProgram } from '@app/contracts/http/eligibility';
import type { EligibilityProgramLine, EligibilityResponse } from '@app/contracts/http/eligibility-answer';
import type { BilingualText } from '@app/contracts/http/errors';
import { fill } from '../programs/later-texts';
import { headlineNames, headlines } from './check.words.json';

type HeadlineProgram = Exclude<EligibilityProgram, 'working-disabled' | 'ssi' | 'capi' | 'ihss' | 'pace'>;

const textOf = (lines: readonly EligibilityProgramLine[], program: EligibilityProgram): BilingualText =>
  lines.find((line) => line.program === program)?.text ?? { ko: '', en: '' };

/** The sentences of the three of the call. */
export const reasonsOf = (lines: readonly EligibilityProgramLine[]): EligibilityResponse['reasons'] => ({
  medicare: textOf(lines, 'medicare'),
  mediCal: textOf(lines, 'medi-cal'),
  extraHelp: textOf(lines, 'extra-help'),
});

/** What a headline may name, the most telling first; two names are as many as one reads at a glance. */
const NAMED: readonly HeadlineProgram[] = [
  'medi-cal',
  'medicare',
  'extra-help',
  'covered-california',
  'qmb',
  'slmb',
  'qi',
  'share-of-cost',
  'calfresh',
  'care',
  'fera',
];
const MOST = 2;

/** Verdict first: what may be possible now, beside what is there already. */
export function headlineOf(lines: readonly EligibilityProgramLine[]): BilingualText {
  const possible = NAMED.filter((program) =>
    lines.some((line) => line.program === program && line.outcome === 'possible'),
  );
  const [first, second] = possible.slice(0, MOST);
  if (first && second) {
    // The particle belongs to the first name: 메디캘과, 메디케어와.
    const parts = { first: headlineNames[first].joined, second: headlineNames[second].name };
    return fill(possible.length > MOST ? headlines.more : headlines.two, parts);
  }
  if (first) return fill(headlines.one, { first: headlineNames[first].name });
  return lines.some(({ outcome }) => outcome === 'undecided') ? headlines.ask : headlines.none;
}
