import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { SearchAnswer } from '@app/contracts/http/chat';
import type { SearchResponse } from '@app/contracts/http/search';
import { useQuery } from '@web/shared/address/use-query';
import { CrawlNotice } from '@web/shared/crawl/crawl-notice';
import { isCaliforniaZip } from '@web/shared/places/california-zip';
import { OutsideCalifornia } from '@web/shared/providers/outside-california';
import { ProviderList } from '@web/shared/providers/provider-list';
import { useToday } from '@web/shared/use-today';
import { Button } from '@web/ui/button';
import { Card } from '@web/ui/card';
import { EmptyState } from '@web/ui/empty-state';
import { FoldLine } from '@web/ui/fold-line';
import { Stack, Wrap } from '@web/ui/layout';
import { LoadingText } from '@web/ui/loading-text';
import { PageHead } from '@web/ui/page-head';
import { FullHeightSlot } from '@web/ui/full-height-slot';
import { RowList } from '@web/ui/row-list';
import { Skeleton } from '@web/ui/skeleton';
import { Note } from '@web/ui/text';
import { AnswerGroup } from './components/answer-group';
import { HitGroup, PlanRow, ProgramRow, useWhyFound } from './components/hit-list';
import { LetterGroup } from './components/letter-group';
import { MedicineGroup } from './components/medicine-group';
import { NothingFound } from './components/nothing-found';
import { SearchError } from './components/search-error';
import { SearchForm } from './components/search-form';
import { Understood } from './components/understood';
import { useLetterHits } from './hooks/use-letter-hits';
import { useMedicineHit } from './hooks/use-medicine-hit';
import { useResultsFocus } from './hooks/use-results-focus';
import { useSearch } from './hooks/use-search';
import {
  nextPageLimit,
  PAGE_LIMITS,
  SEARCH_QUERY,
  searchPageAddress,
  countText,
  totalOf,
} from './logic/search-question';
import type { SearchQuestion } from './logic/search-question';

type GroupName = keyof SearchResponse['totals'];

interface GroupsProps {
  answer: SearchResponse;
  limit: number;
  onMore: (limit: number) => void;
}

/** How many of how many; "more" raises the limit until the call's own limit. */
function useMore({ answer, limit, onMore }: GroupsProps): (name: GroupName) => ReactNode {
  const { t } = useTranslation('search');
  return (name) => {
    const [shown, total, next] = [answer[name].length, answer.totals[name], nextPageLimit(limit)];
    const hasMore = name === 'providers' && Boolean(answer.hasMoreProviders);
    if (total <= shown && !hasMore) return null;
    return (
      <>
        <Note>{next ? t('page.shown', { shown, total: countText(total, hasMore) }) : t('page.limit', { shown })}</Note>
        {next && <Button onClick={() => onMore(next)}>{t('page.more', { group: t(`groups.${name}`) })}</Button>}
      </>
    );
  };
}

function Plans({ title, plans, more }: { title: string; plans: SearchResponse['plans']; more: ReactNode }) {
  const { t } = useTranslation('search');
  const year = Number(useToday().slice(0, 4));
  return (
    <HitGroup title={title}>
      {(id) => (
        <RowList labelledBy={id} more={more} source={<Note>{t('page.plansNote', { year, next: year + 1 })}</Note>}>
          {plans.map((hit) => (
            <PlanRow key={hit.id} hit={hit} />
          ))}
        </RowList>
      )}
    </HitGroup>
  );
}

/** Next to places a few plans are enough until somebody asks for more. */
const FIRST_PLANS = 3;

function fewPlans(props: GroupsProps): GroupsProps {
  const { answer, limit } = props;
  if (answer.providers.length === 0 || limit > PAGE_LIMITS[0]) return props;
  return { ...props, answer: { ...answer, plans: answer.plans.slice(0, FIRST_PLANS) } };
}

/** Places first, because they can be called; then programs and plans. */
function Groups(given: GroupsProps) {
  const { t } = useTranslation('search');
  const props = fewPlans(given);
  const moreOf = useMore(props);
  const whyFound = useWhyFound();
  const { plans, providers, programs, totals, zip = '', hasMoreProviders } = props.answer;
  const whyById = new Map(providers.map((hit) => [hit.id, whyFound(hit)]));
  const titleOf = (name: GroupName) =>
    `${t(`groups.${name}`)} (${countText(totals[name], name === 'providers' && hasMoreProviders)})`;
  return (
    <Stack $gap={5}>
      {providers.length > 0 && (
        <HitGroup title={titleOf('providers')}>
          {(id) => (
            <ProviderList
              name="hits"
              rows={providers}
              zip={zip}
              labelledBy={id}
              whyOf={(hit) => whyById.get(hit.id)}
              isFirstSolid
              more={moreOf('providers')}
            />
          )}
        </HitGroup>
      )}
      {programs.length > 0 && (
        <HitGroup title={titleOf('programs')}>
          {(id) => (
            <RowList labelledBy={id} more={moreOf('programs')}>
              {programs.map((hit) => (
                <ProgramRow key={hit.id} hit={hit} />
              ))}
            </RowList>
          )}
        </HitGroup>
      )}
      {plans.length > 0 && <Plans title={titleOf('plans')} plans={plans} more={moreOf('plans')} />}
    </Stack>
  );
}

