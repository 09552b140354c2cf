// "혼자 살고 연 2만 달러인데 메디캘 되나요?": the rules of the eligibility check over what the message says of a person. What is not
// said is assumed and told, or asked for.
import { answersOf } from '@app/benefits/check/open-answers';
import { factsOfRequest } from '@app/benefits/check/facts-of-request';
import { figureOn } from '@app/benefits/figures/figure';
import { FIGURES } from '@app/benefits/figures/figures';
import { CHECKED_ON } from '@app/benefits/figures/checked-on';
import { programLine, programLinesOf } from '@app/benefits/lines/programs';
import { dollars, fill } from '@app/benefits/programs/amount-texts';
import { assetLimit } from '@app/benefits/programs/assets';
import type { Facts } from '@app/benefits/programs/facts';
import type { EligibilityProgram } from '@app/contracts/http/eligibility';
import type { EligibilityProgramLine } from '@app/contracts/http/eligibility-answer';
import type { BilingualText } from '@app/contracts/http/errors';
import type { TermId } from '../understanding/lexicon';
import { tellsOfPerson } from '../understanding/person';
import type { Person } from '../understanding/person';
import type { Question } from '../understanding/question';
import { SERVICES } from '../understanding/terms';
import { amountText } from '../words/amount-words';
import { person as W } from '../words/eligibility.words.json';
import { fact, say, sourceOf, sourcesById } from './draft';
import type { Draft, DraftPart } from './draft';
import { nextQuestions } from './going-on';
import { recordParts } from './looked-up';
import { ELIGIBILITY } from './links';
import { linePart } from './program-line';
import { yearSignedUpFor } from './signed-up-year';

const PROGRAMS: readonly (readonly [TermId, EligibilityProgram])[] = [
  ['mediCal', 'medi-cal'],
  ['medicare', 'medicare'],
  ['extraHelp', 'extra-help'],
  ['savings', 'qmb'],
  ['coveredCalifornia', 'covered-california'],
  ['ssi', 'ssi'],
  ['capi', 'capi'],
  ['calFresh', 'calfresh'],
  ['ihss', 'ihss'],
  ['pace', 'pace'],
  ['energy', 'care'],
];
/** Programs named when none is asked for, and those that stand beside an asked one. */
const MOST_PROGRAMS = 5;
const SAVINGS_PROGRAMS: readonly EligibilityProgram[] = ['qmb', 'slmb', 'qi'];

const MEDICINES = /약값|약국|처방약|\b(?:pills?|refills?|medicines?|meds|prescriptions?|pharmacy)\b/iu;

/** "$1,900 a month, and the pharmacy wants $140: anything for me?" names no program and means the one for the cost of medicines. */
export const programsNamed = ({ terms, text }: Question): EligibilityProgram[] => {
  const named = PROGRAMS.filter(([id]) => terms.has(id)).map(([, program]) => program);
  return named.length === 0 && MEDICINES.test(text) ? ['extra-help'] : named;
};

/** These programs are for people with Medicare: where no age is mentioned, Medicare is assumed and the answer says so. */
const assumesMedicare = (question: Question): boolean =>
  question.person.age === undefined && programsNamed(question).some((id) => id === 'qmb' || id === 'extra-help');

/** For these the age decides nothing but which limits hold. */
const FOR_SENIORS: ReadonlySet<EligibilityProgram> = new Set(['medi-cal', 'ssi', 'capi']);

/** Most who ask here are 65 or older: where no age is mentioned, the limits of that age are taken and the answer says so. */
const assumesSenior = (question: Question): boolean => {
  const named = programsNamed(question);
  return question.person.age === undefined && named.length > 0 && named.every((id) => FOR_SENIORS.has(id));
};

function factsOfPerson(question: Question, asOf: string): Facts {
  const { person } = question;
  const { income, savings, isAlone, isCouple, status, yearsHere } = person;
  const age = person.age ?? (assumesSenior(question) ? figureOn(FIGURES, 'medicareAge', asOf)?.value : undefined);
  const size = isCouple ? 2 : isAlone ? 1 : undefined;
  const most = assetLimit(FIGURES, isCouple ? 2 : 1, asOf)?.value ?? 0;
  const facts = factsOfRequest({
    asOf,
    citizenshipStatus: status ?? 'citizen',
    ...(assumesMedicare(question) && { currentInsurance: 'medicare' as const }),
    ...(age !== undefined && { age }),
    ...(!income && { isIncomeUnknown: true as const }),
    ...(income?.per === 'month' && { monthlyIncome: income.value }),
    ...(income?.per === 'year' && { annualIncome: income.value }),
    ...(size !== undefined && { householdSize: size, hasSpouse: isCouple === true }),
    ...(savings !== undefined && { assetsBand: savings <= most ? 'withinLimit' : 'aboveLimit' }),
    ...(yearsHere !== undefined && { yearsAsResident: yearsHere }),
  });
  return income?.isPay ? { ...facts, earnedIncome: facts.annualIncome } : facts;
}

