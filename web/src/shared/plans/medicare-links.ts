/** Where people compare and join Medicare plans; the official page, in English and Spanish. */
export const MEDICARE_PLAN_COMPARE = 'https://www.medicare.gov/plan-compare/';