interface ResultsProps {
  question: SearchQuestion;
  limit: number;
  onMore: (limit: number) => void;
}

interface AnsweredProps extends ResultsProps {
  answer: SearchResponse;
  /** What the assistant answers to the words. */
  known: SearchAnswer | null;
  isCollecting: boolean;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

function Answered({ question, answer, known, isCollecting, headingRef, ...rest }: AnsweredProps) {
  const { t } = useTranslation('search');
  const total = totalOf(answer);
  const letters = useLetterHits(question.q);
  const medicine = useMedicineHit(question.q);
  const count = total + letters.length + (known ? 1 : 0) + (medicine ? 1 : 0);
  if (question.zip.length === 5 && !isCaliforniaZip(question.zip)) {
    return <OutsideCalifornia zip={question.zip} headingRef={headingRef} />;
  }
  return (
    <>
      {answer.understood && <Understood search={answer.understood} />}
      {/* "0 results" would deny the list that was understood. */}
      {(count > 0 || !answer.understood) && (
        <h2 ref={headingRef} tabIndex={-1}>
          {isCollecting && count === 0
            ? t('none.notYet')
            : answer.hasMoreProviders
              ? t('page.resultsMany', { total: countText(count) })
              : t('page.resultsTitle', { count })}
        </h2>
      )}
      {known && <AnswerGroup answer={known} />}
      {medicine && <MedicineGroup medicine={medicine} />}
      {letters.length > 0 && <LetterGroup letters={letters} />}
      {total > 0 && <Groups answer={answer} {...rest} />}
      {count === 0 && !answer.understood && (
        <NothingFound question={question} zip={answer.zip ?? ''} isCollecting={isCollecting} />
      )}
    </>
  );
}

function Results(props: ResultsProps) {
  const { t } = useTranslation('search');
  const { question, limit } = props;
  const { answer, known, error, isLoading, crawl, refetch } = useSearch(question, limit);
  const headingRef = useResultsFocus(searchPageAddress(question), answer !== undefined);
  return (
    <FullHeightSlot $gap={4}>
      {error && <SearchError error={error} onRetry={refetch} />}
      {isLoading && (
        <>
          <LoadingText>{t('page.loading')}</LoadingText>
          <Card>
            <Skeleton lines={6} />
          </Card>
        </>
      )}
      {answer && (
        <CrawlNotice
          key={searchPageAddress(question)}
          crawl={crawl}
          zip={answer.zip}
          hasRecords={totalOf(answer) > 0 || answer.understood !== undefined}
        />
      )}
      {answer && (
        <Answered
          {...props}
          answer={answer}
          known={known}
          isCollecting={crawl.state === 'collecting'}
          headingRef={headingRef}
        />
      )}
    </FullHeightSlot>
  );
}

function titleOf({ q, zip }: SearchQuestion): { key: string; values: Record<string, string> } {
  return q ? { key: 'page.titleFor', values: { q } } : { key: 'page.titleZip', values: { zip } };
}

/** /search?q=&zip=: everything a search found, in three groups with their totals; the form is one line after a search. */
export function SearchPage() {
  const { t } = useTranslation('search');
  const [{ q, zip, limit }, ask] = useQuery(SEARCH_QUERY);
  const question = q || zip ? { q, zip } : null;
  const title = question && titleOf(question);
  return (
    <Wrap>
      <PageHead
        title={title ? t(title.key, title.values) : t('page.title')}
        purpose={question ? undefined : t('page.purpose')}
      />
      <Stack $gap={4}>
        <FoldLine hasSearched={question !== null} parts={[question?.q, question?.zip]} title={t('page.form')}>
          {() => (
            <SearchForm
              initial={question ?? undefined}
              label={t('page.form')}
              onSearch={(next) => ask({ ...next, limit: PAGE_LIMITS[0] })}
            />
          )}
        </FoldLine>
        {question ? (
          <Results question={question} limit={limit} onMore={(next) => ask({ limit: next })} />
        ) : (
          <EmptyState title={t('page.start.title')}>
            <p>{t('page.start.text')}</p>
          </EmptyState>
        )}
      </Stack>
    </Wrap>
  );
}
