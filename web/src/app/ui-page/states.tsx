import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@web/ui/button';
import { Callout } from '@web/ui/callout';
import type { CalloutTone } from '@web/ui/callout';
import { Card } from '@web/ui/card';
import { EmptyState } from '@web/ui/empty-state';
import { ErrorState } from '@web/ui/error-state';
import { Grid, Stack } from '@web/ui/layout';
import { LinkButton } from '@web/ui/link-button';
import { LoadingText } from '@web/ui/loading-text';
import { Progress } from '@web/ui/progress';
import { Skeleton } from '@web/ui/skeleton';
import { Note } from '@web/ui/text';
import { Specimen } from './specimen';

const PAGES = 12;
const NOTE_TONES: readonly CalloutTone[] = ['info', 'success', 'warning'];

function ProgressSample() {
  const { t } = useTranslation('uipage');
  const [done, setDone] = useState(7);
  return (
    <Card>
      <Stack>
        <Progress
          label={t('states.progress')}
          value={done}
          max={PAGES}
          text={t('states.counts', { done, total: PAGES })}
          note={t('states.atMost')}
        />
        <Progress label={t('states.unknown')} value={0} max={null} text={t('states.unknown')} />
        <Button onClick={() => setDone((count) => (count + 1) % (PAGES + 1))}>{t('states.step')}</Button>
      </Stack>
    </Card>
  );
}

export function States() {
  const { t } = useTranslation('uipage');
  const [retries, setRetries] = useState(0);
  return (
    <Specimen title={t('states.title')} about={t('states.about')}>
      <Stack>
        <Grid $min="18rem">
          <Card>
            <Stack>
              <LoadingText>{t('states.loading')}</LoadingText>
              <Skeleton lines={3} />
            </Stack>
          </Card>
          <ProgressSample />
        </Grid>
        <EmptyState
          title={t('states.emptyTitle')}
          action={
            <LinkButton to="/search" icon={Search}>
              {t('states.emptyAction')}
            </LinkButton>
          }
        >
          <p>{t('states.emptyText')}</p>
        </EmptyState>
        <ErrorState title={t('states.errorTitle')} onRetry={() => setRetries((count) => count + 1)}>
          <p>{t('states.errorText')}</p>
          <Note role="status">{t('states.retries', { retries })}</Note>
        </ErrorState>
        {NOTE_TONES.map((tone) => (
          <Callout key={tone} tone={tone} title={t(`states.${tone}.title`)}>
            <p>{t(`states.${tone}.text`)}</p>
          </Callout>
        ))}
      </Stack>
    </Specimen>
  );
}
