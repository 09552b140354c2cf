import { ShieldQuestionMark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { WindowList } from '@web/shared/benefits/window-list';
import { Stack, Wrap } from '@web/ui/layout';
import { TitledSection } from '@web/ui/titled-section';
import { LinkButton } from '@web/ui/link-button';
import { PageHead } from '@web/ui/page-head';
import { Tabs } from '@web/ui/tabs';
import { VisuallyHidden } from '@web/ui/text';
import { OverviewHelp } from './components/overview-help';
import { PlanTypes } from './components/plan-types';
import { ProgramCards } from './components/program-cards';
import { ToolCards } from './components/tool-cards';

function Tools() {
  const { t } = useTranslation('overview');
  return (
    <Stack>
      <p>{t('tools.lead')}</p>
      <ToolCards />
    </Stack>
  );
}

/** /insurance-plans: the three programs, the kinds of plans and the tools, with the dates that run out next to them. */
export function InsurancePlansPage() {
  const { t } = useTranslation('overview');
  const tabs = [
    { id: 'overview', content: <ProgramCards /> },
    { id: 'types', content: <PlanTypes /> },
    { id: 'tools', content: <Tools /> },
  ].map(({ id, content }) => ({
    id,
    label: t(`plans.tabs.${id}`),
    content: (
      <section aria-labelledby={`part-${id}`}>
        <VisuallyHidden as="h2" id={`part-${id}`}>
          {t(`plans.tabs.${id}`)}
        </VisuallyHidden>
        {content}
      </section>
    ),
  }));
  return (
    <Wrap>
      <PageHead
        title={t('plans.title')}
        purpose={t('plans.purpose')}
        crumbs={[{ label: t('dashboard.title'), to: '/insurance-dashboard' }]}
        action={
          <LinkButton to="/eligibility" variant="primary" icon={ShieldQuestionMark}>
            {t('plans.check')}
          </LinkButton>
        }
      />
      <Tabs label={t('plans.tabs.label')} tabs={tabs} />
      <TitledSection id="dates" title={t('dates.title')}>
        <WindowList />
      </TitledSection>
      <OverviewHelp />
    </Wrap>
  );
}
