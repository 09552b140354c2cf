import { searchText } from '@app/content/matching/search-text';
import type { ProgramColumns } from '@app/database/tables/assistance-programs';
import { fictionalPhone, nextNumber, provenance } from './provenance';

export type ProgramRow = ProgramColumns;

/** A valid help program: fictional, complete in both languages, unless overridden. */
export function programRow(overrides: Partial<ProgramRow> = {}): ProgramRow {
  const number = nextNumber();
  const id = overrides.id ?? `sample-program-${number}`;
  const row = {
    ...provenance(id),
    id,
    name: `Sample Program ${number}`,
    nameKo: `(예시) 지원 프로그램 ${number}`,
    type: 'financial' as const,
    description: 'A fictional program.',
    descriptionKo: '예시로 만든 프로그램입니다.',
    eligibilityRequirements: { who: 'Anyone in a test.' },
    eligibilityRequirementsKo: { who: '시험에 나오는 분.' },
    benefits: null,
    benefitsKo: null,
    applicationProcess: null,
    applicationProcessKo: null,
    phone: fictionalPhone(number),
    phoneLabel: null,
    phoneLabelKo: null,
    tty: null,
    website: null,
    sortOrder: 0,
    ...overrides,
  };
  return { ...row, searchText: overrides.searchText ?? searchText([row.name, row.nameKo, row.descriptionKo]) };
}
