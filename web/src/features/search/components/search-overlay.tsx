// What the search box of the header found, over the page: six of each kind. Loaded when somebody searches.
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CrawlNotice } from '@web/shared/crawl/crawl-notice';
import { Callout } from '@web/ui/callout';
import { Dialog } from '@web/ui/dialog';
import { EmptyState } from '@web/ui/empty-state';
import { LinkButton } from '@web/ui/link-button';
import { HitGroup, PlanRow, ProgramRow, ProviderRow } from './hit-list';
import { SearchError } from './search-error';
import type { Search } from '../hooks/use-search';
import { Understood } from './understood';
import { planTarget, PROGRAM_TARGET, providerTarget, searchPageAddress, totalOf } from '../logic/search-question';
import type { SearchQuestion } from '../logic/search-question';

export interface SearchOverlayProps {
  question: SearchQuestion;
  search: Search;
  onClose: () => void;
}

function Hits({ search, onClose }: Pick<SearchOverlayProps, 'search' | 'onClose'>) {
  const { t } = useTranslation('search');
  const { answer } = search;
  if (!answer) return null;
  if (totalOf(answer) === 0) {
    // What was understood leads on: it is no dead end.
    if (answer.understood) return null;
    return (
      <EmptyState title={t('overlay.none.title')}>
        <p>{t('overlay.none.text')}</p>
      </EmptyState>
    );
  }
  const hasSample = answer.providers.some(({ origin }) => origin === 'sample');
  return (
    <>
      {hasSample && (
        <Callout tone="warning">
          <p>{t('sample')}</p>
        </Callout>
      )}
      {answer.plans.length > 0 && (
        <HitGroup title={t('groups.plans')}>
          {answer.plans.map((hit) => (
            <PlanRow key={hit.id} hit={hit} to={planTarget(hit)} onChoose={onClose} />
          ))}
        </HitGroup>
      )}
      {answer.providers.length > 0 && (
        <HitGroup title={t('groups.providers')}>
          {answer.providers.map((hit) => (
            <ProviderRow key={hit.id} hit={hit} to={providerTarget(hit)} onChoose={onClose} />
          ))}
        </HitGroup>
      )}
      {answer.programs.length > 0 && (
        <HitGroup title={t('groups.programs')}>
          {answer.programs.map((hit) => (
            <ProgramRow key={hit.id} hit={hit} to={PROGRAM_TARGET} onChoose={onClose} />
          ))}
        </HitGroup>
      )}
    </>
  );
}

export function SearchOverlay({ question, search, onClose }: SearchOverlayProps) {
  const { t } = useTranslation('search');
  const { answer, error, crawl, askAgain } = search;
  const total = answer ? totalOf(answer) : 0;
  return (
    <Dialog
      title={t('overlay.title')}
      description={
        answer && !error && !(answer.understood && total === 0) ? t('overlay.found', { count: total }) : undefined
      }
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      actions={
        answer &&
        total > 0 && (
          <LinkButton variant="primary" iconAfter={ArrowRight} to={searchPageAddress(question)} onClick={onClose}>
            {t('overlay.all', { count: total })}
          </LinkButton>
        )
      }
    >
      {error && <SearchError error={error} onRetry={askAgain} />}
      <CrawlNotice
        key={searchPageAddress(question)}
        crawl={crawl}
        zip={question.zip || undefined}
        hasRecords={total > 0}
      />
      {answer?.understood && <Understood search={answer.understood} onChoose={onClose} />}
      <Hits search={search} onClose={onClose} />
    </Dialog>
  );
}
