import { Search } from 'lucide-react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '@app/contracts/http/catalog';
import { languageKey } from '@web/base/i18n/language-key';
import { Button } from '@web/ui/button';
import { FormCard, FormFields } from '@web/ui/form-frame';
import { Row } from '@web/ui/layout';
import { Select } from '@web/ui/select';
import { isWholeZip } from '@web/base/zip-digits';
import { useDraft } from '@web/shared/address/use-draft';
import { RadiusSelect } from '@web/shared/places/radius-select';
import { ZipField } from '@web/ui/zip-field';
import { NetworkSelects } from '@web/shared/providers/network-selects';
import { FINDER_SPECIALTIES, hasSpecialty, nothingChosen } from '../logic/finder-query';
import type { FinderQuery } from '../logic/finder-query';

export interface FinderSearchProps {
  query: FinderQuery;
  onSearch: (part: Partial<FinderQuery>) => void;
}

function useChoices() {
  const { t } = useTranslation(['directory', 'records']);
  return {
    specialties: [
      { value: '', label: t('form.anySpecialty') },
      ...FINDER_SPECIALTIES.map((value) => ({ value, label: t(`specialties.${value}`, { ns: 'records' }) })),
    ],
    languages: [
      { value: '', label: t('form.anyLanguage') },
      ...LANGUAGES.map((value) => ({ value, label: t(value === 'korean' ? 'form.koreanOnly' : languageKey(value)) })),
    ],
  };
}

interface SelectsProps {
  draft: FinderQuery;
  change: (part: Partial<FinderQuery>) => void;
}

function Selects({ draft, change }: SelectsProps) {
  const { t } = useTranslation(['directory', 'finder']);
  const choices = useChoices();
  const hasZip = isWholeZip(draft.zip);
  return (
    <>
      <RadiusSelect
        value={draft.radius}
        onChange={(radius) => change({ radius })}
        disabled={!hasZip}
        hint={hasZip ? undefined : t('finder:zipFirst')}
      />
      {hasSpecialty(draft.type) && (
        <Select
          label={t('form.specialty')}
          value={draft.specialty ?? ''}
          onValueChange={(value) => change({ specialty: FINDER_SPECIALTIES.find((id) => id === value) ?? null })}
          options={choices.specialties}
        />
      )}
      {hasSpecialty(draft.type) && <NetworkSelects draft={draft} type={draft.type} change={change} />}
      <Select
        label={t('form.language')}
        value={draft.language ?? ''}
        onValueChange={(value) => change({ language: LANGUAGES.find((id) => id === value) ?? null })}
        options={choices.languages}
      />
    </>
  );
}

/** ZIP, distance, specialty and language. */
export function FinderSearch({ query, onSearch }: FinderSearchProps) {
  const { t } = useTranslation(['finder', 'directory']);
  const [draft, change] = useDraft(query);
  const [hasZipError, setHasZipError] = useState(false);
  const isZipRight = draft.zip === '' || isWholeZip(draft.zip);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setHasZipError(!isZipRight);
    if (isZipRight) onSearch({ ...draft, id: null, page: 1 });
  };
  const clear = () => {
    change(nothingChosen(query));
    onSearch(nothingChosen(query));
  };
  return (
    <FormCard as="form" role="search" aria-label={t('formName')} onSubmit={submit} noValidate data-no-print>
      <FormFields>
        <ZipField
          size="normal"
          label={t('directory:form.zip')}
          value={draft.zip}
          onValueChange={(zip) => change({ zip })}
          error={hasZipError && !isZipRight ? t('directory:form.need') : undefined}
        />
        <Selects draft={draft} change={change} />
      </FormFields>
      <Row>
        <Button type="submit" variant="primary" icon={Search}>
          {t('directory:form.search')}
        </Button>
        <Button variant="quiet" onClick={clear}>
          {t('directory:form.reset')}
        </Button>
      </Row>
    </FormCard>
  );
}
