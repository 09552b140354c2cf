import { MailOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TodaysSources } from '@web/shared/benefits/todays-sources';
import { useFigureText } from '@web/shared/benefits/use-figure-text';
import { useLanguage } from '@web/base/i18n/use-language';
import { useWithZip } from '@web/base/zip-travel';
import { MarkedText } from '@web/shared/terms/marked-text';
import { Grid, Row, Stack } from '@web/ui/layout';
import { LinkButton } from '@web/ui/link-button';
import { PhoneCard } from '@web/ui/phone-card';
import { LINES } from '../logic/help-lines';

const USED = ['hearingDays', 'planAppealDays', 'planHearingDays'] as const;

/** Until when a decision can be fought, and how coverage goes on meanwhile. */
export function IfYouDisagree() {
  const { t } = useTranslation('medi-cal');
  const language = useLanguage();
  const figure = useFigureText();
  const to = useWithZip();
  const words = {
    hearing: figure('hearingDays'),
    appeal: figure('planAppealDays'),
    planHearing: figure('planHearingDays'),
  };
  return (
    <Stack $gap={3}>
      <p>
        <MarkedText text={t('guide.wait.letter', words)} />
      </p>
      <p>{t('guide.wait.plan', words)}</p>
      <Grid $min="17rem">
        <PhoneCard
          who={LINES.hearing.name[language]}
          phone={LINES.hearing.phone}
          when={LINES.hearing.purpose[language]}
        />
      </Grid>
      <Row data-no-print>
        <LinkButton to={to('/letters')} icon={MailOpen}>
          {t('guide.wait.whichLetter')}
        </LinkButton>
      </Row>
      <TodaysSources ids={USED} />
    </Stack>
  );
}
