// Registry results -> the records of one ZIP and type. Pure: what is kept, under which key, and in which words.
import { sha256 } from '@app/kit/content-hash';
import { CRAWLED_BY_ZIP, type ZipCrawledType } from '@app/contracts/http/catalog';
import type { RegistryAddress, RegistryResult, RegistryTaxonomy } from './parser';
import { readableAddress, readableCredential, readableOrganization, readablePersonName } from './readable-case';
import { providerPage, PROVIDERS_SOURCE_ID } from './source';
import { enumerationTypeOf, type Taxonomy, taxonomiesOf } from './taxonomies';
import { usPhone } from './us-phone';

/** What the registry knows of one place of one provider. It states no language, and none is inferred from a name. */
export interface ProviderRecord {
  source: typeof PROVIDERS_SOURCE_ID;
  type: ZipCrawledType;
  naturalKey: string;
  name: string;
  /** The name in the register when the name on the door is another; only for search. */
  legalName: string | null;
  /** The registry's own words. */
  specialty: string | null;
  specialties: string[];
  taxonomyCodes: string[];
  address: string | null;
  city: string | null;
  state: string | null;
  zipCode: string;
  phone: string | null;
  npi: string;
  licenseNumber: string | null;
  sourceUrl: string;
  sourceUpdatedAt: string | null;
  retrievedAt: Date;
}

/** By code: looked up for each of nine million rows. */
const TABLES: ReadonlyMap<ZipCrawledType, ReadonlyMap<string, Taxonomy>> = new Map(
  CRAWLED_BY_ZIP.map((type) => [type, new Map(taxonomiesOf(type).map((taxonomy) => [taxonomy.code, taxonomy]))]),
);

export interface RegistryQuery {
  zip: string;
  type: ZipCrawledType;
  retrievedAt: Date;
}

/** The types of which the registry would find such a provider. */
export function typesOf(isPerson: boolean, taxonomies: readonly Pick<RegistryTaxonomy, 'code'>[]): ZipCrawledType[] {
  const kind = isPerson ? 'NPI-1' : 'NPI-2';
  return CRAWLED_BY_ZIP.filter(
    (type) => enumerationTypeOf(type) === kind && taxonomies.some(({ code }) => TABLES.get(type)?.has(code)),
  );
}

/** The registry matches any taxonomy and, loosely, any address: here only what was requested stays. */
export function recordsOf(results: readonly RegistryResult[], query: RegistryQuery): ProviderRecord[] {
  const records = new Map<string, ProviderRecord>();
  for (const result of results) {
    for (const record of recordsOfOne(result, query)) records.set(record.naturalKey, record);
  }
  return [...records.values()];
}

function recordsOfOne(result: RegistryResult, query: RegistryQuery): ProviderRecord[] {
  const table = TABLES.get(query.type);
  const matched = result.taxonomies.filter(({ code }) => table?.has(code));
  const isQueriedKind = result.isPerson === (enumerationTypeOf(query.type) === 'NPI-1');
  if (!result.isActive || !isQueriedKind || matched.length === 0) return [];
  const name = nameOf(result);
  if (name === null) return [];

  const specialties = [...new Set(matched.flatMap(({ code }) => table?.get(code)?.specialties ?? []))].sort();
  return placesOf(result, query.zip).map(({ naturalKey, address }) => ({
    source: PROVIDERS_SOURCE_ID,
    type: query.type,
    naturalKey,
    name,
    legalName: legalNameOf(result),
    specialty: mainTaxonomy(matched).description,
    specialties,
    taxonomyCodes: [...new Set(result.taxonomies.map(({ code }) => code))].sort(),
    address: streetOf(address),
    city: address.city && readableAddress(address.city),
    state: address.state,
    zipCode: query.zip,
    phone: usPhone(address.phone),
    npi: result.npi,
    licenseNumber: licenseOf(matched, address.state),
    sourceUrl: providerPage(result.npi),
    sourceUpdatedAt: result.updatedOn,
    retrievedAt: query.retrievedAt,
  }));
}

/** Its first practice address is the NPI itself; each further one has a key of its own. Mailing addresses are not places. */
function placesOf({ npi, addresses, practiceLocations }: RegistryResult, zip: string) {
  const isHere = (address: RegistryAddress) => address.zip === zip && (address.country ?? 'US') === 'US';
  const main = addresses.find(({ purpose }) => purpose?.toUpperCase() === 'LOCATION');
  const places: { naturalKey: string; address: RegistryAddress }[] = [];
  if (main && isHere(main)) places.push({ naturalKey: `npi:${npi}`, address: main });
  const further = practiceLocations.filter(isHere);
  if (further.length === 0) return places;
  const seen = new Set(main ? [placeKey(main)] : []);
  for (const address of further) {
    const key = placeKey(address);
    if (seen.has(key)) continue;
    seen.add(key);
    places.push({ naturalKey: `npi:${npi}@${zip}-${key}`, address });
  }
  return places;
}

/** Eight hex digits that stay the same for the same street address. */
function placeKey({ address1, address2, city, zip }: RegistryAddress): string {
  const text = [address1, address2, city, zip].map((part) => (part ?? '').toUpperCase()).join('|');
  return sha256(text).slice(0, 8);
}

function nameOf(result: RegistryResult): string | null {
  if (!result.isPerson) {
    const name = result.tradeName ?? result.organizationName;
    return name && readableOrganization(name);
  }
  const { firstName, middleName, lastName, suffix, credential } = result;
  if (lastName === null) return null;
  const middle = middleName?.length === 1 ? `${middleName}.` : middleName;
  const parts = [firstName, middle, lastName, suffix].filter((part) => part !== null && part !== undefined);
  const full = parts.map(readablePersonName).join(' ');
  const title = credential && readableCredential(credential);
  return title ? `${full}, ${title}` : full;
}

function legalNameOf({ isPerson, tradeName, organizationName }: RegistryResult): string | null {
  return isPerson || tradeName === null || organizationName === null ? null : readableOrganization(organizationName);
}

function mainTaxonomy(matched: RegistryTaxonomy[]): RegistryTaxonomy {
  return matched.find(({ isPrimary }) => isPrimary) ?? (matched[0] as RegistryTaxonomy);
}

function licenseOf(matched: RegistryTaxonomy[], state: string | null): string | null {
  const own = matched.filter((taxonomy) => taxonomy.license !== null && taxonomy.state === state);
  return (own.find(({ isPrimary }) => isPrimary) ?? own[0])?.license ?? null;
}

function streetOf({ address1, address2 }: RegistryAddress): string | null {
  const lines = [address1, address2].filter((line) => line !== null);
  return lines.length === 0 ? null : lines.map(readableAddress).join(', ');
}
