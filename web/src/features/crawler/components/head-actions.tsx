import { ListTree, Pause, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CrawlOverviewResponse } from '@app/contracts/http/crawl-overview';
import { Button } from '@web/ui/button';
import { LinkButton } from '@web/ui/link-button';
import { Row } from '@web/ui/layout';
import { Note } from '@web/ui/text';
import type { CrawlActions } from '../hooks/use-crawl-actions';
import { isAnythingActive } from '../logic/source-view';

export interface HeadActionsProps {
  overview: CrawlOverviewResponse | undefined;
  actions: CrawlActions;
}

const REASON_ID = 'crawl-all-reason';

/** Crawl all (with the reason while it cannot be pressed), pause or resume, and the way to the second screen. */
export function HeadActions({ overview, actions }: HeadActionsProps) {
  const { t } = useTranslation('crawler');
  const isActive = isAnythingActive(overview) || actions.starting.size > 0;
  const mayChange = overview?.mayChange ?? false;
  const isPaused = overview?.isPaused ?? null;
  const reason = !overview ? 'reading' : !mayChange ? 'operators' : isActive ? 'active' : null;
  return (
    <Row $gap={2}>
      <Button
        variant="primary"
        icon={Play}
        aria-disabled={reason !== null}
        aria-describedby={reason === null ? undefined : REASON_ID}
        onClick={() => {
          if (reason === null) actions.start('all');
        }}
      >
        {t('all.button')}
      </Button>
      {isPaused !== null && mayChange && (
        <Button icon={isPaused ? Play : Pause} isBusy={actions.isPausing} onClick={() => actions.setPaused(!isPaused)}>
          {t(isPaused ? 'pause.resume' : 'pause.pause')}
        </Button>
      )}
      <LinkButton to="/admin/crawler/sources" variant="quiet" icon={ListTree}>
        {t('toSources')}
      </LinkButton>
      <Note id={REASON_ID}>{reason && t(`all.reason.${reason}`)}</Note>
    </Row>
  );
}
