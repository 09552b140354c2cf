import type { ProviderRecord } from '../../sources/providers/provider-record';
import type { SourceRecord } from '../matching/source-record';

/** A place of one NPI is a provider of each of its types. */
export function sourceRecordOf(record: ProviderRecord): SourceRecord {
  const { type, naturalKey, name, legalName, address, city, state, zipCode, phone, npi, licenseNumber } = record;
  const { source, sourceUrl, sourceUpdatedAt, specialty, specialties, taxonomyCodes } = record;
  return {
    source,
    naturalKey,
    sourceUrl,
    sourceUpdatedAt,
    key: `${type} ${naturalKey}`,
    // In the order of their names: hashed so (content-hash.ts).
    fields: {
      address: address ?? undefined,
      city: city ?? undefined,
      isShown: true,
      licenseNumber: licenseNumber ?? undefined,
      name,
      npi,
      otherNames: legalName === null ? undefined : [legalName],
      phone: phone ?? undefined,
      specialties,
      specialty: specialty ?? undefined,
      state: state ?? 'CA',
      taxonomyCodes,
      type,
      zipCode,
    },
  };
}
