// What a crawl behind a list is doing, in words: progress with counts, time over, or why it failed and what is kept.
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { RunResponse } from '@app/contracts/http/crawler';
import { Button } from '@web/ui/button';
import { Callout } from '@web/ui/callout';
import { Icon } from '@web/ui/icon';
import { Progress } from '@web/ui/progress';
import { Note, VisuallyHidden } from '@web/ui/text';
import { color, text } from '@web/ui/tokens';
import { cooldownMinutes } from './crawl-state';
import type { AutoCrawl } from './use-auto-crawl';
import { useNow } from './use-now';

const Line = styled.p`
  display: flex;
  gap: 0.5rem;
  align-items: start;
  max-width: none;
  font-size: ${text[6]};
  color: ${color.info};
  svg {
    margin-block-start: 0.25rem;
  }
`;

const COOLDOWN_CLOCK_MS = 15_000;

export interface CrawlNoticeProps {
  crawl: AutoCrawl;
  /** Named in the title; absent when the question had no ZIP. */
  zip?: string;
  /** Records are on the page already. */
  hasRecords: boolean;
}

function Collecting({ crawl: { progress, isQueueFull }, zip, hasRecords }: CrawlNoticeProps) {
  const { t } = useTranslation('crawl');
  const { done, total, found, phase } = progress;
  const counts = {
    waiting: t('waiting'),
    resting: t('resting'),
    storing: t('storing', { found }),
    fetching: total === null ? t('stepsUnknown', { found }) : t('steps', { done, total, found }),
  };
  // Nothing is being read for this question yet, so there is nothing to count.
  const words = isQueueFull && phase === 'waiting' ? t('queueFull') : counts[phase];
  const title = zip ? t('title', { zip }) : t('titleMany');
  // Over a list one line is enough: the records are what people came for.
  if (hasRecords) {
    return (
      <Line>
        <Icon of={RefreshCw} size="s" />
        <span>
          {t('moreComing')} {words}
        </span>
      </Line>
    );
  }
  return (
    <Callout tone="info" title={title} icon={RefreshCw} titleAs="h2">
      <div style={{ width: '100%' }}>
        <Progress label={t('label')} value={done} max={total} text={words} note={t('fiveMinutes')} />
      </div>
      <Note>{t('stay')}</Note>
    </Callout>
  );
}

function OverTime({ crawl }: Pick<CrawlNoticeProps, 'crawl'>) {
  const { t } = useTranslation('crawl');
  return (
    <Callout tone="warning" title={t('overTime.title')} titleAs="h2" role="status">
      <p>{t('overTime.text')}</p>
      <Button icon={RefreshCw} onClick={crawl.lookAgain}>
        {t('overTime.again')}
      </Button>
    </Callout>
  );
}

interface FailedProps extends Pick<CrawlNoticeProps, 'crawl' | 'hasRecords'> {
  run: RunResponse;
}

function Failed({ crawl, run, hasRecords }: FailedProps) {
  const { t } = useTranslation('crawl');
  const minutes = cooldownMinutes(run, useNow(COOLDOWN_CLOCK_MS));
  const isCoolingDown = minutes > 0;
  return (
    <Callout tone="danger" title={t('failed.title')} titleAs="h2" role="alert">
      {run.failure && <p>{`${t(`failure.${run.failure.code}.what`)} ${t(`failure.${run.failure.code}.next`)}`}</p>}
      <p>{hasRecords ? t('failed.kept') : t('failed.none')}</p>
      <Note>{isCoolingDown ? t('failed.rest', { minutes }) : t('failed.canRetry')}</Note>
      <Button
        icon={RefreshCw}
        aria-disabled={isCoolingDown}
        onClick={() => {
          if (!isCoolingDown) crawl.lookAgain();
        }}
      >
        {t('failed.again')}
      </Button>
    </Callout>
  );
}

/** The part that is seen. */
function Shown({ crawl, zip, hasRecords }: CrawlNoticeProps) {
  const { t } = useTranslation('crawl');
  if (crawl.state === 'collecting') return <Collecting crawl={crawl} zip={zip} hasRecords={hasRecords} />;
  if (crawl.state === 'over-time') return <OverTime crawl={crawl} />;
  if (crawl.state === 'failed' && crawl.failedRun) {
    return <Failed crawl={crawl} run={crawl.failedRun} hasRecords={hasRecords} />;
  }
  if (!crawl.isTruncated || !hasRecords) return null;
  return (
    <Callout tone="warning">
      <p>{t('truncated')}</p>
    </Callout>
  );
}

/** Give it the question as `key`: what is read out belongs to one wait. */
export function CrawlNotice(props: CrawlNoticeProps) {
  const { t } = useTranslation('crawl');
  const { crawl, zip } = props;
  const isCollecting = crawl.state === 'collecting';
  const [hasCollected, setHasCollected] = useState(isCollecting);
  if (isCollecting && !hasCollected) setHasCollected(true);
  const isOver = hasCollected && (crawl.state === 'finished' || crawl.state === 'idle');
  const title = zip ? t('title', { zip }) : t('titleMany');
  return (
    <>
      {/* The counts change every second or two: only the beginning and the end are read out. */}
      <VisuallyHidden role="status">
        {isCollecting ? `${title}. ${t('fiveMinutes')}` : isOver && t('finished')}
      </VisuallyHidden>
      <Shown {...props} />
    </>
  );
}
