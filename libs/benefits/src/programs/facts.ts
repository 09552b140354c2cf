// What the rules know about one person on one day. Null always means "not asked", never "no".
import type {
  AssetBand,
  CitizenshipStatus,
  CurrentInsurance,
  EligibilitySituation,
} from '@app/contracts/http/eligibility';

/** Finer than the call's three choices; only library callers and tests know it. */
export type ExactStatus =
  | 'citizen'
  | 'permanent-resident'
  | 'cuban-haitian'
  | 'cofa'
  | 'refugee'
  | 'asylee'
  | 'tps'
  | 'daca'
  | 'visa'
  | 'undocumented';

export interface Facts {
  /** What the person said to be in; it decides no program but for `dual`, which says that both are there. */
  situation: EligibilitySituation | null;
  /** ISO date in California. */
  asOf: string;
  /** Years, completed. */
  age: number;
  /** False: nobody knows it. `age` is then no answer; the check asks about everybody it could be (check/people.ts). */
  isAgeKnown: boolean;
  /** US dollars a year, before taxes, of the whole household. */
  annualIncome: number;
  /** False: the person does not know it. `annualIncome` is then 0 and decides nothing. */
  isIncomeKnown: boolean;
  /** Part of `annualIncome` that is earned by work; 0 when not known (at 65 and over income is taken as a pension). */
  earnedIncome: number;
  status: CitizenshipStatus;
  insurance: CurrentInsurance;
  isInsuranceGiven: boolean;
  /** 1 when not asked; `isSizeAssumed` says so. */
  householdSize: number;
  isSizeAssumed: boolean;
  /** False: the person does not know who counts. `householdSize` is then no answer, as with the age. */
  isHouseholdKnown: boolean;
  /** Null: not said; a household of two or more is then taken as a couple. */
  hasSpouse: boolean | null;
  assetsBand: AssetBand | null;
  /** Years of living in the US without a break, before or with the green card. */
  yearsAsResident: number | null;
  workCredits: number | null;
  /** The call has no field for the following; the pages explain them and library tests prove them. */
  exactStatus: ExactStatus | null;
  monthsOfDisabilityBenefits: number | null;
  hasKidneyFailure: boolean | null;
  hasAls: boolean | null;
  isDisabled: boolean | null;
  isPregnant: boolean | null;
  /** ISO date the pregnancy ended; null = none or not asked. */
  pregnancyEndedOn: string | null;
  isCaretakerOfChild: boolean | null;
  isMarriedFilingSeparately: boolean | null;
}

/** A person of whom only these four are known, as the form asks; everything else is "not asked". */
export function factsOf(known: Pick<Facts, 'asOf' | 'age' | 'annualIncome' | 'status'> & Partial<Facts>): Facts {
  return {
    situation: null,
    isAgeKnown: true,
    isIncomeKnown: true,
    earnedIncome: 0,
    insurance: 'none',
    isInsuranceGiven: known.insurance !== undefined,
    householdSize: 1,
    isSizeAssumed: known.householdSize === undefined,
    isHouseholdKnown: true,
    hasSpouse: null,
    assetsBand: null,
    yearsAsResident: null,
    workCredits: null,
    exactStatus: null,
    monthsOfDisabilityBenefits: null,
    hasKidneyFailure: null,
    hasAls: null,
    isDisabled: null,
    isPregnant: null,
    pregnancyEndedOn: null,
    isCaretakerOfChild: null,
    isMarriedFilingSeparately: null,
    ...known,
  };
}

/** One person or a couple: the two units of SSI counting. Children and grown children never make it larger. */
export const unitSize = ({ hasSpouse, householdSize }: Pick<Facts, 'hasSpouse' | 'householdSize'>): 1 | 2 =>
  (hasSpouse ?? householdSize > 1) ? 2 : 1;

/** Whether Medicare is there already, by what was said. */
export const hasMedicare = ({ insurance, situation }: Pick<Facts, 'insurance' | 'situation'>): boolean =>
  insurance === 'medicare' || situation === 'dual';

/** Whether Medi-Cal is there already, by what was said. */
export const hasMediCal = ({ insurance, situation }: Pick<Facts, 'insurance' | 'situation'>): boolean =>
  insurance === 'medicaid' || situation === 'dual';

/** Whether somebody is at least so old. */
export const isFrom = ({ age }: Facts, minAge: number): boolean => age >= minAge;
