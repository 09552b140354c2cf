import { useTranslation } from 'react-i18next';
import { day } from '@app/benefits/programs/amount-texts';
import { FigureSources } from '@web/shared/benefits/figure-sources';
import { useFigures } from '@web/shared/benefits/use-figures';
import { useLanguage } from '@web/base/i18n/use-language';
import { Bullets } from '@web/ui/bullets';
import { Stack } from '@web/ui/layout';

const DAYS_IN_A_MONTH = 30.4375;

/** Cover in pregnancy and after it: how long now, and how long until the day it was lengthened. */
export function AfterPregnancy() {
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
