// Six insurers, findable as providers of type `insurance`.
import type { BilingualText } from '@app/contracts/http/errors';
import insurers from '../../data/insurers.json';
import type { ContentRecord, PhoneLine } from './record';

export interface InsurerRecord extends ContentRecord {
  kind: 'integrated-hmo' | 'traditional-insurer' | 'safety-net' | 'nonprofit-insurer' | null;
  networkType: 'HMO' | 'HMO/PPO' | null;
  description: BilingualText | null;
  serviceAreas: readonly BilingualText[];
  planTypes: readonly BilingualText[];
  established: number | null;
  headquarters: string | null;
  /** Medicare star rating of `contractId` in `starYear`. */
  starRating: number | null;
  starYear: number | null;
  contractId: string | null;
  phone: string | null;
  /** Whose line `phone` is, and its hours. */
  phoneLabel: BilingualText | null;
  tty: string | null;
  otherPhones: readonly PhoneLine[];
  website: string | null;
  languages: readonly string[];
  languageSource: string | null;
  notes: readonly BilingualText[];
}

export const INSURERS = insurers as readonly InsurerRecord[];
