import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import type { FormEvent, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { PLAN_LIMITS } from '@app/contracts/http/plans';
import { Button } from '@web/ui/button';
import { FormCard } from '@web/ui/form-frame';
import { Row } from '@web/ui/layout';
import { Note } from '@web/ui/text';
import { TextField } from '@web/ui/text-field';
import { space } from '@web/ui/tokens';
import { isWholeZip } from '@web/ui/zip-digits';
import { ZipField } from '@web/ui/zip-field';
import type { PlanSearch, SearchDraft } from '../hooks/use-plan-search';

const Fields = styled.div`
  display: grid;
  gap: ${space[4]};
  grid-template-columns: minmax(0, 1fr);
  @container page (min-width: 40rem) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }
`;

export interface SearchFormProps {
  search: Pick<PlanSearch, 'query' | 'draft' | 'change' | 'reset'>;
  isBusy: boolean;
  onSearch: (draft: SearchDraft) => void;
}

interface BoxesProps extends Pick<PlanSearch, 'draft' | 'change'> {
  zipRef: RefObject<HTMLInputElement | null>;
  hasZipError: boolean;
  onZip: () => void;
}

function Boxes({ draft, change, zipRef, hasZipError, onZip }: BoxesProps) {
  const { t } = useTranslation('plans');
  return (
    <Fields>
      <TextField
        label={t('search.words')}
        hint={t('search.wordsHint')}
        type="search"
        maxLength={PLAN_LIMITS.maxText}
        value={draft.q}
        onValueChange={(q) => change({ q })}
      />
      <ZipField
        ref={zipRef}
        size="normal"
        label={t('search.zip')}
        value={draft.zip}
        onValueChange={(zip) => {
          onZip();
          change({ zip });
        }}
        error={hasZipError ? t('search.zipNeed') : undefined}
      />
    </Fields>
  );
}

/** Words and a ZIP, both optional; half a ZIP is refused because it would silently search all of California. */
export function SearchForm({ search: { query, draft, change, reset }, isBusy, onSearch }: SearchFormProps) {
  const { t } = useTranslation('plans');
  const zipRef = useRef<HTMLInputElement>(null);
  const [hasZipError, setHasZipError] = useState(false);
  const isChanged = draft.q.trim() !== query.q || draft.zip !== query.zip;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isZipFine = draft.zip === '' || isWholeZip(draft.zip);
    setHasZipError(!isZipFine);
    if (isZipFine) onSearch(draft);
    else zipRef.current?.focus();
  };

  return (
    <FormCard as="form" role="search" aria-label={t('search.form')} onSubmit={submit} noValidate data-no-print>
      <Boxes
        draft={draft}
        change={change}
        zipRef={zipRef}
        hasZipError={hasZipError}
        onZip={() => setHasZipError(false)}
      />
      <Row>
        <Button type="submit" variant="primary" icon={Search} isBusy={isBusy}>
          {t('search.search')}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            setHasZipError(false);
            reset();
          }}
        >
          {t('search.reset')}
        </Button>
        <Note role="status">{isChanged ? t('search.changed') : ''}</Note>
      </Row>
    </FormCard>
  );
}
