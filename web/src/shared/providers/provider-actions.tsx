// Call, map and website of one place, as buttons that work; what a record lacks is left out.
import { Globe, MapPin, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ProviderResponse } from '@app/contracts/http/catalog';
import { telAddress } from '@web/shared/formats/phone';
import { useLanguage } from '@web/shared/i18n/use-language';
import { LinkButton } from '@web/ui/link-button';
import { VisuallyHidden } from '@web/ui/text';
import { mapOfProvider } from './provider-links';
import { namesOf } from './provider-words';

export interface ProviderActionsProps {
  provider: ProviderResponse;
  /** In a list many buttons say the same: each says for a screen reader whose it is. */
  isNamed?: boolean;
  hasWebsite?: boolean;
}

export function ProviderActions({ provider, isNamed = false, hasWebsite = false }: ProviderActionsProps) {
  const { t } = useTranslation('records');
  const { first } = namesOf(provider, useLanguage());
  const map = mapOfProvider(provider);
  const whose = isNamed && <VisuallyHidden>{`, ${first.text}`}</VisuallyHidden>;
  return (
    <>
      {provider.phone && (
        <LinkButton variant="primary" icon={Phone} href={telAddress(provider.phone)}>
          {t('actions.call')}
          {whose}
        </LinkButton>
      )}
      {map && (
        <LinkButton icon={MapPin} href={map}>
          {t('actions.map')}
          {whose}
        </LinkButton>
      )}
      {hasWebsite && provider.website && (
        <LinkButton icon={Globe} href={provider.website}>
          {t('actions.website')}
        </LinkButton>
      )}
    </>
  );
}
