import type { ProviderRecord } from '../sources/providers/provider-record';
import type { Word } from './statement';

/** A place of one NPI is a provider of each of its types. */
export function wordOf(record: ProviderRecord): Word {
  const { type, naturalKey, name, legalName, address, city, state, zipCode, phone, npi, licenseNumber } = record;
  const { source, sourceUrl, sourceUpdatedAt, specialty, specialties, taxonomyCodes } = record;
  return {
    source,
    naturalKey,
    sourceUrl,
    sourceUpdatedAt,
    key: `${type} ${naturalKey}`,
    fields: {
      type,
      name,
      zipCode,
      npi,
      specialties,
      taxonomyCodes,
      state: state ?? 'CA',
      isShown: true,
      otherNames: legalName === null ? undefined : [legalName],
      address: address ?? undefined,
      city: city ?? undefined,
      phone: phone ?? undefined,
      licenseNumber: licenseNumber ?? undefined,
      specialty: specialty ?? undefined,
    },
  };
}
