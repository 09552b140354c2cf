import { HeartPulse, IdCard, ShieldQuestionMark, Sun } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { WindowList } from '@web/shared/benefits/window-list';
import { MyPlanLink } from '@web/shared/plans/my-plan-link';
import { Stack, Wrap } from '@web/ui/layout';
import { TitledSection } from '@web/ui/titled-section';
import { LinkButton } from '@web/ui/link-button';
import { PageHead } from '@web/ui/page-head';
import { Tabs } from '@web/ui/tabs';
import { Soft, VisuallyHidden } from '@web/ui/text';
import { OverviewHelp } from './components/overview-help';
import { ToolCards } from './components/tool-cards';
import { PhoneText } from '@web/shared/phone-text';
import { RichText } from '@web/ui/rich-text';
import { LinkRows } from './components/link-rows';

interface Program {
  id: 'medicare' | 'mediCal' | 'coveredCalifornia';
  to: string;
  icon: LucideIcon;
}

const PROGRAMS: readonly Program[] = [
  { id: 'medicare', to: '/medicare', icon: IdCard },
  { id: 'mediCal', to: '/medi-cal', icon: HeartPulse },
  { id: 'coveredCalifornia', to: '/covered-california', icon: Sun },
];

const FACTS = ['who', 'when'] as const;

/** The three programs: for whom, what, when. */
function ProgramCards() {
  const { t } = useTranslation('overview');
  return (
    <LinkRows
      rows={PROGRAMS.map(({ id, to, icon }) => ({
        id,
        to,
        icon,
        name: <RichText text={t(`programs.${id}.name`)} tags={{ en: <Soft lang="en" /> }} />,
        text: t(`programs.${id}.what`),
        more: FACTS.map((fact) => (
          <small key={fact}>
            {t(`labels.${fact}`)}: {t(`programs.${id}.${fact}`)}
          </small>
        )),
      }))}
    />
  );
}

/** `see`: the plan search already filtered; absent where we hold no plans of the type. */
const TYPES: readonly { id: string; see?: string }[] = [
  { id: 'original', see: '/medicare' },
  { id: 'advantage', see: '/insurance-search?type=medicare-advantage' },
  { id: 'drug', see: '/insurance-search?category=drug' },
  { id: 'supplement' },
  { id: 'dual', see: '/insurance-search?category=special-needs' },
];

/** The ways to have Medicare, in plain words, each with its real plans. */
function PlanTypes() {
  const { t } = useTranslation('overview');
  return (
    <Stack>
      <p>{t('types.lead')}</p>
      <LinkRows
        rows={TYPES.map(({ id, see }) => ({
          id,
          to: see,
          name: <RichText text={t(`types.${id}.name`)} tags={{ en: <Soft lang="en" /> }} />,
          text: t(`types.${id}.text`),
          more: (
            <small>
              {see ? t(id === 'original' ? 'plans.more' : 'types.see') : <PhoneText>{t('types.noPlans')}</PhoneText>}
            </small>
          ),
        }))}
      />
    </Stack>
  );
}

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
      <MyPlanLink />
      <Tabs label={t('plans.tabs.label')} tabs={tabs} />
      <TitledSection id="dates" title={t('dates.title')}>
        <WindowList />
      </TitledSection>
      <OverviewHelp />
    </Wrap>
  );
}
