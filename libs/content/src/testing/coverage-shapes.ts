// The shape of benefit-coverage.json.
import {
  type BenefitCoverage,
  COVERAGE_CATEGORIES,
  COVERAGE_STATES,
  COVERAGE_TYPES,
  type CoverageCategory,
  type CoverageCell,
  type CoverageItem,
  type CoverageTypeRecord,
} from '../plans/benefit-coverage';
import { bilingual, day, listOf, numberBetween, objectOf, oneOf, text } from './shape';

const cell = objectOf<CoverageCell>({ state: oneOf(...COVERAGE_STATES), text: bilingual, fact: text });

const category = objectOf<CoverageCategory>({
  id: oneOf(...COVERAGE_CATEGORIES),
  name: bilingual,
  items: listOf(
    objectOf<CoverageItem>({
      id: text,
      name: bilingual,
      cells: objectOf<CoverageItem['cells']>({
        'medicare-advantage': cell,
        'medi-cal': cell,
        'medicare-original': cell,
      }),
    }),
  ),
});

export const benefitCoverage = objectOf<BenefitCoverage>({
  year: numberBetween(2020, 2040),
  checkedOn: day,
  types: listOf(
    objectOf<CoverageTypeRecord>({
      id: oneOf(...COVERAGE_TYPES),
      name: bilingual,
      what: bilingual,
      monthlyPremium: bilingual,
      deductible: bilingual,
      fact: text,
      page: text,
    }),
  ),
  categories: listOf(category),
  sources: listOf(text),
});
