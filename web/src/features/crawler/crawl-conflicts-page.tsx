// /admin/crawler/conflicts: records about which sources contradict each other, with what each says.
import { useTranslation } from 'react-i18next';
import useSWR from 'swr';
import type { ConflictingWord, ConflictResponse } from '@app/contracts/http/conflicts';
import { CONFLICTS_LIMITS, CONFLICTS_PATH } from '@app/contracts/http/conflicts';
import { formatNumber } from '@web/base/formats/numbers';
import { formatPhone } from '@web/base/formats/phone';
import { useLanguage } from '@web/base/i18n/use-language';
import { defineQuery } from '@web/shared/address/define-query';
import { page } from '@web/shared/address/params';
import { useQuery } from '@web/shared/address/use-query';
import { withQuery } from '@web/shared/api/api-client';
import { apiGetList } from '@web/shared/api/list-answer';
import type { ListAnswer } from '@web/shared/api/list-answer';
import { DataTable } from '@web/ui/data-table';
import type { DataColumn } from '@web/ui/data-table';
import { EmptyState } from '@web/ui/empty-state';
import { ErrorState } from '@web/ui/error-state';
import { Stack, Wrap } from '@web/ui/layout';
import { LinkButton } from '@web/ui/link-button';
import { LoadingText } from '@web/ui/loading-text';
import { PageHead } from '@web/ui/page-head';
import { Paging } from '@web/ui/paging';
import { Note, Soft } from '@web/ui/text';

const QUERY = defineQuery<{ page: number }>({ page });
const PAGE_SIZE = CONFLICTS_LIMITS.default;

/** One field of one record. */
interface Line extends Omit<ConflictResponse, 'fields'> {
  field: string;
  words: ConflictingWord[];
}
const linesOf = (conflicts: readonly ConflictResponse[]): Line[] =>
  conflicts.flatMap(({ fields, ...place }) => fields.map((field) => ({ ...place, ...field })));

/** What sources say, each with its name. */
function Words({ field, words }: { field: string; words: readonly ConflictingWord[] }) {
  const { t } = useTranslation('crawler');
  const language = useLanguage();
  const textOf = (value: string): string => {
    if (field === 'phone') return formatPhone(value);
    if (field === 'hasEmergency') return t(value === 'true' ? 'conflicts.yes' : 'conflicts.no');
    return value;
  };
  return words.map(({ source, value }) => (
    <div key={source.source}>
      {textOf(value)} <Soft>{source.name[language]}</Soft>
    </div>
  ));
}

function useColumns(): DataColumn<Line>[] {
  const { t } = useTranslation(['crawler', 'records']);
  return [
    {
      id: 'record',
      header: t('conflicts.record'),
      isRowHeader: true,
      cell: ({ name, type, city, zipCode, isActive }) => (
        <>
          <span lang="en">{name}</span>
          <Note>
            {[t(`records:types.${type}`), city, zipCode, isActive ? null : t('conflicts.hidden')]
              .filter(Boolean)
              .join(' · ')}
          </Note>
        </>
      ),
    },
    {
      id: 'field',
      header: t('conflicts.field'),
      // Words stay whole: the column grows with the longest.
      cell: ({ field }) => (
        <span style={{ overflowWrap: 'normal' }}>{t(`conflicts.fields.${field}`, { defaultValue: field })}</span>
      ),
    },
    {
      id: 'shown',
      header: t('conflicts.shown'),
      cell: ({ field, words }) => {
        const shown = words.filter(({ isShown }) => isShown);
        return shown.length > 0 ? <Words field={field} words={shown} /> : t('conflicts.notShown');
      },
    },
    {
      id: 'others',
      header: t('conflicts.others'),
      cell: ({ field, words }) => <Words field={field} words={words.filter(({ isShown }) => !isShown)} />,
    },
  ];
}

function Conflicts({ answer }: { answer: ListAnswer<ConflictResponse> }) {
  const { t } = useTranslation('crawler');
  const language = useLanguage();
  const columns = useColumns();
  const [query, ask] = useQuery(QUERY);
  if (answer.total === 0) {
    return (
      <EmptyState title={t('conflicts.none')}>
        <p>{t('conflicts.noneText')}</p>
      </EmptyState>
    );
  }
  return (
    <Stack $gap={3}>
      <Note role="status">{t('conflicts.count', { total: formatNumber(answer.total, language) })}</Note>
      <DataTable
        caption={t('conflicts.caption')}
        columns={columns}
        rows={linesOf(answer.rows)}
        rowKey={({ id, field }) => `${id} ${field}`}
      />
      <Paging
        page={query.page}
        pageCount={Math.ceil(answer.total / PAGE_SIZE)}
        onPage={(next) => ask({ page: next })}
        variant="numbers"
      />
    </Stack>
  );
}

export function CrawlConflictsPage() {
  const { t } = useTranslation('crawler');
  const [query] = useQuery(QUERY);
  const path = withQuery(CONFLICTS_PATH, {
    limit: PAGE_SIZE,
    offset: query.page > 1 ? (query.page - 1) * PAGE_SIZE : null,
  });
  const { data, error, isLoading, mutate } = useSWR<ListAnswer<ConflictResponse>, Error, readonly [string, string]>(
    ['list', path],
    ([, address]) => apiGetList<ConflictResponse>(address),
    { keepPreviousData: true },
  );
  return (
    <Wrap>
      <PageHead
        hasArt={false}
        title={t('conflicts.title')}
        purpose={t('conflicts.purpose')}
        crumbs={[{ label: t('crumb') }, { label: t('title'), to: '/admin/crawler' }]}
        action={
          <LinkButton to="/admin/crawler" variant="quiet">
            {t('toDashboard')}
          </LinkButton>
        }
      />
      <Stack $gap={4}>
        {error && (
          <ErrorState title={t('conflicts.failed.title')} onRetry={() => void mutate()}>
            <p>{t('conflicts.failed.text')}</p>
          </ErrorState>
        )}
        {isLoading && !data && <LoadingText />}
        {data && <Conflicts answer={data} />}
      </Stack>
    </Wrap>
  );
}
