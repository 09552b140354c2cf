// What is known of a place, as rows of its sheet; and what no one states, as one list behind a fold.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProviderResponse } from '@app/contracts/http/catalog';
import { countyText } from '@app/content/places/california-counties';
import { recordWords } from '@app/content/records/record-words';
import { formatDate } from '@web/base/formats/dates';
import { useLanguage } from '@web/base/i18n/use-language';
import type { KnownFact } from '@web/ui/known-facts';
import { hasServices, treatsPatients } from './care-types';
import { useDetailFacts } from './detail-facts';
import { OURS } from './networks';
import { useKindText } from './provider-kind';
import { placeLine } from './provider-links';

export interface ProviderFacts {
  known: KnownFact[];
  /** Names of what a caller would ask and no source states. */
  unknown: string[];
}

/** What the specialty of a record means for its type. */
function kindKey({ type, specialties, details }: ProviderResponse): string {
  if (type === 'seniorHousing') return 'housing';
  // Without specialties the record has only the source's word for what hospital it is.
  if (type === 'hospital' && specialties.length + (details?.specialtyNames?.length ?? 0) === 0) return 'hospitalKind';
  return hasServices(type) ? 'services' : 'specialty';
}

/** Who states the languages: the day on which each directory was read; else the curated record's own words. */
function useLanguageNote({ statedLanguages, languageSource, provenance }: ProviderResponse): ReactNode {
  const { t } = useTranslation('records');
  const language = useLanguage();
  const directories = statedLanguages.filter(({ source }) => source.source !== OURS);
  if (directories.length === 0) return languageSource && recordWords(languageSource, language);
  return directories.map(({ source, checkedOn }) => (
    <span key={source.source} style={{ display: 'block' }}>
      {provenance.origin === 'sample'
        ? t('networks.sampleSource', { source: source.name[language] })
        : t('networks.source', { source: source.name[language], date: formatDate(checkedOn, language) })}
    </span>
  ));
}

function useReachFacts(provider: ProviderResponse): KnownFact[] {
  const { t } = useTranslation('records');
  const language = useLanguage();
  const { address, county, services, website } = provider;
  const spokenNote = useLanguageNote(provider);
  const place = placeLine(provider);
  return [
    {
      id: 'address',
      label: t('fields.address'),
      value: (address ?? place) && <span lang="en">{address ?? place}</span>,
      // A curated address may hold city and ZIP already.
      note: address && place && !address.includes(provider.zipCode ?? place) && <span lang="en">{place}</span>,
    },
    { id: 'county', label: t('fields.county'), value: county && countyText(county, language) },
    { id: 'kind', label: t(`fields.${kindKey(provider)}`), value: useKindText(provider) },
    { id: 'offers', label: t('fields.services'), value: services.length > 0 && services.join(', ') },
    {
      id: 'languages',
      label: t('fields.languages'),
      value: provider.languages.map((name) => t(`languages.${name}`, { defaultValue: name })).join(', '),
      note: spokenNote,
    },
    {
      id: 'newPatients',
      label: t('fields.newPatients'),
      value: provider.acceptingNewPatients !== null && t(`newPatients.${provider.acceptingNewPatients ? 'yes' : 'no'}`),
    },
    {
      id: 'website',
      label: t('fields.website'),
      value: website && /^https?:/.test(website) && (
        <span lang="en">{new URL(website).host.replace(/^www\./, '')}</span>
      ),
      note: provider.details?.unconfirmedFields?.includes('website') && t('unconfirmed.website'),
    },
  ];
}

const isStated = ({ value }: KnownFact): boolean => Boolean(value);

export function useProviderFacts(provider: ProviderResponse): ProviderFacts {
  const { t } = useTranslation('records');
  const reach = useReachFacts(provider);
  const details = useDetailFacts(provider);
  const known = [...reach, ...details].filter(isStated);
  const has = (id: string): boolean =>
    known.some((fact) => fact.id === id) || (id === 'insurance' && provider.networks.length > 0);
  const isOrganization = provider.type === 'hospital' || provider.type === 'medicalGroup';
  const asked = [
    ...(provider.phone ? [] : ['phone']),
    'address',
    'languages',
    ...(treatsPatients(provider.type) ? ['newPatients'] : ['openings']),
    ...(isOrganization || treatsPatients(provider.type) ? ['insurance'] : ['cost']),
    ...(provider.type === 'hospital' ? ['beds', 'rating', 'emergency'] : []),
  ];
  return { known, unknown: asked.filter((id) => !has(id)).map((id) => t(`fields.${id}`)) };
}
