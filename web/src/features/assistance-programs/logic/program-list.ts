import { PROGRAM_TYPES } from '@app/contracts/http/assistance-programs';
import type { AssistanceProgramResponse, ProgramType } from '@app/contracts/http/assistance-programs';
import type { UiLanguage } from '@web/base/i18n/language';
import { defineQuery } from '@web/shared/address/define-query';
import { oneOf } from '@web/shared/address/params';

export interface ProgramQuery {
  words: string;
  /** null = all. */
  type: ProgramType | null;
}

export const PROGRAM_QUERY = defineQuery<ProgramQuery>({
  // As typed: every letter is in the address at once.
  words: { empty: '', parse: (text) => text, print: (words) => words, name: 'q' },
  type: oneOf(PROGRAM_TYPES),
});

type Named = Pick<AssistanceProgramResponse, 'name' | 'nameKo' | 'description' | 'descriptionKo' | 'type'>;

/** Part of a name (both languages) or of the description in the language of the page, whatever the case. */
export function findPrograms<Program extends Named>(
  all: readonly Program[],
  { words, type }: ProgramQuery,
  language: UiLanguage,
): Program[] {
  const wanted = words.normalize('NFC').trim().toLowerCase();
  return all.filter((program) => {
    if (type !== null && program.type !== type) return false;
    const description = language === 'ko' ? program.descriptionKo : program.description;
    return [program.name, program.nameKo, description].some((text) => text.toLowerCase().includes(wanted));
  });
}
