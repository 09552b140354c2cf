// Which dated figures answer which words. The topic with the most words in the question wins; the first of equals.
import type { FigureId } from '@app/benefits/figures/figures';
import type { TermId } from '../understanding/lexicon';

export interface FigureTopic {
  /** All of these are in the question. */
  when: readonly TermId[];
  /** None of these is: a hearing aid is no hearing. */
  unless?: readonly TermId[];
  figures: readonly FigureId[];
  /** Asked for a couple or a household of two. */
  ofTwo?: readonly FigureId[];
  /** Help lines to call about it. */
  lines?: readonly string[];
}

const PART_A: readonly FigureTopic[] = [
  { when: ['partA', 'deductible'], figures: ['partADeductible'] },
  { when: ['hospitalStay', 'deductible'], figures: ['partADeductible'] },
  { when: ['hospitalStay', 'medicare', 'howMuch'], figures: ['partADeductible', 'partAHospitalDay61'] },
  { when: ['partA', 'premium'], figures: ['partAPremiumFull', 'partAPremiumReduced', 'workCreditsFull'] },
  { when: ['partA', 'howMuch'], figures: ['partAPremiumFull', 'partAPremiumReduced', 'partADeductible'] },
  { when: ['partA', 'workCredits'], figures: ['workCreditsFull', 'partAPremiumFull', 'partAPremiumReduced'] },
  {
    when: ['partA', 'workCredits', 'premium'],
    figures: ['partAPremiumFull', 'partAPremiumReduced', 'workCreditsFull'],
  },
  { when: ['medicare', 'workCredits'], figures: ['workCreditsFull', 'workCreditsReduced'] },
  { when: ['nursingHome', 'coinsurance'], figures: ['partASnfDay'] },
  { when: ['nursingHome', 'medicare', 'howMuch'], figures: ['partASnfDay'] },
  { when: ['partA', 'penalty'], figures: ['partAPenaltyPercent'] },
  { when: ['medicare', 'begins'], figures: ['medicareAge'] },
  { when: ['disabled', 'medicare'], figures: ['disabilityWaitMonths'] },
];

const PART_B: readonly FigureTopic[] = [
  { when: ['partB', 'premium'], figures: ['partBPremium'] },
  { when: ['medicare', 'premium'], figures: ['partBPremium'] },
  { when: ['partB', 'deductible'], figures: ['partBDeductible'] },
  { when: ['medicare', 'deductible'], figures: ['partBDeductible', 'partADeductible'] },
  { when: ['partB', 'coinsurance'], figures: ['partBCoinsurance'] },
  { when: ['partB', 'penalty'], figures: ['partBPenaltyPercent'] },
  { when: ['irmaa'], figures: ['irmaaSingle1', 'irmaaJoint1', 'irmaaPartB1'] },
  { when: ['irmaa', 'partB', 'howMuch'], figures: ['irmaaSingle1', 'irmaaJoint1', 'irmaaPartB1'] },
];

const PART_D: readonly FigureTopic[] = [
  { when: ['partD', 'deductible'], figures: ['partDDeductibleMax'] },
  { when: ['partD', 'outOfPocketCap'], figures: ['partDOutOfPocketCap'] },
  { when: ['partD', 'premium'], figures: ['partDBasePremium'] },
  { when: ['partD', 'basePremium'], figures: ['partDBasePremium'] },
  { when: ['partD', 'penalty'], figures: ['partDPenaltyPercent', 'partDPenaltyGraceDays'] },
  {
    when: ['extraHelp', 'copay'],
    figures: ['extraHelpCopayGeneric', 'extraHelpCopayBrand', 'extraHelpCopayGenericLow', 'extraHelpCopayBrandLow'],
  },
  {
    when: ['extraHelp', 'assetLimit'],
    figures: ['extraHelpResourcesOne', 'extraHelpResourcesCouple'],
    ofTwo: ['extraHelpResourcesCouple'],
  },
];

