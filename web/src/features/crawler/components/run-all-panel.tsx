// The newest crawl of everything: its bar while it goes on, then what came of it.
import { useTranslation } from 'react-i18next';
import type { RunResponse } from '@app/contracts/http/crawler';
import { Card } from '@web/ui/card';
import { Row, Stack } from '@web/ui/layout';
import { Progress } from '@web/ui/progress';
import { Note } from '@web/ui/text';
import { isUnfinished } from '@web/shared/crawl/crawl-state';
import { RunFailure } from './run-failure';
import { Changes, Moment, StatusBadge, Took, useCountText, useRunName } from './run-words';
import { Running } from './source-state';
import type { RunningProps } from './source-state';

export interface RunAllPanelProps extends Omit<RunningProps, 'runs'> {
  run: RunResponse;
  /** Its parts that failed, as far as the overview still knows them. */
  failedParts: readonly RunResponse[];
}

export function RunAllPanel({ run, failedParts, ...running }: RunAllPanelProps) {
  const { t } = useTranslation('crawler');
  const countText = useCountText();
  const nameOf = useRunName();
  const isActive = isUnfinished(run);
  return (
    <Card as="section" aria-labelledby="crawl-all" $isSelected={isActive}>
      <Stack $gap={3}>
        <Row>
          <h2 id="crawl-all">{t('all.title')}</h2>
          <StatusBadge status={run.status} />
        </Row>
        {isActive && <Running runs={[run]} {...running} />}
        {run.status === 'failed' && <RunFailure run={run} />}
        {failedParts.length > 0 && <p>{t('all.failedParts', { names: failedParts.map(nameOf).join(', ') })}</p>}
        {!isActive && (
          <>
            <Progress
              label={t('all.title')}
              value={run.done}
              max={run.total}
              text={t('all.parts', { done: run.done, total: run.total ?? run.done })}
            />
            <p>
              {t('all.found', { count: countText('all', run.found) })} <Changes run={run} />
            </p>
          </>
        )}
        {run.finishedAt && run.status !== 'failed' && (
          <Note>
            {t('card.finishedAt')} <Moment at={run.finishedAt} /> · <Took run={run} />
          </Note>
        )}
      </Stack>
    </Card>
  );
}
