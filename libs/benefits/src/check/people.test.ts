// An unknown age or household is answered only where it holds: for every age and household that the person may have, the check then says
// the same. So the few people that it compares (people.ts) represent every age and every household. A thousand invented people.
import fc from 'fast-check';
import type { EligibilityProgramLine } from '@app/contracts/http/eligibility-answer';
import { FIGURES } from '../figures/figures';
import { programLinesOf } from '../lines/programs';
import { JUDGED } from './answers';
import { check } from './check.fixture';
import { factsOfRequest } from './facts-of-request';
import type { CheckedRequest } from './facts-of-request';
import { completion, openPerson } from './invented-person.fixture';
import { answersOf } from './open-answers';

function judge(request: CheckedRequest) {
  const facts = factsOfRequest(request);
  const answers = answersOf(facts, FIGURES);
  return { answers, lines: programLinesOf({ facts, figures: FIGURES, answers }) };
}

/** The same person, once age and household are known. */
function completed(open: CheckedRequest, [age, size, isMarried]: [number, number, boolean]): CheckedRequest {
  const { isAgeUnknown, isHouseholdUnknown, ...known } = open;
  const hasSpouse = open.hasSpouse ?? (size > 1 && isMarried);
  const householdSize = Math.max(size, hasSpouse ? 2 : 1);
  return { ...known, ...(isAgeUnknown && { age }), ...(isHouseholdUnknown && { householdSize, hasSpouse }) };
}

const DEPENDS = /^This depends on your (?:age|household|age and household)\. /;
const isDepending = ({ text }: EligibilityProgramLine): boolean => DEPENDS.test(text.en);

test('what is answered without age or household holds for every age and household', () => {
  fc.assert(
    fc.property(openPerson, completion, (open, known) => {
      const before = judge(open);
      const after = judge(completed(open, known));
      for (const [at, line] of before.lines.entries()) {
        const then = after.lines[at]!;
        if (!isDepending(line) && line.outcome !== then.outcome)
          throw new Error(
            `${line.program} ${line.outcome}, but ${then.outcome} at ${JSON.stringify(known)}: ${line.text.en}`,
          );
      }
      for (const key of ['medicare', 'mediCal', 'extraHelp'] as const) {
        if (before.answers[key] && !after.answers[key]) throw new Error(`${key} was said to be possible`);
      }
    }),
    { numRuns: 1_000 },
  );
});

test('no line and no rule compares an age that is not known', () => {
  fc.assert(
    fc.property(openPerson, (open) => {
      const { answers, lines } = judge(open);
      if (open.age !== undefined) return;
      const rules = JUDGED.flatMap((program) => answers.verdicts[program].rules);
      const aged = [...lines, ...rules].filter(({ yours }) => yours?.unit === 'years-old');
      if (aged.length > 0) throw new Error(`${aged[0]!.program} compares ${aged[0]!.yours!.value} years`);
    }),
    { numRuns: 200 },
  );
});

const lineOf = (request: Partial<CheckedRequest>, program: string): EligibilityProgramLine =>
  check({ age: undefined, isAgeUnknown: true, householdSize: 1, hasSpouse: false, ...request }).programs.find(
    (line) => line.program === program,
  )!;

