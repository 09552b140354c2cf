// The numbers an answer may name, as the records have them; what no source confirms is left out.
import { CONTACTS } from '@app/content/records/contacts';
import type { ContactRecord } from '@app/content/records/contacts';
import type { ReplyPhone } from '@app/contracts/http/chat';
import type { AppLanguage, BilingualText } from '@app/contracts/http/errors';

type HelpLine = ContactRecord & { number: string };

const isShown = (record: ContactRecord): record is HelpLine =>
  record.number !== null && record.confidence === 'verified';

const HELP_LINES: ReadonlyMap<string, HelpLine> = new Map(
  CONTACTS.filter(isShown).map((record) => [record.id, record]),
);

/** @throws for an id that is no verified line: the answers name only lines that are there (help-lines.test.ts) */
export function helpLine(id: string): HelpLine {
  const found = HELP_LINES.get(id);
  if (!found) throw new Error(`no verified help line ${id}`);
  return found;
}

export const lineName = ({ name, nameKo }: ContactRecord): BilingualText => ({ ko: nameKo ?? name, en: name });

export function phoneOf(id: string, language: AppLanguage): ReplyPhone {
  const line = helpLine(id);
  const hours = line.unconfirmedFields.includes('hours') ? null : line.hours;
  return { id, who: lineName(line)[language], number: line.number, hours: hours?.[language] ?? null };
}
