// One row of guide.provider_sources: what one source says of one provider.
import { createHash } from 'node:crypto';
import type { Origin } from '@app/contracts/http/provenance';
import type { PlaceFields, StatementSource } from '../facility-record';

export interface Statement {
  source: StatementSource;
  origin: Origin;
  key: string;
  fields: PlaceFields;
  sourceUrl: string;
  retrievedAt: Date;
  sourceUpdatedAt: string | null;
  /** false: the newest whole read of the source did not show it any more. */
  isActive: boolean;
}

/** SHA-256 over what is said, in whatever order its members stand. */
export function hashOf(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(value)))
    .digest('hex');
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, member]) => member !== undefined);
  return Object.fromEntries(
    entries.sort(([left], [right]) => (left < right ? -1 : 1)).map(([name, member]) => [name, sorted(member)]),
  );
}
