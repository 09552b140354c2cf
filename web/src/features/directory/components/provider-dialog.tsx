import { Globe, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { ProviderResponse } from '@app/contracts/http/catalog';
import { countyText } from '@app/content/places/california-counties';
import { telAddress } from '@web/shared/formats/phone';
import { useLanguage } from '@web/shared/i18n/use-language';
import { Dialog } from '@web/ui/dialog';
import { LinkButton } from '@web/ui/link-button';
import { PhoneLink } from '@web/ui/phone-link';
import { ProvenanceLine } from '@web/ui/provenance-line';
import { Note } from '@web/ui/text';
import { color, space, text } from '@web/ui/tokens';
import { fullAddress, mapOfProvider } from '../logic/provider-links';
import { namesOf, ProviderLanguages, ProviderSpecialty, SecondName } from './provider-words';

const Facts = styled.dl`
  display: grid;
  gap: ${space[3]};
  & > div {
    display: grid;
    gap: 0 ${space[4]};
    grid-template-columns: minmax(0, 11rem) minmax(0, 1fr);
    padding-block-end: ${space[3]};
    border-block-end: 1px solid ${color.line};
  }
  dt {
    color: ${color.inkSoft};
    font-size: ${text[6]};
  }
  @container page (max-width: 30rem) {
    & > div {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

interface Fact {
  label: string;
  value: ReactNode;
}

function newPatientsKey(accepting: boolean | null): string {
  if (accepting === null) return 'unknown.newPatients';
  return accepting ? 'newPatients.yes' : 'newPatients.no';
}

/** Every field the record has; what no source states and a caller would ask is said to be unknown. */
function useFacts(provider: ProviderResponse): Fact[] {
  const { t } = useTranslation('records');
  const language = useLanguage();
  const address = fullAddress(provider);
  const optional = (label: string, value: string | null): Fact[] => (value ? [{ label, value }] : []);
  return [
    { label: t('fields.type'), value: t(`type.${provider.type}`) },
    ...(provider.type === 'pharmacy' && provider.specialties.length === 0
      ? []
      : [{ label: t('fields.specialty'), value: <ProviderSpecialty provider={provider} /> }]),
    { label: t('fields.address'), value: address ? <span lang="en">{address}</span> : t('unknown.address') },
    ...optional(t('fields.county'), provider.county && countyText(provider.county, language)),
    { label: t('fields.phone'), value: <PhoneLink phone={provider.phone} label={provider.name} /> },
    { label: t('fields.languages'), value: <ProviderLanguages provider={provider} /> },
    ...optional(t('fields.languageSource'), provider.languageSource),
    { label: t('fields.newPatients'), value: t(newPatientsKey(provider.acceptingNewPatients)) },
    ...optional(t('fields.services'), provider.services.join(', ')),
    ...optional(t('fields.housingType'), provider.housingType),
    ...optional(t('fields.npi'), provider.npi),
    ...optional(t('fields.ccn'), provider.ccn),
    ...optional(t('fields.license'), provider.licenseNumber),
  ];
}

function Actions({ provider }: { provider: ProviderResponse }) {
  const { t } = useTranslation('records');
  const map = mapOfProvider(provider);
  return (
    <>
      {provider.phone && (
        <LinkButton variant="primary" icon={Phone} href={telAddress(provider.phone)}>
          {t('actions.call')}
        </LinkButton>
      )}
      {map && (
        <LinkButton icon={MapPin} href={map}>
          {t('actions.map')}
        </LinkButton>
      )}
      {provider.website && (
        <LinkButton icon={Globe} href={provider.website}>
          {t('actions.website')}
        </LinkButton>
      )}
    </>
  );
}

function Details({ provider }: { provider: ProviderResponse }) {
  const { t } = useTranslation('records');
  const language = useLanguage();
  const facts = useFacts(provider);
  const description = provider.details?.description?.[language];
  return (
    <>
      <SecondName provider={provider} />
      {description && <p>{description}</p>}
      <Facts>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      <Note>{t('detail.confirm')}</Note>
      <ProvenanceLine provenance={provider.provenance} hasRule />
      <Note>{t('detail.notCalled')}</Note>
    </>
  );
}

/** All that is known about one place, and how to reach it. */
export function ProviderDialog({ provider, onClose }: { provider: ProviderResponse | null; onClose: () => void }) {
  const language = useLanguage();
  if (!provider) return null;
  return (
    <Dialog
      title={namesOf(provider, language).first.text}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      actions={<Actions provider={provider} />}
    >
      <Details provider={provider} />
    </Dialog>
  );
}
