import { Siren } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ProviderResponse } from '@app/contracts/http/catalog';
import { formatNumber } from '@web/shared/formats/numbers';
import { useLanguage } from '@web/shared/i18n/use-language';
import { Region, StarRating, Unconfirmed } from '@web/shared/providers/detail-facts';
import type { Fact } from '@web/ui/fact-list';
import { ProviderCard } from '@web/shared/providers/provider-card';
import type { ProviderCardProps } from '@web/shared/providers/provider-card';
import { Badge } from '@web/ui/badge';
import { KoreanBadge } from '@web/ui/korean-badge';
import { Row } from '@web/ui/layout';
import { Note } from '@web/ui/text';
import { useKindText } from '../hooks/use-kind-text';
import { hasKorean, kindsOf } from '../logic/organization-query';
import { ShortList } from './short-list';

const MOST = { departments: 3, specialties: 4, insurance: 3 } as const;

function Badges({ provider }: { provider: ProviderResponse }) {
  const { t } = useTranslation(['organizations', 'records']);
  const kindText = useKindText();
  const { details, languages } = provider;
  const [kind] = kindsOf(provider);
  const hasServicesOnly = hasKorean(provider) && !languages.includes('Korean');
  if (!kind && !details?.hasEmergency && !hasServicesOnly) return null;
  return (
    <Row $gap={2}>
      {kind && <Badge tone="teal">{kindText(kind)}</Badge>}
      {details?.hasEmergency && (
        <Badge tone="neutral" icon={Siren}>
          {t('emergency')}
        </Badge>
      )}
      {hasServicesOnly && <KoreanBadge />}
    </Row>
  );
}

function useSpecialties({ details, specialties }: ProviderResponse): string[] {
  const { t } = useTranslation('records');
  const language = useLanguage();
  const named = details?.specialtyNames ?? [];
  if (named.length > 0) return named.map((name) => name[language]);
  return specialties.map((id) => t(`specialties.${id}`, { defaultValue: id }));
}

function useHospitalFacts(provider: ProviderResponse): Fact[] {
  const { t } = useTranslation('records');
  const language = useLanguage();
  const specialties = useSpecialties(provider);
  const { details } = provider;
  const beds = details?.beds ?? null;
  const departments = (details?.departments ?? []).map(({ name, nameKo }) => (language === 'ko' ? nameKo : name));
  const lists = [
    { label: t('fields.departments'), field: 'departments', items: departments, most: MOST.departments },
    { label: t('fields.specialty'), field: 'specialties', items: specialties, most: MOST.specialties },
  ];
  // Three lines that each say "not in the record" would push the next hospital off a phone's screen.
  const missing = [
    ...(beds === null ? [t('fields.beds')] : []),
    ...lists.filter(({ items }) => items.length === 0).map(({ label }) => label),
  ];
  return [
    { label: t('fields.rating'), value: <StarRating provider={provider} /> },
    ...(beds === null ? [] : [{ label: t('fields.beds'), value: t('beds', { shown: formatNumber(beds, language) }) }]),
    ...lists.flatMap(({ label, field, items, most }) =>
      items.length === 0
        ? []
        : [
            {
              label,
              value: <ShortList items={items} most={most} mark={<Unconfirmed details={details} field={field} />} />,
            },
          ],
    ),
    ...(missing.length > 0 ? [{ label: t('fields.missing'), value: <Note as="span">{missing.join(', ')}</Note> }] : []),
  ];
}

/** A hospital: stars with their name and date, beds, the first departments and specialties. */
export function HospitalCard(props: ProviderCardProps) {
  const facts = useHospitalFacts(props.provider);
  return <ProviderCard {...props} badges={<Badges provider={props.provider} />} facts={facts} />;
}

function useGroupFacts(provider: ProviderResponse): Fact[] {
  const { t } = useTranslation(['organizations', 'records']);
  const specialties = useSpecialties(provider);
  const { details } = provider;
  const ask = t('ask');
  const short = (label: string, field: string, items: readonly string[], most: number): Fact => ({
    label: t(`fields.${label}`, { ns: 'records' }),
    value: <ShortList items={items} most={most} empty={ask} mark={<Unconfirmed details={details} field={field} />} />,
  });
  return [
    ...(details?.region
      ? [
          {
            label: t('fields.region', { ns: 'records' }),
            value: (
              <>
                <Region name={details.region} /> <Unconfirmed details={details} field="region" />
              </>
            ),
          },
        ]
      : []),
    short('specialty', 'specialties', specialties, MOST.specialties),
    short('insurance', 'insuranceAccepted', details?.insuranceAccepted ?? [], MOST.insurance),
  ];
}

/** A medical group: its region, the first specialties and plans. Known from memory only: its name, and that it is so. */
export function GroupCard(props: ProviderCardProps) {
  const facts = useGroupFacts(props.provider);
  if (props.provider.provenance.confidence === 'memory') return <ProviderCard {...props} isNameOnly />;
  return <ProviderCard {...props} badges={<Badges provider={props.provider} />} facts={facts} />;
}
