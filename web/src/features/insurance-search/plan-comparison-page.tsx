import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { PhoneText } from '@web/shared/phone-text';
import { ErrorState } from '@web/ui/error-state';
import { Wrap } from '@web/ui/layout';
import { LoadingText } from '@web/ui/loading-text';
import { PageHead } from '@web/ui/page-head';
import { ComparisonFilters } from './components/comparison-filters';
import { ComparisonView } from './components/comparison-view';
import { JoinHelp } from './components/join-help';
import { PlanList } from './components/plan-list';
import { useComparison } from './hooks/use-comparison';
import type { ComparisonState } from './hooks/use-comparison';
import { usePlanPage } from './hooks/use-plan-page';
import type { PlanPage } from './hooks/use-plan-page';
import { useVerdict } from './hooks/use-verdict';
import { isComparing, PLAN_QUERY } from './logic/plan-query';
import { plansOfFragment } from './logic/shared-plans';

/** A link somebody sent names its plans in the fragment: they become the choice of this page. */
function useSharedPlans({ search }: PlanPage): void {
  const { hash } = useLocation();
  const { choose } = search;
  useEffect(() => {
    const ids = plansOfFragment(hash);
    if (ids) choose(ids);
    // The fragment is gone after it: choosing writes the address anew.
  }, [hash, choose]);
}

function useCrumbs() {
  const { t } = useTranslation('plans');
  return [{ label: t('crumbs.insurance'), to: '/insurance-plans' }];
}

/** Nothing is chosen yet, or others are: the list with its ticks. */
function Picking({ page }: { page: PlanPage }) {
  const { t } = useTranslation('comparison');
  const crumbs = useCrumbs();
  return (
    <>
      <div data-no-print={page.answer ? true : undefined}>
        <PageHead title={t('title')} purpose={t('purpose')} crumbs={crumbs} />
      </div>
      <PlanList page={page} panel={ComparisonFilters} />
      <div data-no-print>
        <JoinHelp />
      </div>
    </>
  );
}

function Comparing({ page, state }: { page: PlanPage; state: ComparisonState }) {
  const { t } = useTranslation(['comparison', 'plans']);
  const crumbs = useCrumbs();
  const { comparison, error, askAgain } = state;
  const verdict = useVerdict(comparison?.years ?? []);
  const { search } = page;
  const pick = `/plan-comparison?${PLAN_QUERY.write({ ...search.query, isPicking: true }).toString()}`;
  return (
    <>
      <div data-no-print={comparison ? true : undefined}>
        <PageHead
          title={comparison ? verdict.title : t('comparison:title')}
          purpose={comparison ? verdict.purpose : null}
          crumbs={crumbs}
        />
      </div>
      {!comparison && error && (
        <ErrorState title={t('plans:compare.failed')} onRetry={askAgain}>
          <p>
            <PhoneText>{t('plans:error.text')}</PhoneText>
          </p>
        </ErrorState>
      )}
      {!comparison && !error && <LoadingText>{t('plans:loading')}</LoadingText>}
      {comparison && <ComparisonView comparison={comparison} pickAddress={pick} onRemove={search.removeChosen} />}
    </>
  );
}

/** /plan-comparison: up to four plans of the catalog; the heading says which costs least, and for whom. */
export function PlanComparisonPage() {
  const page = usePlanPage(true);
  const { query } = page.search;
  const isSideBySide = isComparing(query);
  const state = useComparison(isSideBySide ? query.chosen : NONE);
  useSharedPlans(page);
  return <Wrap>{isSideBySide ? <Comparing page={page} state={state} /> : <Picking page={page} />}</Wrap>;
}

const NONE: readonly string[] = [];
