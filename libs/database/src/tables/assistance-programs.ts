import type { ProgramType } from '@app/contracts/http/assistance-programs';
import type { ProvenanceColumns } from './provenance';

/** A help program (Extra Help, IHSS, ...), complete in both languages. */
export interface ProgramColumns extends ProvenanceColumns {
  id: string;
  name: string;
  nameKo: string;
  type: ProgramType;
  description: string;
  descriptionKo: string;
  /** Named parts ("who", "amounts"), or one text. */
  eligibilityRequirements: Record<string, string> | string | null;
  eligibilityRequirementsKo: Record<string, string> | string | null;
  benefits: Record<string, string> | string | null;
  benefitsKo: Record<string, string> | string | null;
  applicationProcess: string | null;
  applicationProcessKo: string | null;
  phone: string | null;
  /** Who answers at `phone`, when it is not the program itself. */
  phoneLabel: string | null;
  phoneLabelKo: string | null;
  tty: string | null;
  website: string | null;
  sortOrder: number;
  searchText: string;
}
