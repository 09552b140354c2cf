// Which kinds of insurance are side by side and in which part, as the address holds it.
import { COVERAGE_CATEGORIES, COVERAGE_TYPES } from '@app/content/plans/benefit-coverage';
import type { CoverageCategoryId, CoverageType } from '@app/content/plans/benefit-coverage';
import { defineQuery } from '@web/shared/address/define-query';
import type { Param } from '@web/shared/address/define-query';
import { choice, zip } from '@web/shared/address/params';

export interface CoverageQuery {
  types: readonly CoverageType[];
  part: CoverageCategoryId;
  /** Travels on to the plans. */
  zip: string;
}

const NONE = 'none';

/** In the order of the table; 'none' is a choice too, so that the last one can be taken away. */
const types: Param<readonly CoverageType[]> = {
  empty: ['medicare-advantage', 'medi-cal'],
  parse: (text) => {
    const requested = text.split(',');
    const known = COVERAGE_TYPES.filter((type) => requested.includes(type));
    return known.length > 0 || text === NONE ? known : undefined;
  },
  print: (values) => values.join(',') || NONE,
};

export const COVERAGE_QUERY = defineQuery<CoverageQuery>({ types, part: choice(COVERAGE_CATEGORIES, 'medical'), zip });

/** One more type, or one less, in the order of the table. */
export const toggled = (chosen: readonly CoverageType[], type: CoverageType): CoverageType[] =>
  COVERAGE_TYPES.filter((one) => (one === type ? !chosen.includes(one) : chosen.includes(one)));
