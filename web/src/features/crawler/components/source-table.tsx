// Every source in one row: its state, its last good read, its records, its next start, one button.
import { useTranslation } from 'react-i18next';
import type { CrawlOverviewResponse } from '@app/contracts/http/crawl-overview';
import { CRAWL_SOURCE_TEXTS, type CrawlSource } from '@app/contracts/http/crawl-sources';
import { useLanguage } from '@web/base/i18n/use-language';
import { Button } from '@web/ui/button';
import { VisuallyHidden } from '@web/ui/text';
import type { CrawlActions } from '../hooks/use-crawl-actions';
import { isChosen, lastGoodOf, onlyRun, recordsOf, stateOf, waits } from '../logic/source-view';
import type { SourceView } from '../logic/source-view';
import { useFailureText } from './coded-words';
import { FailureLine, NameButton, OnPhone, OpsHead, OpsLine, OpsTable, Under, Wide } from './ops-table';
import { StartButton } from './operator-button';
import { Problem } from './problem';
import { RunProgress } from './run-progress';
import { Moment, SourceBadge, StatusBadge, useCountText } from './run-words';

const COLUMNS = ['source', 'state', 'last', 'records', 'next', 'action'] as const;

interface RowProps {
  view: SourceView;
  actions: CrawlActions;
  overview: CrawlOverviewResponse;
  onOpen: () => void;
}

/** Runs for another state are shown next to the state of the source. */
function Elsewhere({ view, overview }: Pick<RowProps, 'view' | 'overview'>) {
  return view.elsewhere.map((run) => (
    <RunProgress key={run.id} run={run} isPaused={overview.isPaused === true} isNamed isSmall />
  ));
}

/** What the row says of its state: the last good read, a bar while it goes on, why it failed. */
function LastCell({ view, overview }: Pick<RowProps, 'view' | 'overview'>) {
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
  const failure = view.newest?.status === 'failed' ? view.newest.failure : null;
  const text = failure && textOf(failure);
  return (
    <>
      <span>{at === null ? t('table.never') : <Moment at={at} />}</span>
      {view.isTogether && <p>{t('together.active')}</p>}
      {view.newest?.status === 'failed' && (
        <FailureLine>{text ? `${text.what} ${text.next}` : t('failure.unknown')}</FailureLine>
      )}
    </>
  );
}

function NextCell({ view: { schedule, through, off } }: Pick<RowProps, 'view'>) {
  const { t } = useTranslation('crawler');
  if (off !== null) return null;
  const next = schedule ?? through?.schedule ?? null;
  if (next === null) return <>{t('table.onRequest')}</>;
  return (
    <>
      <span>{next.nextAt === null ? t('card.nextUnknown') : <Moment at={next.nextAt} />}</span>
      {schedule === null && <Under>{t('table.withAll')}</Under>}
    </>
  );
}

function ActionCell({ view, actions, overview: { mayChange }, onOpen }: RowProps) {
  const { t } = useTranslation('crawler');
  const { source } = view;
  const name = CRAWL_SOURCE_TEXTS[source].name[useLanguage()];
  const single = onlyRun(view);
  if (view.off !== null) return null;
  if (isChosen(source)) {
    return (
      <Button onClick={onOpen}>
        {t('table.choose')}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </Button>
    );
  }
  if (single && mayChange) {
    return (
      <Button onClick={() => actions.cancel(single)}>
        {t('action.cancelOne')}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </Button>
    );
  }
  const state = stateOf(view, actions.starting.has(source));
  return (
    <StartButton {...{ state, name, mayChange }} isWaiting={waits(view.active)} onStart={() => actions.start(source)} />
  );
}

function SourceLine({ onOpen, ...props }: RowProps) {
  const { t } = useTranslation('crawler');
  const language = useLanguage();
  const countText = useCountText();
  const { view, actions } = props;
  const { source } = view;
  const { name, publisher } = CRAWL_SOURCE_TEXTS[source];
  const state = stateOf(view, actions.starting.has(source));
  const records = recordsOf(view);
  const count = records === null ? null : countText(source, records);
  const isTall =
    view.active.length + view.elsewhere.length > 0 ||
    view.isTogether ||
    state === 'failed' ||
    actions.problems[source] !== undefined;
  return (
    <OpsLine $isTall={isTall} id={`source-${source}`} data-keep-together>
      <th scope="row">
        <NameButton type="button" aria-haspopup="dialog" onClick={onOpen}>
          {name[language]}
        </NameButton>
        <Under>
          <Wide>{publisher?.[language]}</Wide>
          <OnPhone>{count ?? publisher?.[language]}</OnPhone>
        </Under>
      </th>
      <td data-cell="state">
        {view.off === null && view.isTogether && state !== 'crawling' ? (
          <StatusBadge status="running">{t('table.together')}</StatusBadge>
        ) : (
          <SourceBadge view={view} state={state} />
        )}
      </td>
      <td data-cell="last">
        <LastCell {...props} />
        <Elsewhere {...props} />
        <Problem error={actions.problems[source]} />
      </td>
      <td data-cell="records">{count ?? (isChosen(source) ? '' : t('table.never'))}</td>
      <td data-cell="next">
        <NextCell {...props} />
      </td>
      <td data-cell="action">
        <ActionCell {...props} onOpen={onOpen} />
      </td>
    </OpsLine>
  );
}

export interface SourceTableProps {
  /** What the rows are, for screen readers. */
  caption: string;
  overview: CrawlOverviewResponse;
  views: readonly SourceView[];
  actions: CrawlActions;
  onOpen: (source: CrawlSource) => void;
}

export function SourceTable({ caption, overview, views, actions, onOpen }: SourceTableProps) {
  const { t } = useTranslation('crawler');
  return (
    <OpsTable>
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <OpsHead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {t(`table.${column}`)}
            </th>
          ))}
        </tr>
      </OpsHead>
      <tbody>
        {views.map((view) => (
          <SourceLine key={view.source} {...{ view, actions, overview }} onOpen={() => onOpen(view.source)} />
        ))}
      </tbody>
    </OpsTable>
  );
}
