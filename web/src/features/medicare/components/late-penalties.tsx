import { useTranslation } from 'react-i18next';
import { TodaysSources } from '@web/shared/benefits/todays-sources';
import { useFigureText } from '@web/shared/benefits/use-figure-text';
import { MarkedText } from '@web/shared/terms/marked-text';
import { Bullets } from '@web/ui/bullets';
import { Stack } from '@web/ui/layout';

const USED = [
  'partAPenaltyPercent',
  'partBPenaltyPercent',
  'partDPenaltyPercent',
  'partDBasePremium',
  'specialEnrollmentMonths',
] as const;
const PARTS = ['A', 'B', 'D'] as const;

/** What it costs to sign up late, and who does not pay it. */
export function LatePenalties() {
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
