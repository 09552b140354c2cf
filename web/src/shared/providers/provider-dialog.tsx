import { useTranslation } from 'react-i18next';
import type { ProviderResponse } from '@app/contracts/http/catalog';
import { countyText } from '@app/content/places/california-counties';
import { useLanguage } from '@web/shared/i18n/use-language';
import { Callout } from '@web/ui/callout';
import { Dialog } from '@web/ui/dialog';
import { PhoneLink } from '@web/ui/phone-link';
import { ProvenanceLine } from '@web/ui/provenance-line';
import { Note } from '@web/ui/text';
import { hasServices, isCarePlace, treatsPatients } from './care-types';
import { useDetailFacts } from './detail-facts';
import { FactList } from '@web/ui/fact-list';
import type { Fact } from '@web/ui/fact-list';
import { ProviderActions } from './provider-actions';
import { fullAddress } from './provider-links';
import {
  HousingType,
  isOnProbation,
  namesOf,
  ProviderLanguages,
  ProviderMarks,
  ProviderSpecialty,
  SecondName,
} from './provider-words';

function newPatientsKey(accepting: boolean | null): string {
  if (accepting === null) return 'unknown.newPatients';
  return accepting ? 'newPatients.yes' : 'newPatients.no';
}

/** What the specialty of a record means for its type. */
function kindKey({ type, specialties, details }: ProviderResponse): string {
  if (type === 'seniorHousing') return 'fields.licenseKind';
  // Without specialties the record has only the source's word for what hospital it is.
  if (type === 'hospital' && specialties.length + (details?.specialtyNames?.length ?? 0) === 0)
    return 'fields.hospitalKind';
  return hasServices(type) ? 'fields.services' : 'fields.specialty';
}

function hasKind({ type, specialties, licenseNumber }: ProviderResponse): boolean {
  if (type === 'pharmacy') return specialties.length > 0;
  return type !== 'seniorHousing' || licenseNumber !== null;
}

/** Every field the record has; what no source states and a caller would ask is said to be unknown. */
function useFacts(provider: ProviderResponse): Fact[] {
  const { t } = useTranslation('records');
  const language = useLanguage();
  const address = fullAddress(provider);
  const details = useDetailFacts(provider);
  const optional = (label: string, value: string | null): Fact[] => (value ? [{ label, value }] : []);
  return [
    { label: t('fields.type'), value: t(`type.${provider.type}`) },
    ...(hasKind(provider) ? [{ label: t(kindKey(provider)), value: <ProviderSpecialty provider={provider} /> }] : []),
    { label: t('fields.address'), value: address ? <span lang="en">{address}</span> : t('unknown.address') },
    ...optional(t('fields.county'), provider.county && countyText(provider.county, language)),
    { label: t('fields.phone'), value: <PhoneLink phone={provider.phone} label={provider.name} /> },
    { label: t('fields.languages'), value: <ProviderLanguages provider={provider} /> },
    ...optional(t('fields.languageSource'), provider.languageSource),
    ...(treatsPatients(provider.type)
      ? [{ label: t('fields.newPatients'), value: t(newPatientsKey(provider.acceptingNewPatients)) }]
      : []),
    ...optional(t('fields.services'), provider.services.join(', ')),
    ...(provider.type === 'seniorHousing'
      ? [{ label: t('fields.housing'), value: <HousingType provider={provider} /> }]
      : []),
    ...details,
    ...optional(t('fields.npi'), provider.npi),
    ...optional(t('fields.ccn'), provider.ccn),
    ...optional(t('fields.license'), provider.licenseNumber),
  ];
}

/** What a reader must know before choosing; a licence on probation is a warning. */
function Notes({ provider }: { provider: ProviderResponse }) {
  const { t } = useTranslation('records');
  const language = useLanguage();
  const notes = (provider.details?.notes ?? []).map((note) => <p key={note.en}>{note[language]}</p>);
  if (!isOnProbation(provider)) return notes;
  return (
    <Callout tone="danger" title={t('marks.probation')}>
      {notes.length > 0 ? notes : <p>{t('probation')}</p>}
    </Callout>
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
      <ProviderMarks provider={provider} />
      {description && <p>{description}</p>}
      <Notes provider={provider} />
      <FactList facts={facts} />
      {provider.details?.unconfirmedFields?.includes('website') && provider.website && (
        <Note>{t('unconfirmed.website')}</Note>
      )}
      <Note>{t(isCarePlace(provider.type) ? 'detail.confirmCare' : 'detail.confirm')}</Note>
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
      actions={<ProviderActions provider={provider} hasWebsite />}
    >
      <Details provider={provider} />
    </Dialog>
  );
}
