import { useTranslation } from 'react-i18next';
import { CRAWL_SOURCES } from '@app/contracts/http/crawler';
import type { CrawlOverviewResponse } from '@app/contracts/http/crawl-overview';
import type { CrawlSource, RunResponse } from '@app/contracts/http/crawler';
import { isUnfinished } from '@web/shared/crawl/crawl-state';
import { formatNumber } from '@web/shared/formats/numbers';
import { useLanguage } from '@web/shared/i18n/use-language';
import { Button } from '@web/ui/button';
import { Callout } from '@web/ui/callout';
import { DataTable } from '@web/ui/data-table';
import type { DataColumn } from '@web/ui/data-table';
import { Row, Section, SectionHead, Stack } from '@web/ui/layout';
import { LoadingText } from '@web/ui/loading-text';
import { Select } from '@web/ui/select';
import { Note } from '@web/ui/text';
import { CRAWL_SOURCE_TEXTS } from '../content/crawl-sources';
import { useHistory } from '../hooks/use-history';
import type { HistoryQuery } from '../hooks/use-history';
import { useFailureText, useReleaseText } from './coded-words';
import { Changes, Moment, StatusBadge, Took, useCountText, useRunName } from './run-words';

export const HISTORY_ID = 'history';

function Outcome({ run }: { run: RunResponse }) {
  const { t } = useTranslation('crawler');
  const textOf = useFailureText();
  const failure = run.failure && { ...run.failure, ...textOf(run.failure) };
  return (
    <Stack $gap={2}>
      <span>
        <StatusBadge status={run.status} />
      </span>
      {failure && (
        <Note>
          {failure.what} {failure.next} {t('failure.class', { name: failure.code })}
        </Note>
      )}
    </Stack>
  );
}

function Found({ run }: { run: RunResponse }) {
  const language = useLanguage();
  const countText = useCountText();
  const { t } = useTranslation('crawler');
  if (run.phase === 'waiting' && run.total === null) return <>{t('duration.none')}</>;
  if (!isUnfinished(run)) return <>{countText(run.source, run.found)}</>;
  const done = formatNumber(run.done, language);
  return <>{run.total === null ? done : `${done} / ${formatNumber(run.total, language)}`}</>;
}

function WhatChanged({ run }: { run: RunResponse }) {
  const { t } = useTranslation('crawler');
  const releaseOf = useReleaseText();
  return (
    <Stack $gap={1}>
      <span>{isUnfinished(run) ? t('history.notYet') : <Changes run={run} />}</span>
      {run.release && <Note>{t('history.release', { release: releaseOf(run.release) })}</Note>}
    </Stack>
  );
}

function useColumns(): DataColumn<RunResponse>[] {
  const { t } = useTranslation('crawler');
  const nameOf = useRunName();
  return [
    { id: 'source', header: t('history.source'), cell: nameOf, isRowHeader: true },
    { id: 'outcome', header: t('history.outcome'), cell: (run) => <Outcome run={run} /> },
    {
      id: 'began',
      header: t('history.began'),
      cell: (run) => (
        <Stack $gap={1}>
          <Moment at={run.startedAt ?? run.createdAt} />
          <Note>{t(`history.by.${run.requestedBy}`)}</Note>
        </Stack>
      ),
    },
    { id: 'took', header: t('history.took'), cell: (run) => <Took run={run} /> },
    { id: 'found', header: t('history.found'), cell: (run) => <Found run={run} /> },
    { id: 'changes', header: t('history.changes'), cell: (run) => <WhatChanged run={run} /> },
  ];
}

export interface RunHistoryProps {
  overview: CrawlOverviewResponse;
  query: HistoryQuery;
  onQuery: (query: HistoryQuery) => void;
}

/** Runs newest first, with what each changed. */
export function RunHistory({ overview, query, onQuery }: RunHistoryProps) {
  const { t } = useTranslation('crawler');
  const language = useLanguage();
  const columns = useColumns();
  const { runs, error, mayHaveMore } = useHistory(overview, query);
  const choose = (value: string) => {
    const source: CrawlSource | undefined = CRAWL_SOURCES.find((each) => each === value);
    onQuery({ source: source ?? null, isLong: false });
  };
  return (
    <Section aria-labelledby={HISTORY_ID}>
      <SectionHead>
        <h2 id={HISTORY_ID} tabIndex={-1}>
          {t('history.title')}
        </h2>
      </SectionHead>
      <Stack>
        <Row>
          <Select
            label={t('history.filter')}
            value={query.source ?? ''}
            onValueChange={choose}
            options={[
              { value: '', label: t('history.every') },
              ...CRAWL_SOURCES.map((value) => ({ value, label: CRAWL_SOURCE_TEXTS[value].name[language] })),
            ]}
          />
        </Row>
        {error && (
          <Callout tone="danger" title={t('history.failed')} role="alert">
            <p>{t('history.failedText')}</p>
          </Callout>
        )}
        {!runs && !error && <LoadingText />}
        {runs?.length === 0 && <p>{t('history.empty')}</p>}
        {runs && runs.length > 0 && (
          <DataTable caption={t('history.caption')} columns={columns} rows={runs} rowKey={(run) => run.id} />
        )}
        {mayHaveMore && (
          <Row>
            <Button onClick={() => onQuery({ ...query, isLong: true })}>{t('history.more')}</Button>
          </Row>
        )}
      </Stack>
    </Section>
  );
}
