// The questions worth asking next: those whose answer could make this check answer otherwise. Optional, never blocking.
import type { EligibilityProgram } from '@app/contracts/http/eligibility';
import type { EligibilityQuestion } from '@app/contracts/http/eligibility-answer';
import { figureOn } from '../figures/figure';
import { programOutcome } from '../lines/programs';
import { answersOf } from './open-answers';
import { changed } from './facts-of-request';
import type { Change } from './facts-of-request';
import { questions } from './question.words.json';
import type { Situation } from './situation';

type Field = EligibilityQuestion['field'];
/** Asked by what an answer would change. */
type Weighed = Exclude<Field, 'age'>;

/** What an answer of one of the three is worth against a program beside them. */
const MAIN: readonly EligibilityProgram[] = ['medicare', 'medi-cal', 'extra-help'];
const SECONDARY: readonly EligibilityProgram[] = ['qmb', 'slmb', 'qi', 'share-of-cost', 'covered-california'];
const MAIN_WEIGHT = 10;

/** Every kind of answer the question could get. */
function possibleAnswers(field: Weighed, { facts, figures }: Situation): Change[] {
  const credits = figureOn(figures, 'workCreditsFull', facts.asOf)?.value ?? 0;
  const years = figureOn(figures, 'residentYears', facts.asOf)?.value ?? 0;
  const answers: Record<Weighed, { isOpen: boolean; changes: Change[] }> = {
    householdSize: {
      isOpen: facts.isSizeAssumed,
      changes: [
        { householdSize: 2, hasSpouse: true },
        { householdSize: 4, hasSpouse: true },
      ],
    },
    assetsBand: {
      isOpen: facts.assetsBand === null,
      changes: [{ assetsBand: 'withinExtraHelp' }, { assetsBand: 'aboveExtraHelp' }, { assetsBand: 'aboveLimit' }],
    },
    workCredits: { isOpen: facts.workCredits === null, changes: [{ workCredits: credits }, { workCredits: 0 }] },
    yearsAsResident: {
      isOpen: facts.yearsAsResident === null && facts.status === 'resident',
      changes: [{ yearsAsResident: years }, { yearsAsResident: 0 }],
    },
  };
  return answers[field].isOpen ? answers[field].changes : [];
}

/** How much the most telling answer would change; 0 = asking is of no use. */
function weight(field: Weighed, situation: Situation): number {
  const weights = possibleAnswers(field, situation).map((change) => {
    const { figures, lines } = situation;
    const facts = changed(situation.facts, change);
    const after = { facts, figures, answers: answersOf(facts, figures) };
    const flips = (programs: readonly EligibilityProgram[]): number =>
      lines.filter(({ program, outcome }) => programs.includes(program) && programOutcome(after, program) !== outcome)
        .length;
    const verdicts = (['medicare', 'medi-cal', 'extra-help'] as const).filter(
      (program) => after.answers.verdicts[program].outcome !== situation.answers.verdicts[program].outcome,
    ).length;
    return (flips(MAIN) + verdicts) * MAIN_WEIGHT + flips(SECONDARY);
  });
  return Math.max(0, ...weights);
}

function questionOf(field: Field): EligibilityQuestion {
  const { question, why } = questions[field];
  return { field, question, why };
}

/** Most useful first; the page asks the first. Work credits also decide the premium of Part A, so they close the list. */
export function nextQuestionsOf(situation: Situation): EligibilityQuestion[] {
  const { isAgeKnown, isHouseholdKnown } = situation.facts;
  // While one of these is open nothing else is worth asking; nobody has to be judged to know that.
  const open: Field[] = [
    ...(isAgeKnown ? [] : ['age' as const]),
    ...(isHouseholdKnown ? [] : ['householdSize' as const]),
  ];
  if (open.length > 0) return open.map(questionOf);
  const fields: readonly Weighed[] = ['householdSize', 'assetsBand', 'workCredits', 'yearsAsResident'];
  const weighed = fields.map((field) => ({ field, weight: weight(field, situation) }));
  const useful = weighed.filter((each) => each.weight > 0).sort((one, other) => other.weight - one.weight);
  const asksCredits = situation.answers.medicare && situation.facts.workCredits === null;
  const isThere = useful.some(({ field }) => field === 'workCredits');
  const nextFields: Field[] = [
    ...useful.map(({ field }) => field),
    ...(asksCredits && !isThere ? ['workCredits' as const] : []),
  ];
  return nextFields.map(questionOf);
}
