// The shape of each kind of record in libs/content/data.
import { type HospitalDepartment, PROVIDER_TYPES, SPECIALTIES } from '@app/contracts/http/catalog';
import { PROGRAM_TYPES } from '@app/contracts/http/assistance-programs';
import { namedDay } from '@app/benefits/figures/rule-dates';
import { CONFIDENCES, VERIFICATIONS } from '@app/contracts/http/provenance';
import { CONTACT_CATEGORIES, type ContactRecord } from '../records/contacts';
import type { FormRecord } from '../records/forms';
import type { HospitalRecord } from '../records/hospitals';
import type { InsurerRecord } from '../records/insurers';
import type { MedicalGroupRecord } from '../records/medical-groups';
import type { NewsroomRecord } from '../records/newsrooms';
import { UPDATE_TYPES, type WrittenPolicyUpdate } from '../records/policy-updates';
import type { PostalAddress } from '../records/postal-address';
import type { ProgramRecord } from '../records/programs';
import type { ContentRecord, PhoneLine } from '../records/record';
import type { ZipProviderRecord } from '../records/zip-providers';
import { bilingual, day, englishText, flag, id, koreanText, listOf, npi, numberBetween, objectOf } from './shape';
import {
  oneOf,
  optional,
  orNull,
  period,
  phone,
  type Shape,
  type ShapesOf,
  tableOf,
  text,
  webAddress,
  zipCode,
} from './shape';

const COMMON: ShapesOf<ContentRecord> = {
  id,
  name: text,
  nameKo: orNull(koreanText),
  nameKoSource: orNull(oneOf('source', 'translated')),
  sourceUrl: orNull(webAddress),
  sourceDate: orNull(period),
  checkedOn: day,
  confidence: oneOf(...CONFIDENCES),
  verified: optional(oneOf(...VERIFICATIONS)),
  isStale: flag,
  unconfirmedFields: listOf(text),
  confirmAt: optional(webAddress),
};

/** A kind of record: its own fields beside those every record has. */
const recordOf = <Kind extends ContentRecord>(own: ShapesOf<Omit<Kind, keyof ContentRecord>>): Shape<readonly Kind[]> =>
  listOf(objectOf<Kind>({ ...COMMON, ...own } as ShapesOf<Kind>));

const year = numberBetween(1800, 2100);
const languages = listOf(text);
const address = objectOf<PostalAddress>({ street: text, city: text, state: oneOf('CA'), zipCode });
const department = objectOf<HospitalDepartment>({
  name: text,
  nameKo: koreanText,
  description: englishText,
  descriptionKo: koreanText,
});
const phoneLine = objectOf<PhoneLine>({ label: bilingual, number: phone });

export const hospitals = recordOf<HospitalRecord>({
  kind: oneOf('private', 'academic', 'public', 'specialty', 'general'),
  region: text,
  address,
  phone: orNull(phone),
  website: webAddress,
  npi: orNull(npi),
  ccn: text,
  description: bilingual,
  specialties: listOf(bilingual),
  departments: listOf(department),
  languages,
  beds: orNull(numberBetween(1, 5_000)),
  rating: orNull(numberBetween(1, 5)),
  hasEmergency: flag,
  trauma: orNull(text),
  established: year,
  insuranceAccepted: listOf(text),
  koreanServices: orNull(flag),
  notes: listOf(bilingual),
});

export const medicalGroups = recordOf<MedicalGroupRecord>({
  kind: oneOf('ipa', 'medical_group', 'health_system'),
  region: orNull(text),
  address: orNull(address),
  phone: orNull(phone),
  website: orNull(webAddress),
  npi: orNull(npi),
  description: orNull(bilingual),
  specialties: listOf(bilingual),
  languages,
  languageSource: orNull(text),
  established: orNull(year),
  insuranceAccepted: listOf(text),
  notes: listOf(bilingual),
});

export const insurers = recordOf<InsurerRecord>({
  kind: orNull(oneOf('integrated-hmo', 'traditional-insurer', 'safety-net', 'nonprofit-insurer')),
  networkType: orNull(oneOf('HMO', 'HMO/PPO')),
  description: orNull(bilingual),
  serviceAreas: listOf(bilingual),
  planTypes: listOf(bilingual),
  established: orNull(year),
  headquarters: orNull(text),
  starRating: orNull(numberBetween(1, 5)),
  starYear: orNull(year),
  contractId: orNull(text),
  phone: orNull(phone),
  phoneLabel: orNull(bilingual),
  tty: orNull(phone),
  otherPhones: listOf(phoneLine),
  website: orNull(webAddress),
  languages,
  languageSource: orNull(text),
  notes: listOf(bilingual),
});

export const zipProviders = recordOf<ZipProviderRecord>({
  type: oneOf(...PROVIDER_TYPES),
  specialty: text,
  specialties: listOf(oneOf(...SPECIALTIES)),
  street: orNull(text),
  city: text,
  zipCode,
  phone: orNull(phone),
  npi: orNull(npi),
  languages,
  languageSource: orNull(text),
  housingType: orNull(bilingual),
  beds: orNull(numberBetween(1, 5_000)),
  notes: listOf(bilingual),
});

export const contacts = recordOf<ContactRecord>({
  category: oneOf(...CONTACT_CATEGORIES),
  number: orNull(phone),
  spelled: orNull(text),
  tty: orNull(phone),
  hours: orNull(bilingual),
  languages,
  hasInterpreter: flag,
  website: orNull(webAddress),
  address: orNull(text),
  description: orNull(bilingual),
  note: orNull(bilingual),
});

/** Named parts of a requirement ("who", "amounts"). */
const parts = <Type extends string>(words: Shape<Type>): Shape<Record<string, string>> => tableOf(id, words);

export const programs = recordOf<ProgramRecord>({
  type: oneOf(...PROGRAM_TYPES),
  alsoCalled: listOf(text),
  description: bilingual,
  eligibilityRequirements: orNull(objectOf({ ko: parts(koreanText), en: parts(englishText) })),
  benefits: orNull(bilingual),
  applicationProcess: orNull(bilingual),
  phone: orNull(phone),
  phoneLabel: orNull(bilingual),
  tty: orNull(phone),
  website: orNull(webAddress),
});

export const forms = recordOf<FormRecord>({
  category: oneOf('Medicare', 'Medi-Cal', 'Assistance', 'Planning'),
  description: orNull(bilingual),
  downloadUrl: orNull(webAddress),
  languages,
  hasKorean: orNull(flag),
  returnTo: orNull(bilingual),
  phone: orNull(phone),
  phoneLabel: orNull(bilingual),
  note: orNull(bilingual),
});

export const newsrooms = recordOf<NewsroomRecord>({
  url: webAddress,
  feedUrl: orNull(webAddress),
  kind: oneOf('html-list', 'rss+html', 'json'),
});

/** A name that rule-dates.json knows. */
const ruleDateName: Shape<string> = {
  faults: (value, path) =>
    typeof value === 'string' && namedDay(value) !== undefined
      ? []
      : [{ path, says: `${JSON.stringify(value)} is no date of libs/benefits/src/figures/rule-dates.json` }],
};

export const policyUpdates = recordOf<WrittenPolicyUpdate>({
  type: oneOf(...UPDATE_TYPES),
  rule: ruleDateName,
  text: bilingual,
  page: oneOf('/medicare', '/medi-cal', '/covered-california'),
});
