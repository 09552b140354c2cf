// The card of a telephone line: anyone who helps at the counter or in the street calls it.
import { callScript, scriptOfLine } from '@app/content/records/call-scripts';
import { CONTACTS } from '@app/content/records/contacts';
import type { ContentRecord } from '@app/content/records/record';
import type { BilingualText } from '@app/contracts/http/errors';
import { EMERGENCY_LINES } from '@web/base/contacts';
import { formatPhone } from '@web/base/formats/phone';
import { curatedProvenance, isUnconfirmed } from '@web/shared/provenance/curated';
import { cardOf, factOf, sourceOf } from './card';
import type { Card } from './card';

const URGENT = new Set(EMERGENCY_LINES.map(({ number }) => number));

export interface Line {
  record: ContentRecord;
  phone: string | null;
  tty: string | null;
  hours: BilingualText | null;
  address: string | null;
}

/** @returns null for a line whose number no one confirmed */
export function lineCard({ record, phone, tty, hours, address }: Line): Card | null {
  const { id, name, nameKo } = record;
  const provenance = curatedProvenance(record);
  if (phone === null || provenance === null) return null;
  const card = cardOf(
    URGENT.has(phone) ? 'urgent' : 'line',
    [
      ...factOf('name', { ko: nameKo ?? name, en: name }),
      ...factOf('phone', formatPhone(phone)),
      ...factOf('tty', tty && formatPhone(tty)),
      ...factOf('hours', hours),
      ...factOf('address', address),
    ],
    sourceOf(provenance),
  );
  const script = scriptOfLine(id);
  return { ...card, asks: (script && callScript(script)?.say) ?? card.asks };
}

/** The same for a number as a page prints it; null when it is no help line of ours. */
export function lineCardOf(phone: string): Card | null {
  const record = CONTACTS.find(({ number }) => number === phone);
  if (!record) return null;
  const { tty, address, hours } = record;
  return lineCard({ record, phone, tty, address, hours: isUnconfirmed(record, 'hours') ? null : hours });
}
