// The answers for somebody whose age or household is not known: what holds for everybody it could be, and "not decided" for
// the rest. A rule that differs among them is no part of the trace; one rule says so in its place.
import type { EligibilityRule } from '@app/contracts/http/eligibility-answer';
import { openRule as words } from '../lines/open.words.json';
import type { Facts } from '../programs/facts';
import type { Figures, Verdict } from '../programs/rule';
import type { SavingsBandName } from '../programs/medicare-savings/band';
import { answersOfOne, byProgram, Verdicts } from './answers';
import type { Answers, Judged, JudgedPerson } from './situation';
import { isOpen, peopleOf } from './people';

/** The sentences last: they are worded when somebody reads them. */
const sameRule = (one: EligibilityRule, other: EligibilityRule): boolean =>
  one === other ||
  (one.id === other.id &&
    one.outcome === other.outcome &&
    one.yours?.value === other.yours?.value &&
    one.limit?.value === other.limit?.value &&
    one.text.en === other.text.en);

const isIn = (rule: EligibilityRule, { rules }: Verdict): boolean => rules.some((other) => sameRule(rule, other));

/** Said in the place of the rules that differ; it names no figure of its own, so it has no year. */
function openRule(base: EligibilityRule, program: Judged, outcome: EligibilityRule['outcome']): EligibilityRule {
  return {
    ...base,
    id: `${program}.open`,
    program,
    outcome,
    title: words.title,
    text: outcome === 'unknown' ? words.differs : words.same,
    inputs: ['age', 'householdSize'],
    yours: null,
    limit: null,
    comparison: null,
    margin: null,
    isBorderline: false,
  };
}

function sharedVerdict(program: Judged, verdicts: readonly Verdict[]): Verdict {
  const [first, ...others] = verdicts;
  const base = first?.rules[0];
  if (!first || !base) throw new Error(`${program} was judged for nobody`);
  const shared = first.rules.filter((rule) => others.every((other) => isIn(rule, other)));
  if (verdicts.every(({ rules }) => rules.length === shared.length)) return first;
  const outcome = others.every((other) => other.outcome === first.outcome) ? first.outcome : 'unknown';
  return { outcome, rules: [openRule(base, program, outcome), ...shared] };
}

/** What holds for everybody the person may be. */
class SharedVerdicts extends Verdicts {
  private readonly known = new Map<Judged, Verdict>();

  constructor(private readonly people: readonly JudgedPerson[]) {
    super();
  }

  of(program: Judged): Verdict {
    let verdict = this.known.get(program);
    if (!verdict) {
      verdict = sharedVerdict(
        program,
        this.people.map(({ answers }) => answers.verdicts[program]),
      );
      this.known.set(program, verdict);
    }
    return verdict;
  }
}

/** A boolean of the call holds when it holds for everybody; each person is judged when first asked about. */
class OpenAnswers implements Answers {
  readonly verdicts: Answers['verdicts'];

  constructor(readonly people: readonly [JudgedPerson, ...JudgedPerson[]]) {
    this.verdicts = byProgram(new SharedVerdicts(people));
  }

  get medicare(): boolean {
    return this.people.every(({ answers }) => answers.medicare);
  }

  get mediCal(): boolean {
    return this.people.every(({ answers }) => answers.mediCal);
  }

  get extraHelp(): boolean {
    return this.people.every(({ answers }) => answers.extraHelp);
  }

  get savingsBand(): SavingsBandName | null {
    const band = this.people[0].answers.savingsBand;
    return this.people.every(({ answers }) => answers.savingsBand === band) ? band : null;
  }
}

function openAnswersOf(person: Facts, figures: Figures): Answers {
  const [first, ...others] = peopleOf(person, figures).map((facts) => ({
    facts,
    figures,
    answers: answersOfOne(facts, figures),
  }));
  if (!first) throw new Error('nobody is possible');
  return new OpenAnswers([first, ...others]);
}

/** Never throws. The one way to ask: it knows whether everything is known. */
export const answersOf = (facts: Facts, figures: Figures): Answers =>
  isOpen(facts) ? openAnswersOf(facts, figures) : answersOfOne(facts, figures);
