import { useTranslation } from 'react-i18next';
import { Card } from '@web/ui/card';
import { LoadingText } from '@web/ui/loading-text';
import { FullHeightSlot } from '@web/ui/full-height-slot';
import { Skeleton } from '@web/ui/skeleton';

/** @param namespace whose `loading` is said */
export function ResultsLoading({ namespace = 'directory' }: { namespace?: 'directory' | 'plans' | 'programs' }) {
  const { t } = useTranslation(namespace);
  return (
    <FullHeightSlot>
      <LoadingText>{t('loading')}</LoadingText>
      <Card>
        <Skeleton lines={6} />
      </Card>
    </FullHeightSlot>
  );
}
