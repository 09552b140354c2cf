// The answers for somebody whose age or household is not known: what holds for everybody it could be, and "not decided" for
// the rest. A rule that differs among them is no part of the trace; one rule says so in its place.
import type { EligibilityRule } from '@app/contracts/http/eligibility-answer';
import { openRule as words } from '../lines/open.words.json';
import type { Facts } from '../programs/facts';
import { asked } from '../programs/kept-results';
import type { Figures, Verdict } from '../programs/rule';
import { answersOfOne, verdictsBy } from './answers';
import type { Answers, Judged, JudgedPerson } from './answers';
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

/** A boolean of the call holds when it holds for everybody; each person is judged when first asked about. */
function openAnswersOf(person: Facts, figures: Figures): Answers {
  const facts = asked(person);
  const people: JudgedPerson[] = peopleOf(facts, figures).map((one) => ({
    facts: one,
    figures,
    answers: answersOfOne(one, figures),
  }));
  const [first] = people;
  if (!first) throw new Error('nobody is possible');
  const kept = new Map<Judged, Verdict>();
  const verdicts = verdictsBy((program) => {
    const known = kept.get(program);
    if (known) return known;
    const verdict = sharedVerdict(
      program,
      people.map(({ answers }) => answers.verdicts[program]),
    );
    kept.set(program, verdict);
    return verdict;
  });
  return {
    verdicts,
    people,
    get medicare() {
      return people.every(({ answers }) => answers.medicare);
    },
    get mediCal() {
      return people.every(({ answers }) => answers.mediCal);
    },
    get extraHelp() {
      return people.every(({ answers }) => answers.extraHelp);
    },
    get savingsBand() {
      const band = first.answers.savingsBand;
      return people.every(({ answers }) => answers.savingsBand === band) ? band : null;
    },
  };
}

/** Never throws. The one way to ask: it knows whether everything is known. */
export const answersOf = (facts: Facts, figures: Figures): Answers =>
  isOpen(facts) ? openAnswersOf(facts, figures) : answersOfOne(facts, figures);
