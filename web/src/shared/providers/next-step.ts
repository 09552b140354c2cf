// What to press where no phone is known: never "being verified", always something true that brings one further.
import { Building2, ExternalLink, Map } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ProviderResponse } from '@app/contracts/http/catalog';
import type { RowStep } from '@web/ui/row-presses';
import { mapOfProvider } from './provider-links';

const isWebPage = (address: string): boolean => /^https?:\/\//.test(address);

/** The state's own page of a licensed home (it has the phone), the street on a map, the website, the source's page. */
export function useNextStep(provider: ProviderResponse): RowStep | null {
  const { t } = useTranslation('records');
  const { type, licenseNumber, address, website, provenance } = provider;
  const hasSourcePage = isWebPage(provenance.sourceUrl) && provenance.origin !== 'sample';
  if (type === 'seniorHousing' && licenseNumber && hasSourcePage) {
    return { label: t('actions.statePage'), href: provenance.sourceUrl, icon: Building2 };
  }
  const map = mapOfProvider(provider);
  if (map && address) return { label: address, href: map, icon: Map };
  if (website) return { label: t('actions.website'), href: website, icon: ExternalLink };
  if (map) return { label: t('actions.map'), href: map, icon: Map };
  return hasSourcePage ? { label: t('actions.sourcePage'), href: provenance.sourceUrl, icon: ExternalLink } : null;
}
