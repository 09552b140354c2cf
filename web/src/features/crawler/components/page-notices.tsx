import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CrawlOverviewResponse } from '@app/contracts/http/crawl-overview';
import type { RunResponse } from '@app/contracts/http/crawler';
import { Accordion } from '@web/ui/accordion';
import { Bullets } from '@web/ui/bullets';
import { Callout } from '@web/ui/callout';
import { Section, Stack } from '@web/ui/layout';
import { VisuallyHidden } from '@web/ui/text';
import { OperatorsNotice } from './operators-notice';
import { useRunName } from './run-words';

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

interface Announced {
  overview: CrawlOverviewResponse;
  changed: readonly RunResponse[];
}

/** Runs that began or ended between two pictures. */
function changedRuns(before: CrawlOverviewResponse, now: CrawlOverviewResponse): RunResponse[] {
  const was = new Map(before.active.map(({ id, status }) => [id, status]));
  const newestBefore = new Map(before.sources.map(({ source, newest }) => [source, newest?.id]));
  // A short run begins and ends between two pictures.
  const isNews = ({ id, source }: RunResponse) =>
    was.has(id) || (source !== 'providers' && newestBefore.get(source) !== id);
  const ended = now.sources.flatMap(({ newest }) =>
    newest && newest.finishedAt !== null && isNews(newest) ? [newest] : [],
  );
  const begun = now.active.filter(({ id, source }) => !was.has(id) && source !== 'providers');
  return [...ended, ...begun];
}

/** Counts change every second: only beginnings and ends are read out. */
export function Announcer({ overview }: { overview: CrawlOverviewResponse }) {
  const { t } = useTranslation('crawler');
  const nameOf = useRunName();
  const [announced, setAnnounced] = useState<Announced>({ overview, changed: [] });
  if (announced.overview !== overview) {
    const changed = changedRuns(announced.overview, overview);
    setAnnounced({ overview, changed: changed.length > 0 ? changed : announced.changed });
  }
  return (
    <VisuallyHidden role="status">
      {announced.changed.map((run) => `${nameOf(run)}: ${t(`status.${run.status}`)}`).join('. ')}
    </VisuallyHidden>
  );
}

const POINTS = ['joins', 'keeps', 'fall', 'pause', 'rest', 'schedule', 'sequence', 'time', 'counts'] as const;

export function Instructions() {
  const { t } = useTranslation('crawler');
  const content = (
    <Bullets>
      {POINTS.map((point) => (
        <li key={point}>
          <p>{t(`instructions.${point}`)}</p>
        </li>
      ))}
    </Bullets>
  );
  return (
    <Section as="div">
      <Accordion type="single" items={[{ id: 'instructions', title: t('instructions.title'), content }]} />
    </Section>
  );
}
