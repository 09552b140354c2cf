// The one advice about signing up for Part B, as an action; the plan of a job is kept first (keep-actions.ts).
import type { EligibilityAction } from '@app/contracts/http/eligibility-answer';
import type { BilingualText } from '@app/contracts/http/errors';
import { figureOn } from '../figures/figure';
import { windowsOn } from '../figures/windows';
import { hasMediCal } from '../programs/facts';
import { day, fill } from '../programs/later-texts';
import { action } from './action';
import words from './action.words.json';
import { partBAdviceOf } from './part-b';
import type { PartBAdvice } from './part-b';
import type { Situation } from './situation';

const { when } = words;
type Said = Partial<Parameters<typeof action>[0]> & Pick<Parameters<typeof action>[0], 'id' | 'title' | 'steps'>;

/** Said under each advice to somebody whose plan is Covered California's. */
export const marketEnds = ({ facts }: Situation): BilingualText | false =>
  facts.situation === 'covered-california' && words.marketEnds;

function yearlyDays({ facts }: Situation) {
  const general = windowsOn(facts.asOf).find(({ family }) => family === 'medicare-general');
  return general?.opensOn && general.closesOn ? { opens: day(general.opensOn), closes: day(general.closesOn) } : null;
}

const valueOf = (
  { facts, figures }: Situation,
  id: 'iepMonthsBefore' | 'iepMonthsAfter' | 'specialEnrollmentMonths',
): number => figureOn(figures, id, facts.asOf)?.value ?? 0;

function anyTime({ facts }: Situation): Said {
  const { title, text, have } = words.anyTime;
  const isMember = hasMediCal(facts);
  return {
    id: 'part-b-any-time',
    title,
    steps: [isMember ? have : text],
    contacts: isMember ? ['medi-cal', 'hicap'] : ['ssa', 'hicap'],
  };
}

function afterWork(situation: Situation): Said {
  const { title, text, not } = words.afterWork;
  return {
    id: 'sign-up-after-work',
    title,
    when: when.afterWork,
    steps: [text, not],
    papers: ['identity', 'status', 'employment'],
    parts: { months: String(valueOf(situation, 'specialEnrollmentMonths')) },
  };
}

function initial(situation: Situation): Said {
  const { title, text, job } = words.initial;
  const yearly = yearlyDays(situation);
  const before = valueOf(situation, 'iepMonthsBefore');
  const after = valueOf(situation, 'iepMonthsAfter');
  return {
    id: 'sign-up-initial',
    title,
    when: when.initial,
    steps: [text, job, yearly && fill(words.window.text, yearly)],
    parts: { before: String(before), after: String(after), length: String(before + 1 + after) },
  };
}

function yearly(situation: Situation): Said | null {
  const parts = yearlyDays(situation);
  const { title, text } = words.window;
  return parts && { id: 'sign-up-medicare', title, when: when.between, steps: [text], parts };
}

const ADVICE: ReadonlyMap<PartBAdvice, (situation: Situation) => Said | null> = new Map([
  ['any-time', anyTime],
  ['after-work', afterWork],
  ['initial', initial],
  ['window', yearly],
]);

export function partBActions(situation: Situation): EligibilityAction[] {
  const said = ADVICE.get(partBAdviceOf(situation))?.(situation);
  if (!said) return [];
  return [
    action({
      kind: 'cover',
      program: 'medicare',
      contacts: ['ssa', 'hicap'],
      papers: ['identity', 'status', 'work'],
      ...said,
      steps: [...said.steps, marketEnds(situation)],
    }),
  ];
}
