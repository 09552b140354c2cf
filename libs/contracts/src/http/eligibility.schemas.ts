import {
  AMOUNT_UNITS,
  ASSET_BANDS,
  CITIZENSHIP_STATUSES,
  CURRENT_INSURANCES,
  ELIGIBILITY_PROGRAMS,
  RULE_OUTCOMES,
} from './eligibility';
import type {
  EligibilityAction,
  EligibilityAmount,
  EligibilityContact,
  EligibilityFlip,
  EligibilityProgramView,
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
const verdict = oneOf(['possible', 'not-possible', 'undecided']);

const change = object<EligibilityFlip['change']>({
  age: optional(number),
  annualIncome: optional(eitherOf(number, string)),
  citizenshipStatus: optional(oneOf(CITIZENSHIP_STATUSES)),
  currentInsurance: optional(oneOf([...CURRENT_INSURANCES, ''])),
  householdSize: optional(number),
  assetsBand: optional(oneOf(ASSET_BANDS)),
  yearsAsResident: optional(number),
  workCredits: optional(number),
  asOf: optional(string),
});

const rule = object<EligibilityRule>({
  id: string,
  program,
  outcome,
  title: text,
  text,
  inputs: arrayOf(string),
  yours: nullable(amount),
  limit: nullable(amount),
  comparison: nullable(oneOf(['at-most', 'below', 'at-least'])),
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
    actions: arrayOf(object<EligibilityAction>({ id: string, program: nullable(program), title: text, text })),
    assumptions: arrayOf(text),
    rules: arrayOf(named<EligibilityRule>('EligibilityRule')),
    programs: arrayOf(
      object<EligibilityProgramView>({ program, outcome: verdict, band: nullable(string), title: text, text }),
    ),
    wouldChange: arrayOf(object<EligibilityFlip>({ id: string, change, program, becomes: verdict, text })),
    nextQuestions: arrayOf(
      object<EligibilityQuestion>({
        field: oneOf(['householdSize', 'assetsBand', 'yearsAsResident', 'workCredits']),
        question: text,
        why: text,
      }),
    ),
    switches: arrayOf(object<EligibilitySwitch>({ on: nullable(string), title: text, text, source: nullable(source) })),
    apply: arrayOf(contact),
    documents: arrayOf(text),
    notices: arrayOf(text),
  }),
};