function incomeText({ value, per, isPay, parts = [value] }: NonNullable<Person['income']>): BilingualText {
  if (value === 0) return W.noIncome;
  const [ofMonth, ofYear] = isPay ? [W.payOfMonth, W.payOfYear] : [W.month, W.year];
  const named = parts.map((part) => dollars(part));
  const income = { ko: named.map(({ ko }) => ko).join(' + '), en: named.map(({ en }) => en).join(' + ') };
  return fill(per === 'month' ? ofMonth : ofYear, { income });
}

function personText(question: Question): BilingualText {
  const { age, income, savings, isAlone, isCouple } = question.person;
  const said = [
    age !== undefined && fill(W.age, { age: String(age) }),
    assumesSenior(question) && W.assumedSenior,
    assumesMedicare(question) && W.onMedicare,
    isCouple ? W.couple : isAlone ? W.alone : W.assumedAlone,
    income && incomeText(income),
    savings !== undefined && fill(W.savings, { savings: dollars(savings) }),
  ].filter((text): text is BilingualText => Boolean(text));
  return { ko: said.map(({ ko }) => ko).join(', '), en: said.map(({ en }) => en).join(', ') };
}

/** Programs whose limits are set anew every year. */
const YEARLY: readonly EligibilityProgram[] = ['medi-cal', 'qmb', 'slmb', 'qi', 'extra-help', 'ssi', 'capi'];

/** While people sign up for next year: which limits of it are missing. */
function missingYear(lines: readonly EligibilityProgramLine[], today: string): DraftPart[] {
  const next = yearSignedUpFor(today);
  const old = lines.filter(
    ({ program, figureYear }) => YEARLY.includes(program) && figureYear !== null && figureYear < next,
  );
  if (old.length === 0 || next === Number(today.slice(0, 4))) return [];
  const names = (language: 'ko' | 'en'): string => old.map(({ name }) => name[language]).join(' · ');
  const text = fill(W.nextYear, { next: String(next), programs: { ko: names('ko'), en: names('en') } });
  return [
    fact(text, ...old.flatMap(({ sources, checkedOn }) => sources.slice(0, 1).map((one) => sourceOf(one, checkedOn)))),
  ];
}

/** Why the amount that is compared with a limit is lower than the pay that was named. */
function payPart({ income }: Person, day: string): DraftPart[] {
  const share = income?.isPay ? figureOn(FIGURES, 'earnedCountedShare', day) : null;
  return share ? [fact(W.payCounts, ...sourcesById(share.row.sources, share.row.checkedOn))] : [];
}

/** The seven months around the birthday, for who is not yet of age. */
function firstPeriod(age: number | undefined, terms: ReadonlySet<TermId>, day: string): DraftPart[] {
  const of = (id: 'medicareAge' | 'iepMonthsBefore' | 'iepMonthsAfter') => figureOn(FIGURES, id, day);
  const [from, before, after] = [of('medicareAge'), of('iepMonthsBefore'), of('iepMonthsAfter')];
  if (age === undefined || !terms.has('medicare') || !from || !before || !after || age > from.value) return [];
  const text = fill(W.firstPeriod, {
    age: String(from.value),
    before: amountText(before.value, 'months'),
    after: amountText(after.value, 'months'),
  });
  return [fact(text, ...sourcesById(before.row.sources, before.row.checkedOn))];
}

/** What holds of a permanent resident whatever the age. */
function residentParts({ person, terms }: Question, today: string): DraftPart[] {
  if (person.status !== 'resident') return [];
  const years = figureOn(FIGURES, 'residentYears', today);
  const isBefore = terms.has('medicare') && person.yearsHere !== undefined && years && person.yearsHere < years.value;
  return [
    // When it opens for them, and what there is until then.
    ...(isBefore ? recordParts('faq-green-card-fifth-year', today) : []),
    // With the age, the rule itself says so.
    ...(terms.has('medicare') && person.age === undefined && years
      ? [
          fact(
            fill(W.fiveYears, { years: amountText(years.value, 'years') }),
            ...sourcesById(years.row.sources, years.row.checkedOn),
          ),
        ]
      : []),
    ...(terms.has('mediCal') ? [fact(W.anyYears, ...sourcesById(['S31'], CHECKED_ON))] : []),
  ];
}

