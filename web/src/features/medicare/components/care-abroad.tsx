import { useTranslation } from 'react-i18next';
import { SourceLine } from '@web/shared/benefits/figure-sources';
import { Stack } from '@web/ui/layout';

/** What people with a life in two countries ask first: care there, work there, living there. */
export function CareAbroad() {
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
