import {
  Baby,
  CalendarDays,
  ClipboardList,
  FileWarning,
  HandHeart,
  House,
  IdCard,
  ListChecks,
  Mail,
  Scale,
  UserRound,
  UsersRound,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { notices } from '@app/benefits/check/closing.words.json';
import { CALIFORNIA_SOURCES, SOURCES } from '@app/benefits/figures/sources';
import { day } from '@app/benefits/programs/amount-texts';
import { STATUS_DATES } from '@app/benefits/programs/medi-cal/status-dates';
import { useFigureText } from '@web/shared/benefits/use-figure-text';
import { useLanguage } from '@web/base/i18n/use-language';
import { CallKorean, ProgramPage, ProgramSections, useContactPhones } from '@web/shared/program-page/program-page';
import { Callout } from '@web/ui/callout';
import { LinkButton } from '@web/ui/link-button';
import { Note } from '@web/ui/text';
import { AfterDeath } from './components/after-death';
import { AfterPregnancy } from './components/after-pregnancy';
import { ApplicationPath } from './components/application-path';
import { ApplyPlaces } from './components/apply-places';
import { ComingChanges } from './components/coming-changes';
import { DatedRuleList } from './components/dated-rule-list';
import { IfYouDisagree } from './components/if-you-disagree';
import { KindsOfCover } from './components/kinds-of-cover';
import { MyLimit } from './components/my-limit';
import { PublicCharge, PUBLIC_CHARGE } from './components/public-charge';
import { ShareOfCost } from './components/share-of-cost';
import { ShortAnswers } from './components/short-answers';
import { StaleLeaflets } from './components/stale-leaflets';
import { StatusRules } from './components/status-rules';
import { WhoCanGetIt } from './components/who-can-get-it';
import { APPLY_SITES, LINES } from './logic/help-lines';

const CHANGES = ['federalEnd', 'backCover', 'work', 'renewals', 'premium'] as const;
const RECEIPT = [SOURCES.S20, SOURCES.S17, SOURCES.S37, SOURCES.S2, ...Object.values(CALIFORNIA_SOURCES)];

/** The truth of 2026: not open to every status any more, and no one who has it loses it by this alone. */
function FreezeBanner() {
  const { t } = useTranslation('medi-cal');
  const language = useLanguage();
  const date = day(STATUS_DATES.freeze)[language];
  return (
    <Callout tone="warning" icon={CalendarDays} title={t('banner.title', { date })} titleAs="h2">
      <p>{t('banner.kept')}</p>
    </Callout>
  );
}

function WhatChanged() {
  const { t } = useTranslation('medi-cal');
  const language = useLanguage();
  const date = day(STATUS_DATES.freeze)[language];
  return (
    <>
      <p>{t('banner.closed', { date })}</p>
      <p>{t('banner.others')}</p>
      <StatusRules />
    </>
  );
}

function Apply() {
  const { t } = useTranslation('medi-cal');
  const language = useLanguage();
  return (
    <>
      <ApplicationPath />
      <h4>{t('apply.title')}</h4>
      <p>{t('apply.text')}</p>
      <ApplyPlaces />
      <Note>
        {notices.possible[language]} {notices.government[language]}
      </Note>
    </>
  );
}

function More() {
  const figure = useFigureText();
  const language = useLanguage();
  return (
    <ProgramSections
      namespace="medi-cal"
      values={{ hearing: figure('hearingDays'), charged: day(PUBLIC_CHARGE.effectiveOn)[language] }}
      receipt={RECEIPT}
      sections={[
        { id: 'groups', icon: UsersRound, content: <WhoCanGetIt /> },
        { id: 'guide', icon: ClipboardList, content: <Apply /> },
        { id: 'share', icon: Scale, content: <ShareOfCost /> },
        { id: 'kinds', icon: HandHeart, content: <KindsOfCover /> },
        { id: 'estate', icon: House, content: <AfterDeath /> },
        { id: 'disagree', icon: Mail, content: <IfYouDisagree /> },
        { id: 'status', icon: UserRound, content: <WhatChanged /> },
        { id: 'charge', icon: IdCard, content: <PublicCharge /> },
        { id: 'changes', icon: ListChecks, content: <DatedRuleList ids={CHANGES} /> },
        { id: 'pregnancy', icon: Baby, content: <AfterPregnancy /> },
        { id: 'leaflets', icon: FileWarning, content: <StaleLeaflets /> },
      ]}
    />
  );
}

/** /medi-cal: my own limit first, then who, how, what changes and when; everything else folds. */
export function MediCalPage() {
  const { t } = useTranslation('medi-cal');
  return (
    <ProgramPage
      namespace="medi-cal"
      english="Medi-Cal"
      actions={
        <>
          <LinkButton href={APPLY_SITES.benefitsCal} variant="primary">
            {t('apply.now')}
          </LinkButton>
          <LinkButton to="/eligibility">{t('check')}</LinkButton>
          <CallKorean namespace="medi-cal" phone={LINES.korean.phone} />
        </>
      }
      help={{ phones: useContactPhones([LINES.korean, LINES.mediCal, LINES.hca]) }}
    >
      <MyLimit />
      <ShortAnswers />
      <div style={{ marginBlockStart: 'var(--space-4)' }}>
        <FreezeBanner />
      </div>
      <ComingChanges />
      <More />
    </ProgramPage>
  );
}
