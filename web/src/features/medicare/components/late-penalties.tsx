import { useTranslation } from 'react-i18next';
import { figureOn } from '@app/benefits/figures/figure';
import type { FigureId } from '@app/benefits/figures/figures';
import { FigureSources } from '@web/shared/benefits/figure-sources';
import { useFigureText } from '@web/shared/benefits/use-figure-text';
import { useFigures } from '@web/shared/benefits/use-figures';
import { useToday } from '@web/shared/use-today';
import { Bullets } from '@web/ui/bullets';
import { Stack } from '@web/ui/layout';

const USED = ['partAPenaltyPercent', 'partBPenaltyPercent', 'partDPenaltyPercent', 'partDBasePremium'] as const;
const PARTS = ['A', 'B', 'D'] as const;

/** What it costs to sign up late, and who does not pay it. */
export function LatePenalties() {
  const { t } = useTranslation('medicare');
  const figure = useFigureText();
  const figures = useFigures();
  const today = useToday();
  const words = {
    a: figure('partAPenaltyPercent'),
    b: figure('partBPenaltyPercent'),
    d: figure('partDPenaltyPercent'),
    base: figure('partDBasePremium'),
    days: figure('partDPenaltyGraceDays'),
  };
  return (
    <Stack>
      <Bullets>
        {PARTS.map((part) => (
          <li key={part}>{t(`late.${part}`, words)}</li>
        ))}
      </Bullets>
      <p>{t('late.waived')}</p>
      <FigureSources rows={USED.flatMap((id: FigureId) => figureOn(figures, id, today)?.row ?? [])} />
    </Stack>
  );
}
