import { countyText } from '@app/content/places/california-counties';
import type { InsurancePlanResponse } from '@app/contracts/http/plans';
import type { UiLanguage } from '@web/base/i18n/language';

/** How the importer stores a plan of the whole state. */
const ALL_COUNTIES = 'All Counties';

/** "로스앤젤레스 카운티", ...; null for a plan of the whole state. */
export function soldIn(
  { counties, isStatewide }: Pick<InsurancePlanResponse, 'counties' | 'isStatewide'>,
  language: UiLanguage,
): string[] | null {
  if (isStatewide || counties.includes(ALL_COUNTIES)) return null;
  return counties.map((county) => countyText(county, language));
}
