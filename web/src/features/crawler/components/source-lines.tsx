import { Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { CrawlOverviewResponse } from '@app/contracts/http/crawl-overview';
import { ApiError } from '@web/shared/api/api-error';
import { useErrorSentence } from '@web/shared/api/use-error-sentence';
import { formatNumber } from '@web/shared/formats/numbers';
import { useLanguage } from '@web/shared/i18n/use-language';
import { Button } from '@web/ui/button';
import { DataTable } from '@web/ui/data-table';
import type { DataColumn } from '@web/ui/data-table';
import { Stack } from '@web/ui/layout';
import { Figure, Note, VisuallyHidden } from '@web/ui/text';
import { CRAWL_SOURCE_TEXTS, LISTED_SOURCES } from '../content/crawl-sources';
import type { ListedSource } from '../content/crawl-sources';
import type { AskedRuns } from '../hooks/use-source-runs';
import { lineOf } from '../logic/source-line';
import type { SourceLine } from '../logic/source-line';
import { viewOf } from '../logic/source-view';
import type { SourceView } from '../logic/source-view';
import { useFailureText } from './coded-words';
import { RunProgress } from './run-progress';
import { Moment, StatusBadge, useCountText } from './run-words';
import { OPERATORS_ONLY_ID } from './start-button';

/* Its column is as narrow as the table can make it. */
const OneLineButton = styled(Button)`
  white-space: nowrap;
`;

interface LineRow {
  source: ListedSource;
  view: SourceView;
  line: SourceLine;
}

/** Why one line failed, as far as it is known. */
function LineFailure({ error }: { error: SourceLine['error'] }) {
  const { t } = useTranslation('crawler');
  const textOf = useFailureText();
  const refused = error instanceof ApiError ? error : null;
  const sentence = useErrorSentence(refused);
  const failure = typeof error === 'object' && error !== null && !(error instanceof ApiError) ? textOf(error) : null;
  const text = failure ? `${failure.what} ${failure.next}` : sentence;
  return <p>{text ?? t(`list.error.${typeof error === 'string' ? error : 'unknown'}`)}</p>;
}

function LineResult({ row: { source, view, line }, isPaused }: { row: LineRow; isPaused: boolean }) {
  const { t } = useTranslation('crawler');
  const language = useLanguage();
  const countText = useCountText();
  const [active] = view.active;
  if (line.state === 'running') {
    return (
      <Stack $gap={2}>
        <span>
          <StatusBadge status={active?.status ?? 'running'} />
        </span>
        {active ? <RunProgress run={active} isPaused={isPaused} /> : <span>{t('card.starting')}</span>}
      </Stack>
    );
  }
  if (line.state === 'failed') {
    return (
      <Stack $gap={2}>
        <span>
          <StatusBadge status="failed" />
        </span>
        <LineFailure error={line.error} />
      </Stack>
    );
  }
  return (
    <Stack $gap={2}>
      <span>
        <StatusBadge status={line.state} />
      </span>
      {line.count !== null && <b>{countText(source, line.count)}</b>}
      {line.added !== null && <Note>{t('list.added', { shown: formatNumber(line.added, language) })}</Note>}
    </Stack>
  );
}

export interface SourceLinesProps {
  overview: CrawlOverviewResponse;
  asked: AskedRuns;
  onRun: (source: ListedSource) => void;
}

/** One line a source: its run button, its result, the time of the result. */
export function SourceLines({ overview, asked, onRun }: SourceLinesProps) {
  const { t } = useTranslation('crawler');
  const language = useLanguage();
  const { mayChange } = overview;
  const rows: LineRow[] = LISTED_SOURCES.map((source) => {
    const view = viewOf(overview, source);
    return { source, view, line: lineOf(view, asked[source]) };
  });
  const columns: DataColumn<LineRow>[] = [
    {
      id: 'source',
      header: t('list.source'),
      cell: ({ source }) => CRAWL_SOURCE_TEXTS[source].name[language],
      isRowHeader: true,
    },
    {
      id: 'result',
      header: t('list.result'),
      cell: (row) => <LineResult row={row} isPaused={overview.isPaused === true} />,
    },
    {
      id: 'time',
      header: t('list.time'),
      cell: ({ line }) => <Figure>{line.at === null ? t('list.noTime') : <Moment at={line.at} />}</Figure>,
    },
    {
      id: 'run',
      header: t('list.run'),
      cell: ({ source, line }) => (
        <OneLineButton
          icon={Play}
          isBusy={line.state === 'running'}
          aria-disabled={!mayChange}
          aria-describedby={mayChange ? undefined : OPERATORS_ONLY_ID}
          onClick={() => {
            if (mayChange) onRun(source);
          }}
        >
          {t(line.state === 'running' ? 'action.crawling' : 'list.runOne')}
          <VisuallyHidden>: {CRAWL_SOURCE_TEXTS[source].name[language]}</VisuallyHidden>
        </OneLineButton>
      ),
    },
  ];
  return <DataTable caption={t('list.caption')} columns={columns} rows={rows} rowKey={({ source }) => source} />;
}
