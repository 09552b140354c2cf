import { useTranslation } from 'react-i18next';
import type { ProviderResponse } from '@app/contracts/http/catalog';

/** "1.6마일", or "90006 안" in the requested ZIP itself, where the middle of the ZIP says nothing; null when not known. */
export function useDistanceText(
  { zipCode, distanceMiles }: Pick<ProviderResponse, 'zipCode' | 'distanceMiles'>,
  zip: string,
): string | null {
  const { t } = useTranslation('records');
  if (!zip) return null;
  if (zipCode === zip) return t('distance.inside', { zip });
  return distanceMiles == null ? null : t('distance.miles', { miles: distanceMiles.toFixed(1) });
}
