// Runs as a table: what was read, when, how it ended. Each name leads to the page of the run.
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import useSWR from 'swr';
import type { SWRResponse } from 'swr';
import { CRAWL_SOURCE_TEXTS } from '@app/contracts/http/crawl-sources';
import { CRAWLER_PATHS } from '@app/contracts/http/crawler';
import type { RunResponse } from '@app/contracts/http/crawler';
import { withQuery } from '@web/shared/api/api-client';
import { isUnfinished } from '@web/shared/crawl/crawl-state';
import { formatNumber } from '@web/base/formats/numbers';
import { useLanguage } from '@web/base/i18n/use-language';
import { DataTable } from '@web/ui/data-table';
import { Row } from '@web/ui/layout';
import { Note } from '@web/ui/text';
import { TextLink } from '@web/ui/text-link';
import { useFailureText, useRunNotes } from './coded-words';
import { Changes, Moment, Release, StatusBadge, Took, useCountText, useRunName } from './run-words';

const RunLink = styled(TextLink)`
  min-width: 2.75rem;
`;

/** How often a run under way is read again. */
export const ACTIVE_MS = 1_000;
const QUIET_MS = 10_000;

/** Runs newest first, renewed every second while one of them is under way. @param query of GET /api/crawl/runs; null = none wanted */
export function useRuns(query: Parameters<typeof withQuery>[1] | null): SWRResponse<RunResponse[], Error> {
  return useSWR<RunResponse[], Error>(query && withQuery(CRAWLER_PATHS.runs, query), {
    refreshInterval: (latest) => (latest?.some(isUnfinished) ? ACTIVE_MS : QUIET_MS),
    revalidateOnMount: true,
    keepPreviousData: true,
  });
}

function Outcome({ run }: { run: RunResponse }) {
  const { t } = useTranslation('crawler');
  const language = useLanguage();
  const countText = useCountText();
  const textOf = useFailureText();
  const notes = useRunNotes()(run);
  const number = (count: number) => formatNumber(count, language);
  if (isUnfinished(run)) return run.total === null ? number(run.done) : `${number(run.done)} / ${number(run.total)}`;
  if (run.status === 'cancelled') return null;
  if (run.status === 'failed') {
    if (!run.failure) return t('failure.unknown');
    const { what, next } = textOf(run.failure);
    return `${what} ${next} ${t('failure.class', { name: run.failure.code })}`;
  }
  return (
    <>
      {countText(run.source, run.found)}. {notes.length > 0 ? <span>{notes.join(' ')}</span> : <Changes run={run} />}
    </>
  );
}

/** Who requested it, and the name of the file that was read. */
export function Origin({ run }: { run: RunResponse }) {
  const { t } = useTranslation('crawler');
  const language = useLanguage();
  const publisher = CRAWL_SOURCE_TEXTS[run.source].publisher?.[language] ?? '';
  return (
    <>
      {run.origin === 'snapshot' ? t('snapshotBy', { publisher }) : t(`history.by.${run.requestedBy}`)}
      {run.release && (
        <span>
          {' · '}
          <Release release={run.release} />
        </span>
      )}
      {run.parentId !== null && <span>{` · ${t('history.part')}`}</span>}
    </>
  );
}

export function RunsTable({ runs, caption }: { runs: readonly RunResponse[]; caption: string }) {
  const { t } = useTranslation('crawler');
  const nameOf = useRunName();
  return (
    <DataTable
      caption={caption}
      rows={runs}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'source',
          header: t('history.source'),
          isRowHeader: true,
          cell: (run) => (
            <>
              {/* In a row of its own the link is as high and as wide as a finger. */}
              <Row>
                <RunLink to={`/admin/crawler/runs/${run.id}`}>{nameOf(run)}</RunLink>
              </Row>
              <Note style={{ fontWeight: 400 }}>
                <Origin run={run} />
              </Note>
            </>
          ),
        },
        { id: 'began', header: t('history.began'), cell: (run) => <Moment at={run.startedAt ?? run.createdAt} /> },
        { id: 'state', header: t('table.state'), cell: (run) => <StatusBadge status={run.status} /> },
        { id: 'outcome', header: t('history.outcome'), cell: (run) => <Outcome run={run} /> },
        { id: 'took', header: t('history.took'), cell: (run) => <Took run={run} /> },
      ]}
    />
  );
}
