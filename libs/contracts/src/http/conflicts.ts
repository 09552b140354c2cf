// Where sources contradict each other about one place: GET /api/crawl/conflicts. No decorators.
import type { ProviderType } from './catalog';
import type { FieldSource } from './provenance';

export const CONFLICTS_PATH = '/api/crawl/conflicts';
export const CONFLICTS_LIMITS = { default: 20, max: 100, maxOffset: 100_000 } as const;

export interface ConflictingWord {
  source: FieldSource;
  /** As the source says it; yes and no as `true` and `false`. */
  value: string;
  /** Whether visitors see this one. */
  isShown: boolean;
}

export interface ConflictResponse {
  id: string;
  type: ProviderType;
  name: string;
  nameKo: string | null;
  city: string | null;
  zipCode: string | null;
  /** false: visitors do not see the record at all. */
  isActive: boolean;
  /** By field: `phone`, `address`, `beds`, ...; each source once. */
  fields: { field: string; words: ConflictingWord[] }[];
}
