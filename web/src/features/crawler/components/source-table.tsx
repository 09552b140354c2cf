// Every source in one row: its state, its last good read, its records, its next start, one button.
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { CrawlOverviewResponse } from '@app/contracts/http/crawl-overview';
import { CRAWL_SOURCE_TEXTS, type CrawlSource } from '@app/contracts/http/crawl-sources';
import { useLanguage } from '@web/base/i18n/use-language';
import { Button } from '@web/ui/button';
import { DataTable } from '@web/ui/data-table';
import type { DataColumn } from '@web/ui/data-table';
import { Note, VisuallyHidden } from '@web/ui/text';
import { color } from '@web/ui/tokens';
import type { CrawlActions } from '../hooks/use-crawl-actions';
import { isChosen, lastGoodOf, onlyRun, recordsOf, stateOf, waits } from '../logic/source-view';
import type { SourceView } from '../logic/source-view';
import { useFailureText } from './coded-words';
import { StartButton } from './operator-button';
import { Problem } from './problem';
import { RunProgress } from './run-progress';
import { Moment, SourceBadge, StatusBadge, useCountText } from './run-words';

/** The name opens what there is to know about the source. */
const NameButton = styled.button`
  min-width: 2.75rem;
  min-height: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: ${color.teal700};
  font: inherit;
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;

/* A button's words stay on one line. */
const Buttons = styled.span`
  white-space: nowrap;
`;

const FailureText = styled.p`
  color: ${color.danger};
`;

export interface SourceTableProps {
  /** What the rows are, for screen readers. */
  caption: string;
  overview: CrawlOverviewResponse;
  views: readonly SourceView[];
  actions: CrawlActions;
  onOpen: (source: CrawlSource) => void;
}

interface CellProps extends Omit<SourceTableProps, 'caption' | 'views'> {
  view: SourceView;
}

function NameCell({ view: { source }, onOpen }: CellProps) {
  const language = useLanguage();
  const { name, publisher } = CRAWL_SOURCE_TEXTS[source];
  return (
    <>
      <NameButton type="button" aria-haspopup="dialog" onClick={() => onOpen(source)}>
        {name[language]}
      </NameButton>
      {publisher && <Note style={{ fontWeight: 400 }}>{publisher[language]}</Note>}
    </>
  );
}

function StateCell({ view, actions }: CellProps) {
  const { t } = useTranslation('crawler');
  const state = stateOf(view, actions.starting.has(view.source));
  if (view.off === null && view.isTogether && state !== 'crawling') {
    return <StatusBadge status="running">{t('table.together')}</StatusBadge>;
  }
  return <SourceBadge view={view} state={state} />;
}

/** The last good read, progress while it goes on, why it failed. */
function LastRead({ view, overview }: CellProps) {
  const { t } = useTranslation('crawler');
  const textOf = useFailureText();
  const [first, ...others] = view.active;
  // A file given by hand is read all the same.
  if (view.off !== null && !first) return <>{t(`off.${view.off.code}`)}</>;
  const at = lastGoodOf(view);
  if (first) {
    return (
      <>
        <RunProgress run={first} isPaused={overview.isPaused === true} isSmall />
        {others.length > 0 && <p>{t('card.moreActive', { count: others.length })}</p>}
      </>
    );
  }
  const hasFailed = view.newest?.status === 'failed';
  const text = hasFailed && view.newest?.failure ? textOf(view.newest.failure) : null;
  return (
    <>
      <span>{at === null ? t('table.never') : <Moment at={at} />}</span>
      {view.isTogether && <p>{t('together.active')}</p>}
      {hasFailed && <FailureText>{text ? `${text.what} ${text.next}` : t('failure.unknown')}</FailureText>}
    </>
  );
}

function LastCell(props: CellProps) {
  const { view, overview, actions } = props;
  return (
    <>
      <LastRead {...props} />
      {/* Runs for another state are shown next to the state of the source. */}
      {view.elsewhere.map((run) => (
        <RunProgress key={run.id} run={run} isPaused={overview.isPaused === true} isNamed isSmall />
      ))}
      <Problem error={actions.problems[view.source]} />
    </>
  );
}

function RecordsCell({ view }: CellProps) {
  const { t } = useTranslation('crawler');
  const countText = useCountText();
  const records = recordsOf(view);
  if (records !== null) return <>{countText(view.source, records)}</>;
  return isChosen(view.source) ? null : <>{t('table.never')}</>;
}

function NextCell({ view: { schedule, through, off } }: CellProps) {
  const { t } = useTranslation('crawler');
  if (off !== null) return null;
  const next = schedule ?? through?.schedule ?? null;
  if (next === null) return <>{t('table.onRequest')}</>;
  return (
    <>
      <span>{next.nextAt === null ? t('card.nextUnknown') : <Moment at={next.nextAt} />}</span>
      {schedule === null && <Note as="div">{t('table.withAll')}</Note>}
    </>
  );
}

function ActionCell({ view, actions, overview: { mayChange }, onOpen }: CellProps) {
  const { t } = useTranslation('crawler');
  const { source } = view;
  const name = CRAWL_SOURCE_TEXTS[source].name[useLanguage()];
  const single = onlyRun(view);
  if (view.off !== null) return null;
  const other = isChosen(source)
    ? { words: t('table.choose'), onClick: () => onOpen(source) }
    : single && mayChange && { words: t('action.cancelOne'), onClick: () => actions.cancel(single) };
  if (other) {
    return (
      <Buttons>
        <Button onClick={other.onClick}>
          {other.words}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
      </Buttons>
    );
  }
  const state = stateOf(view, actions.starting.has(source));
  return (
    <Buttons>
      <StartButton
        {...{ state, name, mayChange }}
        isWaiting={waits(view.active)}
        onStart={() => actions.start(source)}
      />
    </Buttons>
  );
}

const COLUMNS = {
  source: NameCell,
  state: StateCell,
  last: LastCell,
  records: RecordsCell,
  next: NextCell,
  action: ActionCell,
} as const;

export function SourceTable({ caption, views, ...props }: SourceTableProps) {
  const { t } = useTranslation('crawler');
  return (
    <DataTable
      caption={caption}
      rows={views}
      rowKey={({ source }) => source}
      rowId={({ source }) => `source-${source}`}
      columns={Object.entries(COLUMNS).map(([id, Cell]): DataColumn<SourceView> => ({
        id,
        header: t(`table.${id}`),
        isRowHeader: id === 'source',
        isPrinted: id !== 'action',
        cell: (view) => <Cell view={view} {...props} />,
      }))}
    />
  );
}
