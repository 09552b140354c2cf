// Curated hospitals, medical groups, insurers and ZIP entries: what we say of them. Pure.
import type { ProviderDetails, ProviderType } from '@app/contracts/http/catalog';
import { HOSPITAL_RATING, HOSPITALS, type HospitalRecord } from '@app/content/records/hospitals';
import { INSURERS, type InsurerRecord } from '@app/content/records/insurers';
import { MEDICAL_GROUPS, type MedicalGroupRecord } from '@app/content/records/medical-groups';
import type { ContentRecord } from '@app/content/records/record';
import { ZIP_PROVIDERS, type ZipProviderRecord } from '@app/content/records/zip-providers';
import type { SourceRecord } from '../records/matching/source-record';
import { provenanceColumns, STARTER_SOURCE, type ZipPlaces } from './starter-row';

/** What the kinds of records say differently; everything absent is unknown. */
interface Place {
  type: ProviderType;
  specialty?: string;
  specialties?: readonly string[];
  street?: string | null;
  city?: string | null;
  zipCode?: string | null;
  phone: string | null;
  website?: string | null;
  languages: readonly string[];
  languageSource?: string | null;
  npi?: string | null;
  ccn?: string;
  housingType?: string | null;
  details: ProviderDetails;
}

/** A registry's own number where there is one, so that the first crawl that meets the place takes the row over. */
const naturalKeyOf = ({ npi, ccn }: Place, id: string): string =>
  npi ? `npi:${npi}` : ccn ? `ccn:${ccn}` : `starter:${id}`;

/** Details without what is unknown. */
function knownDetails(details: ProviderDetails): ProviderDetails | undefined {
  const members = Object.entries(details).filter(
    ([, value]) => value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  return members.length > 0 ? Object.fromEntries(members) : undefined;
}

/** What is unknown is omitted. */
const known = <T>(value: T | null | undefined): T | undefined => value ?? undefined;

function sourceRecordOf(record: ContentRecord, place: Place, zips: ZipPlaces): SourceRecord {
  const naturalKey = naturalKeyOf(place, record.id);
  const { source_url, source_updated_at, checked_on, confidence, is_stale } = provenanceColumns(record);
  return {
    source: STARTER_SOURCE,
    key: `${place.type} ${naturalKey}`,
    naturalKey,
    sourceUrl: source_url,
    sourceUpdatedAt: source_updated_at,
    checkedOn: checked_on,
    confidence,
    isStale: is_stale,
    fields: {
      type: place.type,
      state: 'CA',
      isShown: true,
      name: record.name,
      nameKo: known(record.nameKo),
      nameKoSource: known(record.nameKoSource),
      specialty: known(place.specialty),
      specialties: [...(place.specialties ?? [])],
      address: known(place.street),
      city: known(place.city),
      zipCode: known(place.zipCode),
      county: place.zipCode ? zips.get(place.zipCode)?.counties[0]?.county : undefined,
      phone: known(place.phone),
      website: known(place.website),
      languages: [...place.languages],
      languageSource: known(place.languageSource),
      npi: known(place.npi),
      ccn: place.ccn,
      housingType: known(place.housingType),
      details: knownDetails(place.details),
    },
  };
}

/** The state's levels of trauma care in Korean. */
const TRAUMA_KO = new Map([
  ['Level I (adult and pediatric)', '1급(성인과 어린이)'],
  ['Level II', '2급'],
]);

const hospital = (record: HospitalRecord): Place => ({
  type: 'hospital',
  ...record.address,
  phone: record.phone,
  website: record.website,
  languages: record.languages,
  npi: record.npi,
  ccn: record.ccn,
  details: {
    description: record.description,
    region: record.region,
    kind: record.kind,
    departments: [...record.departments],
    specialtyNames: [...record.specialties],
    beds: record.beds,
    rating: record.rating,
    ratingKind: record.rating === null ? undefined : HOSPITAL_RATING.en,
    hasEmergency: record.hasEmergency,
    established: record.established,
    insuranceAccepted: [...record.insuranceAccepted],
    koreanServices: record.koreanServices,
    notes: [
      ...(record.trauma
        ? [{ ko: `외상 센터: ${TRAUMA_KO.get(record.trauma) ?? record.trauma}`, en: `Trauma center: ${record.trauma}` }]
        : []),
      ...record.notes,
    ],
    unconfirmedFields: [...record.unconfirmedFields],
  },
});

const medicalGroup = (record: MedicalGroupRecord): Place => ({
  type: 'medicalGroup',
  ...record.address,
  phone: record.phone,
  website: record.website,
  languages: record.languages,
  languageSource: record.languageSource,
  npi: record.npi,
  details: {
    description: record.description ?? undefined,
    region: record.region ?? undefined,
    kind: record.kind,
    specialtyNames: [...record.specialties],
    established: record.established,
    insuranceAccepted: [...record.insuranceAccepted],
    notes: [...record.notes],
    unconfirmedFields: [...record.unconfirmedFields],
  },
});

const insurer = (record: InsurerRecord): Place => ({
  type: 'insurance',
  phone: record.phone,
  website: record.website,
  languages: record.languages,
  languageSource: record.languageSource,
  details: {
    description: record.description ?? undefined,
    category: record.kind ?? undefined,
    kind: record.networkType ?? undefined,
    serviceAreas: [...record.serviceAreas],
    planTypes: [...record.planTypes],
    established: record.established,
    phoneLabel: record.phoneLabel ?? undefined,
    tty: record.tty ?? undefined,
    otherPhones: [...record.otherPhones],
    notes: [...record.notes],
    unconfirmedFields: [...record.unconfirmedFields],
  },
});

const zipProvider = (record: ZipProviderRecord): Place => ({
  type: record.type,
  specialty: record.specialty,
  specialties: record.specialties,
  street: record.street,
  city: record.city,
  zipCode: record.zipCode,
  phone: record.phone,
  languages: record.languages,
  languageSource: record.languageSource,
  npi: record.npi,
  housingType: record.housingType ? 'affordable' : null,
  details: {
    description: record.housingType ?? undefined,
    beds: record.beds,
    notes: [...record.notes],
    unconfirmedFields: [...record.unconfirmedFields],
  },
});

/** Every curated place. Its point is the centre of its ZIP, its county the ZIP's main one. */
export function curatedRecords(zips: ZipPlaces): SourceRecord[] {
  const recordsOf = <Kind extends ContentRecord>(
    records: readonly Kind[],
    place: (record: Kind) => Place,
  ): SourceRecord[] => records.map((record) => sourceRecordOf(record, place(record), zips));
  return [
    ...recordsOf(HOSPITALS, hospital),
    ...recordsOf(MEDICAL_GROUPS, medicalGroup),
    ...recordsOf(INSURERS, insurer),
    ...recordsOf(ZIP_PROVIDERS, zipProvider),
  ];
}
