// Five thousand invented people: every program has exactly one line, its sentence never denies its outcome, and its outcome
// agrees with the limit and the own figure beside it.
import fc from 'fast-check';
import {
  ASSET_BANDS,
  CITIZENSHIP_STATUSES,
  CURRENT_INSURANCES,
  ELIGIBILITY_PROGRAMS,
} from '@app/contracts/http/eligibility';
import type { EligibilityProgramLine, EligibilityResponse, ProgramOutcome } from '@app/contracts/http/eligibility';
import { FIGURES } from '../figures/figures';
import { programLinesOf } from '../lines/programs';
import { answersOf } from './answers';
import { checkEligibility } from './check';
import { BOOK } from './check.fixture';
import { factsOfRequest } from './facts-of-request';
import type { CheckedRequest } from './facts-of-request';

const PEOPLE = 5_000;
const day = fc
  .date({ min: new Date('2024-01-01T00:00:00Z'), max: new Date('2028-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
/** Around the limits of one person and of a couple, by month and by year, and anywhere. */
const income = fc.oneof(
  fc.integer({ min: 0, max: 120_000 }).map((annualIncome) => ({ annualIncome })),
  fc.integer({ min: 0, max: 6_000 }).map((monthlyIncome) => ({ monthlyIncome })),
  fc
    .constantFrom(1_233.94, 1_350, 1_351, 1_616, 1_816, 1_856, 1_857, 2_490, 2_510, 2_511)
    .map((monthlyIncome) => ({ monthlyIncome })),
  fc
    .constantFrom(0, 240, 22_272, 22_273, 22_522, 22_523, 24_179, 24_180, 43_280, 43_281, 54_100, 63_840, 63_841)
    .map((annualIncome) => ({ annualIncome })),
  fc.constant({ isIncomeUnknown: true as const }),
);
const person: fc.Arbitrary<CheckedRequest> = fc
  .tuple(
    income,
    fc.record(
      {
        age: fc.integer({ min: 50, max: 100 }),
        citizenshipStatus: fc.constantFrom(...CITIZENSHIP_STATUSES),
        asOf: fc.oneof(fc.constant('2026-11-21'), day),
        currentInsurance: fc.constantFrom(...CURRENT_INSURANCES, '' as const),
        householdSize: fc.integer({ min: 1, max: 8 }),
        hasSpouse: fc.boolean(),
        assetsBand: fc.constantFrom(...ASSET_BANDS),
        yearsAsResident: fc.integer({ min: 0, max: 60 }),
        workCredits: fc.integer({ min: 0, max: 160 }),
      },
      { requiredKeys: ['age', 'citizenshipStatus', 'asOf'] },
    ),
  )
  .map(([money, rest]) => ({ ...rest, ...money }));

const answerTo = (request: CheckedRequest): EligibilityResponse =>
  checkEligibility(factsOfRequest(request), FIGURES, BOOK);

/** The lines alone: what-ifs and the other parts of an answer are no part of this property, and cost ten times as much. */
function linesOf(request: CheckedRequest): EligibilityProgramLine[] {
  const facts = factsOfRequest(request);
  return programLinesOf({ facts, figures: FIGURES, answers: answersOf(facts, FIGURES) });
}

/** Words that only a no may say, and words that only a yes may say. Written apart from the sentences of the lines. */
const DENIES = {
  ko: /보다 많습니다\.(?! 다만)|이상입니다\.|받지 못합니다|모자랍니다|없습니다\. 응급|나이로는 \d+세부터입니다|어려워 보입니다|미만이어야 하는데|이하여야 하는데|시민권자는 SSI/,
  en: /\bis (?:\$[\d,.]+ )?above the (?:\d{4} )?limit|are above (?:the limit|that)|is not below|cannot|Neither is met|By age it starts|looks unlikely|there is no premium help/,
};
const AFFIRMS = {
  ko: /적습니다\.$|기준 안입니다\.?|자동으로 받습니다|조건에 맞습니다|(?<!소득은 )그대로입니다/,
  en: /is \$[\d,.]+ below the|[Ww]ithin the limit|Comes automatically|meet the rules/,
};
const NOS: readonly ProgramOutcome[] = ['not-possible'];
const YESES: readonly ProgramOutcome[] = ['possible', 'have', 'after-medi-cal', 'not-needed'];
const isDecided = (outcome: ProgramOutcome): boolean => outcome === 'possible' || outcome === 'not-possible';

function contradictions({ program, outcome, text, yours, limit, comparison }: EligibilityProgramLine): string[] {
  const said = `${program} ${outcome}: ${text.ko} | ${text.en}`;
  const isDenied = DENIES.ko.test(text.ko) || DENIES.en.test(text.en);
  const isAffirmed = AFFIRMS.ko.test(text.ko) || AFFIRMS.en.test(text.en);
  const found: string[] = [];
  if (YESES.includes(outcome) && isDenied) found.push(`a yes that denies: ${said}`);
  if (NOS.includes(outcome) && isAffirmed) found.push(`a no that affirms: ${said}`);
  if (yours && limit && comparison && isDecided(outcome)) {
    const room = comparison === 'at-least' ? yours.value - limit.value : limit.value - yours.value;
    const isMet = comparison === 'below' ? room > 0 : room >= 0;
    if (isMet !== (outcome === 'possible')) found.push(`${yours.value} ${comparison} ${limit.value}: ${said}`);
    if (yours.unit !== limit.unit) found.push(`units differ: ${said}`);
  }
  return found;
}

/** One sentence of a table may stand with one outcome only, whoever asks. */
const outcomesOfSentence = new Map<string, ProgramOutcome>();
function isFirstOrSame({ program, outcome, text }: EligibilityProgramLine): boolean {
  // Rule texts of pregnancy and of other ways into Medicare are not reached by the call.
  const shape = `${program} ${text.en.replace(/\$?\d[\d,.]*/g, '#')}`;
  const before = outcomesOfSentence.get(shape) ?? outcome;
  outcomesOfSentence.set(shape, before);
  return before === outcome;
}

test('every program is one line, and no line contradicts itself', () => {
  fc.assert(
    fc.property(person, (request) => {
      const programs = linesOf(request);
      if (programs.map(({ program }) => program).join() !== ELIGIBILITY_PROGRAMS.join())
        throw new Error('not one line each');
      const found = programs.flatMap(contradictions);
      if (found.length > 0) throw new Error(found.join('\n'));
      const shared = programs.filter((line) => !isFirstOrSame(line));
      if (shared.length > 0)
        throw new Error(`a sentence with two outcomes: ${JSON.stringify(shared.map(({ text }) => text.en))}`);
      for (const { program, sources, text, name, nextStep } of programs) {
        const isSourced = sources.length > 0 && sources.every(({ url }) => /^https?:\/\//.test(url));
        const isSaid = [text, name, nextStep.text].every(
          ({ ko, en }) => ko && en && !/[{}]|undefined|NaN/.test(ko + en),
        );
        if (!isSourced || !isSaid) throw new Error(`${program}: no source, or a hole: ${text.ko} ${text.en}`);
      }
    }),
    { numRuns: PEOPLE },
  );
}, 120_000);

test('the booleans of the call agree with their lines, and nothing unasked is called close', () => {
  const keys = [
    ['medicare', 'medicare'],
    ['medi-cal', 'mediCal'],
    ['extra-help', 'extraHelp'],
  ] as const;
  fc.assert(
    fc.property(person, (request) => {
      const answer = answerTo(request);
      for (const [program, key] of keys) {
        const outcome = answer.programs.find((line) => line.program === program)!.outcome;
        const isFit = answer[key]
          ? !['not-possible', 'not-needed'].includes(outcome)
          : !['have', 'possible'].includes(outcome);
        if (!isFit) throw new Error(`${key} is ${answer[key]} beside ${outcome}`);
      }
      const ids = answer.apply.map(({ id }) => id);
      const wanted = [answer.firstStep, ...answer.programs.map(({ nextStep }) => nextStep)].flatMap(
        ({ contacts }) => contacts,
      );
      if (!wanted.every((id) => ids.includes(id))) throw new Error(`a contact is missing: ${wanted.join()}`);
      if (answer.firstStep.steps.length < 1 || answer.firstStep.steps.length > 3) throw new Error('one to three steps');
      const unasked = answer.rules.filter(({ isBorderline, yours }) => isBorderline && yours === null);
      if (unasked.length > 0) throw new Error(`${unasked[0]!.id} is close to a limit without a figure`);
    }),
    { numRuns: 1_000 },
  );
});

test('every flip is true: the changed check answers so, and the asked one does not', () => {
  fc.assert(
    fc.property(person, (request) => {
      const before = answerTo(request);
      for (const { change, program, becomes, text } of before.wouldChange) {
        const { annualIncome, monthlyIncome, isIncomeUnknown, ...rest } = request;
        const money = change.annualIncome === undefined ? { annualIncome, monthlyIncome, isIncomeUnknown } : {};
        const known = Object.fromEntries(Object.entries(money).filter(([, value]) => value !== undefined));
        const after = answerTo({ ...rest, ...known, ...change, asOf: request.asOf } as CheckedRequest);
        const outcomeIn = ({ programs }: EligibilityResponse) =>
          programs.find((line) => line.program === program)?.outcome;
        if (outcomeIn(after) !== becomes || outcomeIn(before) === becomes) {
          throw new Error(`${outcomeIn(before)} -> ${outcomeIn(after)}, not ${becomes}: ${text.en}`);
        }
      }
    }),
    { numRuns: 300 },
  );
}, 60_000);
