// What is known of a place, as rows of its sheet; and what no one states, as one list behind a fold.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { HospitalDepartment, ProviderDetails, ProviderResponse } from '@app/contracts/http/catalog';
import { countyText } from '@app/content/places/california-counties';
import { recordWords } from '@app/content/records/record-words';
import { formatDate, formatDay } from '@web/base/formats/dates';
import { useLanguage } from '@web/base/i18n/use-language';
import type { KnownFact } from '@web/ui/known-facts';
import { hasServices, treatsPatients } from './care-types';
import { OURS } from './networks';
import { useKindText } from './provider-kind';
import { placeLine } from './provider-links';
import type { TFunction } from 'i18next';
import styled from 'styled-components';
import { formatNumber } from '@web/base/formats/numbers';
import { Note } from '@web/ui/text';
import { space } from '@web/ui/tokens';

// What hospitals, medical groups and licensed homes have beyond the fields of every place. Unknown members are left out;
// what rests on general knowledge only, or on sources that disagree, says so.
type Say = TFunction<'records'>;

const Departments = styled.ul`
  display: grid;
  gap: ${space[2]};
  font-weight: 400;
`;

/** Part of California in the language of the page; one we do not know keeps its English name. */
function useRegionText(): (name: string) => string {
  const { t, i18n } = useTranslation('records');
  return (name) => (i18n.exists(`records:regions.${name}`) ? t(`regions.${name}`) : name);
}

/** "별 5개 가운데 4개": whose stars they are and of which day is next to it, or they would pass for our own opinion. */
function useStarText({ details, provenance }: ProviderResponse): { stars: string; date: string } | null {
  const { t } = useTranslation('records');
  const language = useLanguage();
  const rating = details?.rating ?? null;
  if (rating === null) return null;
  const { sourceUpdatedAt, checkedOn } = provenance;
  const date = formatDay((sourceUpdatedAt ?? checkedOn).slice(0, 10), language, true);
  return {
    stars: t('rating.stars', { rating }),
    date: t(sourceUpdatedAt ? 'rating.sourceDate' : 'rating.checked', { date }),
  };
}

/** The state's word for what an emergency room is licensed for, in ours where we have one. */
function emergencyText({ hasEmergency, emergencyLevel }: ProviderDetails, t: Say): string | null {
  if (hasEmergency === undefined) return null;
  const words = t(hasEmergency ? 'emergency.yes' : 'emergency.no');
  if (!emergencyLevel) return words;
  const level = /basic|comprehensive|standby/i.exec(emergencyLevel)?.[0].toLowerCase();
  return level ? t(`emergency.${level}`) : `${words} (${emergencyLevel})`;
}

function DepartmentList({ departments }: { departments: readonly HospitalDepartment[] }) {
  const isKorean = useLanguage() === 'ko';
  return (
    <Departments>
      {departments.map((department) => (
        <li key={department.name}>
          <b>{isKorean ? department.nameKo : department.name}</b>{' '}
          <Note as="span">{isKorean ? department.descriptionKo : department.description}</Note>
        </li>
      ))}
    </Departments>
  );
}

function koreanServicesText(value: boolean | string, t: Say): string {
  return typeof value === 'string' ? value : t(value ? 'koreanServices.yes' : 'koreanServices.no');
}

/** Our words for the agency's, and next to them its own, which are in its search. */
function licenseText(status: string, t: Say): string {
  const words = t(`licenseStatus.${status}`, { defaultValue: '' });
  return words ? `${words} (${status})` : status;
}

function hospitalValues(provider: ProviderResponse, language: 'ko' | 'en', t: Say): [string, ReactNode][] {
  if (provider.type !== 'hospital' || !provider.details) return [];
  const beds = provider.details.beds ?? null;
  return [
    ['hasEmergency', emergencyText(provider.details, t)],
    ['beds', beds === null ? null : t('beds', { shown: formatNumber(beds, language) })],
  ];
}

/** Field of `details` -> the name of its row, where the two differ. */
const LABELS = new Map([
  ['hasEmergency', 'emergency'],
  ['insuranceAccepted', 'insurance'],
]);

/** The facts of a provider's `details`, in the order a reader asks for them. */
function useDetailFacts(provider: ProviderResponse): KnownFact[] {
  const { t } = useTranslation('records');
  const language = useLanguage();
  const regionText = useRegionText();
  const stars = useStarText(provider);
  const { type, details } = provider;
  if (!details) return [];
  const insurance = (details.insuranceAccepted ?? []).map((words) => recordWords(words, language)).join(', ');
  const departments = details.departments ?? [];
  const korean = details.koreanServices ?? null;
  const values: [string, ReactNode][] = [
    ...hospitalValues(provider, language, t),
    ['rating', stars?.stars],
    ['departments', departments.length > 0 && <DepartmentList departments={departments} />],
    ['insuranceAccepted', insurance],
    ['koreanServices', korean !== null && koreanServicesText(korean, t)],
    ['region', details.region && regionText(details.region)],
    ['established', details.established && t('established', { year: details.established })],
    ['capacity', type !== 'seniorHousing' && details.capacity && t('capacity', { count: details.capacity })],
    ['licenseStatus', details.licenseStatus && licenseText(details.licenseStatus, t)],
  ];
  return values.map(([field, value]) => {
    const id = LABELS.get(field) ?? field;
    const isDoubtful = details.unconfirmedFields?.includes(field);
    return {
      id,
      label: t(`fields.${id}`),
      value,
      note: isDoubtful ? t('unconfirmed.field') : field === 'rating' ? stars?.date : undefined,
    };
  });
}

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
  const requested = [
    ...(provider.phone ? [] : ['phone']),
    'address',
    'languages',
    ...(treatsPatients(provider.type) ? ['newPatients'] : ['openings']),
    ...(isOrganization || treatsPatients(provider.type) ? ['insurance'] : ['cost']),
    ...(provider.type === 'hospital' ? ['beds', 'rating', 'emergency'] : []),
  ];
  return { known, unknown: requested.filter((id) => !has(id)).map((id) => t(`fields.${id}`)) };
}
