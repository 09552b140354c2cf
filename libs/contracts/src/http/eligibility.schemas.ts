import {
  AMOUNT_UNITS,
  ASSET_BANDS,
  CITIZENSHIP_STATUSES,
  CURRENT_INSURANCES,
  ELIGIBILITY_COSTS,
  ELIGIBILITY_PROGRAMS,
  PROGRAM_OUTCOMES,
  RULE_OUTCOMES,
} from './eligibility';
import type {
  EligibilityAction,
  EligibilityAmount,
  EligibilityCard,
  EligibilityContact,
  EligibilityFirstStep,
  EligibilityFlip,
  EligibilityNextStep,
  EligibilityProgramLine,
  EligibilityQuestion,
  EligibilityResponse,
  EligibilityRule,
  EligibilitySource,
  EligibilitySwitch,
} from './eligibility';
import type { BilingualText } from './errors';
import { VERIFICATIONS } from './provenance';
import {
  arrayOf,
  boolean,
  calendarDay,
  eitherOf,
  named,
  nullable,
  number,
  object,
  oneOf,
  optional,
  string,
} from './schema';

const text = object<BilingualText>({ ko: string, en: string });
const amount = named<EligibilityAmount>('EligibilityAmount');
const source = named<EligibilitySource>('EligibilitySource');
const program = oneOf(ELIGIBILITY_PROGRAMS);
const outcome = oneOf(RULE_OUTCOMES);
const programOutcome = oneOf(PROGRAM_OUTCOMES);
const comparison = nullable(oneOf(['at-most', 'below', 'at-least']));

const change = object<EligibilityFlip['change']>({
  age: optional(number),
  isAgeUnknown: optional(oneOf([true])),
  annualIncome: optional(eitherOf(number, string)),
  monthlyIncome: optional(eitherOf(number, string)),
  isIncomeUnknown: optional(oneOf([true])),
  citizenshipStatus: optional(oneOf(CITIZENSHIP_STATUSES)),
  currentInsurance: optional(oneOf([...CURRENT_INSURANCES, ''])),
  householdSize: optional(number),
  isHouseholdUnknown: optional(oneOf([true])),
  hasSpouse: optional(boolean),
  assetsBand: optional(oneOf(ASSET_BANDS)),
  yearsAsResident: optional(number),
  workCredits: optional(number),
  asOf: optional(string),
});

const rule = object<EligibilityRule>({
  id: string,
  program: oneOf([...ELIGIBILITY_PROGRAMS, ...ELIGIBILITY_COSTS]),
  outcome,
  title: text,
  text,
  inputs: arrayOf(string),
  yours: nullable(amount),
  limit: nullable(amount),
  comparison,
  margin: nullable(amount),
  isBorderline: boolean,
  figureYear: nullable(number),
  isFigureOld: boolean,
  citation: text,
  sourceUrl: string,
  sources: arrayOf(source),
  effectiveFrom: string,
  effectiveTo: nullable(string),
  checkedOn: calendarDay,
});

const contact = object<EligibilityContact>({
  id: string,
  name: text,
  phone: nullable(string),
  url: nullable(string),
  purpose: text,
  hours: nullable(text),
  checkedOn: calendarDay,
  sourceUrl: nullable(string),
});

export const ELIGIBILITY_SCHEMAS = {
  EligibilityAmount: object<EligibilityAmount>({ value: number, unit: oneOf(AMOUNT_UNITS), note: nullable(text) }),
  EligibilitySource: object<EligibilitySource>({
    citation: text,
    publisher: text,
    url: string,
    verified: oneOf(VERIFICATIONS),
    sourceDate: nullable(string),
  }),
  EligibilityRule: rule,
  EligibilityProgramLine: object<EligibilityProgramLine>({
    program,
    name: text,
    outcome: programOutcome,
    text,
    yours: nullable(amount),
    limit: nullable(amount),
    comparison,
    figureYear: nullable(number),
    sources: arrayOf(source),
    checkedOn: calendarDay,
    nextStep: object<EligibilityNextStep>({ text, contacts: arrayOf(string) }),
  }),
  EligibilityResponse: object<EligibilityResponse>({
    medicare: boolean,
    mediCal: boolean,
    extraHelp: boolean,
    recommendations: arrayOf(string),
    asOf: calendarDay,
    figureYear: number,
    outcomes: object<EligibilityResponse['outcomes']>({ medicare: outcome, mediCal: outcome, extraHelp: outcome }),
    reasons: object<EligibilityResponse['reasons']>({ medicare: text, mediCal: text, extraHelp: text }),
    headline: text,
    firstStep: object<EligibilityFirstStep>({
      program: nullable(program),
      title: text,
      steps: arrayOf(text),
      deadline: nullable(text),
      contacts: arrayOf(string),
    }),
    actions: arrayOf(object<EligibilityAction>({ id: string, program: nullable(program), title: text, text })),
    assumptions: arrayOf(text),
    rules: arrayOf(named<EligibilityRule>('EligibilityRule')),
    programs: arrayOf(named<EligibilityProgramLine>('EligibilityProgramLine')),
    wouldChange: arrayOf(object<EligibilityFlip>({ id: string, change, program, becomes: programOutcome, text })),
    nextQuestions: arrayOf(
      object<EligibilityQuestion>({
        field: oneOf(['age', 'householdSize', 'assetsBand', 'yearsAsResident', 'workCredits']),
        question: text,
        why: text,
      }),
    ),
    switches: arrayOf(object<EligibilitySwitch>({ on: nullable(string), title: text, text, source: nullable(source) })),
    apply: arrayOf(contact),
    documents: arrayOf(text),
    notices: arrayOf(text),
    card: object<EligibilityCard>({
      say: text,
      facts: arrayOf(object<EligibilityCard['facts'][number]>({ label: text, value: text })),
    }),
  }),
};
