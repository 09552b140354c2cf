// One program in one line for somebody whose age or household is not known. Every possible person is judged; a yes or a no
// stands only where it holds for all of them, else the line says what it depends on.
import type { EligibilityProgramLine, EligibilitySource } from '@app/contracts/http/eligibility-answer';
import type { BilingualText } from '@app/contracts/http/errors';
import type { Judging } from '../check/situation';
import { figureOn } from '../figures/figure';
import { fill, join } from '../programs/later-texts';
import { judgedLine, judgementOf, NEXT_STEPS } from './line';
import type { ProgramJudge } from './line';
import { dependsText, unknownOf } from './open-text';
import type { PossibleLine } from './open-text';
import { counted, outcomeSaid, whatever } from './open.words.json';

type People = readonly [PossibleLine, ...PossibleLine[]];

const isSomebody = (lines: readonly PossibleLine[]): lines is People => lines.length > 0;

/** Whether `what` of all of them is the same. */
function isOne<T>(lines: People, what: (one: PossibleLine) => T): boolean {
  const first = what(lines[0]);
  return lines.every((line) => what(line) === first);
}

type Shown = (one: PossibleLine) => string;

/** The same for lines that read the same. People who are judged alike share one line, which is looked at once. */
function shownBy(): Shown {
  const shown = new Map<EligibilityProgramLine, string>();
  return (one) => {
    const line = one.line();
    const known = shown.get(line);
    if (known !== undefined) return known;
    const { outcome, text, yours, limit } = line;
    const said = JSON.stringify([outcome, text.en, yours?.value, limit?.value]);
    shown.set(line, said);
    return said;
  };
}

/** How far the own figure is from the limit; a limit alone is the distance to nothing. Null: the line compares no money. */
function distance({ yours, limit }: EligibilityProgramLine): number | null {
  if (!limit?.unit.startsWith('usd')) return null;
  return Math.abs(limit.value - (yours?.value ?? 0));
}

/** Each page once, in the order of the people. */
function sourcesOf(lines: People): EligibilitySource[] {
  const byUrl = new Map<string, EligibilitySource>();
  for (const { rule } of lines) for (const source of rule.sources) byUrl.set(source.url, source);
  return [...byUrl.values()];
}

/** A sentence of its own over what all of them have in common. */
function commonLine(
  { program, name }: ProgramJudge,
  lines: People,
  { outcome, text, nextStep }: Pick<EligibilityProgramLine, 'outcome' | 'text' | 'nextStep'>,
): EligibilityProgramLine {
  const [first] = lines;
  let { checkedOn } = first.rule;
  for (const { rule } of lines) if (rule.checkedOn < checkedOn) checkedOn = rule.checkedOn;
  return {
    program,
    name,
    outcome,
    text,
    yours: null,
    limit: null,
    comparison: null,
    figureYear: isOne(lines, ({ rule }) => rule.figureYear) ? first.rule.figureYear : null,
    sources: sourcesOf(lines),
    checkedOn,
    nextStep,
  };
}

/** The one nearest to the limit speaks for all, and says for whom it counts. */
function nearest(lines: People, { facts, figures }: Judging, shown: Shown): EligibilityProgramLine | null {
  if (!isOne(lines, ({ said }) => said)) return null;
  const far = lines.map(({ line }) => distance(line()));
  if (far.includes(null)) return null;
  const { facts: person, line: lineOf } = lines[far.indexOf(Math.min(...(far as number[])))]!;
  const line = lineOf();
  const aged = figureOn(figures, 'mediCalAgedAge', facts.asOf)?.value ?? 0;
  const unknown = unknownOf(lines, shown);
  const age: BilingualText | false =
    unknown !== 'household' && fill(person.age < aged ? counted.under : counted.from, { age: String(aged) });
  const size: BilingualText | false = unknown !== 'age' && fill(counted.size, { size: String(person.householdSize) });
  return { ...line, text: join(line.text, age, size) };
}

function possibleLine(judge: ProgramJudge, one: Judging): PossibleLine {
  const { said, rule } = judgementOf(judge, one);
  return { facts: one.facts, said, rule, line: () => judgedLine(judge, one) };
}

/** @param people everybody possible, household by household, each from the youngest to the oldest */
export function openLine(judge: ProgramJudge, situation: Judging, people: readonly Judging[]): EligibilityProgramLine {
  const lines = people.map((one) => possibleLine(judge, one));
  if (!isSomebody(lines)) throw new Error(`${judge.program} was judged for nobody`);
  const [first] = lines;
  if (!isOne(lines, ({ said }) => said.outcome)) {
    const unknown = unknownOf(lines, ({ said }) => said.outcome);
    const { text, contacts } = NEXT_STEPS[unknown === 'household' ? 'sayHousehold' : 'sayAge'];
    return commonLine(judge, lines, {
      outcome: 'undecided',
      text: dependsText(lines, unknown),
      nextStep: { text, contacts: [...contacts] },
    });
  }
  if (isOne(lines, ({ line }) => line())) return first.line();
  const shown = shownBy();
  if (isOne(lines, shown)) return first.line();
  const near = nearest(lines, situation, shown);
  if (near) return near;
  const { outcome, nextStep } = first.line();
  const when = whatever[unknownOf(lines, shown)];
  return commonLine(judge, lines, { outcome, text: fill(outcomeSaid[outcome], { when }), nextStep });
}
