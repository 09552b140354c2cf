// Curated hospitals, medical groups, insurers and ZIP entries as rows of guide.providers. Pure.
import type { ProviderDetails, ProviderType } from '@app/contracts/http/catalog';
import type { BilingualText } from '@app/contracts/http/errors';
import { providerSearchText } from '@app/content/matching/search-text';
import { HOSPITAL_RATING, HOSPITALS, type HospitalRecord } from '@app/content/records/hospitals';
import { INSURERS, type InsurerRecord } from '@app/content/records/insurers';
import { MEDICAL_GROUPS, type MedicalGroupRecord } from '@app/content/records/medical-groups';
import type { ContentRecord } from '@app/content/records/record';
import { ZIP_PROVIDERS, type ZipProviderRecord } from '@app/content/records/zip-providers';
import { type Hashed, provenanceColumns, withHash, type ZipPlaces } from './starter-row';

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

export type ProviderRow = Hashed<ReturnType<typeof columns>>;

/** A registry's own number where there is one, so that the first crawl that meets the place takes the row over. */
const naturalKey = ({ npi, ccn }: Place, id: string): string =>
  npi ? `npi:${npi}` : ccn ? `ccn:${ccn}` : `starter:${id}`;

const bothLanguages = (texts: readonly BilingualText[] = []): string[] => texts.flatMap(({ ko, en }) => [ko, en]);

/** Details without what is unknown; null when nothing is known. */
function knownDetails(details: ProviderDetails): ProviderDetails | null {
  const known = Object.entries(details).filter(
    ([, value]) => value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  return known.length > 0 ? Object.fromEntries(known) : null;
}

function columns(record: ContentRecord, place: Place, zips: ZipPlaces) {
  const zip = place.zipCode ? zips.get(place.zipCode) : undefined;
  const { details } = place;
  return {
    type: place.type,
    natural_key: naturalKey(place, record.id),
    name: record.name,
    name_ko: record.nameKo,
    name_ko_source: record.nameKoSource,
    specialty: place.specialty ?? null,
    specialties: place.specialties ?? [],
    address: place.street ?? null,
    city: place.city ?? null,
    state: place.zipCode ? 'CA' : null,
    zip_code: place.zipCode ?? null,
    county: zip?.counties[0]?.county ?? null,
    latitude: zip?.latitude ?? null,
    longitude: zip?.longitude ?? null,
    phone: place.phone,
    website: place.website ?? null,
    languages: place.languages,
    language_source: place.languageSource ?? null,
    npi: place.npi ?? null,
    ccn: place.ccn ?? null,
    housing_type: place.housingType ?? null,
    details: knownDetails(details),
    search_text: providerSearchText({
      name: record.name,
      nameKo: record.nameKo,
      specialty: place.specialty,
      address: place.street,
      city: place.city,
      county: zip?.counties[0]?.county,
      zipCode: place.zipCode,
      phone: place.phone,
      other: [
        ...bothLanguages(details.specialtyNames),
        ...(details.departments ?? []).flatMap(({ name, nameKo }) => [name, nameKo]),
        ...(details.insuranceAccepted ?? []),
        ...bothLanguages(details.planTypes),
      ],
    }),
    ...provenanceColumns(record),
  };
}

/** The state's levels of trauma care in Korean. */
const TRAUMA_KO: Readonly<Record<string, string>> = {
  'Level I (adult and pediatric)': '1급(성인과 어린이)',
  'Level II': '2급',
};

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
        ? [{ ko: `외상 센터: ${TRAUMA_KO[record.trauma] ?? record.trauma}`, en: `Trauma center: ${record.trauma}` }]
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
export function providerRows(zips: ZipPlaces): ProviderRow[] {
  const rows = <Kind extends ContentRecord>(records: readonly Kind[], place: (record: Kind) => Place): ProviderRow[] =>
    records.map((record) => withHash(columns(record, place(record), zips)));
  return [
    ...rows(HOSPITALS, hospital),
    ...rows(MEDICAL_GROUPS, medicalGroup),
    ...rows(INSURERS, insurer),
    ...rows(ZIP_PROVIDERS, zipProvider),
  ];
}
