import { History, MessageCircle, ListStart, Pause, Play, Square } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CrawlOverviewResponse } from '@app/contracts/http/crawl-overview';
import { Button } from '@web/ui/button';
import { LinkButton } from '@web/ui/link-button';
import { Row } from '@web/ui/layout';
import { Note } from '@web/ui/text';
import type { CrawlActions } from '../hooks/use-crawl-actions';
import { SEQUENCE, useSequence } from '../hooks/use-sequence';
import { OperatorButton } from './operator-button';

export interface HeadActionsProps {
  overview: CrawlOverviewResponse;
  actions: CrawlActions;
}

const REASON_ID = 'crawl-all-reason';

/** Crawl all (with the reason while it is disabled), the sequence of six sources, pause or resume, and the history. */
export function HeadActions({ overview, actions }: HeadActionsProps) {
  const { t } = useTranslation('crawler');
  const sequence = useSequence(actions);
  const { mayChange, isPaused } = overview;
  const { position } = sequence;
  const isActive = overview.active.length > 0 || actions.starting.size > 0;
  const reason = !mayChange ? 'operators' : isActive ? 'active' : null;
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
      <OperatorButton icon={ListStart} isBusy={position !== null} mayChange={mayChange} onPress={sequence.start}>
        {t('list.runAll')}
      </OperatorButton>
      {position !== null && (
        <Button icon={Square} onClick={sequence.stop}>
          {t('list.stopAll')}
        </Button>
      )}
      {isPaused !== null && mayChange && (
        <Button icon={isPaused ? Play : Pause} isBusy={actions.isPausing} onClick={() => actions.setPaused(!isPaused)}>
          {t(isPaused ? 'pause.resume' : 'pause.pause')}
        </Button>
      )}
      <LinkButton to="/admin/crawler/runs" variant="quiet" icon={History}>
        {t('history.title')}
      </LinkButton>
      <LinkButton to="/admin/answers" variant="quiet" icon={MessageCircle}>
        {t('answers.title')}
      </LinkButton>
      <Note id={REASON_ID}>{reason && t(`all.reason.${reason}`)}</Note>
      <Note role="status">{position !== null && t('list.position', { position, total: SEQUENCE.length })}</Note>
    </Row>
  );
}
