// What several sources say of one place -> the one record that visitors see. Pure.
import type { ProviderDetails } from '@app/contracts/http/catalog';
import type { StatedNetwork } from '@app/contracts/http/networks';
import type { BilingualText } from '@app/contracts/http/errors';
import type { Confidence, Origin } from '@app/contracts/http/provenance';
import { networkKeys } from '@app/content/matching/network-keys';
import { providerSearchText } from '@app/content/matching/search-text';
import { hashOf } from '@app/kit/content-hash';
import type { PlaceFields, RecordSource } from '../../sources/facility-record';
import { type Conflicts, conflictsOf } from './conflicts';
import { isPlanDirectory, languagesOf, networksOf } from './directory-fields';
import { FIELD_RANKS, PLACE, USUAL } from './merge-ranks';
import { mergedDetails } from './merged-details';
import { type FieldSources, first, isSaid } from './ranked';
import type { StoredSourceRecord } from '../matching/source-record';

export interface MergedRow {
  type: PlaceFields['type'];
  name: string;
  nameKo: string | null;
  nameKoSource: string | null;
  specialty: string | null;
  specialties: string[];
  taxonomyCodes: string[];
  address: string | null;
  city: string | null;
  state: string | null;
  zipCode: string | null;
  /** null: the main county of the ZIP. */
  county: string | null;
  /** null: the centre of the ZIP. */
  latitude: number | null;
  longitude: number | null;
  phone: string | null;
  website: string | null;
  languages: string[];
  languageSource: string | null;
  networks: StatedNetwork[];
  networkKeys: string[];
  acceptingNewPatients: boolean | null;
  npi: string | null;
  ccn: string | null;
  licenseNumber: string | null;
  housingType: string | null;
  services: string[];
  details: ProviderDetails | null;
  fieldSources: FieldSources;
  conflicts: Conflicts;
  searchText: string;
  source: RecordSource;
  sourceUrl: string;
  origin: Origin;
  confidence: Confidence;
  isStale: boolean;
  isActive: boolean;
}

/** A merged row with what is not part of its content: when it was last looked at. */
export interface DatedRow extends MergedRow {
  contentHash: string;
  retrievedAt: Date;
  sourceUpdatedAt: string | null;
  checkedOn: string;
}

/** @returns null when no source states anything */
export function mergeRecords(all: readonly StoredSourceRecord[]): DatedRow | null {
  const ranked = truthFirst(inOrder(all));
  const active = ranked.filter(({ isActive }) => isActive);
  // When every source has dropped the place, the last record of each is kept, hidden.
  const records = active.length > 0 ? active : ranked;
  const main = first(records, USUAL, () => true);
  if (!main) return null;
  const row = mergedRow(records, main, isShown(ranked));
  const { retrievedAt, sourceUpdatedAt, checkedOn } = main;
  return Object.assign(row, { contentHash: hashOf(row), retrievedAt, sourceUpdatedAt, checkedOn });
}

const inOrder = (all: readonly StoredSourceRecord[]): StoredSourceRecord[] => {
  const place = ({ source, key }: StoredSourceRecord) => `${source} ${key}`;
  return [...all].sort((left, right) => (place(left) < place(right) ? -1 : 1));
};

/** Invented records say nothing of a true place. */
function truthFirst(all: readonly StoredSourceRecord[]): readonly StoredSourceRecord[] {
  const true_ = all.filter(({ origin }) => origin !== 'sample');
  return true_.length > 0 ? true_ : all;
}

/** On a list that an agency keeps: neither filled in by the providers themselves, nor a plan's directory, nor ours. */
const isListed = ({ source }: StoredSourceRecord): boolean =>
  source !== 'nppes' && source !== 'starter' && !isPlanDirectory(source);

/**
 * A place that a whole list once held is shown as long as one list holds it and no licence says otherwise; a registry
 * that providers fill in themselves, and we, decide only where no list ever spoke.
 */
function isShown(ranked: readonly StoredSourceRecord[]): boolean {
  const lists = ranked.filter(isListed);
  const deciding = (lists.length > 0 ? lists : ranked).filter(({ isActive }) => isActive);
  return deciding.length > 0 && deciding.every(({ fields }) => fields.isShown);
}

function mergedRow(records: readonly StoredSourceRecord[], main: StoredSourceRecord, isActive: boolean): MergedRow {
  const fieldSources: FieldSources = {};
  const said = believedFields(records, main, fieldSources);
  const { place, spoken, phone } = said;
  const networks = networksOf(records);
  // In the order of their names: hashed so (content-hash.ts).
  const row: MergedRow = {
    acceptingNewPatients: said.acceptingNewPatients,
    address: place.address,
    ccn: said.ccn,
    city: place.city,
    confidence: main.confidence,
    conflicts: conflictsOf(records),
    county: place.county,
    details: mergedDetails(records, fieldSources),
    fieldSources,
    housingType: said.housingType,
    isActive,
    isStale: main.isStale,
    languageSource: spoken.languageSource,
    languages: spoken.languages,
    latitude: place.latitude,
    licenseNumber: said.licenseNumber,
    longitude: place.longitude,
    name: said.name,
    nameKo: said.nameKo,
    nameKoSource: said.nameKoSource,
    networkKeys: networkKeys(networks),
    networks,
    npi: said.npi,
    origin: main.origin,
    phone: phone?.number ?? null,
    searchText: '',
    services: said.services,
    source: main.source,
    sourceUrl: main.sourceUrl,
    specialties: [...new Set(records.flatMap(({ fields }) => fields.specialties ?? []))].sort(),
    specialty: said.specialty,
    state: place.state,
    taxonomyCodes: said.taxonomyCodes,
    type: main.fields.type,
    website: said.website,
    zipCode: place.zipCode,
  };
  row.searchText = searchTextOf(row, records);
  return row;
}

