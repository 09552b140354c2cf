// The plan query of the address, the response of the server, and where the focus goes after it. Both pages with a list use it.
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { countyText } from '@app/content/places/california-counties';
import { carrierText } from '@app/content/plans/carrier-names';
import { EXAMPLE_PLANS } from '@app/content/plans/example-comparison-plans';
import type { InsurancePlanResponse } from '@app/contracts/http/plans';
import type { ListAnswer } from '@web/shared/api/list-answer';
import { usePlaceOfZip } from '@web/shared/api/use-place-of-zip';
import { formatDollarsInText } from '@web/base/formats/numbers';
import { useLanguage } from '@web/base/i18n/use-language';
import { usePlans } from '@web/shared/plans/use-plans';
import type { Plans } from '@web/shared/plans/use-plans';
import { useFocusAfterSearch } from '@web/shared/providers/use-focus-after-search';
import { isComparing, PLAN_QUERY, plansPath } from '../logic/plan-query';
import type { PlanQuery, PlanQuestion } from '../logic/plan-query';
import { useMedicineYears } from './use-medicine-years';
import { usePlanSearch } from './use-plan-search';

/** "90020 · LA카운티 · 처방약 포함": the query, in one line. */
function useRequestedTexts(query: PlanQuery, counties: readonly string[]): string[] {
  const { t } = useTranslation('plans');
  const language = useLanguage();
  return [
    query.zip || (query.county ? '' : t('results.california')),
    // The line has no room for the county's whole name, and everybody says LA.
    query.zip &&
      counties.map((county) => (county === 'Los Angeles' ? t('asked.la') : countyText(county, language))).join(', '),
    query.q,
    query.category && t(`asked.${query.category}`),
    query.type && t(`types.${query.type}`),
    query.premium && t(`filters.premiums.${query.premium}`),
    query.county && countyText(query.county, language),
    query.kind && t(`kinds.${query.kind}`),
    query.maxPremium !== null && t('asked.upTo', { amount: formatDollarsInText(query.maxPremium, language) }),
    query.carrier && carrierText(query.carrier, language),
    ...query.benefits.map((benefit) => t(`benefits.${benefit}`)),
  ].filter((part): part is string => Boolean(part));
}

const EXAMPLES: ListAnswer<InsurancePlanResponse> = {
  rows: EXAMPLE_PLANS,
  total: EXAMPLE_PLANS.length,
  autoCrawl: null,
  runId: null,
  staleSeconds: null,
  counties: [],
};

/** Every plan was requested, and there is none. */
const isCatalogEmpty = (
  answer: ListAnswer<InsurancePlanResponse> | undefined,
  { q, zip, county, year }: PlanQuery,
): boolean => answer?.total === 0 && q === '' && zip === '' && county === '' && year === null;

/** A comparison shows its plans alone; the list is requested when somebody chooses. */
const isRequested = (query: PlanQuery, isComparison: boolean): boolean => !isComparison || !isComparing(query);

/**
 * A whole list is drawn in parts, with room for a press between them. Until it is, it counts as on its way: what is there stays, and
 * the focus waits for the list. A list in place of another is drawn at once.
 */
function useDrawnPlans(path: string | null): Plans {
  const plans = usePlans(path);
  const drawn = useDeferredValue(plans.answer);
  return plans.answer !== undefined && drawn === undefined ? { ...plans, answer: undefined, isLoading: true } : plans;
}

export type PlanPage = ReturnType<typeof usePlanPage>;

/**
 * @param isComparison the page that puts plans side by side
 * @param hasList false: the page shows plans without their list, which is then not requested
 */
export function usePlanPage(isComparison = false, hasList = true) {
  const search = usePlanSearch(isComparison);
  const { query } = search;
  const plans = useDrawnPlans(hasList && isRequested(query, isComparison) ? plansPath(query) : null);
  const { error, isLoading, refetch } = plans;
  const answer = isComparison && isCatalogEmpty(plans.answer, query) ? EXAMPLES : plans.answer;
  const isSettled = !isLoading && (answer !== undefined || error !== undefined);
  const place = usePlaceOfZip(query.zip || null);
  // The header speaks only of a ZIP in several counties; the ZIP's own record knows the one county of the others.
  const counties = answer && answer.counties.length > 0 ? answer.counties : (place.found?.counties ?? []);
  // Ticking a plan is no new list.
  const shown = PLAN_QUERY.write({ ...query, chosen: [] }).toString();
  const { headingRef, expectFocus } = useFocusAfterSearch(isSettled, shown);
  const start = (question: PlanQuestion, close: () => void) => {
    expectFocus();
    // The same question again is a wish to look again, not an old answer.
    if (PLAN_QUERY.isSame({ ...query, ...question }, query)) {
      refetch();
      close();
    } else search.commit(question);
  };
  const goToPage = (page: number) => {
    expectFocus();
    search.goToPage(page);
  };
  const zip = { counties, isDerived: place.found?.isCountyDerived === true, isUnknown: place.isUnknown };
  const requested = useRequestedTexts(query, counties);
  const medicines = useMedicineYears(query.zip, answer?.rows);
  return { search, answer, error, isLoading, refetch, zip, requested, medicines, headingRef, start, goToPage };
}
