import type { InsurerRecord } from '@app/content/records/insurers';
import type { UiLanguage } from '@web/base/i18n/language';
import { defineQuery } from '@web/shared/address/define-query';
import { oneOf } from '@web/shared/address/params';

/** Kinds of the select, in its order; `unconfirmed` = no source states the kind. */
export const INSURER_KINDS = [
  'integrated-hmo',
  'traditional-insurer',
  'safety-net',
  'nonprofit-insurer',
  'unconfirmed',
] as const;
export type InsurerKind = (typeof INSURER_KINDS)[number];

const kindOf = ({ kind }: Pick<InsurerRecord, 'kind'>): InsurerKind => kind ?? 'unconfirmed';

export interface InsurerQuery {
  words: string;
  /** null = all. */
  kind: InsurerKind | null;
}

export const INSURER_QUERY = defineQuery<InsurerQuery>({
  // As typed: every letter is in the address at once.
  words: { empty: '', parse: (text) => text, print: (words) => words, name: 'q' },
  kind: oneOf(INSURER_KINDS),
});

/** Part of a name (both languages) or of the description in the language of the page, whatever the case. */
export function findInsurers(
  all: readonly InsurerRecord[],
  { words, kind }: InsurerQuery,
  language: UiLanguage,
): InsurerRecord[] {
  const wanted = words.normalize('NFC').trim().toLowerCase();
  return all.filter((insurer) => {
    if (kind !== null && kindOf(insurer) !== kind) return false;
    const texts = [insurer.name, insurer.nameKo, insurer.description?.[language]];
    return texts.some((text) => text?.toLowerCase().includes(wanted));
  });
}
