import type { ProviderResponse } from '@app/contracts/http/catalog';
import { withQuery } from '@web/shared/api/api-client';
import { formatPhone } from '@web/base/formats/phone';
import { cardOf, factOf, sourceOf } from '@web/shared/show-card/card';
import type { Card } from '@web/shared/show-card/card';
import { fullAddress } from './provider-links';
import { cardKindOf } from './say-words';

/** The card of a doctor, hospital, pharmacy, home or company: what to ask there, and which place is meant. */
export function providerCard(provider: ProviderResponse): Card {
  const { id, type, name, nameKo, phone, npi, zipCode, provenance } = provider;
  const card = cardOf(
    cardKindOf(type),
    [
      ...factOf('name', { ko: nameKo ?? name, en: name }),
      ...factOf('phone', phone && formatPhone(phone)),
      ...factOf('npi', npi),
      ...factOf('address', fullAddress(provider)),
    ],
    sourceOf(provenance),
  );
  return { ...card, page: withQuery('/providers', { type, zip: zipCode, id }) };
}
