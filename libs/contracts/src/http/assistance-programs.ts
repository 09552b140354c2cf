// Programs that help to pay, as the catalog service answers them. No decorators: the web imports this file as values.
import type { BilingualText } from './errors';
import type { Provenance } from './provenance';

export const PROGRAM_TYPES = ['financial', 'prescription', 'premium', 'other'] as const;
export type ProgramType = (typeof PROGRAM_TYPES)[number];

export interface AssistanceProgramResponse {
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
  /** `phoneLabel`: whose line `phone` is, when it is not the program's own (HICAP, LA County). */
  contactInfo: { phone: string | null; phoneLabel?: BilingualText | null; tty?: string | null; website: string | null };
  provenance: Provenance;
}
