import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { SearchResponse } from '@app/contracts/http/catalog';
import { withQuery } from '@web/shared/api/api-client';
import { CrawlNotice } from '@web/shared/crawl/crawl-notice';
import { useToday } from '@web/shared/use-today';
import { Button } from '@web/ui/button';
import { Callout } from '@web/ui/callout';
import { Card } from '@web/ui/card';
import { EmptyState } from '@web/ui/empty-state';
import { Row, Stack, Wrap } from '@web/ui/layout';
import { LinkButton } from '@web/ui/link-button';
import { LoadingText } from '@web/ui/loading-text';
import { PageHead } from '@web/ui/page-head';
import { Skeleton } from '@web/ui/skeleton';
import { Note } from '@web/ui/text';
import { HitGroup, PlanRow, ProgramRow, ProviderRow } from './components/hit-list';
import { SearchError } from './components/search-error';
import { SearchForm } from './components/search-form';
import { Understood } from './components/understood';
import { useResultsFocus } from './hooks/use-results-focus';
import { useSearch } from './hooks/use-search';
import {
  nextPageLimit,
  planTarget,
  PROGRAM_TARGET,
  providerTarget,
  readPageLimit,
  searchPageAddress,
  searchQuestion,
  totalOf,
} from './logic/search-question';
import type { SearchQuestion } from './logic/search-question';

type GroupName = keyof SearchResponse['totals'];

interface GroupProps {
  name: GroupName;
  shown: number;
  total: number;
  limit: number;
  onMore: (limit: number) => void;
  children: ReactNode;
}

/** A kind of result with its true total; "more" raises the limit until the call's own limit. */
function Group({ name, shown, total, limit, onMore, children }: GroupProps) {
  const { t } = useTranslation('search');
  const next = nextPageLimit(limit);
  if (total === 0) return null;
  const foot = total > shown && (
    <Row>
      <Note>{next ? t('page.shown', { shown, total }) : t('page.limit', { shown })}</Note>
      {next && <Button onClick={() => onMore(next)}>{t('page.more', { group: t(`groups.${name}`) })}</Button>}
    </Row>
  );
  return (
    <HitGroup title={`${t(`groups.${name}`)} (${total})`} foot={foot}>
      {children}
    </HitGroup>
  );
}

interface GroupsProps {
  answer: SearchResponse;
  limit: number;
  onMore: (limit: number) => void;
}

function Groups({ answer, limit, onMore }: GroupsProps) {
  const { t } = useTranslation('search');
  const year = Number(useToday().slice(0, 4));
  const { plans, providers, programs, totals } = answer;
  return (
    <Stack $gap={6}>
      {providers.some(({ origin }) => origin === 'sample') && (
        <Callout tone="warning">
          <p>{t('sample')}</p>
        </Callout>
      )}
      <Group name="providers" shown={providers.length} total={totals.providers} limit={limit} onMore={onMore}>
        {providers.map((hit) => (
          <ProviderRow key={hit.id} hit={hit} to={providerTarget(hit)} />
        ))}
      </Group>
      <Group name="programs" shown={programs.length} total={totals.programs} limit={limit} onMore={onMore}>
        {programs.map((hit) => (
          <ProgramRow key={hit.id} hit={hit} to={PROGRAM_TARGET} />
        ))}
      </Group>
      <Group name="plans" shown={plans.length} total={totals.plans} limit={limit} onMore={onMore}>
        {plans.map((hit) => (
          <PlanRow key={hit.id} hit={hit} to={planTarget(hit)} />
        ))}
      </Group>
      {totals.plans > 0 && <Note>{t('page.plansNote', { year, next: year + 1 })}</Note>}
    </Stack>
  );
}

function Nothing() {
  const { t } = useTranslation('search');
  return (
    <EmptyState
      title={t('page.none.title')}
      action={
        <Row style={{ justifyContent: 'center' }}>
          <LinkButton to="/doctors">{t('page.none.doctors')}</LinkButton>
          <LinkButton to="/assistance-programs">{t('page.none.programs')}</LinkButton>
          <LinkButton to="/faqs">{t('page.none.faqs')}</LinkButton>
        </Row>
      }
    >
      <p>{t('page.none.text')}</p>
    </EmptyState>
  );
}

interface ResultsProps {
  question: SearchQuestion;
  limit: number;
  onMore: (limit: number) => void;
}

function Results({ question, limit, onMore }: ResultsProps) {
  const { t } = useTranslation('search');
  const { answer, error, isLoading, crawl, askAgain } = useSearch(question, limit);
  const total = answer ? totalOf(answer) : 0;
  const headingRef = useResultsFocus(searchPageAddress(question), answer !== undefined);
  return (
    <Stack $gap={5}>
      {error && <SearchError error={error} onRetry={askAgain} />}
      {isLoading && (
        <>
          <LoadingText>{t('page.loading')}</LoadingText>
          <Card>
            <Skeleton lines={6} />
          </Card>
        </>
      )}
      {answer && (
        <>
          {answer.understood && <Understood search={answer.understood} />}
          <CrawlNotice
            key={searchPageAddress(question)}
            crawl={crawl}
            zip={question.zip || undefined}
            hasRecords={total > 0 || answer.understood !== undefined}
          />
          {/* "0 results" would deny the list that was understood. */}
          {(total > 0 || !answer.understood) && (
            <h2 ref={headingRef} tabIndex={-1}>
              {t('page.resultsTitle', { count: total })}
            </h2>
          )}
          {total > 0 && <Groups answer={answer} limit={limit} onMore={onMore} />}
          {total === 0 && !answer.understood && <Nothing />}
        </>
      )}
    </Stack>
  );
}

function titleOf({ q, zip }: SearchQuestion): { key: string; values: Record<string, string> } {
  return q ? { key: 'page.titleFor', values: { q } } : { key: 'page.titleZip', values: { zip } };
}

/** /search?q=&zip=: everything a search found, in three groups with their totals. */
export function SearchPage() {
  const { t } = useTranslation('search');
  const [params, setParams] = useSearchParams();
  const question = searchQuestion({ q: params.get('q') ?? '', zip: params.get('zip') ?? '' });
  const limit = readPageLimit(params.get('limit'));
  const title = question && titleOf(question);
  const go = (next: SearchQuestion, nextLimit?: number) =>
    setParams(new URLSearchParams(withQuery('', { ...next, limit: nextLimit }).slice(1)), { preventScrollReset: true });
  return (
    <Wrap>
      <PageHead title={title ? t(title.key, title.values) : t('page.title')} purpose={t('page.purpose')} crumbs={[]} />
      <Stack $gap={6}>
        <SearchForm
          key={question ? searchPageAddress(question) : ''}
          initial={question ?? undefined}
          label={t('page.form')}
          isBusy={false}
          onSearch={(next) => go(next)}
        />
        {question ? (
          <Results question={question} limit={limit} onMore={(nextLimit) => go(question, nextLimit)} />
        ) : (
          <EmptyState title={t('page.start.title')}>
            <p>{t('page.start.text')}</p>
          </EmptyState>
        )}
      </Stack>
    </Wrap>
  );
}
