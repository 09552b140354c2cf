// The lines of a day: when, what, how it ended; under a crawl of everything its parts, read when they are asked for.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import useSWR from 'swr';
import { CRAWLER_PATHS, RUNS_LIMITS } from '@app/contracts/http/crawler';
import type { RunResponse } from '@app/contracts/http/crawler';
import { apiGet, withQuery } from '@web/shared/api/api-client';
import { isUnfinished } from '@web/shared/crawl/crawl-state';
import { formatNumber } from '@web/base/formats/numbers';
import { formatTime } from '@web/base/formats/dates';
import { useLanguage } from '@web/base/i18n/use-language';
import { Button } from '@web/ui/button';
import { LoadingText } from '@web/ui/loading-text';
import { Note, Soft } from '@web/ui/text';
import { CRAWL_SOURCE_TEXTS } from '../content/crawl-sources';
import { useFailureText, useRunNotes } from './coded-words';
import { Line, Lines } from './history-boxes';
import { Changes, StatusBadge, Took, useCountText, useRunName } from './run-words';
import { ReleaseWords } from './release-words';

function Outcome({ run }: { run: RunResponse }) {
  const { t } = useTranslation('crawler');
  const language = useLanguage();
  const countText = useCountText();
  const textOf = useFailureText();
  const notes = useRunNotes()(run);
  const number = (count: number) => formatNumber(count, language);
  if (isUnfinished(run)) {
    return <p>{run.total === null ? number(run.done) : `${number(run.done)} / ${number(run.total)}`}</p>;
  }
  if (run.status === 'failed') {
    const text = run.failure && { ...textOf(run.failure), name: run.failure.code };
    return (
      <p>{text ? `${text.what} ${text.next} ${t('failure.class', { name: text.name })}` : t('failure.unknown')}</p>
    );
  }
  if (run.status === 'cancelled') return null;
  return (
    <p>
      {countText(run.source, run.found)}. {notes.length > 0 ? <span>{notes.join(' ')}</span> : <Changes run={run} />}
    </p>
  );
}

/** Who asked for it, and the name of what was read. */
function Origin({ run }: { run: RunResponse }) {
  const { t } = useTranslation('crawler');
  const language = useLanguage();
  const publisher = CRAWL_SOURCE_TEXTS[run.source].publisher?.[language] ?? '';
  const by = run.origin === 'snapshot' ? t('snapshotBy', { publisher }) : t(`history.by.${run.requestedBy}`);
  return (
    <Note>
      {by}
      {run.release && (
        <span>
          {' · '}
          <ReleaseWords release={run.release} />
        </span>
      )}
      {run.parentId !== null && <span>{` · ${t('history.part')}`}</span>}
    </Note>
  );
}

/** At most 100, the longest list the server gives. */
function Parts({ run }: { run: RunResponse }) {
  const { t } = useTranslation('crawler');
  const nameOf = useRunName();
  const path = withQuery(CRAWLER_PATHS.runs, { parentId: run.id, limit: RUNS_LIMITS.max });
  const { data, error } = useSWR<RunResponse[], Error>(
    ['crawl-family', path, run.status, run.done],
    () => apiGet(path),
    {
      keepPreviousData: true,
    },
  );
  if (error) return <p>{t('history.failed')}</p>;
  if (!data) return <LoadingText />;
  return (
    <>
      <HistoryRuns runs={data.map((part) => ({ ...part, parentId: null }))} label={nameOf(run)} />
      {(run.total ?? 0) > data.length && <Note>{t('history.familyMore', { shown: data.length })}</Note>}
    </>
  );
}

function RunLine({ run }: { run: RunResponse }) {
  const { t } = useTranslation('crawler');
  const language = useLanguage();
  const nameOf = useRunName();
  const [isOpen, setIsOpen] = useState(false);
  const at = run.startedAt ?? run.createdAt;
  return (
    <Line>
      <Soft as="time" dateTime={at}>
        {formatTime(at, language)}
      </Soft>
      <div>
        <b>{nameOf(run)}</b> <StatusBadge status={run.status} />
        <Outcome run={run} />
        <Origin run={run} />
        {run.source === 'all' && (
          <Button variant="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? t('history.familyHide') : t('history.family', { count: run.total ?? 0 })}
          </Button>
        )}
        {isOpen && <Parts run={run} />}
      </div>
      <Soft as="span">
        <Took run={run} />
      </Soft>
    </Line>
  );
}

export function HistoryRuns({ runs, label }: { runs: readonly RunResponse[]; label: string }) {
  return (
    <Lines aria-label={label}>
      {runs.map((run) => (
        <RunLine key={run.id} run={run} />
      ))}
    </Lines>
  );
}
