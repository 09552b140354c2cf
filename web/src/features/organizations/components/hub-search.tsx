// A name looked for among hospitals, medical groups and insurance companies; the answer is on the page itself.
import { Search } from 'lucide-react';
import { useId } from 'react';
import type { FormEvent, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { PROVIDER_LIMITS } from '@app/contracts/http/catalog';
import type { ProviderResponse } from '@app/contracts/http/catalog';
import { useDraft } from '@web/shared/address/use-draft';
import { withQuery } from '@web/shared/api/api-client';
import { formatNumber } from '@web/base/formats/numbers';
import { useLanguage } from '@web/base/i18n/use-language';
import { HelpPhones } from '@web/shared/providers/help-phones';
import { ProviderList } from '@web/shared/providers/provider-list';
import { ResultsLoading } from '@web/shared/providers/results-loading';
import { SearchFailed } from '@web/shared/providers/search-failed';
import type { Providers } from '@web/shared/providers/use-providers';
import { Button } from '@web/ui/button';
import { EmptyState } from '@web/ui/empty-state';
import { FormCard } from '@web/ui/form-frame';
import { Row, Stack } from '@web/ui/layout';
import { LinkButton } from '@web/ui/link-button';
import { Note } from '@web/ui/text';
import { TextField } from '@web/ui/text-field';

export interface HubFormProps {
  words: string;
  onSearch: (words: string) => void;
}

export function HubForm({ words, onSearch }: HubFormProps) {
  const { t } = useTranslation('organizations');
  const [{ typed }, change] = useDraft({ typed: words });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim()) onSearch(typed.trim());
  };
  return (
    <FormCard as="form" role="search" aria-label={t('hub.form')} onSubmit={submit} data-no-print>
      <TextField
        type="search"
        label={t('hub.search')}
        hint={t('hub.searchHint')}
        value={typed}
        maxLength={PROVIDER_LIMITS.maxText}
        onValueChange={(text) => change({ typed: text })}
      />
      <Row>
        <Button type="submit" variant="primary" icon={Search} aria-disabled={!typed.trim()}>
          {t('hub.submit')}
        </Button>
      </Row>
    </FormCard>
  );
}

function Nothing({ words, onClear }: { words: string; onClear: () => void }) {
  const { t } = useTranslation('organizations');
  return (
    <Stack>
      <EmptyState
        title={t('hub.nothing')}
        titleAs="h3"
        action={
          <Row style={{ justifyContent: 'center' }}>
            <LinkButton variant="primary" to={withQuery('/search', { q: words })}>
              {t('hub.everywhere')}
            </LinkButton>
            <Button onClick={onClear}>{t('hub.clear')}</Button>
          </Row>
        }
      >
        <p>{t('hub.searchHint')}</p>
      </EmptyState>
      <HelpPhones />
    </Stack>
  );
}

export interface HubResultsProps {
  words: string;
  providers: Providers;
  headingRef: RefObject<HTMLHeadingElement | null>;
  onClear: () => void;
}

/** What was found for a name: rows that can be called, each with its kind. */
export function HubResults({ words, providers, headingRef, onClear }: HubResultsProps) {
  const { t } = useTranslation(['organizations', 'records']);
  const language = useLanguage();
  const headingId = useId();
  const { answer, error, isLoading, askAgain } = providers;
  if (error) return <SearchFailed error={error} onRetry={askAgain} />;
  if (isLoading || !answer) return <ResultsLoading />;
  const { rows, total } = answer;
  const kindOf = ({ type }: ProviderResponse) => [t(`records:types.${type}`)];
  return (
    <Stack as="section" $gap={3} aria-labelledby={headingId}>
      <h2 id={headingId} ref={headingRef} tabIndex={-1}>
        {total > 0 ? t('hub.found', { count: total, shown: formatNumber(total, language) }) : t('hub.nothing')}
      </h2>
      {rows.length === 0 && <Nothing words={words} onClear={onClear} />}
      {rows.length > 0 && (
        <ProviderList name="found" rows={rows} zip="" labelledBy={headingId} factsOf={kindOf} isFirstSolid />
      )}
      {total > rows.length && (
        <Note>
          {t('hub.cut', { shown: formatNumber(rows.length, language), total: formatNumber(total, language) })}
        </Note>
      )}
    </Stack>
  );
}
