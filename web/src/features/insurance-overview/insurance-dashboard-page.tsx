import { ShieldQuestionMark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NextYearAmounts } from '@web/shared/benefits/next-year-amounts';
import { WindowList } from '@web/shared/benefits/window-list';
import { PlanYearNotice } from '@web/shared/plans/plan-year-notice';
import { Stack, Wrap } from '@web/ui/layout';
import { TitledSection } from '@web/ui/titled-section';
import { LinkButton } from '@web/ui/link-button';
import { PageHead } from '@web/ui/page-head';
import { OverviewHelp } from './components/overview-help';
import { PlanCount } from './components/plan-count';
import { ToolCards } from './components/tool-cards';
import { UpdateList } from './components/update-list';

/** /insurance-dashboard: what is open now, what changed, and the tools, counted and dated as of today. */
export function InsuranceDashboardPage() {
  const { t } = useTranslation('overview');
  return (
    <Wrap>
      <PageHead
        title={t('dashboard.title')}
        purpose={t('dashboard.purpose')}
        crumbs={[{ label: t('plans.title'), to: '/insurance-plans' }]}
        action={
          <LinkButton to="/eligibility" variant="primary" icon={ShieldQuestionMark}>
            {t('plans.check')}
          </LinkButton>
        }
      />
      <TitledSection id="quick" title={t('dashboard.quick')}>
        <ToolCards />
      </TitledSection>
      <TitledSection id="windows" title={t('dashboard.windows')}>
        <WindowList />
      </TitledSection>
      {/* Counted after the page is drawn: higher up they would move what somebody reads. */}
      <Stack $gap={5}>
        <PlanYearNotice planYear={null} yearAddress={(year) => `/insurance-search?year=${year}`} />
        <PlanCount />
        <NextYearAmounts />
      </Stack>
      <TitledSection id="updates" title={t('dashboard.updates.title')}>
        <UpdateList />
      </TitledSection>
      <OverviewHelp />
    </Wrap>
  );
}
