// Roles of a Plan-Net page, with what came with them -> what an insurer's directory says of each doctor in each ZIP. Pure.
import type { SkipCode, SkipCounts } from '@app/contracts/http/crawler';
import type { DirectoryRecord, PlaceFields } from '../facility-record';
import { type Physician, physicianOf } from '../providers/physicians';
import { readableAddress, readableCredential, readablePersonName } from '../providers/readable-case';
import { usPhone } from '../providers/us-phone';
import type { Bundle } from './bundle';
import { codingsOf, type Json, objectsOf, type Resource, telephoneOf, textOf } from './fhir';
import { Included } from './included';
import { languagesOf } from './languages';
import { networksOf } from './networks';
import { isNpi } from './npi';
import type { Insurer } from './source';

const NPI_SYSTEM = 'http://hl7.org/fhir/sid/us-npi';
const TAXONOMY_SYSTEM = 'http://nucc.org/provider-taxonomy';
const FHIR_ID = /^[A-Za-z0-9.-]{1,64}$/;

export interface RolesFilter {
  insurer: Insurer;
  /** Five digits; null = all of California. */
  zip: string | null;
  /** The day of the read, ISO. */
  today: string;
}

export interface RolesRead {
  /** One for each role and ZIP: those of one key are to be united. */
  records: DirectoryRecord[];
  skipped: SkipCounts;
}

type Place = Pick<PlaceFields, 'address' | 'city' | 'state' | 'county' | 'latitude' | 'longitude' | 'phone'> & {
  zipCode: string;
  state: string;
};

export function recordsOf(bundle: Bundle, filter: RolesFilter): RolesRead {
  const read: RolesRead = { records: [], skipped: {} };
  const included = new Included(bundle);
  for (const role of bundle.matches) {
    if (role.resourceType !== 'PractitionerRole') continue;
    const records = recordsOfRole(role, included, filter);
    if (typeof records === 'string') read.skipped[records] = (read.skipped[records] ?? 0) + 1;
    else read.records.push(...records);
  }
  return read;
}

function recordsOfRole(
  role: Resource,
  included: Included,
  { insurer, zip, today }: RolesFilter,
): DirectoryRecord[] | SkipCode {
  const practitioner = included.find(role['practitioner']);
  if (!practitioner) return 'unreadable';
  if (role['active'] === false || practitioner['active'] === false || isOver(role['period'], today)) return 'closed';
  const npi = npiOf(practitioner);
  const name = nameOf(practitioner);
  if (npi === null || name === null) return 'unreadable';
  const specialty = specialtyOf(role, practitioner);
  if (specialty === null) return 'other_kind';
  const places = objectsOf(role['location']).flatMap((reference) => placeOf(included.find(reference)) ?? []);
  const here = places.filter(({ zipCode }) => zip === null || zipCode === zip);
  if (here.length === 0) return 'other_state';
  const languages = languagesOf(practitioner);
  const phone = usPhone(telephoneOf(role['telecom']));
  const fields = {
    ...specialty,
    name,
    npi,
    isShown: true,
    networks: networksOf(role, included, insurer.name),
    // Whether new patients are taken is in an extension that is often meaningless, so it is not read.
    ...(languages.length > 0 && { languages, languageSource: `${insurer.name} provider directory` }),
  };
  return here.map((place) => ({
    source: insurer.id,
    key: `${npi}@${place.zipCode}`,
    // With its ZIP: the number alone is the registry's key of the one place it knows first.
    naturalKey: `npi:${npi}@${place.zipCode}`,
    sourceUrl: pageOf(insurer, practitioner),
    fields: { ...fields, ...place, ...(phone !== null && { phone }) },
  }));
}

/** A role that has ended may still be called active. */
function isOver(period: unknown, today: string): boolean {
  const end = textOf(((period ?? {}) as Json)['end']);
  const day = /^\d{4}(?:-\d{2}){0,2}/.exec(end ?? '')?.[0];
  return day !== undefined && day < today.slice(0, day.length);
}

function npiOf(practitioner: Json): string | null {
  const numbers = objectsOf(practitioner['identifier']).filter(({ system }) => system === NPI_SYSTEM);
  return numbers.flatMap(({ value }) => textOf(value) ?? []).find(isNpi) ?? null;
}

/** "Dana Q. Cedar, MD". */
function nameOf(practitioner: Json): string | null {
  const names = objectsOf(practitioner['name']).filter(({ use }) => use !== 'old');
  const name = names.find(({ use }) => use === 'official' || use === 'usual') ?? names[0];
  const family = textOf(name?.['family']);
  if (!name || family === undefined) return null;
  const given = listOf(name['given']).map((part) => (part.length === 1 ? `${part}.` : part));
  const full = [...given, family].map(readablePersonName).join(' ');
  const titles = listOf(name['suffix']).map(readableCredential).join(', ');
  return titles === '' ? full : `${full}, ${titles}`;
}

/** The fields of a physician; null when the role is of a person whom we do not list. */
function specialtyOf(role: Json, practitioner: Json): (Physician & { specialty?: string }) | null {
  const own = codingsOf(role['specialty'], TAXONOMY_SYSTEM);
  const learned = objectsOf(practitioner['qualification']).flatMap(({ code }) => codingsOf(code, TAXONOMY_SYSTEM));
  const codings = own.length > 0 ? own : learned;
  const physician = physicianOf(codings.flatMap(({ code }) => code ?? []));
  if (physician === null) return null;
  const words = codings.find(({ code }) => code !== undefined && physician.taxonomyCodes.includes(code))?.display;
  return words === undefined ? physician : { ...physician, specialty: words };
}

/** null for a place outside California, or without a ZIP. */
function placeOf(location: Resource | undefined): Place | null {
  const address = location && (location['address'] as Json | undefined);
  if (!location || !address || /^(?:inactive|suspended)$/.test(textOf(location['status']) ?? '')) return null;
  const zipCode = /^9[0-6]\d{3}/.exec(textOf(address['postalCode']) ?? '')?.[0];
  if (zipCode === undefined || !/^(?:ca|california)$/i.test(textOf(address['state']) ?? '')) return null;
  const lines = listOf(address['line']).map(readableAddress);
  const city = textOf(address['city']);
  const county = textOf(address['district'])?.replace(/ county$/i, '');
  const phone = usPhone(telephoneOf(location['telecom']));
  return {
    state: 'CA',
    zipCode,
    ...(lines.length > 0 && { address: lines.join(', ') }),
    ...(city !== undefined && { city: readableAddress(city) }),
    ...(county !== undefined && { county: readableAddress(county) }),
    ...pointOf(location['position']),
    ...(phone !== null && { phone }),
  };
}

/** A point needs both, and 0 means unknown. */
function pointOf(position: unknown): Pick<PlaceFields, 'latitude' | 'longitude'> {
  const { latitude, longitude } = (position ?? {}) as { latitude?: unknown; longitude?: unknown };
  const isDegrees = (value: unknown): value is number =>
    typeof value === 'number' && Number.isFinite(value) && value !== 0 && Math.abs(value) <= 180;
  return isDegrees(latitude) && isDegrees(longitude) ? { latitude, longitude } : {};
}

/** What a person could open: the record itself. */
function pageOf({ site }: Insurer, practitioner: Json): string {
  const id = textOf(practitioner['id']) ?? '';
  return FHIR_ID.test(id) ? `${site.live}/Practitioner/${id}` : site.live;
}

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.flatMap((each) => textOf(each) ?? []) : []);
