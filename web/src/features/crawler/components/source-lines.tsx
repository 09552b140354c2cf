import { Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { CrawlOverviewResponse } from '@app/contracts/http/crawl-overview';
import { ApiError } from '@web/shared/api/api-error';
import { useErrorSentence } from '@web/shared/api/use-error-sentence';
import { formatNumber } from '@web/base/formats/numbers';
import { useLanguage } from '@web/base/i18n/use-language';
import { Button } from '@web/ui/button';
import { Note, VisuallyHidden } from '@web/ui/text';
import { CRAWL_SOURCE_TEXTS, LISTED_SOURCES } from '../content/crawl-sources';
import type { ListedSource } from '../content/crawl-sources';
import type { AskedRuns } from '../hooks/use-source-runs';
import { lineOf } from '../logic/source-line';
import type { SourceLine } from '../logic/source-line';
import { viewOf } from '../logic/source-view';
import type { SourceView } from '../logic/source-view';
import { useFailureText } from './coded-words';
import { FailureLine, OpsHead, OpsLine, OpsTable, Under } from './ops-table';
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
  return <FailureLine>{text ?? t(`list.error.${typeof error === 'string' ? error : 'unknown'}`)}</FailureLine>;
}

function LineResult({ row: { source, view, line }, isPaused }: { row: LineRow; isPaused: boolean }) {
  const { t } = useTranslation('crawler');
  const language = useLanguage();
  const countText = useCountText();
  const [active] = view.active;
  if (line.state === 'running') {
    return active ? <RunProgress run={active} isPaused={isPaused} isSmall /> : <span>{t('card.starting')}</span>;
  }
  if (line.state === 'failed') {
    return <LineFailure error={line.error} />;
  }
  return (
    <>
      {line.count !== null && <b>{countText(source, line.count)}</b>}
      {line.added !== null && <Note>{t('list.added', { shown: formatNumber(line.added, language) })}</Note>}
    </>
  );
}

function Line({ row, overview, onRun }: { row: LineRow } & Pick<SourceLinesProps, 'overview' | 'onRun'>) {
  const { t } = useTranslation('crawler');
  const language = useLanguage();
  const { mayChange } = overview;
  const { source, view, line } = row;
  const name = CRAWL_SOURCE_TEXTS[source].name[language];
  const isTall = line.state === 'running' || line.state === 'failed';
  const status = line.state === 'running' ? (view.active[0]?.status ?? 'running') : line.state;
  return (
    <OpsLine $isTall={isTall} data-keep-together>
      <th scope="row">{name}</th>
      <td data-cell="state">
        <StatusBadge status={status} />
      </td>
      <td data-cell="last">
        <LineResult row={row} isPaused={overview.isPaused === true} />
        <Under>{line.at === null ? t('list.noTime') : <Moment at={line.at} />}</Under>
      </td>
      <td data-cell="action" data-low>
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
          <VisuallyHidden>: {name}</VisuallyHidden>
        </OneLineButton>
      </td>
    </OpsLine>
  );
}

const COLUMNS = ['source', 'result', 'time', 'run'] as const;

export interface SourceLinesProps {
  overview: CrawlOverviewResponse;
  asked: AskedRuns;
  onRun: (source: ListedSource) => void;
}

/** One line a source: its run button, its result, the time of the result. */
export function SourceLines({ overview, asked, onRun }: SourceLinesProps) {
  const { t } = useTranslation('crawler');
  const rows: LineRow[] = LISTED_SOURCES.map((source) => {
    const view = viewOf(overview, source);
    return { source, view, line: lineOf(view, asked[source]) };
  });
  return (
    <OpsTable>
      <VisuallyHidden as="caption">{t('list.caption')}</VisuallyHidden>
      <OpsHead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {t(`list.${column}`)}
            </th>
          ))}
        </tr>
      </OpsHead>
      <tbody>
        {rows.map((row) => (
          <Line key={row.source} row={row} overview={overview} onRun={onRun} />
        ))}
      </tbody>
    </OpsTable>
  );
}
