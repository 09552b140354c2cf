import { useTranslation } from 'react-i18next';
import { TodaysSources } from '@web/shared/benefits/todays-sources';
import { useFigureText } from '@web/shared/benefits/use-figure-text';
import { useLanguage } from '@web/base/i18n/use-language';
import { MarkedText } from '@web/shared/terms/marked-text';
import { Grid, Stack } from '@web/ui/layout';
import { PhoneCard } from '@web/ui/phone-card';
import { LINES } from '../logic/help-lines';

const USED = ['hearingDays', 'planAppealDays', 'planHearingDays'] as const;

/** Until when a decision can be fought, and how coverage goes on meanwhile. */
export function IfYouDisagree() {
  const { t } = useTranslation('medi-cal');
  const language = useLanguage();
  const figure = useFigureText();
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
      <TodaysSources ids={USED} />
    </Stack>
  );
}
