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
import { ApplicationPath } from './components/application-path';
import { ComingChanges } from './components/coming-changes';
import { DatedRuleList } from './components/dated-rule-list';
import { IfYouDisagree } from './components/if-you-disagree';
import { KindsOfCover } from './components/kinds-of-cover';
import { MyLimit } from './components/my-limit';
import { PUBLIC_CHARGE, PublicCharge } from './components/public-charge';
import { ShareOfCost } from './components/share-of-cost';
import { ShortAnswers } from './components/short-answers';
import { StaleLeaflets } from './components/stale-leaflets';
import { StatusRules } from './components/status-rules';
import { WhoCanGetIt } from './components/who-can-get-it';
import { APPLY_SITES, LINES } from './logic/help-lines';
import { TodaysSources } from '@web/shared/benefits/todays-sources';
import { CardGrid, Stack } from '@web/ui/layout';
import { FigureSources } from '@web/shared/benefits/figure-sources';
import { useFigures } from '@web/shared/benefits/use-figures';
import { Bullets } from '@web/ui/bullets';
import styled from 'styled-components';
import { Card } from '@web/ui/card';
import { TextLink } from '@web/ui/text-link';
import { space, text } from '@web/ui/tokens';

const SITES = ['benefitsCal', 'coveredCalifornia'] as const;

const Place = styled(Card)`
  display: grid;
  gap: ${space[2]};
  align-content: start;
  h3 {
    font-size: ${text[5]};
  }
`;

/** The three ways in: two websites and the county's office. */
function ApplyPlaces() {
  const { t } = useTranslation('medi-cal');
  return (
    <CardGrid $of={3}>
      {SITES.map((site) => (
        <Place as="article" key={site}>
          <h3>
            <TextLink href={APPLY_SITES[site]}>{t(`apply.${site}`)}</TextLink>
          </h3>
          <p>{t(`apply.places.${site}`)}</p>
        </Place>
      ))}
      <Place as="article">
        <h3>{t('apply.county')}</h3>
        <p>{t('apply.places.county')}</p>
      </Place>
    </CardGrid>
  );
}

const DAYS_IN_A_MONTH = 30.4375;

/** Cover in pregnancy and after it: how long now, and how long until the day it was lengthened. */
function AfterPregnancy() {
  const { t } = useTranslation('medi-cal');
  const language = useLanguage();
  const { rows } = useFigures().afterPregnancyDays;
  return (
    <Stack>
      <p>{t('pregnancy.text')}</p>
      <Bullets>
        {[...rows].reverse().map(({ effectiveFrom, effectiveTo, value }) => (
          <li key={effectiveFrom}>
            {effectiveTo === null
              ? t('pregnancy.now', {
                  from: day(effectiveFrom)[language],
                  months: Math.round((value ?? 0) / DAYS_IN_A_MONTH),
                  days: value,
                })
              : t('pregnancy.before', { to: day(effectiveTo)[language], days: value })}
          </li>
        ))}
      </Bullets>
      <p>{t('pregnancy.anyStatus')}</p>
      <FigureSources rows={rows} />
    </Stack>
  );
}

const USED = ['estateAge', 'hardshipDays'] as const;

/** The first question of Korean families: does the state take the house. */
function AfterDeath() {
  const { t } = useTranslation('medi-cal');
  const figure = useFigureText();
  return (
    <Stack $gap={3}>
      <p>{t('kinds.estate.text', { age: figure('estateAge'), days: figure('hardshipDays') })}</p>
      <TodaysSources ids={USED} />
    </Stack>
  );
}

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
