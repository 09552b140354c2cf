import type { InsurerRecord } from '@app/content/records/insurers';
import { formatPhone } from '@web/base/formats/phone';
import { curatedProvenance } from '@web/shared/provenance/curated';
import { cardOf, factOf, sourceOf } from '@web/shared/show-card/card';
import type { Card } from '@web/shared/show-card/card';

/** The card of an insurance company: what to ask it, by phone or at its desk. */
export function insurerCard(insurer: InsurerRecord): Card {
  const { name, nameKo, phone } = insurer;
  const provenance = curatedProvenance(insurer);
  return cardOf(
    'insurer',
    [...factOf('company', { ko: nameKo ?? name, en: name }), ...factOf('phone', phone && formatPhone(phone))],
    provenance && sourceOf(provenance),
  );
}
