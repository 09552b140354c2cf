import { createHash } from 'node:crypto';
import { providerSearchText } from '@app/content/matching/search-text';
import type { ProviderRecord } from '../sources/providers/provider-record';

/** SHA-256 over what the source says. Not over when we read it, nor over what we add (county, point). */
export function contentHash({ retrievedAt: _, ...said }: ProviderRecord): string {
  const sorted = Object.entries(said).sort(([left], [right]) => (left < right ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
}

/** What a search may find the record by. @param nameKo a Korean name that a curated record gave this row earlier */
export function recordSearchText(record: ProviderRecord, nameKo: string | null): string {
  const { name, legalName, specialty, specialties, address, city, zipCode, phone, npi } = record;
  const other = [legalName, ...specialties, npi];
  return providerSearchText({ name, nameKo, specialty, address, city, zipCode, phone, other });
}
