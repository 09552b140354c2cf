import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ComponentType, FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { PLAN_LIMITS } from '@app/contracts/http/plans';
import type { InsurancePlanResponse } from '@app/contracts/http/plans';
import { Button } from '@web/ui/button';
import { Row } from '@web/ui/layout';
import { TextField } from '@web/ui/text-field';
import { space } from '@web/ui/tokens';
import { isWholeZip } from '@web/base/zip-digits';
import { useDraft } from '@web/shared/address/use-draft';
import { ZipField } from '@web/ui/zip-field';
import { hasSearched, questionOf } from '../logic/plan-query';
import type { PlanQuery, PlanQuestion } from '../logic/plan-query';
import type { FilterPanelProps } from './filter-panel';

const Form = styled.form`
  display: grid;
  gap: ${space[4]};
  & > * {
    min-width: 0;
  }
`;

const Fields = styled.div`
  display: grid;
  gap: ${space[4]};
  grid-template-columns: minmax(0, 1fr);
  @container page (min-width: 46rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  }
`;

export interface SearchFormProps {
  query: PlanQuery;
  rows: readonly InsurancePlanResponse[];
  onSearch: (question: PlanQuestion) => void;
  onReset: () => void;
  panel: ComponentType<FilterPanelProps>;
}

/** ZIP, words and what narrows, all optional; half a ZIP is refused because it would silently search all of California. */
export function SearchForm({ query, rows, onSearch, onReset, panel: Panel }: SearchFormProps) {
  const { t } = useTranslation('plans');
  const zipRef = useRef<HTMLInputElement>(null);
  const [draft, change] = useDraft<PlanQuestion>(questionOf(query));
  const [hasZipError, setHasZipError] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isZipFine = draft.zip === '' || isWholeZip(draft.zip);
    setHasZipError(!isZipFine);
    if (isZipFine) onSearch(draft);
    else zipRef.current?.focus();
  };

  return (
    <Form role="search" aria-label={t('search.form')} onSubmit={submit} noValidate data-no-print>
      <Fields>
        <ZipField
          ref={zipRef}
          size="normal"
          label={t('search.zip')}
          value={draft.zip}
          onValueChange={(zip) => {
            setHasZipError(false);
            change({ zip });
          }}
          error={hasZipError ? t('search.zipNeed') : undefined}
        />
        <TextField
          label={t('search.words')}
          hint={t('search.wordsHint')}
          type="search"
          maxLength={PLAN_LIMITS.maxText}
          value={draft.q}
          onValueChange={(q) => change({ q })}
        />
      </Fields>
      <Panel filters={draft} onChange={change} rows={rows} />
      <Row>
        <Button type="submit" variant="primary" icon={Search}>
          {t('search.search')}
        </Button>
        {hasSearched(query) && (
          <Button variant="quiet" onClick={onReset}>
            {t('search.reset')}
          </Button>
        )}
      </Row>
    </Form>
  );
}
