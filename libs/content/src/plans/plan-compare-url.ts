/** The plan's page at Medicare.gov. @param id `2026-H0524-003-0` */
export const planCompareUrl = (id: string): string =>
  `https://www.medicare.gov/plan-compare/#/plan-details/${id}?year=${id.slice(0, 4)}&lang=en`;
