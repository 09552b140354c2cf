import {
  CalendarDays,
  Columns2,
  Hourglass,
  LayoutGrid,
  ListChecks,
  MapPin,
  Phone,
  Plane,
  Search,
  ShieldAlert,
  UsersRound,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MEDICARE_SOURCES, SOURCES } from '@app/benefits/figures/sources';
import { windowsOn } from '@app/benefits/figures/windows';
import { SourceLine } from '@web/shared/benefits/figure-sources';
import { useFigureText } from '@web/shared/benefits/use-figure-text';
import { WindowList } from '@web/shared/benefits/window-list';
import { HELP_LINES } from '@web/base/contacts';
import { formatDay } from '@web/base/formats/dates';
import { useLanguage } from '@web/base/i18n/use-language';
import { ProgramPage, ProgramSections } from '@web/shared/program-page/program-page';
import { useToday } from '@web/shared/use-today';
import { useWithZip } from '@web/base/zip-travel';
import { Callout } from '@web/ui/callout';
import { Row, Section, Stack } from '@web/ui/layout';
import { TitledSection } from '@web/ui/titled-section';
import { LinkButton } from '@web/ui/link-button';
import { AdvantagePlans } from './components/advantage-plans';
import { MyPremium } from './components/my-premium';
import { PartsOverview } from './components/parts-overview';
import { ShortAnswers } from './components/short-answers';
import { SocialSecurityOffices } from './components/social-security-offices';
import { WhoCanJoin } from './components/who-can-join';
import { TodaysSources } from '@web/shared/benefits/todays-sources';
import { MarkedText } from '@web/shared/terms/marked-text';
import { Bullets } from '@web/ui/bullets';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { withQuery } from '@web/shared/api/api-client';
import { Button } from '@web/ui/button';
import { Card } from '@web/ui/card';
import { space } from '@web/ui/tokens';
import { isWholeZip } from '@web/base/zip-digits';
import { ZipField } from '@web/ui/zip-field';

const Form = styled(Card)`
  display: grid;
  gap: ${space[4]};
`;

/** The ZIP box: carries the ZIP on to the plan search. */
function PlansNear() {
  const { t } = useTranslation('medicare');
  const navigate = useNavigate();
  const [zip, setZip] = useState('');
  const isReady = isWholeZip(zip);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) void navigate(withQuery('/insurance-search', { zip }));
  };
  return (
    <Section aria-labelledby="near" data-no-print>
      <Form as="form" role="search" aria-label={t('near.title')} onSubmit={submit}>
        <h2 id="near">{t('near.title')}</h2>
        <ZipField value={zip} onValueChange={setZip} />
        <Row>
          <Button type="submit" variant="primary" icon={Search} aria-disabled={!isReady}>
            {t('near.search')}
          </Button>
        </Row>
      </Form>
    </Section>
  );
}

const USED = [
  'partAPenaltyPercent',
  'partBPenaltyPercent',
  'partDPenaltyPercent',
  'partDBasePremium',
  'specialEnrollmentMonths',
] as const;
const PARTS = ['A', 'B', 'D'] as const;

/** What it costs to sign up late, and who does not pay it. */
function LatePenalties() {
  const { t } = useTranslation('medicare');
  const figure = useFigureText();
  const words = {
    a: figure('partAPenaltyPercent'),
    b: figure('partBPenaltyPercent'),
    d: figure('partDPenaltyPercent'),
    base: figure('partDBasePremium'),
    days: figure('partDPenaltyGraceDays'),
    months: figure('specialEnrollmentMonths'),
  };
  return (
    <Stack>
      <Bullets>
        {PARTS.map((part) => (
          <li key={part}>{t(`late.${part}`, words)}</li>
        ))}
      </Bullets>
      <p>{t('late.work', words)}</p>
      <p>{t('late.notWork')}</p>
      <p>
        <MarkedText text={t('late.waived')} />
      </p>
      <TodaysSources ids={USED} />
    </Stack>
  );
}

