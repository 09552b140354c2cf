import { CalendarDays, Columns2, Phone, ShieldAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CHECKED_ON } from '@app/benefits/figures/rows';
import { windowsOn } from '@app/benefits/figures/windows';
import { SourceLine } from '@web/shared/benefits/figure-sources';
import { useFigureText } from '@web/shared/benefits/use-figure-text';
import { WindowList } from '@web/shared/benefits/window-list';
import { HELP_LINES } from '@web/shared/contacts';
import { useCheckedDate } from '@web/shared/formats/use-checked-date';
import { formatDay } from '@web/shared/formats/dates';
import { useLanguage } from '@web/shared/i18n/use-language';
import { useToday } from '@web/shared/use-today';
import { Callout } from '@web/ui/callout';
import { DetailFolds } from '@web/ui/detail-folds';
import { Grid, Section, SectionHead, Stack, Wrap } from '@web/ui/layout';
import { LinkButton } from '@web/ui/link-button';
import { PageHead } from '@web/ui/page-head';
import { PhoneCard } from '@web/ui/phone-card';
import { Note } from '@web/ui/text';
import { TextLink } from '@web/ui/text-link';
import { AdvantagePlans } from './components/advantage-plans';
import { CostTables } from './components/cost-tables';
import { LatePenalties } from './components/late-penalties';
import { PartsOverview } from './components/parts-overview';
import { PlansNear } from './components/plans-near';
import { SocialSecurityOffices } from './components/social-security-offices';
import { WhoCanJoin } from './components/who-can-join';

/** The month it was paid: its only row. */
const REBATE_PAID = '2026-10-15';
const SIGN_UP = 'https://www.ssa.gov';
const FAMILIES = ['medicare-annual', 'medicare-general', 'medicare-advantage'] as const;
const LINES = ['medicare', 'socialSecurity', 'hicap'] as const;

/** The year of the figures, and the fall period as it stands today. */
function UpdateBanner() {
  const { t } = useTranslation('medicare');
  const language = useLanguage();
  const today = useToday();
  const fall = windowsOn(today).find(({ family }) => family === 'medicare-annual');
  const year = today.slice(0, 4);
  if (!fall?.opensOn || !fall.closesOn) return null;
  const words = {
    year,
    next: fall.coverageYear,
    from: formatDay(fall.opensOn, language, true),
    to: formatDay(fall.closesOn, language, true),
    count: fall.daysLeft ?? 0,
  };
  const isOpen = fall.status === 'active';
  return (
    <Callout
      tone="warning"
      icon={CalendarDays}
      titleAs="h2"
      title={t(isOpen ? (fall.daysLeft === 0 ? 'banner.lastDay' : 'banner.open') : 'banner.closed', words)}
    >
      <p>{t(isOpen ? 'banner.openText' : 'banner.closedText', words)}</p>
      <p>{t('banner.figures', words)}</p>
    </Callout>
  );
}

/** Nothing to apply for, so that whoever asks about it is a fraud. */
function RebateWarning() {
  const { t } = useTranslation('medicare');
  const figure = useFigureText();
  return (
    <Callout tone="warning" icon={ShieldAlert} titleAs="h2" title={t('rebate.title')}>
      <p>{t('rebate.text', { amount: figure('partBRebate', REBATE_PAID) })}</p>
      <SourceLine ids={['rebate2026']} checkedOn={CHECKED_ON} />
    </Callout>
  );
}

function Details() {
  const { t } = useTranslation('medicare');
  const items = [
    { id: 'overview', content: <PartsOverview /> },
    { id: 'eligibility', content: <WhoCanJoin /> },
    { id: 'advantage', content: <AdvantagePlans /> },
    { id: 'late', content: <LatePenalties /> },
    { id: 'windows', content: <WindowList families={FAMILIES} /> },
  ].map(({ id, content }) => ({ id, title: t(`sections.${id}`), content }));
  return <DetailFolds title={t('sections.title')} items={items} open={['overview']} />;
}

function Resources() {
  const { t } = useTranslation(['medicare', 'benefits']);
  const checkedDate = useCheckedDate();
  return (
    <Section id="help" aria-labelledby="resources">
      <SectionHead>
        <h2 id="resources">{t('help.title')}</h2>
      </SectionHead>
      <Stack $gap={5}>
        <Grid $min="16rem">
          {LINES.map((id) => (
            <PhoneCard key={id} who={t(`help.${id}`)} phone={HELP_LINES[id].number} when={t(`help.${id}When`)} />
          ))}
        </Grid>
        <p>
          <TextLink href={SIGN_UP} isPrinted>
            {t('help.online')}
          </TextLink>
        </p>
        <Note>
          {t('benefits:windows.checked', { date: checkedDate(HELP_LINES.medicare.checkedOn, 'second-hand') })}
        </Note>
        <SocialSecurityOffices />
      </Stack>
    </Section>
  );
}

/** /medicare: what it is, what it costs by year, who gets it, until when, and whom to ask. */
export function MedicarePage() {
  const { t } = useTranslation('medicare');
  return (
    <Wrap>
      <PageHead
        title={t('title')}
        purpose={t('purpose')}
        crumbs={[{ label: t('crumb'), to: '/insurance-plans' }]}
        action={
          <>
            <LinkButton to="/insurance-search" variant="primary" icon={Columns2}>
              {t('compare')}
            </LinkButton>
            <LinkButton href="#help" icon={Phone}>
              {t('getHelp')}
            </LinkButton>
          </>
        }
      />
      <UpdateBanner />
      <RebateWarning />
      <CostTables />
      <Details />
      <PlansNear />
      <Resources />
    </Wrap>
  );
}
