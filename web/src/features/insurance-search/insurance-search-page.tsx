import { useTranslation } from 'react-i18next';
import { Wrap } from '@web/ui/layout';
import { MedicinesLink } from '@web/shared/medicines/medicines-link';
import { MyPlanLink } from '@web/shared/plans/my-plan-link';
import { PageHead } from '@web/ui/page-head';
import { FilterPanel } from './components/filter-panel';
import { JoinHelp } from '@web/shared/plans/join-help';
import { PlanList } from './components/plan-list';
import { usePlanPage } from './hooks/use-plan-page';
import { hasSearched } from './logic/plan-query';

/** /insurance-search: words and a ZIP ask the server, the rest narrows what it answered; joining happens at Medicare. */
export function InsuranceSearchPage() {
  const { t } = useTranslation('plans');
  const page = usePlanPage();
  return (
    <Wrap>
      {/* The sheet of paper has a head of its own. */}
      <div data-no-print={page.answer ? true : undefined}>
        <PageHead
          title={t('search.title')}
          purpose={hasSearched(page.search.query) ? null : t('search.purpose')}
          crumbs={[{ label: t('crumbs.insurance'), to: '/insurance-plans' }]}
        />
      </div>
      {!hasSearched(page.search.query) && <MyPlanLink />}
      <PlanList page={page} panel={FilterPanel} />
      <MedicinesLink />
      <div data-no-print>
        <JoinHelp />
      </div>
    </Wrap>
  );
}
