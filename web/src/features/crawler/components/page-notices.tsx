import { useTranslation } from 'react-i18next';
import type { CrawlOverviewResponse } from '@app/contracts/http/crawl-overview';
import { Callout } from '@web/ui/callout';
import { Stack } from '@web/ui/layout';
import { OperatorsNotice } from './operators-notice';

/** What concerns the whole page: who may press, that work is paused, that the picture is old. */
export function PageNotices({ overview, isOld }: { overview: CrawlOverviewResponse; isOld: boolean }) {
  const { t } = useTranslation('crawler');
  return (
    <Stack $gap={3}>
      {!overview.mayChange && <OperatorsNotice />}
      {overview.isPaused === true && (
        <Callout tone="warning" title={t('pause.title')} role="status">
          <p>{t('pause.text')}</p>
        </Callout>
      )}
      {overview.isPaused === null && (
        <Callout tone="warning" title={t('queueDown.title')} role="status">
          <p>{t('queueDown.text')}</p>
        </Callout>
      )}
      {isOld && (
        <Callout tone="warning" title={t('old.title')} role="status">
          <p>{t('old.text')}</p>
        </Callout>
      )}
    </Stack>
  );
}
