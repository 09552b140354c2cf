import { useTranslation } from 'react-i18next';
import { Card } from '@web/ui/card';
import { LoadingText } from '@web/ui/loading-text';
import { Room } from '@web/ui/room';
import { Skeleton } from '@web/ui/skeleton';

/** @param namespace whose `loading` is said */
export function ResultsLoading({ namespace = 'directory' }: { namespace?: 'directory' | 'plans' | 'programs' }) {
  const { t } = useTranslation(namespace);
  return (
    <Room>
      <LoadingText>{t('loading')}</LoadingText>
      <Card>
        <Skeleton lines={6} />
      </Card>
    </Room>
  );
}