/** What people with a life in two countries ask first: care there, work there, living there. */
function CareAbroad() {
  const { t } = useTranslation('medicare');
  return (
    <Stack $gap={3}>
      <p>{t('abroad.text')}</p>
      <p>{t('who.credits.korea')}</p>
      <p>{t('who.credits.livingAbroad')}</p>
      <SourceLine ids={['careAbroad', 'workAbroad', 'livingAbroad']} />
    </Stack>
  );
}

/** The month it was paid: its only row. */
const REBATE_PAID = '2026-10-15';
const SIGN_UP = 'https://www.ssa.gov';
const FAMILIES = ['medicare-annual', 'medicare-general', 'medicare-advantage'] as const;
const LINES = ['medicare', 'socialSecurity', 'hicap'] as const;
const { S7, S8, S9, S15, S16 } = SOURCES;
const RECEIPT = [S9, S8, S7, S16, S15, ...Object.values(MEDICARE_SOURCES)];

/** The year of the figures, and the fall period as it is today. */
function UpdateBanner() {
  const { t } = useTranslation('medicare');
  const language = useLanguage();
  const today = useToday();
  const fall = windowsOn(today).find(({ family }) => family === 'medicare-annual');
  const year = today.slice(0, 4);
  if (!fall?.opensOn || !fall.closesOn) return null;
  const words = {
    year,
    from: formatDay(fall.opensOn, language, true),
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
      <p>{t('banner.figures', words)}</p>
    </Callout>
  );
}

/** There is nothing to apply for: a caller who asks about it is a fraud. */
function RebateWarning() {
  const { t } = useTranslation('medicare');
  const figure = useFigureText();
  return (
    <>
      <p>{t('rebate.text', { amount: figure('partBRebate', REBATE_PAID) })}</p>
      <SourceLine ids={['rebate2026']} />
    </>
  );
}

function Offices() {
  const { t } = useTranslation('medicare');
  return (
    <>
      <LinkButton href={SIGN_UP}>{t('help.online')}</LinkButton>
      <SocialSecurityOffices />
    </>
  );
}

function More() {
  const figure = useFigureText();
  return (
    <ProgramSections
      namespace="medicare"
      values={{ months: figure('specialEnrollmentMonths') }}
      receipt={RECEIPT}
      sections={[
        { id: 'overview', icon: LayoutGrid, content: <PartsOverview />, isOpenAtFirst: true },
        { id: 'eligibility', icon: UsersRound, content: <WhoCanJoin /> },
        { id: 'advantage', icon: ListChecks, content: <AdvantagePlans /> },
        { id: 'late', icon: Hourglass, content: <LatePenalties /> },
        { id: 'abroad', icon: Plane, content: <CareAbroad /> },
        { id: 'rebate', icon: ShieldAlert, content: <RebateWarning /> },
        { id: 'offices', icon: MapPin, content: <Offices /> },
      ]}
    />
  );
}

/** When one may join or change. */
function Windows() {
  const { t } = useTranslation('medicare');
  return (
    <TitledSection id="windows" title={t('sections.windows')}>
      <Stack $gap={3}>
        <UpdateBanner />
        <WindowList families={FAMILIES} />
      </Stack>
    </TitledSection>
  );
}

/** /medicare: my own premium first, then who, how, until when; everything else folds. */
export function MedicarePage() {
  const { t } = useTranslation('medicare');
  const to = useWithZip();
  return (
    <ProgramPage
      namespace="medicare"
      english="Medicare"
      actions={
        <>
          <LinkButton to={to('/plan-comparison')} variant="primary" icon={Columns2}>
            {t('compare')}
          </LinkButton>
          <LinkButton href="#help" icon={Phone}>
            {t('getHelp')}
          </LinkButton>
        </>
      }
      help={{
        phones: LINES.map((id) => ({
          id,
          who: t(`help.${id}`),
          phone: HELP_LINES[id].number,
          when: t(`help.${id}When`),
        })),
      }}
    >
      <MyPremium />
      <ShortAnswers />
      <Windows />
      <More />
      <PlansNear />
    </ProgramPage>
  );
}
