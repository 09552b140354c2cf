import { randomUUID } from 'node:crypto';
import { providerSearchText } from '@app/content/matching/search-text';
import type { ProviderColumns } from '@app/database/tables/providers';
import { fictionalPhone, nextNumber, provenance } from './provenance';

export type ProviderRow = ProviderColumns;

/** A valid provider: a fictional Koreatown clinic, unless overridden. `searchText` follows from the names. */
export function providerRow(overrides: Partial<ProviderRow> = {}): ProviderRow {
  const number = nextNumber();
  const naturalKey = overrides.naturalKey ?? `starter:sample-${number}`;
  const row = {
    ...provenance(naturalKey),
    id: randomUUID(),
    type: 'clinic' as const,
    naturalKey,
    name: `Sample Clinic ${number}`,
    nameKo: `(예시) 클리닉 ${number}`,
    nameKoSource: 'source' as const,
    specialty: 'Clinic/Center',
    specialties: [],
    taxonomyCodes: [],
    address: `${100 + number} Example Ave`,
    city: 'Los Angeles',
    state: 'CA',
    zipCode: '90006',
    county: 'Los Angeles',
    latitude: 34.048,
    longitude: -118.294,
    phone: fictionalPhone(number),
    website: null,
    languages: [],
    languageSource: null,
    networks: [],
    networkKeys: [],
    acceptingNewPatients: null,
    npi: null,
    ccn: null,
    licenseNumber: null,
    housingType: null,
    services: [],
    details: null,
    fieldSources: {},
    conflicts: {},
    ...overrides,
  };
  return { ...row, searchText: overrides.searchText ?? providerSearchText(row) };
}