function linesFor(named: readonly EligibilityProgram[], facts: Facts): EligibilityProgramLine[] {
  const situation = { facts, figures: FIGURES, answers: answersOf(facts, FIGURES) };
  if (named.length === 0) {
    const isGood = ({ outcome }: EligibilityProgramLine): boolean => outcome === 'possible' || outcome === 'have';
    return programLinesOf(situation).filter(isGood).slice(0, MOST_PROGRAMS);
  }
  const lines = named.map((program) => programLine(situation, program));
  if (!named.includes('qmb')) return lines;
  // Three bands of one program: the band somebody is in is the answer, or may be in with an age that was not mentioned.
  const bands = SAVINGS_PROGRAMS.map((program) => programLine(situation, program));
  const band =
    bands.find(({ outcome }) => outcome === 'possible' || outcome === 'not-needed') ??
    bands.find(({ outcome }) => outcome === 'undecided') ??
    bands.at(-1);
  // With Medi-Cal the state pays the premium too: then Medi-Cal is what to apply for.
  const comesWithMediCal = band?.outcome === 'not-needed' && !named.includes('medi-cal');
  return [
    ...(comesWithMediCal ? [programLine(situation, 'medi-cal')] : []),
    ...lines.map((line) => (line.program === 'qmb' ? (band ?? line) : line)),
  ];
}

/** "틀니 메디캘로 되나요?" asks what is covered. */
const SERVICE_IDS = Object.keys(SERVICES) as (keyof typeof SERVICES)[];

function isEligibilityQuestion({ terms, person }: Question): boolean {
  const isNamed = PROGRAMS.some(([id]) => terms.has(id));
  const tells = tellsOfPerson(person);
  // "What is IHSS?" asks what it is; who it is for stands in the record.
  const isOfCare = terms.has('nursingHome') || terms.has('partB') || SERVICE_IDS.some((id) => terms.has(id));
  // "How much can I make for Extra Help?" asks for the limit.
  if (!tells && (terms.has('whatIs') || terms.has('incomeLimit') || isOfCare)) return false;
  // "소득 없어요" and no more: what help is there.
  if (terms.has('noIncome') && !isOfCare && !terms.has('howMuch')) return true;
  if (terms.has('eligible')) return isNamed || tells || terms.has('incomeUnknown');
  return isNamed && (person.income !== undefined || (person.age !== undefined && terms.has('when')));
}

/** Asked for with these, nobody wants to know whether they qualify. */
const NO_PERSON: readonly TermId[] = [
  'form',
  'phone',
  'disabled',
  'publicCharge',
  'ownNumber',
  'sponsor',
  'lostCard',
  'moving',
];

export function eligibility(question: Question, today: string): Draft | null {
  const { terms, person } = question;
  if (!isEligibilityQuestion(question) || NO_PERSON.some((id) => terms.has(id))) return null;
  const facts = factsOfPerson(question, today);
  const lines = linesFor(programsNamed(question), facts);
  const isAgeMissing = person.age === undefined;
  const isIncomeMissing = person.income === undefined && !(lines.length === 1 && lines[0]?.program === 'medicare');
  const assets = assetLimit(FIGURES, 1, today);
  const asksSavings =
    person.savings === undefined &&
    assets &&
    lines.some(({ program, outcome }) => program === 'medi-cal' && outcome === 'possible');
  return {
    kind: 'answer',
    parts: [
      ...(lines.length === 0 ? [say(W.noneLikely)] : lines.map((line) => linePart(line, facts))),
      ...payPart(person, today),
      ...missingYear(lines, today),
      ...firstPeriod(person.age, terms, today),
      ...residentParts(question, today),
      ...(asksSavings
        ? [
            fact(
              fill(W.askSavings, {
                one: dollars(assets.one.value),
                more: dollars(assets.more.value),
              }),
              ...sourcesById(assets.one.row.sources, assets.one.row.checkedOn),
            ),
          ]
        : []),
      say(fill(W.taken, { person: personText(question) })),
      say(person.status ? W.official : W.citizen),
      ...(isAgeMissing ? [say(W.askAge)] : []),
      ...(isIncomeMissing ? [say(W.askIncome)] : []),
    ],
    links: [ELIGIBILITY],
    lines: lines.some(({ program }) => program === 'medicare' || program === 'extra-help')
      ? ['hicap', 'ssa']
      : ['medi-cal', 'hicap'],
    suggestions: nextQuestions(terms),
  };
}

/** Where the message tells nothing of a person. */
export const requestForPerson: Draft = {
  kind: 'answer',
  parts: [say(W.askPerson)],
  links: [ELIGIBILITY],
  lines: ['hicap', 'medi-cal'],
};
