// The checker of the property tests turns red: each kind of wrong line is planted into true answers and has to be found.
import fc from 'fast-check';
import type { EligibilityProgramLine, ProgramOutcome } from '@app/contracts/http/eligibility-answer';
import { FIGURES } from '../figures/figures';
import { programLinesOf } from '../lines/programs';
import { factsOfRequest } from './facts-of-request';
import type { CheckedRequest } from './facts-of-request';
import { inventedPerson } from './invented-person.fixture';
import { contradictions, lineChecker } from './line-faults.fixture';
import { answersOf } from './open-answers';
import { SIX_PEOPLE } from './six-people.scenarios';

type Line = EligibilityProgramLine;
type Plant = (line: Line) => Line;

function linesOf(request: CheckedRequest): Line[] {
  const facts = factsOfRequest(request);
  return programLinesOf({ facts, figures: FIGURES, answers: answersOf(facts, FIGURES) });
}

const OPPOSITE: Partial<Record<ProgramOutcome, ProgramOutcome>> = {
  possible: 'not-possible',
  'not-possible': 'possible',
};
const flipped: Plant = (line) => ({ ...line, outcome: OPPOSITE[line.outcome] ?? line.outcome });
const six = SIX_PEOPLE.map(({ request }) => linesOf({ ...request, asOf: '2026-11-21' }));
const isDecided = ({ outcome }: Line): boolean => outcome in OPPOSITE;

test('true answers of the six people have no fault', () => {
  const faultsOf = lineChecker();
  expect(six.flatMap((lines) => faultsOf(lines))).toEqual([]);
});

describe('a flipped outcome', () => {
  const decided = six.flat().filter(isDecided);

  test('beside figures is found by the figures alone', () => {
    const compared = decided.filter(({ yours, limit }) => yours && limit);
    expect(compared.length).toBeGreaterThan(20);
    expect(compared.filter((line) => contradictions(flipped(line)).length === 0)).toEqual([]);
  });

  test.each(decided.map((line) => [line.program, line] as const))('of %s is found among the six', (_program, line) => {
    const faultsOf = lineChecker();
    six.forEach((lines) => faultsOf(lines));
    const planted = six.find((lines) => lines.includes(line))!.map((one) => (one === line ? flipped(line) : one));
    expect(faultsOf(planted).length).toBeGreaterThan(0);
  });
});

/** The property of programs.property.test.ts over a planted judge. */
function isRed(program: string, plant: Plant): boolean {
  const faultsOf = lineChecker();
  const property = fc.property(inventedPerson, (request) => {
    const lines = linesOf(request).map((line) => (line.program === program ? plant(line) : line));
    return faultsOf(lines).length === 0;
  });
  return fc.check(property, { numRuns: 300, endOnFailure: true }).failed;
}

const says =
  (ko: string, en: string): Plant =>
  (line) => ({ ...line, text: { ko, en } });
const WRONG: readonly [string, string, Plant][] = [
  ['a yes becomes a no', 'medi-cal', (line) => (line.outcome === 'possible' ? flipped(line) : line)],
  ['a no becomes a yes', 'ssi', (line) => (line.outcome === 'not-possible' ? flipped(line) : line)],
  [
    'a Korean sentence denies a yes',
    'care',
    (line) => (line.outcome === 'possible' ? says('소득이 기준보다 많습니다.', line.text.en)(line) : line),
  ],
  [
    'an English sentence denies a yes',
    'calfresh',
    (line) => (line.outcome === 'possible' ? says(line.text.ko, 'Your income is above the limit.')(line) : line),
  ],
  [
    'a sentence affirms a no',
    'qmb',
    (line) => (line.outcome === 'not-possible' ? says('기준에 맞습니다.', 'Within the limit.')(line) : line),
  ],
  [
    'what depends on an unknown answer is said to be decided',
    'medicare',
    (line) => (line.text.en.startsWith('This depends') ? { ...line, outcome: 'possible' } : line),
  ],
  [
    'a limit moves under a yes',
    'medi-cal',
    (line) => (line.limit && line.outcome === 'possible' ? { ...line, limit: { ...line.limit, value: 0 } } : line),
  ],
  ['units differ', 'medi-cal', (line) => (line.limit ? { ...line, limit: { ...line.limit, unit: 'usd' } } : line)],
  ['a hole in a sentence', 'pace', says('{{limit}}입니다.', 'It is {{limit}}.')],
  ['no source', 'ihss', (line) => ({ ...line, sources: [] })],
  ['a line twice', 'qi', (line) => ({ ...line, program: 'slmb' })],
];

test.each(WRONG)('the property is red when %s', (_what, program, plant) => {
  expect(isRed(program, plant)).toBe(true);
});

test('and green with nothing planted', () => {
  expect(isRed('medi-cal', (line) => line)).toBe(false);
});
