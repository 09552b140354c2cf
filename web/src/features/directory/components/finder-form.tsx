import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { DOCTOR_SPECIALTIES } from '@app/contracts/http/catalog';
import { Button } from '@web/ui/button';
import { Chip } from '@web/ui/chip';
import { FormCard, FormFields } from '@web/ui/form-frame';
import { Row } from '@web/ui/layout';
import { Select } from '@web/ui/select';
import { Note } from '@web/ui/text';
import { space } from '@web/ui/tokens';
import { isWholeZip } from '@web/base/zip-digits';
import { ZipField } from '@web/ui/zip-field';
import type { DirectorySearch } from '../hooks/use-directory-search';
import { RadiusSelect } from '@web/shared/places/radius-select';
import { NetworkSelects } from '@web/shared/providers/network-selects';
import { hasFilters, NO_FILTERS, SAMPLE_ZIPS } from '../logic/directory-query';
import type { DirectoryQuery } from '../logic/directory-query';

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[5]};
  align-items: center;
  justify-content: space-between;
`;

/* On a phone the three examples are in one line below. */
const SampleWords = styled(Note)`
  @container page (max-width: 30rem) {
    flex-basis: 100%;
  }
`;

export interface FinderFormProps {
  search: DirectorySearch;
  /** Name of the form for screen readers: "클리닉 찾기". */
  label: string;
  /** The doctor page: a specialty select, Clear Filters, and an alert instead of a dimmed button. */
  isDoctorPage: boolean;
  onSearch: (query: DirectoryQuery) => void;
}

function useChoices() {
  const { t } = useTranslation(['directory', 'records']);
  return {
    languages: [
      { value: 'korean', label: t('form.koreanFirst') },
      { value: '', label: t('form.anyLanguage') },
    ],
    specialties: [
      { value: '', label: t('form.anySpecialty') },
      ...DOCTOR_SPECIALTIES.map((value) => ({ value, label: t(`specialties.${value}`, { ns: 'records' }) })),
    ],
  };
}

interface FilterProps extends Pick<FinderFormProps, 'isDoctorPage'> {
  draft: DirectoryQuery;
  change: (part: Partial<DirectoryQuery>) => void;
}

function FilterSelects({ draft, change, isDoctorPage }: FilterProps) {
  const { t } = useTranslation('directory');
  const choices = useChoices();
  return (
    <>
      <RadiusSelect value={draft.radius} onChange={(radius) => change({ radius })} />
      <Select
        label={t('form.language')}
        value={draft.isKoreanFirst ? 'korean' : ''}
        onValueChange={(value) => change({ isKoreanFirst: value === 'korean' })}
        options={choices.languages}
      />
      {isDoctorPage && (
        <Select
          label={t('form.specialty')}
          value={draft.specialty ?? ''}
          onValueChange={(value) => change({ specialty: DOCTOR_SPECIALTIES.find((id) => id === value) ?? null })}
          options={choices.specialties}
        />
      )}
      {isDoctorPage && <NetworkSelects draft={draft} type="doctor" change={change} />}
    </>
  );
}

interface ButtonsProps extends Pick<FinderFormProps, 'isDoctorPage'> {
  search: DirectorySearch;
  onReset: () => void;
  onClearFilters: () => void;
}

/** What is in the form but was not searched yet is said next to the button. */
function FormButtons({ search: { query, draft, isSameList }, isDoctorPage, onReset, onClearFilters }: ButtonsProps) {
  const { t } = useTranslation('directory');
  const isReady = isWholeZip(draft.zip);
  const isChanged = isReady && !isSameList(draft, query);
  const hint = isChanged ? (draft.zip === query.zip ? t('form.changed') : t('form.typed')) : '';
  return (
    <Row>
      <Button type="submit" variant="primary" icon={Search} aria-disabled={!isDoctorPage && !isReady}>
        {t('form.search')}
      </Button>
      <Button variant="quiet" onClick={onReset}>
        {t('form.reset')}
      </Button>
      {isDoctorPage && hasFilters(draft) && (
        <Button variant="quiet" onClick={onClearFilters}>
          {t('form.clearFilters')}
        </Button>
      )}
      <Note role="status">{hint}</Note>
    </Row>
  );
}

function SampleZips({ current, onChoose }: { current: string; onChoose: (zip: string) => void }) {
  const { t } = useTranslation('directory');
  return (
    <Row $gap={2}>
      <SampleWords as="span">{t('form.samples')}</SampleWords>
      {SAMPLE_ZIPS.map((zip) => (
        <Chip key={zip} isPressed={current === zip} onClick={() => onChoose(zip)}>
          {zip}
        </Chip>
      ))}
    </Row>
  );
}

/** Where, how far, which language, which specialty. Nothing is requested until search is pressed. */
export function FinderForm({ search, label, isDoctorPage, onSearch }: FinderFormProps) {
  const { t } = useTranslation('directory');
  const { query, draft, change, reset } = search;
  const zipRef = useRef<HTMLInputElement>(null);
  const [hasZipError, setHasZipError] = useState(false);

  const start = (next: DirectoryQuery) => {
    setHasZipError(!isWholeZip(next.zip));
    if (isWholeZip(next.zip)) onSearch(next);
    else zipRef.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    start(draft);
  };
  const startOver = () => {
    setHasZipError(false);
    reset();
    zipRef.current?.focus();
  };

  const clearFilters = () => {
    change(NO_FILTERS);
    // A list made with a specialty would lie next to an empty select.
    if (hasFilters(query)) onSearch({ ...query, ...NO_FILTERS });
  };

  return (
    <FormCard as="form" role="search" aria-label={label} onSubmit={submit} noValidate data-no-print>
      <FormFields>
        <ZipField
          ref={zipRef}
          size="normal"
          label={t('form.zip')}
          value={draft.zip}
          onValueChange={(zip) => change({ zip })}
          error={hasZipError && !isWholeZip(draft.zip) ? t('form.need') : undefined}
        />
        <FilterSelects draft={draft} change={change} isDoctorPage={isDoctorPage} />
      </FormFields>
      <Foot>
        <FormButtons search={search} isDoctorPage={isDoctorPage} onReset={startOver} onClearFilters={clearFilters} />
        {!query.zip && <SampleZips current={query.zip} onChoose={(zip) => start({ ...draft, zip })} />}
      </Foot>
    </FormCard>
  );
}
