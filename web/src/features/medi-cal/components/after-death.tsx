import { useTranslation } from 'react-i18next';
import { TodaysSources } from '@web/shared/benefits/todays-sources';
import { useFigureText } from '@web/shared/benefits/use-figure-text';
import { Stack } from '@web/ui/layout';

const USED = ['estateAge', 'hardshipDays'] as const;

/** The first question of Korean families: does the state take the house. */
export function AfterDeath() {
  const { t } = useTranslation('medi-cal');
  const figure = useFigureText();
  return (
    <Stack $gap={3}>
      <p>{t('kinds.estate.text', { age: figure('estateAge'), days: figure('hardshipDays') })}</p>
      <TodaysSources ids={USED} />
    </Stack>
  );
}
