import { useTranslation } from 'react-i18next';
import { countyText } from '@app/content/places/california-counties';
import { ALL_COUNTIES, type InsurancePlanResponse } from '@app/contracts/http/plans';
import type { UiLanguage } from '@web/base/i18n/language';
import { useLanguage } from '@web/base/i18n/use-language';

type Area = Pick<InsurancePlanResponse, 'counties' | 'isStatewide'>;

/** "로스앤젤레스 카운티", ...; null for a plan of the whole state. */
export function soldIn({ counties, isStatewide }: Area, language: UiLanguage): string[] | null {
  if (isStatewide || counties.includes(ALL_COUNTIES)) return null;
  return counties.map((county) => countyText(county, language));
}

/** In one line, its first counties by name: "샌디에이고 카운티 외 카운티 3곳". '' when its source does not say. */
export function useAreaText(most: number): (plan: Area) => string {
  const { t } = useTranslation('plans');
  const language = useLanguage();
  return (plan) => {
    const counties = soldIn(plan, language);
    if (counties === null) return t('area.statewide');
    const shown = counties.slice(0, most).join(', ');
    return counties.length > most ? t('area.more', { counties: shown, count: counties.length - most }) : shown;
  };
}
