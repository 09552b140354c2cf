// What the catalog service answers (read side). No decorators: the web imports this file as values.
import type { BilingualText } from './errors';
import type { ProviderNetwork, StatedLanguages } from './networks';
import type { FieldSource, Provenance } from './provenance';

export const CATALOG_PATHS = {
  providers: '/api/providers',
  providerNetworks: '/api/providers/networks',
  provider: '/api/providers/:id',
  search: '/api/search',
  assistancePrograms: '/api/assistance-programs',
  zip: '/api/zips/:zip',
} as const;

export const PROVIDER_TYPES = [
  'doctor',
  'hospital',
  'pharmacy',
  'specialist',
  'clinic',
  'medicalGroup',
  'seniorHousing',
  'adultDayCare',
  'nursingHome',
  'seniorCenter',
  'assistant',
  'insurance',
] as const;
export type ProviderType = (typeof PROVIDER_TYPES)[number];

/** Types the NPI registry covers by ZIP: a miss starts a crawl. The others come from whole imports. */
export const CRAWLED_BY_ZIP = [
  'doctor',
  'pharmacy',
  'clinic',
  'hospital',
  'nursingHome',
  'adultDayCare',
  'assistant',
] as const satisfies readonly ProviderType[];
export type ZipCrawledType = (typeof CRAWLED_BY_ZIP)[number];

/** The doctor page's select (the specification's 20 values without "all"), as stored in `specialties`. */
export const DOCTOR_SPECIALTIES = [
  'internal-medicine',
  'family-medicine',
  'cardiology',
  'dermatology',
  'orthopedics',
  'ophthalmology',
  'otolaryngology',
  'neurology',
  'psychiatry',
  'pediatrics',
  'obstetrics-gynecology',
  'urology',
  'gastroenterology',
  'endocrinology',
  'rheumatology',
  'oncology',
  'radiology',
  'anesthesiology',
  'pathology',
] as const;

/** Further specialty ids the crawler writes (libs of NUCC codes); selectable on the provider finder. */
export const OTHER_SPECIALTIES = ['geriatrics', 'pulmonology', 'primary-care', 'nephrology'] as const;
export const SPECIALTIES = [...DOCTOR_SPECIALTIES, ...OTHER_SPECIALTIES] as const;
export type Specialty = (typeof SPECIALTIES)[number];

/** Language filter values; records hold the English name of the language ("Korean"). */
export const LANGUAGES = ['korean', 'english', 'spanish', 'chinese', 'vietnamese', 'tagalog'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Senior housing by the kind of place; `board-and-care` is assisted living for at most six. */
export const HOUSING_TYPES = ['assisted-living', 'board-and-care', 'affordable'] as const;

export const PROVIDER_LIMITS = {
  default: 500,
  max: 1000,
  maxOffset: 100_000,
  maxText: 100,
  /** Of a plan or a medical group. */
  maxName: 200,
  maxRadiusMiles: 100,
} as const;
/** What "near a ZIP" means everywhere, in miles from its middle. */
export const NEAR_MILES = 25;

/** Array answers say what the auto-crawl does in headers, because the body is the specification's bare array. */
export const HEADERS = {
  totalCount: 'x-total-count',
  /** `queued` or `running`; `full` when too many wait already (ask again soon); absent when no crawl is under way. */
  autoCrawl: 'x-auto-crawl',
  /** Age in seconds of a response from the gateway's cache, sent in place of one that the service cannot give. */
  stale: 'x-stale-seconds',
  /** Id of the newest run for this ZIP and type (running, failed or succeeded); GET /api/crawl/runs/:id tells more. */
  crawlRun: 'x-crawl-run',
  /** `ZIP is in two counties`: comma-separated county names of the requested ZIP. */
  counties: 'x-counties',
} as const;

export const AUTO_CRAWL_STATES = ['queued', 'running', 'full'] as const;
export type AutoCrawlState = (typeof AUTO_CRAWL_STATES)[number];
/** Crawls of visitors that may wait for a worker: in all, and of one visitor. */
export const WAITING_CRAWLS = { inAll: 10, perVisitor: 2 } as const;

export interface HospitalDepartment {
  name: string;
  nameKo: string;
  description: string;
  descriptionKo: string;
}

/** Curated extras of hospitals, medical groups and insurers; every member may be absent = unknown. */
export interface ProviderDetails {
  description?: BilingualText;
  region?: string;
  departments?: HospitalDepartment[];
  beds?: number | null;
  /** Persons the licence allows (senior housing, day care); a hospital has `beds`. */
  capacity?: number;
  rating?: number | null;
  ratingKind?: string;
  hasEmergency?: boolean;
  /** The state's word for what the emergency department is licensed for ("Emergency - Basic"). */
  emergencyLevel?: string;
  /** The licensing agency's own word ("LICENSED", "ON PROBATION"). */
  licenseStatus?: string;
  established?: number | null;
  insuranceAccepted?: string[];
  category?: string;
  kind?: string;
  planTypes?: BilingualText[];
  serviceAreas?: BilingualText[];
  koreanServices?: boolean | string | null;
  notes?: BilingualText[];
  /** Names of fields that rest on general knowledge only: the screen marks them "unconfirmed". */
  unconfirmedFields?: string[];
  /** Specialties and departments in the words of the curated record (the ids are in `specialties`). */
  specialtyNames?: BilingualText[];
  /** Whose line `phone` is, and its hours. */
  phoneLabel?: BilingualText;
  tty?: string;
  otherPhones?: { label: BilingualText; number: string }[];
}

export interface ProviderResponse {
  id: string;
  name: string;
  nameKo: string | null;
  /** `source` = the owner's own Korean name; `translated` = our rendering, so the English name is shown with it. */
  nameKoSource: 'source' | 'translated' | null;
  type: ProviderType;
  /** The source's own words for what the place or person does; null when the source says nothing. */
  specialty: string | null;
  /** Ids of SPECIALTIES, for filters and for translated labels. */
  specialties: string[];
  address: string | null;
  city: string | null;
  state: string | null;
  zipCode: string | null;
  county: string | null;
  latitude: number | null;
  longitude: number | null;
  /** Straight-line miles from the center of the requested ZIP; present only for a ZIP with a radius. */
  distanceMiles?: number | null;
  /** null = not verified: the screen says "확인 중 / being verified" and never guesses. */
  phone: string | null;
  website: string | null;
  /** English names ("Korean"). Empty = no source states one. Never inferred from a name. */
  languages: string[];
  languageSource: string | null;
  /** What single sources say of its languages; newest first. */
  statedLanguages: StatedLanguages[];
  /** Plans, networks and medical groups as insurers' directories state them. Empty = no directory we read names it. */
  networks: ProviderNetwork[];
  acceptingNewPatients: boolean | null;
  npi: string | null;
  ccn: string | null;
  licenseNumber: string | null;
  housingType: string | null;
  services: string[];
  details: ProviderDetails | null;
  /** Field or member of `details` -> its source. Only when the record was merged from more than one. */
  fieldSources?: Record<string, FieldSource>;
  provenance: Provenance;
}

export interface ZipResponse {
  zip: string;
  place: string | null;
  /** Primary county first; more than one when the ZIP lies in several. Without the word "County". */
  counties: string[];
  /** No table names a county of the ZIP (PO boxes, single offices): it is the one where its post office is. */
  isCountyDerived: boolean;
  latitude: number | null;
  longitude: number | null;
}
