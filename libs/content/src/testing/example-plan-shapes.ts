// The shape of example-comparison-plans.json.
import { PLAN_BENEFITS, PLAN_CATEGORIES, type PlanCopay } from '@app/contracts/http/plans';
import type { ExampleComparisonPlan } from '../plans/example-comparison-plans';
import { englishText, listOf, numberBetween, objectOf, oneOf, orNull, text } from './shape';

const dollars = orNull(numberBetween(0, 20_000));

export const exampleComparisonPlans = listOf(
  objectOf<ExampleComparisonPlan>({
    id: text,
    planYear: numberBetween(2020, 2040),
    name: englishText,
    carrier: englishText,
    planType: orNull(englishText),
    snpType: orNull(englishText),
    category: orNull(oneOf(...PLAN_CATEGORIES)),
    starRating: orNull(numberBetween(1, 5)),
    monthlyPremium: dollars,
    deductible: dollars,
    drugDeductible: dollars,
    maxOutOfPocket: dollars,
    partBReduction: dollars,
    copays: objectOf<Record<PlanCopay, string>>({
      primaryCare: englishText,
      specialist: englishText,
      emergency: englishText,
      urgentCare: englishText,
      inpatient: englishText,
      outpatient: englishText,
    }),
    covered: listOf(oneOf(...PLAN_BENEFITS)),
    notCovered: listOf(oneOf(...PLAN_BENEFITS)),
  }),
);
