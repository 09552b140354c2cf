import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { documents } from '@app/benefits/check/closing.words.json';
import { TodaysSources } from '@web/shared/benefits/todays-sources';
import { useFigureText } from '@web/shared/benefits/use-figure-text';
import { useLanguage } from '@web/base/i18n/use-language';
import { useWithZip } from '@web/base/zip-travel';
import { MarkedText } from '@web/shared/terms/marked-text';
import { Bullets } from '@web/ui/bullets';
import { Grid, Row, Stack } from '@web/ui/layout';
import { LinkButton } from '@web/ui/link-button';
import { Path, PathStep } from '@web/ui/path';
import { PhoneCard } from '@web/ui/phone-card';
import { APPLY_SITES, PLAN_CHOICE, PLAN_CHOICE_SITE } from '../logic/help-lines';
import { SubTitle } from './sub-title';

const PAPERS = ['identity', 'status', 'income', 'address', 'savings', 'insurance'] as const;
const TIMES = ['decisionDays', 'decisionDaysDisability'] as const;

function Papers() {
  const language = useLanguage();
  return (
    <Bullets>
      {PAPERS.map((id) => (
        <li key={id}>{documents[id][language]}</li>
      ))}
    </Bullets>
  );
}

function Ways() {
  const { t } = useTranslation('medi-cal');
  return (
    <>
      <p>{t('guide.apply.offline')}</p>
      <Row data-no-print>
        <LinkButton href={APPLY_SITES.benefitsCal} variant="primary">
          {t('apply.benefitsCal')}
        </LinkButton>
        <LinkButton href={APPLY_SITES.coveredCalifornia}>{t('apply.coveredCalifornia')}</LinkButton>
      </Row>
    </>
  );
}

function Choosing() {
  const { t } = useTranslation('medi-cal');
  const to = useWithZip();
  return (
    <>
      <Grid $min="17rem">
        <PhoneCard who={t('guide.choose.line')} phone={PLAN_CHOICE.number} when={t('guide.choose.hours')} />
      </Grid>
      <Row data-no-print>
        <LinkButton href={PLAN_CHOICE_SITE}>{t('guide.choose.site')}</LinkButton>
        <LinkButton to={to('/doctors')} iconAfter={ArrowRight}>
          {t('guide.choose.doctors')}
        </LinkButton>
        <LinkButton to={to('/clinics')} iconAfter={ArrowRight}>
          {t('guide.choose.clinics')}
        </LinkButton>
      </Row>
    </>
  );
}

/** From the first question to a doctor, in five steps. */
export function ApplicationPath() {
  const { t } = useTranslation('medi-cal');
  const figure = useFigureText();
  const words = { days: figure('decisionDays'), disability: figure('decisionDaysDisability') };
  const steps: readonly { id: string; more: ReactNode }[] = [
    {
      id: 'check',
      more: (
        <Row data-no-print>
          <LinkButton to="/eligibility" iconAfter={ArrowRight}>
            {t('check')}
          </LinkButton>
        </Row>
      ),
    },
    { id: 'gather', more: <Papers /> },
    { id: 'apply', more: <Ways /> },
    { id: 'wait', more: <TodaysSources ids={TIMES} /> },
    { id: 'choose', more: <Choosing /> },
  ];
  return (
    <Path>
      {steps.map(({ id, more }, index) => (
        <PathStep key={id} marker={index + 1} state={index === steps.length - 1 ? 'end' : 'open'}>
          <Stack $gap={3}>
            <SubTitle>{t(`guide.${id}.title`)}</SubTitle>
            <p>
              <MarkedText text={t(`guide.${id}.text`, words)} />
            </p>
            {more}
          </Stack>
        </PathStep>
      ))}
    </Path>
  );
}
