import { Search, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { CALIFORNIA_COUNTIES, countyText } from '@app/content/places/california-counties';
import { LANGUAGES, PROVIDER_LIMITS } from '@app/contracts/http/catalog';
import type { ProviderResponse } from '@app/contracts/http/catalog';
import { languageKey } from '@web/base/i18n/language-key';
import { useLanguage } from '@web/base/i18n/use-language';
import { Button } from '@web/ui/button';
import { Chip } from '@web/ui/chip';
import { FormCard, FormFields, WideField } from '@web/ui/form-frame';
import { Row } from '@web/ui/layout';
import { Fold } from '@web/ui/receipt-fold';
import { Select } from '@web/ui/select';
import { TextField } from '@web/ui/text-field';
import type { TextFieldProps } from '@web/ui/text-field';
import { isWholeZip } from '@web/base/zip-digits';
import { ZipField } from '@web/ui/zip-field';
import { useKindText } from '../hooks/use-kind-text';
import { useDraft } from '@web/shared/address/use-draft';
import { RadiusSelect } from '@web/shared/places/radius-select';
import { isNarrowed, kindsOf } from '../logic/organization-query';
import type { OrganizationQuery } from '../logic/organization-query';
import type { OrganizationKind } from '../organization-kinds';

export interface OrganizationFormProps {
  kind: OrganizationKind;
  query: OrganizationQuery;
  /** All rows of the answer: counties and kinds to choose from. */
  rows: readonly ProviderResponse[];
  /** Choices count at once; words and ZIP when search is pressed. */
  onAsk: (part: Partial<OrganizationQuery>) => void;
  onReset: () => void;
}

function useChoices({ kind, query, rows }: Pick<OrganizationFormProps, 'kind' | 'query' | 'rows'>) {
  const { t } = useTranslation(['organizations', 'directory', 'records']);
  const language = useLanguage();
  const kindText = useKindText();
  const counties = rows.flatMap(({ county }) => (county && CALIFORNIA_COUNTIES.has(county) ? [county] : []));
  const regions = kind.regions ?? [...new Set(counties)].sort();
  const kinds = [...new Set(rows.flatMap(kindsOf))].sort();
  const withChosen = (values: readonly string[], chosen: string) =>
    chosen && !values.includes(chosen) ? [...values, chosen] : values;
  const regionLabel = (value: string) =>
    kind.regions ? t(`regions.${value}`, { defaultValue: value }) : countyText(value, language);
  return {
    regions: [
      { value: '', label: t('form.anyRegion') },
      ...withChosen(regions, query.region).map((value) => ({ value, label: regionLabel(value) })),
    ],
    kinds: [
      { value: '', label: t('form.anyKind') },
      ...withChosen(kinds, query.kind).map((value) => ({ value, label: kindText(value) })),
    ],
    languages: [
      { value: '', label: t('form.anyLanguage', { ns: 'directory' }) },
      ...LANGUAGES.map((value) => ({ value, label: t(languageKey(value)) })),
    ],
  };
}

function Selects({ kind, query, rows, onAsk }: Pick<OrganizationFormProps, 'kind' | 'query' | 'rows' | 'onAsk'>) {
  const { t } = useTranslation(['organizations', 'directory']);
  const choices = useChoices({ kind, query, rows });
  return (
    <>
      {kind.hasPlace && (
        <RadiusSelect
          value={query.radius}
          onChange={(radius) => onAsk({ radius })}
          disabled={!query.zip}
          hint={query.zip ? undefined : t('form.radiusNeedsZip')}
        />
      )}
      <Select
        label={t('form.region')}
        value={query.region}
        onValueChange={(region) => onAsk({ region })}
        options={choices.regions}
      />
      <Select
        label={t('form.kind')}
        value={query.kind}
        onValueChange={(value) => onAsk({ kind: value })}
        options={choices.kinds}
      />
      <Select
        label={t('form.language', { ns: 'directory' })}
        value={query.language ?? ''}
        onValueChange={(value) => onAsk({ language: LANGUAGES.find((id) => id === value) ?? null })}
        options={choices.languages}
      />
    </>
  );
}

/** Two wishes that are on or off. */
function Toggles({ kind, query, onAsk }: Pick<OrganizationFormProps, 'kind' | 'query' | 'onAsk'>) {
  const { t } = useTranslation('organizations');
  return (
    <Row $gap={2}>
      <Chip isPressed={query.isKoreanOnly} onClick={() => onAsk({ isKoreanOnly: !query.isKoreanOnly })}>
        {t('form.koreanOnly')}
      </Chip>
      {kind.hasPlace && (
        <Chip isPressed={query.hasEmergency} onClick={() => onAsk({ hasEmergency: !query.hasEmergency })}>
          {t('form.emergencyOnly')}
        </Chip>
      )}
    </Row>
  );
}

function WordsField(props: Pick<TextFieldProps, 'label' | 'value' | 'onValueChange'>) {
  return (
    <WideField>
      <TextField {...props} type="search" maxLength={PROVIDER_LIMITS.maxText} />
    </WideField>
  );
}

export function OrganizationForm({ kind, query, rows, onAsk, onReset }: OrganizationFormProps) {
  const { t } = useTranslation(['organizations', 'directory']);
  const [typed, type] = useDraft({ q: query.q, zip: query.zip });
  const [hasZipError, setHasZipError] = useState(false);
  const isZipRight = typed.zip === '' || isWholeZip(typed.zip);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setHasZipError(!isZipRight);
    if (isZipRight) onAsk(typed);
  };
  const startOver = () => {
    type({ q: '', zip: '' });
    onReset();
  };
  return (
    <FormCard as="form" role="search" aria-label={t(`${kind.id}.form`)} onSubmit={submit} noValidate data-no-print>
      <FormFields>
        <WordsField label={t(`${kind.id}.text`)} value={typed.q} onValueChange={(q) => type({ q })} />
        {kind.hasPlace && (
          <ZipField
            size="normal"
            label={t('form.zip', { ns: 'directory' })}
            value={typed.zip}
            onValueChange={(zip) => type({ zip })}
            error={hasZipError && !isZipRight ? t('form.need', { ns: 'directory' }) : undefined}
          />
        )}
      </FormFields>
      <Fold title={t('form.more')} icon={SlidersHorizontal}>
        <FormFields>
          <Selects kind={kind} query={query} rows={rows} onAsk={onAsk} />
        </FormFields>
        <Toggles kind={kind} query={query} onAsk={onAsk} />
      </Fold>
      <Row>
        <Button type="submit" variant="primary" icon={Search}>
          {t('form.search', { ns: 'directory' })}
        </Button>
        {(isNarrowed(query) || typed.q || typed.zip) && (
          <Button variant="quiet" onClick={startOver}>
            {t('form.reset', { ns: 'directory' })}
          </Button>
        )}
      </Row>
    </FormCard>
  );
}
