// What the three kinds of insurance pay for, row by row: /benefits-comparison. Facts: docs/facts/coverage.md, each cell names
// its section. Amounts are not typed here: a text names a figure of libs/benefits, `{{partBDeductible}}`.
import type { BilingualText } from '@app/contracts/http/errors';
import coverage from '../../data/benefit-coverage.json';
import { withRules } from '../records/with-rules';

export const COVERAGE_TYPES = ['medicare-advantage', 'medi-cal', 'medicare-original'] as const;
export type CoverageType = (typeof COVERAGE_TYPES)[number];

export const COVERAGE_CATEGORIES = [
  'medical',
  'hospital',
  'prescription',
  'dental',
  'vision',
  'mental',
  'wellness',
  'additional',
] as const;
export type CoverageCategoryId = (typeof COVERAGE_CATEGORIES)[number];

/** `varies`: differs by plan, or no source says it of the whole program. */
export const COVERAGE_STATES = ['covered', 'limited', 'not-covered', 'varies'] as const;
export type CoverageState = (typeof COVERAGE_STATES)[number];

export interface CoverageCell {
  state: CoverageState;
  text: BilingualText;
  /** Section of docs/facts that says so. */
  fact: string;
}

export interface CoverageItem {
  id: string;
  name: BilingualText;
  cells: Readonly<Record<CoverageType, CoverageCell>>;
}

export interface CoverageCategory {
  id: CoverageCategoryId;
  name: BilingualText;
  items: readonly CoverageItem[];
}

export interface CoverageTypeRecord {
  id: CoverageType;
  name: BilingualText;
  what: BilingualText;
  monthlyPremium: BilingualText;
  deductible: BilingualText;
  fact: string;
  /** The page of this product that tells more. */
  page: string;
}

export interface BenefitCoverage {
  /** The year the rows hold for. */
  year: number;
  /** ISO day. */
  checkedOn: string;
  types: readonly CoverageTypeRecord[];
  categories: readonly CoverageCategory[];
  /** Ids for `citedPage` (records/cited.ts). */
  sources: readonly string[];
}

export const BENEFIT_COVERAGE = withRules(coverage as BenefitCoverage);