describe('an age that is not known', () => {
  test('the line says what each age would open, and what to find out', () => {
    expect(lineOf({}, 'medicare')).toMatchObject({
      outcome: 'undecided',
      text: {
        ko: '나이에 따라 다릅니다. 65세 미만이라면 해당되기 어렵습니다. 65세 이상이라면 해당될 수 있습니다.',
        en: 'This depends on your age. If you are under 65, you would probably not qualify. If you are 65 or older, you may qualify.',
      },
      yours: null,
      limit: null,
    });
    expect(lineOf({}, 'medicare').nextStep.text.en).toContain('year of birth');
    expect(lineOf({}, 'pace').text.en).toContain('If you are 55 or older, we would need to know more.');
  });

  test('what is the same at any age is answered, with the sums of the age nearest to the limit', () => {
    expect(lineOf({ monthlyIncome: 1_400 }, 'medi-cal')).toMatchObject({
      outcome: 'possible',
      yours: { value: 1_400 },
      text: { en: expect.stringContaining('The amounts are for someone under 65.') as string },
    });
    expect(lineOf({ monthlyIncome: 1_400 }, 'care').outcome).toBe('possible');
    expect(lineOf({ currentInsurance: 'medicare' }, 'medicare').outcome).toBe('have');
  });

  test('the same answer for different reasons gives none of them', () => {
    // Under 65 there is no Medicare yet; at 65 and over the income is too high.
    expect(lineOf({ monthlyIncome: 3_000 }, 'qi')).toMatchObject({
      outcome: 'not-possible',
      text: { en: 'Whatever your age is, you would probably not qualify.' },
    });
  });

  test('the other parts of the answer neither guess nor show one', () => {
    const answer = check({ age: undefined, isAgeUnknown: true, householdSize: 1, hasSpouse: false });
    expect(answer.card.facts.map(({ label }) => label.en)).not.toContain('Age');
    expect(answer.nextQuestions[0]?.field).toBe('age');
    expect(answer.assumptions[0]?.en).toMatch(/^You said you don’t know the age/);
    expect(answer.assumptions.map(({ en }) => en).join()).not.toMatch(/under 65, we used|pension/);
    expect(answer.wouldChange.map(({ id }) => id)).toContain('age.medicare');
    expect(answer.actions[0]).toMatchObject({ program: 'medi-cal', when: { en: 'Any time' } });
  });

  test('with nothing that holds at any age, finding it out comes first', () => {
    const answer = check({
      age: undefined,
      isAgeUnknown: true,
      householdSize: 1,
      hasSpouse: false,
      annualIncome: 70_000,
    });
    expect(answer.actions[0]).toMatchObject({ program: null, title: { en: 'Find the year of birth first' } });
  });
});

describe('a household that is not known', () => {
  const open = {
    age: 72,
    isAgeUnknown: undefined,
    householdSize: undefined,
    hasSpouse: undefined,
    isHouseholdUnknown: true,
  } as const;

  test('the line says how it goes alone and with a family', () => {
    expect(lineOf({ ...open, monthlyIncome: 2_200, currentInsurance: 'medicare' }, 'extra-help')).toMatchObject({
      outcome: 'undecided',
      text: {
        en: 'This depends on your household. With no spouse and no children under 21, you would probably not qualify. With a spouse or children under 21, the answer may be different.',
      },
    });
  });

  test('a yes is that of one person, a no that of the largest unit', () => {
    expect(lineOf({ ...open, monthlyIncome: 1_400 }, 'calfresh')).toMatchObject({
      outcome: 'possible',
      limit: { value: 2_660 },
    });
    expect(lineOf({ ...open, monthlyIncome: 2_200, currentInsurance: 'medicare' }, 'slmb')).toMatchObject({
      outcome: 'not-possible',
      limit: { value: 2_184 },
      text: { en: expect.stringContaining('The amounts are for a household of 2.') as string },
    });
  });

  test('a spouse who was named stays', () => {
    const text = lineOf({ ...open, hasSpouse: true, monthlyIncome: 9_000 }, 'care').text.en;
    expect(text).toContain('With only you and your spouse,');
    expect(text).toContain('With children under 21 at home,');
  });

  test('the card leaves it out and the question comes', () => {
    const answer = check({ ...open, annualIncome: 25_000 });
    expect(answer.card.facts.map(({ label }) => label.en)).not.toContain('Household');
    expect(answer.nextQuestions[0]?.field).toBe('householdSize');
    expect(answer.assumptions[0]?.en).toMatch(/^You said you don’t know the household size/);
  });
});

test('age and household together: the ages of one alone, and that a family may differ', () => {
  const text = lineOf(
    { isHouseholdUnknown: true, householdSize: undefined, hasSpouse: undefined, monthlyIncome: 2_200 },
    'share-of-cost',
  ).text.en;
  expect(text).toBe(
    'This depends on your age and household. With no spouse and no children under 21, it depends on your age. If you are under 65, we would need to know more. If you are 65 or older, you may qualify. With a spouse or children under 21, the answer may be different.',
  );
});
