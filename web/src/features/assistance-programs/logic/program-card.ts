import type { AssistanceProgramResponse } from '@app/contracts/http/assistance-programs';
import { formatPhone } from '@web/base/formats/phone';
import { cardOf, factOf, sourceOf } from '@web/shared/show-card/card';
import type { Card } from '@web/shared/show-card/card';

/** The card of a program that helps to pay: for the counter where one applies. */
export const programCard = ({ name, nameKo, contactInfo, provenance }: AssistanceProgramResponse): Card =>
  cardOf(
    'program',
    [
      ...factOf('program', { ko: nameKo, en: name }),
      ...factOf('phone', contactInfo.phone && formatPhone(contactInfo.phone)),
    ],
    sourceOf(provenance),
  );
