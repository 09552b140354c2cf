// One thing to do, as an answer gives it: its words filled in, its day, its place and its papers.
import type { EligibilityProgram } from '@app/contracts/http/eligibility';
import type { ActionKind, EligibilityAction, EligibilityProgramLine } from '@app/contracts/http/eligibility-answer';
import type { BilingualText } from '@app/contracts/http/errors';
import { amountWithYear } from '../figures/next-year';
import { copayIds } from '../programs/extra-help/rule';
import { fill } from '../programs/later-texts';
import { automaticExtraHelp } from './answers';
import type { documents } from './closing.words.json';
import type { ContactId } from './contact-book';
import { looksAtSavings } from './situation';
import type { Situation } from './situation';
import words from './action.words.json';

type Parts = Readonly<Record<string, BilingualText | string>>;
type Said = BilingualText | null | undefined | false;
export type DocumentId = keyof typeof documents;

interface Advised {
  id: string;
  kind: ActionKind;
  program: EligibilityProgram | null;
  title: BilingualText;
  when?: BilingualText;
  steps: readonly Said[];
  contacts: readonly ContactId[];
  place?: BilingualText;
  papers: readonly DocumentId[];
  /** What is filled in everywhere. */
  parts?: Parts;
}

export function action({ parts = {}, when = words.when.anyTime, ...said }: Advised): EligibilityAction {
  const { id, kind, program, title, steps, contacts, papers } = said;
  return {
    id,
    kind,
    program,
    title: fill(title, parts),
    when: fill(when, parts),
    steps: steps.flatMap((text) => (text ? [fill(text, parts)] : [])),
    contacts: [...contacts],
    place: said.place ?? null,
    documents: [...papers],
  };
}

export const lineOf = ({ lines }: Situation, program: EligibilityProgram): EligibilityProgramLine | undefined =>
  lines.find((line) => line.program === program);

export const isPossible = (situation: Situation, program: EligibilityProgram): boolean =>
  lineOf(situation, program)?.outcome === 'possible';

/** One program's own line as an action: whom it names, and what it says. */
export function ofLine(
  situation: Situation,
  program: EligibilityProgram,
  said: Pick<Advised, 'id' | 'kind' | 'title' | 'papers'> & Partial<Advised>,
): EligibilityAction {
  const line = lineOf(situation, program);
  const contacts = (line?.nextStep.contacts ?? []) as ContactId[];
  return action({ program, steps: [line?.text, line?.nextStep.text], contacts, ...said });
}

/** A sentence with the two copays of Extra Help, each with its year. */
export function copays(situation: Situation, text: BilingualText): BilingualText | null {
  const { facts, figures } = situation;
  const ids = copayIds(facts, figures, automaticExtraHelp(situation));
  const generic = amountWithYear(figures, ids.generic, facts.asOf);
  const brand = amountWithYear(figures, ids.brand, facts.asOf);
  return generic && brand ? fill(text, { generic, brand }) : null;
}

/** Papers that the county asks of everybody who applies. */
export const countyPapers = ({ facts, answers }: Situation): DocumentId[] => [
  'identity',
  'income',
  ...(facts.status === 'citizen' || facts.status === 'resident' ? (['status'] as const) : []),
  'address',
  ...(looksAtSavings(answers) ? (['savings'] as const) : []),
];