const CALIFORNIA: readonly FigureTopic[] = [
  { when: ['mediCal', 'assetLimit'], figures: ['mediCalAssetsOne', 'mediCalAssetsEachMore'] },
  { when: ['mediCal', 'inBank', 'howMuch'], figures: ['mediCalAssetsOne', 'mediCalAssetsEachMore'] },
  { when: ['mediCal', 'decision'], figures: ['decisionDays', 'decisionDaysDisability'] },
  { when: ['mediCal', 'birth'], figures: ['afterPregnancyDays'] },
  { when: ['mediCal', 'appeal'], unless: ['ears'], figures: ['hearingDays'], lines: ['state-hearing', 'hca'] },
  { when: ['mediCal', 'appeal', 'decision'], figures: ['hearingDays'], lines: ['state-hearing', 'hca'] },
  { when: ['ssi', 'howMuch'], figures: ['ssiOne', 'ssiCouple'], ofTwo: ['ssiCouple'] },
  { when: ['ssi', 'assetLimit'], figures: ['ssiResourcesOne', 'ssiResourcesCouple'], ofTwo: ['ssiResourcesCouple'] },
  { when: ['capi', 'howMuch'], figures: ['capiOne', 'capiCouple'], ofTwo: ['capiCouple'] },
  { when: ['poverty'], figures: ['povertyLevel1'], ofTwo: ['povertyLevel2'] },
  { when: ['calFresh', 'incomeLimit'], figures: ['calFreshGross1', 'calFreshGross2'], ofTwo: ['calFreshGross2'] },
  { when: ['energy', 'incomeLimit'], figures: ['careIncome1', 'careIncome3'], ofTwo: ['careIncome2'] },
];

/** Named last: whatever else is asked of it wins. */
const ONLY_NAMED: readonly FigureTopic[] = [
  { when: ['partA', 'free'], figures: ['workCreditsFull', 'partAPremiumFull', 'partAPremiumReduced'] },
  { when: ['partD', 'howMuch'], figures: ['partDBasePremium', 'partDDeductibleMax', 'partDOutOfPocketCap'] },
  { when: ['calFresh', 'howMuch'], figures: ['calFreshGross1', 'calFreshGross2'] },
  { when: ['partB', 'howMuch'], figures: ['partBPremium', 'partBDeductible'] },
  { when: ['partB', 'claim'], unless: ['stillWorking'], figures: ['partBPremium'] },
  { when: ['partB', 'thisYear'], unless: ['stillWorking'], figures: ['partBPremium', 'partBDeductible'] },
  { when: ['partB', 'nextYear'], figures: ['partBPremium'] },
];

/** Two things asked in one breath. */
const BOTH: readonly FigureTopic[] = [
  { when: ['partB', 'premium', 'deductible'], figures: ['partBPremium', 'partBDeductible'] },
  { when: ['medicare', 'premium', 'deductible'], figures: ['partBPremium', 'partBDeductible', 'partADeductible'] },
  { when: ['partA', 'premium', 'deductible'], figures: ['partAPremiumFull', 'partADeductible'] },
  { when: ['partD', 'premium', 'deductible'], figures: ['partDBasePremium', 'partDDeductibleMax'] },
  { when: ['partD', 'deductible', 'outOfPocketCap'], figures: ['partDDeductibleMax', 'partDOutOfPocketCap'] },
];

const TOPICS: readonly FigureTopic[] = [...BOTH, ...PART_A, ...PART_B, ...PART_D, ...CALIFORNIA, ...ONLY_NAMED];

export function figureTopic(terms: ReadonlySet<TermId>): FigureTopic | null {
  let best: FigureTopic | null = null;
  for (const topic of TOPICS) {
    if (topic.when.length <= (best?.when.length ?? 0) || topic.unless?.some((id) => terms.has(id))) continue;
    if (topic.when.every((id) => terms.has(id))) best = topic;
  }
  return best;
}
