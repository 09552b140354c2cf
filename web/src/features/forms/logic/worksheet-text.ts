// A worksheet as lines of plain text: lines to write on, boxes to tick, room for answers.
import { CONTACTS } from '@app/content/records/contacts';
import type { Worksheet, WorksheetPart } from '@app/content/records/worksheets';
import { nameIn } from '@web/base/i18n/name-in';
import { formatDate } from '@web/base/formats/dates';
import type { UiLanguage } from '@web/base/i18n/language';
import { WORKSHEET_WORDS } from '../content/worksheet-words';

const BLANK = '____________________';

function itemLines(kind: WorksheetPart['kind'], item: string, answer: string): string[] {
  if (kind === 'checks') return [`[  ] ${item}`];
  if (kind === 'questions') return [`- ${item}`, `  ${answer}: ${BLANK}${BLANK}`];
  return [`${item}: ${BLANK}`];
}

function phoneLines({ phones }: Worksheet, language: UiLanguage): string[] {
  const lines = phones.flatMap((id) => CONTACTS.find((contact) => contact.id === id && contact.number) ?? []);
  if (lines.length === 0) return [];
  const words = WORKSHEET_WORDS[language];
  const [checked = ''] = lines.map(({ checkedOn }) => checkedOn).sort();
  return [
    '',
    `■ ${words.phones}`,
    ...lines.map(({ name, nameKo, number }) => `${nameIn({ name, nameKo }, language)}: ${number}`),
    `(${words.checked}: ${formatDate(checked, language)})`,
  ];
}

/** @returns lines without line ends; the first is the title */
export function worksheetLines(worksheet: Worksheet, language: UiLanguage): string[] {
  const words = WORKSHEET_WORDS[language];
  const parts = worksheet.parts.flatMap(({ kind, title, items }) => [
    '',
    `■ ${title[language]}`,
    ...items.flatMap((item) => itemLines(kind, item[language], words.answer)),
  ]);
  const head = [worksheet.title[language], words.brand, '', worksheet.about[language], words.safe];
  return [...head, ...parts, ...phoneLines(worksheet, language), '', words.own];
}
