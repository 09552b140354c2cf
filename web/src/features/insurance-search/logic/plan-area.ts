import { countyText } from '@app/content/places/california-counties';
import type { InsurancePlanResponse } from '@app/contracts/http/plans';
import type { UiLanguage } from '@web/shared/i18n/language';

/** How the importer stores a plan of the whole state. */
const ALL_COUNTIES = 'All Counties';
const MOST = 2;

export interface PlanArea {
  isStatewide: boolean;
  /** "로스앤젤레스(LA) 카운티"; those of the asked ZIP first. */
  shown: string[];
  /** How many counties more. */
  more: number;
}

/** @param asked counties of the searched ZIP, without "County" */
export function planArea(
  { counties, isStatewide }: Pick<InsurancePlanResponse, 'counties' | 'isStatewide'>,
  asked: readonly string[],
  language: UiLanguage,
  most = MOST,
): PlanArea {
  if (isStatewide || counties.includes(ALL_COUNTIES)) return { isStatewide: true, shown: [], more: 0 };
  const ordered = [
    ...asked.filter((county) => counties.includes(county)),
    ...counties.filter((county) => !asked.includes(county)),
  ];
  const shown = ordered.slice(0, most);
  return {
    isStatewide: false,
    shown: shown.map((county) => countyText(county, language)),
    more: ordered.length - shown.length,
  };
}
