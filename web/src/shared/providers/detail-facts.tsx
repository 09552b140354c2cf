// What hospitals, medical groups and licensed homes have beyond the fields of every place. Unknown members are left out;
// what rests on general knowledge only, or on sources that disagree, says so.
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { HospitalDepartment, ProviderDetails, ProviderResponse } from '@app/contracts/http/catalog';
import { recordWords } from '@app/content/records/record-words';
import { formatDay } from '@web/base/formats/dates';
import { formatNumber } from '@web/base/formats/numbers';
import { useLanguage } from '@web/base/i18n/use-language';
import type { KnownFact } from '@web/ui/known-facts';
import { Note } from '@web/ui/text';
import { space } from '@web/ui/tokens';

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
export function useDetailFacts(provider: ProviderResponse): KnownFact[] {
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