/** Who is believed for what, in the order of the names. @param fieldSources receives the winners */
function believedFields(records: readonly StoredSourceRecord[], main: StoredSourceRecord, fieldSources: FieldSources) {
  const pick = <K extends keyof PlaceFields>(field: K): NonNullable<PlaceFields[K]> | null => {
    const winner = first(records, FIELD_RANKS[field] ?? USUAL, ({ fields }) => isSaid(fields[field]));
    if (!winner) return null;
    fieldSources[field] = winner.source;
    return winner.fields[field] ?? null;
  };
  const korean = first(records, FIELD_RANKS.nameKo ?? USUAL, ({ fields }) => isSaid(fields.nameKo));
  const acceptingNewPatients = pick('acceptingNewPatients');
  const place = placeOf(records, fieldSources);
  const [ccn, housingType] = [pick('ccn'), pick('housingType')];
  const spoken = languagesOf(records);
  if (spoken.source) fieldSources['languages'] = spoken.source;
  const licenseNumber = pick('licenseNumber');
  const [name, nameKo] = [pick('name') ?? main.fields.name, pick('nameKo')];
  const npi = pick('npi');
  const phone = trustedPhone(records);
  if (phone) fieldSources['phone'] = phone.source;
  return {
    acceptingNewPatients,
    place,
    ccn,
    housingType,
    spoken,
    licenseNumber,
    name,
    nameKo,
    nameKoSource: korean?.fields.nameKoSource ?? null,
    npi,
    phone,
    services: pick('services') ?? [],
    specialty: pick('specialty'),
    taxonomyCodes: pick('taxonomyCodes') ?? [],
    website: pick('website'),
  };
}

/** Street, town and ZIP of one source; a point of its own, else another source's for the same ZIP. */
function placeOf(records: readonly StoredSourceRecord[], fieldSources: FieldSources) {
  const place =
    first(records, PLACE, ({ fields }) => isSaid(fields.zipCode) && isSaid(fields.address)) ??
    first(records, PLACE, ({ fields }) => isSaid(fields.zipCode) || isSaid(fields.address));
  if (place) fieldSources['address'] = place.source;
  const hasPoint = ({ fields }: StoredSourceRecord) => fields.latitude !== undefined && fields.longitude !== undefined;
  const isNear = (record: StoredSourceRecord) => hasPoint(record) && record.fields.zipCode === place?.fields.zipCode;
  const found = place && hasPoint(place) ? place : first(records, PLACE, isNear);
  const { address = null, city = null, state = null, zipCode = null, county = null } = place?.fields ?? {};
  const { latitude = null, longitude = null } = found?.fields ?? {};
  return { address, city, state, zipCode, county, latitude, longitude };
}

/**
 * A curated record without a number means that people compared the sources and found none, or two that differ. Then a
 * number is shown only when an agency's own list states it and no other list states another, or when two sources agree.
 */
function trustedPhone(records: readonly StoredSourceRecord[]): { number: string; source: RecordSource } | null {
  const isDoubted = records.some(({ source, fields }) => source === 'starter' && !isSaid(fields.phone));
  const others = records.filter(({ source, fields }) => source !== 'starter' && isSaid(fields.phone));
  const listed = new Set(others.filter(isListed).map(({ fields }) => fields.phone));
  const isTrusted = (record: StoredSourceRecord): boolean =>
    others.filter(({ fields }) => fields.phone === record.fields.phone).length > 1 ||
    (isListed(record) && listed.size === 1);
  const winner = first(records, USUAL, (record) => isSaid(record.fields.phone) && (!isDoubted || isTrusted(record)));
  return winner?.fields.phone ? { number: winner.fields.phone, source: winner.source } : null;
}

function searchTextOf(row: Omit<MergedRow, 'searchText'>, records: readonly StoredSourceRecord[]): string {
  const { details } = row;
  const names = new Set(
    records.flatMap(({ fields: { name, otherNames } }) => (otherNames ? [name, ...otherNames] : name)),
  );
  names.delete(row.name);
  return providerSearchText({
    name: row.name,
    nameKo: row.nameKo,
    specialty: row.specialty,
    address: row.address,
    city: row.city,
    county: row.county,
    zipCode: row.zipCode,
    phone: row.phone,
    services: row.services,
    networks: row.networks,
    other: [...names, row.npi, row.licenseNumber, ...(details ? wordsOfDetails(details) : []), ...row.specialties],
  });
}

function wordsOfDetails({ specialtyNames, departments = [], insuranceAccepted = [], planTypes }: ProviderDetails) {
  const bothLanguages = (texts: readonly BilingualText[] = []) => texts.flatMap(({ ko, en }) => [ko, en]);
  return [
    ...bothLanguages(specialtyNames),
    ...departments.flatMap(({ name, nameKo }) => [name, nameKo]),
    ...insuranceAccepted,
    ...bothLanguages(planTypes),
  ];
}
