// What hospitals, medical groups and licensed homes have beyond the fields of every place. Unknown members are left out,
// except where a caller would ask; what rests on general knowledge only says so.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { HospitalDepartment, ProviderDetails, ProviderResponse } from '@app/contracts/http/catalog';
import { formatNumber } from '@web/shared/formats/numbers';
import { useLanguage } from '@web/shared/i18n/use-language';
import { Badge } from '@web/ui/badge';
import { Note } from '@web/ui/text';
import { space } from '@web/ui/tokens';
import type { Fact } from '@web/ui/fact-list';

const Departments = styled.ul`
  display: grid;
  gap: ${space[2]};
`;

/** The mark of a field that no source was found for. */
export function Unconfirmed({ details, field }: { details: ProviderDetails | null; field: string }) {
  const { t } = useTranslation('records');
  if (!details?.unconfirmedFields?.includes(field)) return null;
  return <Badge tone="warning">{t('marks.unconfirmed')}</Badge>;
}

/** Part of California in the language of the page; one we do not know keeps its English name. */
export function Region({ name }: { name: string }) {
  const { t, i18n } = useTranslation('records');
  return i18n.exists(`records:regions.${name}`) ? <>{t(`regions.${name}`)}</> : <span lang="en">{name}</span>;
}

/** Our words, and beside them the agency's own, which stand in its search. */
function LicenseStatus({ status }: { status: string }) {
  const { t } = useTranslation('records');
  const words = t(`licenseStatus.${status}`, { defaultValue: '' });
  if (!words) return <span lang="en">{status}</span>;
  return (
    <>
      {words}{' '}
      <Note as="span">
        (<span lang="en">{status}</span>)
      </Note>
    </>
  );
}

/** Stars only with what they are and of which day; a bare figure would pass for our own opinion. */
export function StarRating({ provider: { details, provenance } }: { provider: ProviderResponse }) {
  const { t } = useTranslation('records');
  const rating = details?.rating ?? null;
  if (rating === null) return <Note as="span">{t('rating.none')}</Note>;
  const date = provenance.sourceUpdatedAt
    ? t('rating.sourceDate', { date: provenance.sourceUpdatedAt.slice(0, 10) })
    : t('rating.checked', { date: provenance.checkedOn.slice(0, 10) });
  return (
    <span>
      <b>{t('rating.stars', { rating })}</b> <Note as="span">{date}</Note>
    </span>
  );
}

/** Whether there is an emergency room, with the state's word for its level; unknown is not "no". */
export function Emergency({ details }: { details: ProviderDetails | null }) {
  const { t } = useTranslation('records');
  const has = details?.hasEmergency;
  const key = has === undefined ? 'emergency.unknown' : has ? 'emergency.yes' : 'emergency.no';
  return (
    <span>
      {t(key)} {details?.emergencyLevel && <Note as="span">({details.emergencyLevel})</Note>}
    </span>
  );
}

function koreanServicesText(value: boolean | string, t: (key: string) => string): ReactNode {
  if (typeof value === 'string') return value;
  return t(value ? 'koreanServices.yes' : 'koreanServices.no');
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

function useHospitalFacts(provider: ProviderResponse): Fact[] {
  const { t } = useTranslation('records');
  const language = useLanguage();
  const { type, details } = provider;
  if (type !== 'hospital') return [];
  const beds = details?.beds ?? null;
  return [
    { label: t('fields.emergency'), value: <Emergency details={details} /> },
    { label: t('fields.rating'), value: <StarRating provider={provider} /> },
    {
      label: t('fields.beds'),
      value: beds === null ? t('unknown.beds') : t('beds', { shown: formatNumber(beds, language) }),
    },
  ];
}

/** The facts of a provider's `details`, in the order a reader asks for them. */
export function useDetailFacts(provider: ProviderResponse): Fact[] {
  const { t } = useTranslation('records');
  const hospital = useHospitalFacts(provider);
  const { type, details } = provider;
  const fact = (field: string, label: string, value: ReactNode): Fact[] =>
    value === null || value === undefined || value === ''
      ? []
      : [
          {
            label: t(`fields.${label}`),
            value: (
              <>
                {value} <Unconfirmed details={details} field={field} />
              </>
            ),
          },
        ];
  const isOrganization = type === 'hospital' || type === 'medicalGroup';
  const insurance = details?.insuranceAccepted ?? [];
  const departments = details?.departments ?? [];
  const korean = details?.koreanServices ?? null;
  return [
    ...hospital,
    ...fact('departments', 'departments', departments.length > 0 ? <DepartmentList departments={departments} /> : null),
    ...(isOrganization
      ? fact('insuranceAccepted', 'insurance', insurance.length > 0 ? insurance.join(', ') : t('unknown.insurance'))
      : []),
    ...fact('koreanServices', 'koreanServices', korean === null ? null : koreanServicesText(korean, t)),
    ...fact('region', 'region', details?.region && <Region name={details.region} />),
    ...fact('established', 'established', details?.established && t('established', { year: details.established })),
    ...(type === 'seniorHousing'
      ? []
      : fact('capacity', 'capacity', details?.capacity && t('capacity', { count: details.capacity }))),
    ...fact(
      'licenseStatus',
      'licenseStatus',
      details?.licenseStatus && <LicenseStatus status={details.licenseStatus} />,
    ),
  ];
}
