// /admin/answers: how often the assistant gave each answer, by day and by card, for operators.
import { useTranslation } from 'react-i18next';
import useSWR from 'swr';
import { ANSWER_COUNT_PATHS, ANSWER_OUTCOMES, NO_CARD, RULES_CARD } from '@app/contracts/http/answer-counts';
import type { AnswerCounts, AnswerCountsResponse, CardCounts } from '@app/contracts/http/answer-counts';
import { formatDay } from '@web/base/formats/dates';
import { formatNumber } from '@web/base/formats/numbers';
import { useLanguage } from '@web/base/i18n/use-language';
import { ApiError } from '@web/shared/api/api-error';
import { DataTable } from '@web/ui/data-table';
import type { DataColumn } from '@web/ui/data-table';
import { EmptyState } from '@web/ui/empty-state';
import { ErrorState } from '@web/ui/error-state';
import { Stack, Wrap } from '@web/ui/layout';
import { LinkButton } from '@web/ui/link-button';
import { LoadingText } from '@web/ui/loading-text';
import { PageHead } from '@web/ui/page-head';
import { Note } from '@web/ui/text';
import { TitledSection } from '@web/ui/titled-section';
import { OperatorsNotice } from './components/operators-notice';

function useCountColumns(): DataColumn<{ counts: AnswerCounts }>[] {
  const { t } = useTranslation('crawler');
  const language = useLanguage();
  return ANSWER_OUTCOMES.map((outcome) => ({
    id: outcome,
    header: t(`answers.outcome.${outcome}`),
    align: 'end',
    cell: ({ counts }) => formatNumber(counts[outcome], language),
  }));
}

function CardName({ card, asks }: CardCounts) {
  const { t } = useTranslation('crawler');
  const language = useLanguage();
  if (card === NO_CARD) return t('answers.none');
  if (card === RULES_CARD) return t('answers.rules');
  return (
    <>
      {asks?.[language] ?? t('answers.gone')}
      <Note lang="en">{card}</Note>
    </>
  );
}

function Counts({ days, cards }: AnswerCountsResponse) {
  const { t } = useTranslation('crawler');
  const language = useLanguage();
  const columns = useCountColumns();
  if (days.length === 0) {
    return (
      <EmptyState title={t('answers.empty')}>
        <p>{t('answers.emptyText')}</p>
      </EmptyState>
    );
  }
  return (
    <>
      <TitledSection id="answer-days" title={t('answers.days')}>
        <DataTable
          caption={t('answers.days')}
          columns={[
            {
              id: 'day',
              header: t('answers.day'),
              isRowHeader: true,
              cell: ({ day }) => formatDay(day, language, true),
            },
            ...columns,
          ]}
          rows={days}
          rowKey={({ day }) => day}
        />
      </TitledSection>
      <TitledSection id="answer-cards" title={t('answers.cards')} note={<Note>{t('answers.cardsNote')}</Note>}>
        <DataTable
          caption={t('answers.cards')}
          columns={[
            { id: 'card', header: t('answers.card'), isRowHeader: true, cell: (row) => <CardName {...row} /> },
            ...columns,
          ]}
          rows={cards}
          rowKey={({ card }) => card}
        />
      </TitledSection>
    </>
  );
}

const isForOthers = (error: Error | undefined): boolean =>
  error instanceof ApiError && (error.status === 401 || error.status === 403);

export function AnswerCountsPage() {
  const { t } = useTranslation('crawler');
  const { data, error, isLoading, mutate } = useSWR<AnswerCountsResponse, Error>(ANSWER_COUNT_PATHS.counts);
  const isRefused = isForOthers(error);
  return (
    <Wrap>
      <PageHead
        hasArt={false}
        title={t('answers.title')}
        purpose={t('answers.purpose')}
        crumbs={[{ label: t('crumb') }, { label: t('title'), to: '/admin/crawler' }]}
        action={
          <LinkButton to="/admin/crawler" variant="quiet">
            {t('toDashboard')}
          </LinkButton>
        }
      />
      <Stack $gap={4}>
        {isRefused && (
          <OperatorsNotice reason={{ title: t('answers.operators.title'), text: t('answers.operators.text') }} />
        )}
        {error && !isRefused && (
          <ErrorState title={t('answers.failed.title')} onRetry={() => void mutate()}>
            <p>{t('answers.failed.text')}</p>
          </ErrorState>
        )}
        {isLoading && <LoadingText />}
      </Stack>
      {data && !isRefused && <Counts {...data} />}
    </Wrap>
  );
}
