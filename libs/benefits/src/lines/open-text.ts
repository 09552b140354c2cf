// Which unknown answer a line depends on, and the sentences that say how it goes with each.
import type { EligibilityProgramLine, EligibilityRule, ProgramOutcome } from '@app/contracts/http/eligibility-answer';
import type { BilingualText } from '@app/contracts/http/errors';
import { fill, join } from '../programs/later-texts';
import type { Facts } from '../programs/facts';
import type { Case } from './line';
import { byAge as dependsOnAge, depends, familyDiffers, outcomeSaid, whenAge, whenHousehold } from './open.words.json';

type Unknown = keyof typeof depends;

/** What one possible person comes to. */
export interface PossibleLine {
  facts: Facts;
  said: Case;
  /** Whose figures and sources the line carries. */
  rule: EligibilityRule;
  /** Worded when somebody asks. */
  line: () => EligibilityProgramLine;
}

const householdOf = ({ householdSize, hasSpouse }: Facts): string => `${householdSize} ${hasSpouse}`;
const ageOf = ({ age }: Facts): number => age;

/** In the order of the people: one list for each household. */
function householdsOf(lines: readonly PossibleLine[]): PossibleLine[][] {
  const households = new Map<string, PossibleLine[]>();
  for (const line of lines) {
    const key = householdOf(line.facts);
    const household = households.get(key);
    if (household) household.push(line);
    else households.set(key, [line]);
  }
  return [...households.values()];
}

/** Whether people who are the same in `key` differ in `what`. */
function varies(
  lines: readonly PossibleLine[],
  key: (facts: Facts) => unknown,
  what: (line: PossibleLine) => string,
): boolean {
  const firsts = new Map<unknown, string>();
  for (const line of lines) {
    const group = key(line.facts);
    const first = firsts.get(group);
    if (first === undefined) firsts.set(group, what(line));
    else if (first !== what(line)) return true;
  }
  return false;
}

/** Which of the unknown answers makes a difference to `what`; something does. */
export function unknownOf(lines: readonly PossibleLine[], what: (line: PossibleLine) => string): Unknown {
  const isByAge = varies(lines, householdOf, what);
  const isByHousehold = varies(lines, ageOf, what);
  return isByAge && isByHousehold ? 'both' : isByAge ? 'age' : 'household';
}

interface Run {
  from: number;
  outcome: ProgramOutcome;
}

/** One household from the youngest to the oldest: the ages at which the outcome turns. */
function runsOf(group: readonly PossibleLine[]): Run[] {
  const runs: Run[] = [];
  for (const { facts, said } of group) {
    if (runs.at(-1)?.outcome !== said.outcome) runs.push({ from: facts.age, outcome: said.outcome });
  }
  return runs;
}

function byAge(group: readonly PossibleLine[]): BilingualText[] {
  const runs = runsOf(group);
  return runs.map(({ from, outcome }, at) => {
    const to = runs[at + 1]?.from;
    const words = to === undefined ? whenAge.from : at === 0 ? whenAge.under : whenAge.between;
    return fill(outcomeSaid[outcome], { when: fill(words, { from: String(from), to: String(to) }) });
  });
}

/** The smallest household first, by age where it differs; the larger ones in one sentence. */
function byHousehold([smallest = [], ...larger]: readonly PossibleLine[][]): BilingualText[] {
  const [first] = smallest;
  if (!first) return [];
  const isAlone = !first.facts.hasSpouse;
  const others = larger.flat();
  const mayHaveSpouse = isAlone && others.some(({ facts }) => facts.hasSpouse);
  const [shared, ...rest] = new Set(others.map(({ said }) => said.outcome));
  const largerSaid = shared && rest.length === 0 ? outcomeSaid[shared] : familyDiffers;
  const when = isAlone ? whenHousehold.alone : whenHousehold.couple;
  const isByAge = runsOf(smallest).length > 1;
  return [
    ...(isByAge
      ? [fill(dependsOnAge, { when }), ...byAge(smallest)]
      : [fill(outcomeSaid[first.said.outcome], { when })]),
    fill(largerSaid, { when: mayHaveSpouse ? whenHousehold.family : whenHousehold.children }),
  ];
}

/** What the outcome depends on, and how: never a yes or a no of its own. */
export function dependsText(lines: readonly PossibleLine[], unknown: Unknown): BilingualText {
  const households = householdsOf(lines);
  const said = unknown === 'age' ? byAge(households[0] ?? []) : byHousehold(households);
  return join(depends[unknown], ...said);
}
